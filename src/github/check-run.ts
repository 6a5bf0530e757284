import { GateError } from '../json/index.js';
import { sameLogin } from './account.js';
import { countAt, textAt } from './answer.js';
import type { Answer, Api } from './api.js';
import { completeList } from './complete-list.js';
import { ownLogin } from './identity.js';
import type { Repository } from './repository.js';
import { writeWarning } from './warning.js';
import type { Warning } from './warning.js';

/** A line of a file in the pull request that the report is about. */
export interface CheckAnnotation {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly level: 'notice' | 'warning' | 'failure';
  readonly title: string;
  readonly message: string;
}

export interface CheckRunRequest {
  readonly repository: Repository;
  /** The head commit of the pull request. */
  readonly head: string;
  /** The input `id`. */
  readonly id: string;
  readonly passes: boolean;
  readonly title: string;
  /** Markdown of at most 65,535 characters. */
  readonly summary: string;
  readonly annotations: readonly CheckAnnotation[];
  readonly readOnly: boolean;
  /** Whether head and reviews are still those that were decided on; asked last, just before the check run is written. */
  readonly isCurrent: () => Promise<boolean>;
}

interface CheckRun {
  readonly id: number;
  readonly annotations: number | null;
}

const MAX_PAGES = 10;
const LONGEST_SUMMARY = 65_535;
const ANNOTATIONS_A_REQUEST = 50;
/** Sets our check run apart from a job of that name, which belongs to the same app. */
const EXTERNAL_ID = 'tool-catalog-gate';

const LIST = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const CREATE = 'POST /repos/{owner}/{repo}/check-runs';
const UPDATE = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';

/** The fixed name of the check run of the gate with this id. */
export function checkRunName(id: string): string {
  return id === '' ? 'tool-catalog-gate' : `tool-catalog-gate (${id})`;
}

/**
 * Brings the one check run of this gate on the head commit up to date, or makes it: the newest that the token's own app
 * made. It ends in `success` or `failure`, never otherwise, since GitHub takes `neutral` and `skipped` for a pass.
 * GitHub only ever adds annotations, so a check run that has other ones is followed by a new one of the same name. Returns a warning where it
 * was not written, else null.
 */
export async function publishCheckRun(api: Api, request: CheckRunRequest): Promise<Warning | null> {
  try {
    const found = await ownCheckRun(api, request);
    if (!(await request.isCurrent()))
      return 'The check run was left alone: the pull request or its reviews changed meanwhile, and the run of that change decides.';
    await write(api, request, found);
    return null;
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return writeWarning('The check run', 'checks: write', request.readOnly, error);
  }
}

async function ownCheckRun(api: Api, { repository, head, id }: CheckRunRequest): Promise<CheckRun | null> {
  const name = checkRunName(id);
  const parameters = { ...repository, ref: head, check_name: name };
  const items = await completeList(api, LIST, parameters, MAX_PAGES, 'check_runs');
  const named = items.filter((item) => textAt(item, 'name') === name && isMarked(item));
  if (named.length === 0) return null;
  const login = await ownLogin(api);
  const ids = named.filter((item) => isMadeBy(item, login)).flatMap(readCheckRun);
  return ids.reduce<CheckRun | null>((a, b) => (a !== null && a.id > b.id ? a : b), null);
}

function isMarked(item: unknown): boolean {
  return textAt(item, 'external_id') === EXTERNAL_ID;
}

function isMadeBy(item: unknown, login: string): boolean {
  const app = textAt(item, 'app', 'slug');
  return app !== null && sameLogin(`${app}[bot]`, login);
}

function readCheckRun(item: unknown): readonly CheckRun[] {
  const id = countAt(item, 'id');
  return id === null ? [] : [{ id, annotations: countAt(item, 'output', 'annotations_count') }];
}

async function write(api: Api, request: CheckRunRequest, found: CheckRun | null): Promise<void> {
  if (found !== null && found.annotations === request.annotations.length) {
    await update(api, request, found.id, []);
    return;
  }
  const [first = [], ...rest] = groups(request.annotations);
  const id = await create(api, request, first);
  for (const annotations of rest) await update(api, request, id, annotations);
}

async function create(
  api: Api,
  request: CheckRunRequest,
  annotations: readonly CheckAnnotation[],
): Promise<number> {
  const { repository, head } = request;
  const answer = await api.request(CREATE, {
    ...repository,
    head_sha: head,
    ...contentOf(request, annotations),
  });
  expectStatus(answer, 201);
  const id = countAt(answer.data, 'id');
  if (id === null) throw new GateError('github_unavailable', 'github');
  return id;
}

async function update(
  api: Api,
  request: CheckRunRequest,
  id: number,
  annotations: readonly CheckAnnotation[],
): Promise<void> {
  const parameters = { ...request.repository, check_run_id: id, ...contentOf(request, annotations) };
  expectStatus(await api.request(UPDATE, parameters), 200);
}

function contentOf(request: CheckRunRequest, annotations: readonly CheckAnnotation[]) {
  return {
    name: checkRunName(request.id),
    external_id: EXTERNAL_ID,
    status: 'completed',
    conclusion: request.passes ? 'success' : 'failure',
    output: {
      title: request.title,
      summary: request.summary.slice(0, LONGEST_SUMMARY),
      ...(annotations.length === 0 ? {} : { annotations: annotations.map(lineOf) }),
    },
  };
}

function lineOf({ path, line, level, title, message }: CheckAnnotation) {
  return { path, start_line: line, end_line: line, annotation_level: level, title, message };
}

function groups(annotations: readonly CheckAnnotation[]): readonly (readonly CheckAnnotation[])[] {
  const count = Math.ceil(annotations.length / ANNOTATIONS_A_REQUEST);
  return Array.from({ length: count }, (_, index) =>
    annotations.slice(index * ANNOTATIONS_A_REQUEST, (index + 1) * ANNOTATIONS_A_REQUEST),
  );
}

/** GitHub hides from a token what it may not write (404). */
function expectStatus(answer: Answer, status: number): void {
  if (answer.status === 404) throw new GateError('permission_missing', 'checks: write');
  if (answer.status !== status) throw new GateError('github_unavailable', 'github');
}
