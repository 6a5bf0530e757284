import { expect, test } from '@jest/globals';
import { commitReader } from '../../src/source/index.js';
import type { ObjectStore, TreeEntry } from '../../src/source/index.js';

/** A store whose every commit has one tree. */
function storeOf(entries: readonly TreeEntry[]): ObjectStore {
  return {
    commit: () => Promise.resolve({ tree: 'tree', parents: [] }),
    tree: () => Promise.resolve(entries),
    blob: () => Promise.resolve(new Uint8Array()),
    wholeTree: () => Promise.resolve(null),
    blobs: () => Promise.resolve(new Map()),
    close: () => undefined,
  };
}

function fileNamed(name: string): TreeEntry {
  return { mode: '100644', name, id: `id of ${name}`, size: 1 };
}

test('every file of a directory of 100,000 is found in little time', async () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `file_${index}`);
  const reader = commitReader(storeOf(names.map(fileNamed)));
  const started = performance.now();
  for (const name of names) {
    expect((await reader.find('commit', name, 'field')).state).toBe('present');
  }
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(await reader.find('commit', 'no file', 'field')).toEqual({ state: 'absent' });
});

test('a name that stands twice in a tree leads nowhere', async () => {
  const reader = commitReader(storeOf(['a', 'b', 'a'].map(fileNamed)));
  expect(await reader.find('commit', 'a', 'field')).toMatchObject({
    state: 'invalid',
    error: { code: 'invalid_path' },
  });
  expect(await reader.find('commit', 'b', 'field')).toMatchObject({ state: 'present' });
});
