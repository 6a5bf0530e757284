import { GateError } from '../../errors/index.js';
import {
  at,
  completeList,
  countAt,
  isOwnLogin,
  listAt,
  ownLogin,
  readAccount,
  textAt,
} from '../api/index.js';
import type { Answer, Api, Repository } from '../api/index.js';
import { MAX_ISSUES } from '../../limits.js';

/** What an issue is to say. */
export interface IssueRequest {
  readonly repository: Repository;
  /** By which issues of ours are found among all; made where it does not exist. */
  readonly label: string;
  /** Tells issues about different things apart: printable ASCII without white space. */
  readonly subject: string;
  /** What the issue is about now, of the same kind; null where there is nothing to tell any more. */
  readonly state: string | null;
  readonly title: string;
  /** The text above the invisible last line. */
  readonly body: string;
}

/** What became of the issue; `dismissed`: somebody closed the one about this very state, and it stays closed. */
export interface IssueOutcome {
  readonly is: 'opened' | 'updated' | 'kept' | 'closed' | 'dismissed' | 'none';
  readonly number: number | null;
}

interface Issue {
  readonly number: number;
  readonly isOpen: boolean;
  readonly title: string;
  readonly body: string;
  readonly state: string;
}

const LIST = 'GET /repos/{owner}/{repo}/issues';
const CREATE = 'POST /repos/{owner}/{repo}/issues';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
const LABEL = 'POST /repos/{owner}/{repo}/issues/{issue_number}/labels';
const NO_STATE = 'none';

/**
 * Keeps one open issue about a subject while there is something to tell: opened, brought up to date, closed. Ours are
 * those with the label that the token's own account wrote and that end in the marker. Where two runs at once open two,
 * both close all but the oldest. Throws GateError `permission_missing` (`issues: write`) and what the client throws.
 */
export async function keepIssue(api: Api, request: IssueRequest): Promise<IssueOutcome> {
  const issues = await ownIssues(api, request);
  const open = issues.filter(({ isOpen }) => isOpen);
  if (request.state === null) return closeAll(api, request, open);
  if (open.length > 0) return keepOldest(api, request, open, 'updated');
  const dismissed = issues.find(({ state }) => state === request.state);
  if (dismissed !== undefined) return { is: 'dismissed', number: dismissed.number };
  await create(api, request);
  const now = (await ownIssues(api, request)).filter(({ isOpen }) => isOpen);
  return keepOldest(api, request, now, 'opened');
}

async function closeAll(api: Api, request: IssueRequest, open: readonly Issue[]): Promise<IssueOutcome> {
  for (const issue of open) await close(api, request, issue, 'completed');
  const [first] = open;
  return first === undefined ? { is: 'none', number: null } : { is: 'closed', number: first.number };
}

async function keepOldest(
  api: Api,
  request: IssueRequest,
  [oldest, ...duplicates]: readonly Issue[],
  changed: 'opened' | 'updated',
): Promise<IssueOutcome> {
  if (oldest === undefined) throw new GateError('github_unavailable', 'github');
  for (const duplicate of duplicates) await close(api, request, duplicate, 'not_planned');
  const body = marked(request.body, request.subject, request.state ?? NO_STATE);
  const isSame = oldest.title === request.title && oldest.body.trimEnd() === body.trimEnd();
  if (!isSame) await update(api, request, oldest.number, { title: request.title, body });
  return { is: isSame && changed === 'updated' ? 'kept' : changed, number: oldest.number };
}

/** What it was about is taken out of its marker, so that it does not pass for one that a person closed. */
async function close(
  api: Api,
  request: IssueRequest,
  { number, body }: Issue,
  reason: 'completed' | 'not_planned',
): Promise<void> {
  const lines = body.trimEnd().split('\n').slice(0, -1).join('\n');
  await update(api, request, number, {
    body: marked(lines, request.subject, NO_STATE),
    state: 'closed',
    state_reason: reason,
  });
}

/** Ours, the oldest first. Pull requests are issues too. */
async function ownIssues(api: Api, { repository, label, subject }: IssueRequest): Promise<readonly Issue[]> {
  const wanted = { ...repository, labels: label, state: 'all', sort: 'created', direction: 'asc' };
  const items = await completeList(api, LIST, wanted, MAX_ISSUES / 100);
  const issues = items.filter((item) => at(item, 'pull_request') === undefined);
  const login = await ownLogin(api);
  const own = issues.filter((item) => {
    const author = readAccount(at(item, 'user'));
    return author !== null && isOwnLogin(author.login, login);
  });
  return own.flatMap((item) => readIssue(item, subject)).sort((a, b) => a.number - b.number);
}

function readIssue(item: unknown, subject: string): readonly Issue[] {
  const [number, title, body] = [countAt(item, 'number'), textAt(item, 'title'), textAt(item, 'body')];
  const [, of, state] = /<!-- (\S+) (\S+) -->$/.exec(body?.trimEnd() ?? '') ?? [];
  if (number === null || title === null || body === null || state === undefined || of !== subject) return [];
  return [{ number, title, body, state, isOpen: textAt(item, 'state') === 'open' }];
}

function marked(body: string, subject: string, state: string): string {
  return `${body}\n<!-- ${subject} ${state} -->`;
}

async function create(api: Api, request: IssueRequest): Promise<void> {
  const { repository, label, title, state } = request;
  const body = marked(request.body, request.subject, state ?? NO_STATE);
  const answer = await api.request(CREATE, { ...repository, title, body, labels: [label] });
  expectStatus(answer, 201);
  const labels = listAt(at(answer.data, 'labels')) ?? [];
  if (labels.some((one) => textAt(one, 'name') === label)) return;
  // GitHub drops labels without a word where the token may not set them; the next run would not find the issue.
  const number = countAt(answer.data, 'number') ?? 0;
  expectStatus(await api.request(LABEL, { ...repository, issue_number: number, labels: [label] }), 200);
}

async function update(
  api: Api,
  { repository }: IssueRequest,
  number: number,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  expectStatus(await api.request(UPDATE, { ...repository, issue_number: number, ...changes }), 200);
}

/** GitHub hides from a token what it may not write (404), and answers 410 where issues are turned off. */
function expectStatus(answer: Answer, status: number): void {
  if (answer.status === 404 || answer.status === 410)
    throw new GateError('permission_missing', 'issues: write');
  if (answer.status !== status) throw new GateError('github_unavailable', 'github');
}
