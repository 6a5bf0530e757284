import type { DirectoryFile } from '../catalog/index.js';
import type { Read } from '../errors/index.js';
import { attempt, known, invalid, present, unavailable } from '../errors/index.js';
import type { Limits } from '../json/index.js';
import { isLfsPointer } from './lfs-pointer.js';
import { DIRECTORY_MODE, OBJECT_FIELD, SUBMODULE_MODE, SYMLINK_MODE } from './object-store.js';
import type { Commit, CommittedPlace, ObjectStore, TreeEntry, TreeFile, WantedBlob } from './object-store.js';
import { cachedStore } from './cached-store.js';
import { foldName } from './repository-path.js';

export interface CommittedFile {
  /** The id of its blob, or of the tree of a directory. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

export interface CommittedDirectory {
  readonly id: string;
  readonly files: readonly DirectoryFile[];
}

/** Files as a commit holds them; nothing is fetched twice. */
export interface CommitReader {
  /** Throws what the store throws. */
  commit(id: string): Promise<Commit>;
  /**
   * What stands at a path of a commit: a file, a directory, a symlink or a submodule. Trees are walked by id, one
   * component at a time; a symlink or a submodule on the way is invalid (`symlink`, `submodule`), a name that stands
   * twice `invalid_path`, and one beside another that some file systems would take for it `path_case_collision`, which
   * GitHub's own files (`codeowners`, `attributes`) may have.
   */
  find(commit: string, path: string, field: string): Promise<Read<TreeEntry>>;
  /**
   * The file at a path; a directory, a symlink, a submodule or an LFS pointer is invalid (`not_a_file`, `symlink`,
   * `submodule`, `lfs_pointer`), more than `maxBytes` is unavailable `too_large`.
   */
  read(commit: string, path: string, limits: Limits, field: string): Promise<Read<CommittedFile>>;
  /** The files directly in a directory whose names end as `endings` say, `maxBytes` together. */
  readDirectory(
    commit: string,
    path: string,
    endings: readonly string[],
    limits: Limits,
    field: string,
  ): Promise<Read<CommittedDirectory>>;
  /**
   * Every file, symlink and submodule of a commit below the directories that `enters` lets in. Throws what the store
   * throws.
   */
  list(commit: string, enters: (directory: string) => boolean): Promise<readonly TreeFile[]>;
  /**
   * Fetches the files at many places together where the store can, for `read` to find: all trees on the way at once,
   * then all blobs. What cannot be had so is fetched when it is read. Throws what the store throws.
   */
  prefetch(places: readonly CommittedPlace[], limits: Limits): Promise<void>;
  /**
   * Begins to fetch what is likely to be read where the store gives it by path: the trees on the way to `places`, and the files
   * at those of them that `contents` names. Nothing is fetched in any other way; what is asked for meanwhile waits for
   * it.
   */
  readAhead(places: readonly CommittedPlace[], contents: readonly CommittedPlace[], limits: Limits): void;
  close(): void;
}

/** Trees of one commit that are asked for one by one before all of them are asked for at once. */
const MAX_SINGLE_TREES = 12;
/** Blobs from which on they are fetched together. */
const MIN_TOGETHER = 2;

/** A reader of commits over a store of git objects. */
export function commitReader(source: ObjectStore): CommitReader {
  const store = cachedStore(source);
  const treesOfRoot = new Map<string, number>();
  let takesPaths = true;
  let treesAhead: Promise<void> = Promise.resolve();
  let filesAhead: Promise<void> = Promise.resolve();

  /** A tree of a commit. Once many of a commit were asked for one by one, the others come together. */
  const treeOf = async (root: string, id: string): Promise<readonly TreeEntry[]> => {
    const asked = treesOfRoot.get(root) ?? 0;
    if (!store.hasTree(id)) treesOfRoot.set(root, asked + 1);
    if (!store.hasTree(id) && asked >= MAX_SINGLE_TREES) await store.wholeTree(root);
    return store.tree(id);
  };

  /** Once what was read ahead has come: it may hold the answer. */
  const afterwards = async <T>(work: () => Promise<T>): Promise<T> => {
    await treesAhead;
    return work();
  };

  const find = async (commit: string, path: string, field: string): Promise<Read<TreeEntry>> => {
    const { tree } = await store.commit(commit);
    let entry: TreeEntry = { mode: DIRECTORY_MODE, name: '', id: tree, size: null };
    for (const name of path.split('/')) {
      if (entry.mode === SYMLINK_MODE) return invalid('symlink', field);
      if (entry.mode === SUBMODULE_MODE) return invalid('submodule', field);
      if (entry.mode !== DIRECTORY_MODE) return { state: 'absent' };
      const spelled = spellings(await treeOf(tree, entry.id), name);
      const [next, twin] = spelled.filter((one) => one.name === name);
      if (next === undefined) return { state: 'absent' };
      if (twin !== undefined) return invalid('invalid_path', field);
      if (spelled.length > 1 && !EXACT_FIELDS.has(field)) return invalid('path_case_collision', field);
      entry = next;
    }
    return present(entry);
  };

  const fileOf = async (entry: TreeEntry, maxBytes: number, field: string): Promise<Read<CommittedFile>> => {
    if (entry.mode === DIRECTORY_MODE) return invalid('not_a_file', field);
    if (entry.mode === SYMLINK_MODE) return invalid('symlink', field);
    if (entry.mode === SUBMODULE_MODE) return invalid('submodule', field);
    if (entry.size !== null && entry.size > maxBytes) return unavailable('too_large', field);
    await filesAhead;
    const bytes = await store.blob(entry.id, maxBytes);
    return isLfsPointer(bytes) ? invalid('lfs_pointer', field) : present({ id: entry.id, bytes });
  };

  /** Fetches files that are not known yet in a few calls, if they are many. */
  const fetchTogether = async (entries: readonly TreeEntry[], maxBytes: number): Promise<void> => {
    const wanted = new Map<string, WantedBlob>();
    for (const entry of entries) {
      const { id, size } = entry;
      if (!isFile(entry) || store.hasBlob(id) || (size !== null && size > maxBytes)) continue;
      wanted.set(id, { id, size });
    }
    if (wanted.size >= MIN_TOGETHER) await store.blobs([...wanted.values()], maxBytes);
  };

  /** What stands at a place as far as the trees on the way are known; null where one is not. */
  const knownEntry = async ({ commit, path }: CommittedPlace): Promise<Read<TreeEntry> | null> => {
    if (!store.hasCommit(commit)) return null;
    let id: string | undefined = (await store.commit(commit)).tree;
    for (const name of path.split('/').slice(0, -1)) {
      if (!store.hasTree(id)) return null;
      id = (await store.tree(id)).find((entry) => entry.name === name)?.id;
      if (id === undefined) break;
    }
    return id !== undefined && !store.hasTree(id) ? null : attempt(() => find(commit, path, OBJECT_FIELD));
  };

  /** Fetches commits and trees that are not known yet by path, until the store gives nothing so. */
  const treesByPath = async (places: readonly CommittedPlace[]): Promise<void> => {
    const fresh: CommittedPlace[] = [];
    for (const place of places) if ((await knownEntry(place)) === null) fresh.push(place);
    if (fresh.length === 0 || !takesPaths) return;
    takesPaths = (await store.objectsAt(fresh)).commits.size > 0;
  };

  /** The trees on the way to many places: by path where they are few, else everything below each commit. */
  const treesTogether = async (places: readonly CommittedPlace[]): Promise<void> => {
    const directories = new Set(places.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
    if (directories.size <= MAX_SINGLE_TREES) return treesByPath(places);
    const commits = [...new Set(places.map(({ commit }) => commit))];
    await treesByPath(commits.map((commit) => ({ commit, path: '' })));
    await Promise.all(commits.map((id) => known(async () => store.wholeTree((await store.commit(id)).tree))));
  };

  const fetchKnown = async (places: readonly CommittedPlace[], maxBytes: number): Promise<void> => {
    const found = await Promise.all(places.map(knownEntry));
    const entries = found.flatMap((entry) => (entry?.state === 'present' ? [entry.value] : []));
    await fetchTogether(entries, maxBytes);
  };

  const directoryOf = async (
    directory: TreeEntry,
    endings: readonly string[],
    maxBytes: number,
    field: string,
  ): Promise<Read<CommittedDirectory>> => {
    if (directory.mode !== DIRECTORY_MODE) return invalid('not_a_file', field);
    const tree = await store.tree(directory.id);
    const entries = tree.filter(
      ({ mode, name }) => mode !== DIRECTORY_MODE && endings.some((ending) => name.endsWith(ending)),
    );
    if (entries.some(({ name }) => spellings(tree, name).length > 1))
      return invalid('path_case_collision', field);
    const size = knownSize(entries);
    if (size !== null && size > maxBytes) return unavailable('too_large', field);
    if (size !== null) await fetchTogether(entries, maxBytes);
    const files: DirectoryFile[] = [];
    let length = 0;
    for (const entry of entries) {
      const file = await fileOf(entry, maxBytes, field);
      if (file.state === 'absent') continue;
      if (file.state !== 'present') return file;
      length += file.value.bytes.length;
      if (length > maxBytes) return unavailable('too_large', field);
      files.push({ path: entry.name, bytes: file.value.bytes });
    }
    return present({ id: directory.id, files });
  };

  return {
    commit: (id) => afterwards(() => store.commit(id)),
    find: (commit, path, field) => attemptOn(field, () => afterwards(() => find(commit, path, field))),
    read: (commit, path, limits, field) =>
      attemptOn(field, async () => {
        await treesAhead;
        const found = await find(commit, path, field);
        return found.state === 'present' ? fileOf(found.value, limits.maxBytes, field) : found;
      }),
    readDirectory: (commit, path, endings, limits, field) =>
      attemptOn(field, async () => {
        await treesAhead;
        const found = await find(commit, path, field);
        return found.state === 'present' ? directoryOf(found.value, endings, limits.maxBytes, field) : found;
      }),
    async list(commit, enters) {
      await treesAhead;
      const { tree } = await store.commit(commit);
      const whole = await store.wholeTree(tree);
      return whole?.filter(({ mode }) => mode !== DIRECTORY_MODE) ?? walked(store, tree, '', enters);
    },
    async prefetch(places, limits) {
      await filesAhead;
      await treesTogether(places);
      const entries: TreeEntry[] = [];
      for (const { commit, path } of places) {
        const found = await attempt(() => find(commit, path, OBJECT_FIELD));
        if (found.state === 'present') entries.push(found.value);
      }
      await fetchTogether(entries, limits.maxBytes);
    },
    readAhead(places, contents, limits) {
      treesAhead = Promise.all([treesAhead, treesByPath(places)]).then(() => undefined);
      filesAhead = Promise.all([filesAhead, treesAhead]).then(() => fetchKnown(contents, limits.maxBytes));
      filesAhead.catch(() => undefined); // Whoever waits for it is reported.
    },
    close() {
      store.close();
    },
  };
}

/** The result of `work`; an error about an object of the file is about `field`. */
async function attemptOn<T>(field: string, work: () => Promise<Read<T>>): Promise<Read<T>> {
  const read = await attempt(work);
  if (read.state !== 'unavailable' || read.error.field !== OBJECT_FIELD) return read;
  return unavailable(read.error.code, field);
}

/** The bytes of some files together, null where the store does not tell. */
function knownSize(entries: readonly TreeEntry[]): number | null {
  return entries.reduce<number | null>(
    (sum, { size }) => (sum === null || size === null ? null : sum + size),
    0,
  );
}

/** Fields of files that GitHub itself reads by their exact names, whatever stands beside them. */
const EXACT_FIELDS: ReadonlySet<string> = new Set(['codeowners', 'attributes']);

/** Trees by folded name: one can have a great many entries, and be asked for each of them. */
const BY_NAME = new WeakMap<readonly TreeEntry[], ReadonlyMap<string, readonly TreeEntry[]>>();

/** The entries that some file systems would take for a name, its own included. */
function spellings(tree: readonly TreeEntry[], name: string): readonly TreeEntry[] {
  const known = BY_NAME.get(tree) ?? byName(tree);
  BY_NAME.set(tree, known);
  return known.get(foldName(name)) ?? [];
}

function byName(tree: readonly TreeEntry[]): ReadonlyMap<string, readonly TreeEntry[]> {
  const entries = new Map<string, TreeEntry[]>();
  for (const entry of tree) {
    const name = foldName(entry.name);
    const same = entries.get(name);
    if (same === undefined) entries.set(name, [entry]);
    else same.push(entry);
  }
  return entries;
}

function isFile({ mode }: TreeEntry): boolean {
  return mode !== DIRECTORY_MODE && mode !== SYMLINK_MODE && mode !== SUBMODULE_MODE;
}

async function walked(
  store: ObjectStore,
  tree: string,
  prefix: string,
  enters: (directory: string) => boolean,
): Promise<readonly TreeFile[]> {
  const entries = await store.tree(tree);
  const files = await Promise.all(
    entries.map(async ({ mode, name, id, size }): Promise<readonly TreeFile[]> => {
      const path = prefix + name;
      if (mode !== DIRECTORY_MODE) return [{ path, mode, id, size }];
      return enters(path) ? walked(store, id, `${path}/`, enters) : [];
    }),
  );
  return files.flat();
}
