import { expect, test } from '@jest/globals';
import { marker } from '../../../src/report/index.js';

test('a marker is one HTML comment that no id can close', () => {
  for (const id of ['', 'my gate', '-->', '\n', '@someone', '\uD800']) {
    expect(marker(id)).toMatch(/^<!-- tool-catalog-gate sha256:[0-9a-f]{64} -->$/u);
  }
});

test('two ids have two markers', () => {
  expect(marker('a')).not.toBe(marker('b'));
});
