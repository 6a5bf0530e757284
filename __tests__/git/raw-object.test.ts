import { expect, test } from '@jest/globals';
import { parseTree } from '../../src/git/raw-object.js';

function tree(...entries: readonly string[]): Uint8Array {
  return Buffer.concat(entries.flatMap((entry) => [Buffer.from(`${entry}\0`), Buffer.alloc(20, 1)]));
}

test('a mode with zeros in front is what git takes it for', () => {
  const modes = parseTree(tree('040000 a', '0120000 b', '100644 c', '00160000 d'), 20)?.map(
    ({ mode }) => mode,
  );
  expect(modes).toEqual(['40000', '120000', '100644', '160000']);
});
