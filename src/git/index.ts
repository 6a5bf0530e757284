export { commitReader } from './commit-reader.js';
export type { CommitReader } from './commit-reader.js';
export { headCommit } from './head-commit.js';
export type { Checkout } from './head-commit.js';
export { isLfsPointer } from './lfs-pointer.js';
export { localMergeBase, resolveCommit } from './local-history.js';
export { localRepository, repositoryOfRemote } from './local-repository.js';
export type { LocalRepository } from './local-repository.js';
export { localObjects } from './local-objects.js';
export { isHashOf, isObjectId } from './object-id.js';
export { DIRECTORY_MODE, OBJECT_FIELD, SUBMODULE_MODE, SYMLINK_MODE } from './object-store.js';
export type {
  Commit,
  CommittedPlace,
  FoundObjects,
  ObjectStore,
  TreeEntry,
  TreeFile,
  WantedBlob,
} from './object-store.js';
export { rawTree } from './raw-object.js';
export { foldName, repositoryPath } from './repository-path.js';
export { isSameObject } from './same-object.js';
