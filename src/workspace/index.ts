export { listWorkspace } from './list-workspace.js';
export { readLocalDirectory } from './local-directory.js';
export { readLocalFile } from './local-file.js';
export { readStandardInput } from './standard-input.js';
export { workspaceReader } from './workspace-reader.js';
