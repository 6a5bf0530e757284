export { listWorkspace } from './list-workspace.js';
export { readLocalDirectory, readLocalFile } from './local-files.js';
export { readStandardInput } from './standard-input.js';
export { workspaceReader } from './workspace-reader.js';
