import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOfSystemError, GateError } from '../errors/index.js';

/**
 * Paths of everything in the absolute workspace `root` that is no directory, below the directories that `enters` lets
 * in, `.git` left out, in no particular order. Links are listed, not followed. Throws GateError `not_readable`.
 */
export function listWorkspace(root: string, enters: (directory: string) => boolean): readonly string[] {
  try {
    return below(root, '', enters);
  } catch (error) {
    throw new GateError(codeOfSystemError(error), 'workspace');
  }
}

function below(root: string, prefix: string, enters: (directory: string) => boolean): readonly string[] {
  const paths: string[] = [];
  for (const entry of readdirSync(join(root, prefix), { withFileTypes: true })) {
    const path = prefix + entry.name;
    if (!entry.isDirectory()) paths.push(path);
    else if (entry.name !== '.git' && enters(path)) paths.push(...below(root, `${path}/`, enters));
  }
  return paths;
}
