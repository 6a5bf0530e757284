import { GateError } from '../../errors/index.js';
import { countAt } from '../api/index.js';
import type { Answer, Api, Parameters, Repository } from '../api/index.js';
import { MAX_CHECK_RUN_LENGTH } from '../../limits.js';

/** A remark that a check run shows at a line of a file. */
export interface CheckRunAnnotation {
  readonly level: 'error' | 'warning';
  /** null: not shown, since GitHub shows only what has a file. */
  readonly path: string | null;
  /** From 1; null for the file as a whole. */
  readonly line: number | null;
  readonly title: string;
  readonly message: string;
}

/** How a check run ends: never `neutral` or `skipped`, which GitHub takes for a pass. */
export type CheckRunConclusion = 'success' | 'failure' | 'action_required';

/** What a check run says. */
export interface CheckRunContent {
  readonly conclusion: CheckRunConclusion;
  readonly title: string;
  /** Markdown of at most 65,535 characters. */
  readonly summary: string;
  readonly annotations: readonly CheckRunAnnotation[];
}

/** Which check a run is of. */
export interface CheckRunPlace {
  readonly repository: Repository;
  /** The head commit of the pull request, or of what else is checked. */
  readonly head: string;
  /** The input `id`, empty for none. */
  readonly id: string;
}

const MAX_ANNOTATIONS_A_REQUEST = 50;
const CREATE = 'POST /repos/{owner}/{repo}/check-runs';
const UPDATE = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';

/** The fixed name of the check runs of the gate with this id. */
export function checkRunName(id: string): string {
  return id === '' ? 'tool-catalog-gate' : `tool-catalog-gate (${id})`;
}

/**
 * Starts a new check run, in progress: of several of one name GitHub counts the newest, and until it is completed a
 * required one blocks. Returns its id. Throws what the client throws, GateError `permission_missing` and
 * `github_unavailable`. Source: GitHub's page "Create a check run".
 */
export async function startCheckRun(api: Api, { repository, head, id }: CheckRunPlace): Promise<number> {
  const body = { name: checkRunName(id), head_sha: head, status: 'in_progress' };
  const answer = await api.request(CREATE, { ...repository, ...body });
  expectStatus(answer, 201);
  const checkRun = countAt(answer.data, 'id');
  if (checkRun === null) throw new GateError('github_unavailable', 'github');
  return checkRun;
}

/**
 * Completes a check run, the last request of all deciding. GitHub takes 50 annotations a request, and adds them up.
 * Throws as `startCheckRun` does. Source: GitHub's page "Update a check run".
 */
export async function completeCheckRun(
  api: Api,
  repository: Repository,
  checkRun: number,
  { conclusion, title, summary, annotations }: CheckRunContent,
): Promise<void> {
  const text = { title, summary: summary.slice(0, MAX_CHECK_RUN_LENGTH) };
  const [last = [], ...others] = groups(annotations.flatMap(shown));
  for (const group of others)
    await update(api, repository, checkRun, { output: { ...text, annotations: group } });
  await update(api, repository, checkRun, {
    status: 'completed',
    conclusion,
    output: last.length === 0 ? text : { ...text, annotations: last },
  });
}

async function update(api: Api, repository: Repository, checkRun: number, body: Parameters): Promise<void> {
  expectStatus(await api.request(UPDATE, { ...repository, check_run_id: checkRun, ...body }), 200);
}

/** A remark as GitHub shows it: it needs a file, and a line of it. */
function shown({ path, line, level, title, message }: CheckRunAnnotation) {
  if (path === null) return [];
  const at = line ?? 1;
  const annotation_level = level === 'error' ? 'failure' : 'warning';
  return [{ path, start_line: at, end_line: at, annotation_level, title, message }];
}

function groups<T>(lines: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(lines.length / MAX_ANNOTATIONS_A_REQUEST);
  return Array.from({ length: count }, (_, index) =>
    lines.slice(index * MAX_ANNOTATIONS_A_REQUEST, (index + 1) * MAX_ANNOTATIONS_A_REQUEST),
  );
}

/** GitHub hides from a token what it may not write (404). */
function expectStatus(answer: Answer, status: number): void {
  if (answer.status === 404) throw new GateError('permission_missing', 'checks: write');
  if (answer.status !== status) throw new GateError('github_unavailable', 'github');
}
