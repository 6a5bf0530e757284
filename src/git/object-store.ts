export interface Commit {
  readonly tree: string;
  readonly parents: readonly string[];
}

/** `100644`, `100755`: a file; `120000`: a symlink; `160000`: a submodule; `40000`: a directory. */
export interface TreeEntry {
  readonly mode: string;
  readonly name: string;
  readonly id: string;
  /** Bytes of a file, where the store tells. */
  readonly size: number | null;
}

/** Anything below a tree; `path` counts from that tree. */
export interface TreeFile {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
  readonly size: number | null;
}

export type ObjectType = 'commit' | 'tree' | 'blob';

export interface WantedBlob {
  readonly id: string;
  /** Bytes, where the store tells. */
  readonly size: number | null;
}

/** A path of a commit. */
export interface CommittedPlace {
  readonly commit: string;
  readonly path: string;
}

/** Objects by their ids, each of them what its id says. */
export interface FoundObjects {
  readonly commits: ReadonlyMap<string, Commit>;
  readonly trees: ReadonlyMap<string, readonly TreeEntry[]>;
}

/**
 * Git objects by id, out of local git or the API. Each method throws GateError: `commit_not_found`, `object_not_found`,
 * `hash_mismatch`, `not_readable`, `too_large`, and what the API client throws.
 */
export interface ObjectStore {
  commit(id: string): Promise<Commit>;
  tree(id: string): Promise<readonly TreeEntry[]>;
  /** The bytes of a blob, whose git hash is `id`; `too_large` above `maxBytes`. */
  blob(id: string, maxBytes: number): Promise<Uint8Array>;
  /** Everything below a tree, directories too, in one call; null where the store cannot. */
  wholeTree(id: string): Promise<readonly TreeFile[] | null>;
  /** Many blobs in a few calls, each checked as `blob` does; those that the store cannot give so are left out. */
  blobs(wanted: readonly WantedBlob[], maxBytes: number): Promise<ReadonlyMap<string, Uint8Array>>;
  /**
   * The commits of some places and the trees on the way to each, all at once; what the store cannot give so is left out.
   * Throws nothing for that.
   */
  objectsAt(places: readonly CommittedPlace[]): Promise<FoundObjects>;
  close(): void;
}

/** The field of an error about a git object whose reader does not know what it is for. */
export const OBJECT_FIELD = 'object';

export const DIRECTORY_MODE = '40000';
export const SYMLINK_MODE = '120000';
export const SUBMODULE_MODE = '160000';
