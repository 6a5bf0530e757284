import { expect, test } from '@jest/globals';
import { describeShared } from '../shared.js';
import { isFound, spots } from './mutations.js';

describeShared('a mutation of one value in a real tool', () => {
  test('is found (every 199th place)', () => {
    const places = spots(199);
    const missed = places.filter((spot, turn) => !isFound(spot, turn));
    expect(missed.map(({ file, path }) => [file, path])).toEqual([]);
    expect(places.length).toBeGreaterThan(300);
  });
});
