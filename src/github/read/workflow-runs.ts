import { GateError } from '../../errors/index.js';
import { completeList, countAt, objectIdAt, textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';

/** A run of a workflow, as its latest attempt stands. */
export interface WorkflowRun {
  readonly id: number;
  /** The workflow's file, at times with `@` and a ref behind it: ask `isOfWorkflow`. */
  readonly path: string;
  readonly event: string;
  readonly head: string | null;
  readonly headBranch: string | null;
  /** `OWNER/REPO` of the head; null where that repository was deleted. */
  readonly headRepository: string | null;
  /** `completed`, `in_progress`, `queued`, `waiting`, … */
  readonly status: string | null;
  /** `success`, `failure`, `action_required`, …; null before it is completed. */
  readonly conclusion: string | null;
  /** When the first attempt was started, in milliseconds since 1970. */
  readonly createdAt: number;
}

const LIST = 'GET /repos/{owner}/{repo}/actions/runs';
const ONE = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
const MAX_PAGES = 5;

/**
 * The runs of every workflow that an event started on a commit: of `pull_request` the commit is the pull request's head.
 * Throws what the client throws, GateError `permission_missing`, and `github_unavailable` where the list is not
 * understood or longer than 500. Source: GitHub's page "List workflow runs for a repository".
 */
export async function readRuns(
  api: Api,
  repository: Repository,
  event: string,
  head: string,
): Promise<readonly WorkflowRun[]> {
  const parameters = { ...repository, event, head_sha: head };
  const items = await completeList(api, LIST, parameters, MAX_PAGES, 'workflow_runs');
  return items.flatMap((item) => readRun(item) ?? []);
}

/** One run; null where GitHub knows none. Throws what the client throws. */
export async function readWorkflowRun(
  api: Api,
  repository: Repository,
  id: number,
): Promise<WorkflowRun | null> {
  const { status, data } = await api.request(ONE, { ...repository, run_id: id });
  if (status === 404) return null;
  const run = status === 200 ? readRun(data) : null;
  if (run === null) throw new GateError('github_unavailable', 'github');
  return run;
}

/**
 * Whether a run is of the workflow in a file. A ref behind the path holds a slash, or is a commit: no other workflow's
 * file can be named so.
 */
export function isOfWorkflow({ path }: WorkflowRun, file: string): boolean {
  return (
    path === file ||
    (path.startsWith(`${file}@`) && /^(?:refs\/|[0-9a-f]{40}$)/.test(path.slice(file.length + 1)))
  );
}

function readRun(item: unknown): WorkflowRun | null {
  const id = countAt(item, 'id');
  const path = textAt(item, 'path');
  const event = textAt(item, 'event');
  const createdAt = Date.parse(textAt(item, 'created_at') ?? '');
  if (id === null || path === null || event === null || Number.isNaN(createdAt)) return null;
  return {
    id,
    path,
    event,
    head: objectIdAt(item, 'head_sha'),
    headBranch: textAt(item, 'head_branch'),
    headRepository: textAt(item, 'head_repository', 'full_name'),
    status: textAt(item, 'status'),
    conclusion: textAt(item, 'conclusion'),
    createdAt,
  };
}
