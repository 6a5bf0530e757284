import { foldLogin } from '../gate/index.js';
import { GateError } from '../errors/index.js';
import { isObjectId, isSameObject } from '../git/index.js';
import type { CommitReader } from '../git/index.js';
import { workflowOf } from '../github/index.js';
import type { Environment, Repository } from '../github/index.js';
import type { GateEvent } from './event.js';
import type { Subject } from './subject.js';

/**
 * The workflow files of this repository that run the gate: the one that GITHUB_WORKFLOW_REF names and, where that calls
 * another one, the file that defines the job. Those of another repository are not among them. Throws GateError
 * `workflow_unknown` on a pull request's event where GitHub names no file: what nobody knows cannot be watched.
 * Source: GitHub's pages "Variables reference" and "Contexts reference", `job`.
 */
export function workflowFiles(
  { name, repository }: GateEvent,
  environment: Environment,
  jobWorkflow: string | null,
): readonly string[] {
  const reference = environment['GITHUB_WORKFLOW_REF'] ?? '';
  if (name.startsWith('pull_request') && !/^[^/]+\/[^/]+\/.+@./s.test(reference))
    throw new GateError('workflow_unknown', 'workflow');
  const paths = [reference, jobWorkflow ?? ''].flatMap((text) => pathIn(text, repository));
  return [...new Set(paths)];
}

/**
 * A re-run keeps the workflow file of its first run, inputs and all. Throws GateError `workflow_outdated` where one of
 * the files is not the default branch's of now, unless the pull request itself changes it, which its owners are asked
 * about.
 */
export async function refuseOutdatedWorkflow(
  commits: CommitReader,
  event: GateEvent,
  environment: Environment,
  { base, head, rulesTip }: Subject,
  workflows: readonly string[],
): Promise<void> {
  if (!event.name.startsWith('pull_request') || rulesTip === null || base === null) return;
  const running = commitOfWorkflow(event, environment);
  for (const path of workflows) {
    if (await isSameObject(commits, running, rulesTip, path)) continue;
    const isItsOwn = event.name !== 'pull_request_target' && !(await isSameObject(commits, base, head, path));
    if (!isItsOwn) throw new GateError('workflow_outdated', 'workflow');
  }
}

/** GITHUB_WORKFLOW_SHA; the event's commit is the same one, for runners that leave it out. */
function commitOfWorkflow(event: GateEvent, environment: Environment): string {
  const commit = environment['GITHUB_WORKFLOW_SHA'] ?? '';
  if (isObjectId(commit)) return commit;
  return 'commit' in event ? event.commit : event.head;
}

/** The workflow file that was started; null where it is another repository's or not known. */
export function startedWorkflow(environment: Environment, repository: Repository): string | null {
  return pathIn(environment['GITHUB_WORKFLOW_REF'] ?? '', repository)[0] ?? null;
}

/** The file in `OWNER/REPO/PATH@REF`, none where it is of another repository. */
function pathIn(reference: string, { owner, repo }: Repository): readonly string[] {
  const prefix = `${owner}/${repo}/`;
  const workflow = workflowOf(reference);
  if (foldLogin(workflow.slice(0, prefix.length)) !== foldLogin(prefix)) return [];
  const path = workflow.slice(prefix.length);
  return path === '' ? [] : [path];
}
