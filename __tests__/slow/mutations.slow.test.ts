import { expect, test } from '@jest/globals';
import { isFound, spots } from '../diff/mutations.js';
import { describeShared } from '../shared.js';

describeShared('a mutation of one value in a real tool', () => {
  test('is found, wherever it is and of whichever kind', () => {
    const places = spots(3);
    const missed = places.filter((spot, turn) => !isFound(spot, turn));
    expect(missed.map(({ file, path }) => [file, path])).toEqual([]);
    expect(places.length).toBeGreaterThanOrEqual(20_000);
  });
});
