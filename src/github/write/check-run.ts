import { GateError } from '../../errors/index.js';
import { completeList, countAt, isOwnLogin, ownLogin, textAt } from '../api/index.js';
import type { Answer, Api, Parameters, Repository, Warning } from '../api/index.js';
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

/** What a check run says. */
export interface CheckRunContent {
  readonly passes: boolean;
  readonly title: string;
  /** Markdown of at most 65,535 characters. */
  readonly summary: string;
  readonly annotations: readonly CheckRunAnnotation[];
}

export interface CheckRunRequest {
  readonly repository: Repository;
  /** The head commit of the pull request, or of what else was checked. */
  readonly head: string;
  /** The input `id`, empty for none. */
  readonly id: string;
  readonly readOnly: boolean;
  /** Decides from head and reviews as they are now; asked last, just before the check run is written. */
  readonly content: () => Promise<CheckRunContent>;
}

/** A remark that GitHub can show: it needs a file, and a line of it. */
type Line = CheckRunAnnotation & { readonly path: string };

interface CheckRun {
  readonly id: number;
  readonly annotations: number | null;
}

const MAX_PAGES = 10;
const MAX_ANNOTATIONS_A_REQUEST = 50;
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
 * GitHub only ever adds annotations, so a check run that has other ones is followed by a new one of the same name.
 * Returns a warning where it was not written, else null.
 */
export async function publishCheckRun(api: Api, request: CheckRunRequest): Promise<Warning | null> {
  try {
    const found = await ownCheckRun(api, request);
    await write(api, request, found, await request.content());
    return null;
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { subject: 'check-run', reason: error.code, readOnly: request.readOnly };
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
  return app !== null && isOwnLogin(`${app}[bot]`, login);
}

function readCheckRun(item: unknown): readonly CheckRun[] {
  const id = countAt(item, 'id');
  return id === null ? [] : [{ id, annotations: countAt(item, 'output', 'annotations_count') }];
}

async function write(
  api: Api,
  request: CheckRunRequest,
  found: CheckRun | null,
  content: CheckRunContent,
): Promise<void> {
  const lines = content.annotations.flatMap(lineOf);
  if (found !== null && found.annotations === lines.length) {
    await update(api, request, found.id, bodyOf(request, content, []));
    return;
  }
  const [first = [], ...rest] = groups(lines);
  const id = await create(api, request, bodyOf(request, content, first));
  for (const group of rest) await update(api, request, id, bodyOf(request, content, group));
}

async function create(api: Api, { repository, head }: CheckRunRequest, body: Parameters): Promise<number> {
  const answer = await api.request(CREATE, { ...repository, head_sha: head, ...body });
  expectStatus(answer, 201);
  const id = countAt(answer.data, 'id');
  if (id === null) throw new GateError('github_unavailable', 'github');
  return id;
}

async function update(
  api: Api,
  { repository }: CheckRunRequest,
  id: number,
  body: Parameters,
): Promise<void> {
  expectStatus(await api.request(UPDATE, { ...repository, check_run_id: id, ...body }), 200);
}

function bodyOf({ id }: CheckRunRequest, content: CheckRunContent, lines: readonly Line[]): Parameters {
  return {
    name: checkRunName(id),
    external_id: EXTERNAL_ID,
    status: 'completed',
    conclusion: content.passes ? 'success' : 'failure',
    output: {
      title: content.title,
      summary: content.summary.slice(0, MAX_CHECK_RUN_LENGTH),
      ...(lines.length === 0 ? {} : { annotations: lines.map(annotationOf) }),
    },
  };
}

function lineOf(annotation: CheckRunAnnotation): readonly Line[] {
  const { path } = annotation;
  return path === null ? [] : [{ ...annotation, path }];
}

function annotationOf({ path, line, level, title, message }: Line) {
  const at = line ?? 1;
  const annotation_level = level === 'error' ? 'failure' : 'warning';
  return { path, start_line: at, end_line: at, annotation_level, title, message };
}

function groups(lines: readonly Line[]): readonly (readonly Line[])[] {
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
