import { expect, test } from '@jest/globals';
import { commitReader } from '../../src/git/index.js';
import type { ObjectStore, TreeEntry } from '../../src/git/index.js';

/** A store whose every commit has one tree. */
function storeOf(entries: readonly TreeEntry[]): ObjectStore {
  return {
    commit: () => Promise.resolve({ tree: 'tree', parents: [] }),
    tree: () => Promise.resolve(entries),
    blob: () => Promise.resolve(new Uint8Array()),
    wholeTree: () => Promise.resolve(null),
    blobs: () => Promise.resolve(new Map()),
    objectsAt: () => Promise.resolve({ commits: new Map(), trees: new Map() }),
    close: () => undefined,
  };
}

function fileNamed(name: string): TreeEntry {
  return { mode: '100644', name, id: `id of ${name}`, size: 1 };
}

test('the names of a directory are not looked through again for each of its files', async () => {
  const names = Array.from({ length: 1000 }, (_, index) => `file_${index}`);
  let looks = 0;
  const counting = (name: string): TreeEntry => ({
    ...fileNamed(name),
    get name() {
      looks += 1;
      return name;
    },
  });
  const reader = commitReader(storeOf(names.map(counting)));
  for (const name of names) {
    expect((await reader.find('commit', name, 'field')).state).toBe('present');
  }
  expect(looks).toBeLessThan(10 * names.length);
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

test('the files of a directory come together where they are many', async () => {
  const files = Array.from({ length: 300 }, (_, index) => fileNamed(`tool_${index}.json`));
  const bytes = new TextEncoder().encode('{}');
  const singly: string[] = [];
  const store: ObjectStore = {
    ...storeOf([...files, fileNamed('README.md')]),
    blob: (id) => {
      singly.push(id);
      return Promise.resolve(bytes);
    },
    blobs: (wanted) =>
      Promise.resolve(new Map(wanted.filter((_, index) => index > 0).map(({ id }) => [id, bytes]))),
    tree: (id) =>
      Promise.resolve(id === 'tree' ? [{ mode: '40000', name: 'tools', id: 'below', size: null }] : files),
  };
  const limits = { maxBytes: 1000, maxDepth: 1 };
  const read = await commitReader(store).readDirectory('commit', 'tools', ['.json'], limits, 'field');
  expect(read).toMatchObject({ state: 'present', value: { files: { length: 300 } } });
  expect(singly).toEqual(['id of tool_0.json']);
  const small = { ...limits, maxBytes: 299 };
  const asked = await commitReader(store).readDirectory('commit', 'tools', ['.json'], small, 'field');
  expect(asked).toMatchObject({ state: 'unavailable', error: { code: 'too_large' } });
  expect(singly).toHaveLength(1);
});
