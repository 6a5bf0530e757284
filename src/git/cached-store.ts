import { memoizeAsync } from '../memoize-async.js';
import { DIRECTORY_MODE } from './object-store.js';
import type { Commit, ObjectStore, TreeEntry, TreeFile } from './object-store.js';

/** A store that is asked once for each object. */
export interface CachedStore extends ObjectStore {
  hasCommit(id: string): boolean;
  hasTree(id: string): boolean;
  hasBlob(id: string): boolean;
}

/** `store`, its answers kept: those of a whole tree for each tree in it, those of many blobs for each blob. */
export function cachedStore(store: ObjectStore): CachedStore {
  const commits = new Map<string, Promise<Commit>>();
  const trees = new Map<string, Promise<readonly TreeEntry[]>>();
  const blobs = new Map<string, Promise<Uint8Array>>();
  const whole = new Map<string, Promise<readonly TreeFile[] | null>>();

  const wholeTree = async (id: string): Promise<readonly TreeFile[] | null> => {
    const files = await store.wholeTree(id);
    for (const [tree, entries] of files === null ? [] : treesOf(id, files)) {
      trees.set(tree, Promise.resolve(entries));
    }
    return files;
  };

  return {
    commit: (id) => memoizeAsync(commits, id, () => store.commit(id)),
    tree: (id) => memoizeAsync(trees, id, () => store.tree(id)),
    blob: (id, maxBytes) => memoizeAsync(blobs, id, () => store.blob(id, maxBytes)),
    wholeTree: (id) => memoizeAsync(whole, id, () => wholeTree(id)),
    async blobs(wanted, maxBytes) {
      const found = await store.blobs(
        wanted.filter(({ id }) => !blobs.has(id)),
        maxBytes,
      );
      for (const [id, bytes] of found) blobs.set(id, Promise.resolve(bytes));
      return found;
    },
    async objectsAt(places) {
      const found = await store.objectsAt(places);
      for (const [id, commit] of found.commits) commits.set(id, Promise.resolve(commit));
      for (const [id, entries] of found.trees) trees.set(id, Promise.resolve(entries));
      return found;
    },
    hasCommit: (id) => commits.has(id),
    hasTree: (id) => trees.has(id),
    hasBlob: (id) => blobs.has(id),
    close() {
      store.close();
    },
  };
}

/** The entries of a tree and of each tree below it, by id. */
function treesOf(root: string, files: readonly TreeFile[]): ReadonlyMap<string, readonly TreeEntry[]> {
  const directories = new Map<string, { readonly id: string; readonly entries: TreeEntry[] }>();
  directories.set('', { id: root, entries: [] });
  for (const { path, mode, id } of files) {
    if (mode === DIRECTORY_MODE) directories.set(path, { id, entries: [] });
  }
  for (const { path, mode, id, size } of files) {
    const slash = path.lastIndexOf('/');
    const parent = directories.get(path.slice(0, Math.max(0, slash)));
    parent?.entries.push({ mode, name: path.slice(slash + 1), id, size });
  }
  return new Map([...directories.values()].map(({ id, entries }) => [id, entries]));
}
