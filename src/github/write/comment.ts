import { GateError } from '../../errors/index.js';
import { at, completeList, countAt, isOwnLogin, ownLogin, readAccount, textAt } from '../api/index.js';
import type { Answer, Api, Repository, Warning } from '../api/index.js';
import { readPullRequest } from '../read/index.js';
import { MAX_COMMENTS } from '../../limits.js';

/** When a pull request gets a comment. `on-drift`: whenever the verdict is not `unchanged`. */
export type CommentMode = 'on-drift' | 'always' | 'never';

export interface CommentRequest {
  readonly repository: Repository;
  readonly pullRequest: number;
  /** The head that was decided about; null where it was looked at a moment ago. */
  readonly head: string | null;
  readonly mode: CommentMode;
  /** Whether the verdict is `unchanged`. */
  readonly unchanged: boolean;
  /** The invisible last line by which the comment is found again. */
  readonly marker: string;
  /** The whole comment, the marker last; at most 65,536 characters. */
  readonly body: string;
  /** Whether GitHub gives this run a read-only token (a fork's pull request, or Dependabot's). */
  readonly readOnly: boolean;
}

interface Comment {
  readonly id: number;
  readonly body: string;
}

const MAX_PAGES = MAX_COMMENTS / 100;
const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
const DELETE = 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}';

/**
 * Keeps the one comment of this gate on a pull request. Ours is the oldest that ends in the marker and was
 * written by the token's own account: anybody can forge a marker. Duplicates of ours (two runs at once) are removed;
 * an equal body is not written again; an `unchanged` pull request gets no first comment, but an earlier one is brought
 * up to date. Where the pull request has another head by now, the run of that head comments, and this one does not. With
 * `never` nothing is asked of GitHub. Returns a warning where it failed, else null; the verdict never
 * depends on it.
 */
export async function publishComment(api: Api, request: CommentRequest): Promise<Warning | null> {
  if (request.mode === 'never') return null;
  try {
    await keepOne(api, request);
    return null;
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { reason: error.code, readOnly: request.readOnly };
  }
}

async function keepOne(api: Api, request: CommentRequest): Promise<void> {
  const [isMoved, [oldest, ...duplicates]] = await Promise.all([
    hasMoved(api, request),
    ownComments(api, request),
  ]);
  if (isMoved) return;
  if (oldest !== undefined) {
    if (!sameText(oldest.body, request.body)) await update(api, request, oldest.id);
    for (const duplicate of duplicates) await remove(api, request, duplicate.id);
  } else if (request.mode === 'always' || !request.unchanged) {
    await create(api, request);
  }
}

async function hasMoved(api: Api, { repository, pullRequest, head }: CommentRequest): Promise<boolean> {
  return head !== null && (await readPullRequest(api, repository, pullRequest)).head !== head;
}

/** Our comments, the oldest first: GitHub lists them by id. */
async function ownComments(api: Api, request: CommentRequest): Promise<readonly Comment[]> {
  const { repository, pullRequest, marker } = request;
  const items = await completeList(api, LIST, { ...repository, issue_number: pullRequest }, MAX_PAGES);
  const marked = items.filter((item) => hasMarker(item, marker));
  if (marked.length === 0) return [];
  const login = await ownLogin(api);
  return marked.filter((item) => isBy(item, login)).flatMap(readComment);
}

/** GitHub may drop white space at a comment's end. */
function sameText(a: string, b: string): boolean {
  return a.trimEnd() === b.trimEnd();
}

function hasMarker(item: unknown, marker: string): boolean {
  return textAt(item, 'body')?.trimEnd().endsWith(marker) === true;
}

function isBy(item: unknown, login: string): boolean {
  const author = readAccount(at(item, 'user'));
  return author !== null && isOwnLogin(author.login, login);
}

function readComment(item: unknown): readonly Comment[] {
  const id = countAt(item, 'id');
  const body = textAt(item, 'body');
  return id === null || body === null ? [] : [{ id, body }];
}

async function create(api: Api, { repository, pullRequest, body }: CommentRequest): Promise<void> {
  expectStatus(await api.request(CREATE, { ...repository, issue_number: pullRequest, body }), 201);
}

async function update(api: Api, { repository, body }: CommentRequest, id: number): Promise<void> {
  expectStatus(await api.request(UPDATE, { ...repository, comment_id: id, body }), 200);
}

async function remove(api: Api, { repository }: CommentRequest, id: number): Promise<void> {
  expectStatus(await api.request(DELETE, { ...repository, comment_id: id }), 204);
}

/** GitHub hides from a token what it may not write (404), and refuses a body that is too long (422). */
function expectStatus(answer: Answer, status: number): void {
  if (answer.status === 404) throw new GateError('permission_missing', 'pull-requests: write');
  if (answer.status !== status) throw new GateError('github_unavailable', 'github');
}
