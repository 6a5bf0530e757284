import { GateError } from '../errors/index.js';
import type { ErrorCode } from '../errors/index.js';
import { isObjectId } from './object-id.js';
import { askGit } from './ask-git.js';

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
  const shallow = await askGit(directory, ['rev-parse', '--is-shallow-repository']);
  if (shallow !== 'false') throw new GateError('merge_base_unknown', field);
  return answerOf(directory, ['merge-base', '--all', base, head], 'merge_base_unknown', field);
}

async function answerOf(
  directory: string,
  question: readonly string[],
  code: ErrorCode,
  field: string,
): Promise<string> {
  const answer = await askGit(directory, question);
  if (answer === null || !isObjectId(answer)) throw new GateError(code, field);
  return answer;
}
