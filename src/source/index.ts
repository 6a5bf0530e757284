export { commitReader } from './commit-reader.js';
export type {
  CommitReader,
  CommittedDirectory,
  CommittedFile,
  CommittedPlace,
  DirectoryFile,
} from './commit-reader.js';
export { headCommit } from './head-commit.js';
export type { Checkout } from './head-commit.js';
export { isLfsPointer } from './lfs-pointer.js';
export { listWorkspace } from './list-workspace.js';
export { readLocalDirectory } from './local-directory.js';
export { readLocalFile } from './local-file.js';
export { localMergeBase, resolveCommit } from './local-history.js';
export { localObjects } from './local-objects.js';
export { isHashOf, isObjectId } from './object-id.js';
export { DIRECTORY_MODE, SUBMODULE_MODE, SYMLINK_MODE } from './object-store.js';
export type { Commit, ObjectStore, TreeEntry, TreeFile, WantedBlob } from './object-store.js';
export { OBJECT_FIELD } from './reading.js';
export { repositoryPath } from './repository-path.js';
export { readStandardInput } from './standard-input.js';
export { workspaceReader } from './workspace-reader.js';
export type { WorkspaceReader } from './workspace-reader.js';
