import { GateError } from '../json/index.js';
import { at, flagAt, listAt, objectIdAt, textAt } from './answer.js';
import type { Api } from './api.js';
import type { Repository } from './repository.js';

/** A force-push of a pull request's head. */
export interface ForcePush {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The head before it; null where that commit is gone. */
  readonly before: string | null;
}

const MAX_PAGES = 10;
const REFUSALS = new Set(['FORBIDDEN', 'INSUFFICIENT_SCOPES', 'NOT_FOUND']);

const QUERY = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      timelineItems(first: 100, after: $after, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT]) {
        pageInfo { hasNextPage endCursor }
        nodes { ... on HeadRefForcePushedEvent { createdAt beforeCommit { oid } } }
      }
    }
  }
}`;

/**
 * Every force-push of a pull request's head, from GraphQL's timeline: REST does not tell the commit before. Throws
 * what the client throws, GateError `permission_missing`, and `github_unavailable` where the answer is incomplete or not understood.
 */
export async function readForcePushes(
  api: Api,
  repository: Repository,
  pullRequest: number,
): Promise<readonly ForcePush[]> {
  const pushes: ForcePush[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const items: unknown = await readPage(api, { ...repository, number: pullRequest, after });
    pushes.push(...understood(listAt(items, 'nodes')).map(readForcePush));
    if (!understood(flagAt(items, 'pageInfo', 'hasNextPage'))) return pushes;
    after = understood(textAt(items, 'pageInfo', 'endCursor'));
  }
  throw notUnderstood();
}

/** The force-pushes at or after a time in milliseconds: GitHub's times are whole seconds. */
export function forcePushesSince(pushes: readonly ForcePush[], time: number): readonly ForcePush[] {
  return pushes.filter((push) => push.at >= time);
}

async function readPage(api: Api, variables: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { data, errors } = await api.graphql(QUERY, variables);
  if (errors.some((error) => REFUSALS.has(error)))
    throw new GateError('permission_missing', 'pull-requests: read');
  if (errors.length > 0) throw notUnderstood();
  return at(data, 'repository', 'pullRequest', 'timelineItems');
}

function readForcePush(node: unknown): ForcePush {
  const time = Date.parse(textAt(node, 'createdAt') ?? '');
  if (Number.isNaN(time)) throw notUnderstood();
  return { at: time, before: objectIdAt(node, 'beforeCommit', 'oid') };
}

function understood<T>(value: T | null): T {
  if (value === null) throw notUnderstood();
  return value;
}

function notUnderstood(): GateError {
  return new GateError('github_unavailable', 'github');
}
