import { GateError } from '../errors/index.js';
import type { ErrorCode } from '../errors/index.js';
import { isObjectId } from './object-id.js';
import { MAX_GIT_MILLISECONDS } from '../limits.js';

/**
 * The commit that a revision names in the repository around a directory: a branch, a tag, an id, whatever gitrevisions
 * knows. Throws GateError `commit_not_found` about `field`.
 */
export function resolveCommit(directory: string, revision: string, field: string): Promise<string> {
  const question = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  return answerOf(directory, question, 'commit_not_found', field);
}

/**
 * The best common ancestor of two commits, as git-merge-base finds it. Throws GateError `merge_base_unknown` about
 * `field` where there is none, where there are several, and in a shallow clone, where the one that is found can be a
 * wrong one.
 */
export async function localMergeBase(
  directory: string,
  base: string,
  head: string,
  field: string,
): Promise<string> {
  const shallow = await git(directory, ['rev-parse', '--is-shallow-repository']);
  if (shallow !== 'false') throw new GateError('merge_base_unknown', field);
  return answerOf(directory, ['merge-base', '--all', base, head], 'merge_base_unknown', field);
}

async function answerOf(
  directory: string,
  question: readonly string[],
  code: ErrorCode,
  field: string,
): Promise<string> {
  const answer = await git(directory, question);
  if (answer === null || !isObjectId(answer)) throw new GateError(code, field);
  return answer;
}

/** What git answers, without its line end; null where it fails. It replaces, fetches and starts nothing on the way. */
async function git(directory: string, question: readonly string[]): Promise<string | null> {
  const { execFile } = await import('node:child_process');
  const environment = {
    ...withoutGit(process.env),
    LC_ALL: 'C',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
  };
  return new Promise((resolve) => {
    execFile(
      'git',
      ['-c', 'core.fsmonitor=false', ...question],
      { cwd: directory, env: environment, timeout: MAX_GIT_MILLISECONDS, windowsHide: true },
      (error, output) => {
        resolve(error === null ? output.replace(/\r?\n$/, '') : null);
      },
    );
  });
}

/** A hook runs with variables that name another directory or another index. */
function withoutGit(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('GIT_')));
}
