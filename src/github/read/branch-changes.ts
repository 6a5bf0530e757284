import { GateError } from '../../errors/index.js';
import { at, flagAt, listAt, objectIdAt, textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';

/** What happened to the branches of a pull request beside ordinary pushes. */
export interface BranchChanges {
  readonly forcePushes: readonly ForcePush[];
  /** When its base became another branch or was rewritten, in milliseconds since 1970. */
  readonly baseChanges: readonly number[];
}

/** A force-push of a pull request's head. */
export interface ForcePush {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The head before it; null where that commit is gone. */
  readonly before: string | null;
}

const MAX_PAGES = 10;
const REFUSALS = new Set(['FORBIDDEN', 'INSUFFICIENT_SCOPES', 'NOT_FOUND']);

const BASE_CHANGES = new Set([
  'BaseRefChangedEvent',
  'AutomaticBaseChangeSucceededEvent',
  'BaseRefForcePushedEvent',
]);

const QUERY = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      timelineItems(first: 100, after: $after, itemTypes: [
        HEAD_REF_FORCE_PUSHED_EVENT,
        BASE_REF_CHANGED_EVENT, AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT, BASE_REF_FORCE_PUSHED_EVENT
      ]) {
        pageInfo { hasNextPage endCursor }
        nodes {
          __typename
          ... on HeadRefForcePushedEvent { createdAt beforeCommit { oid } }
          ... on BaseRefChangedEvent { createdAt }
          ... on AutomaticBaseChangeSucceededEvent { createdAt }
          ... on BaseRefForcePushedEvent { createdAt }
        }
      }
    }
  }
}`;

/**
 * Every force-push of a pull request's head and every change of its base, from GraphQL's timeline: REST does not tell
 * the commit before a force-push. Throws what the client throws, GateError `permission_missing`, and
 * `github_unavailable` where the answer is incomplete or not understood, or longer than `mayAsk` allows, which is asked before
 * each page beside the first.
 */
export async function readBranchChanges(
  api: Api,
  repository: Repository,
  pullRequest: number,
  mayAsk: () => boolean = () => true,
): Promise<BranchChanges> {
  const nodes: unknown[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES && (page === 0 || mayAsk()); page += 1) {
    const items: unknown = await readPage(api, { ...repository, number: pullRequest, after });
    nodes.push(...understood(listAt(items, 'nodes')));
    if (!understood(flagAt(items, 'pageInfo', 'hasNextPage'))) return branchChanges(nodes);
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

/** What is of no known kind is taken for a force-push, whose commit before is not told. */
function branchChanges(nodes: readonly unknown[]): BranchChanges {
  const isBaseChange = (node: unknown) => BASE_CHANGES.has(textAt(node, '__typename') ?? '');
  return {
    forcePushes: nodes
      .filter((node) => !isBaseChange(node))
      .map((node) => ({ at: timeOf(node), before: objectIdAt(node, 'beforeCommit', 'oid') })),
    baseChanges: nodes.filter(isBaseChange).map(timeOf),
  };
}

function timeOf(node: unknown): number {
  const time = Date.parse(textAt(node, 'createdAt') ?? '');
  if (Number.isNaN(time)) throw notUnderstood();
  return time;
}

function understood<T>(value: T | null): T {
  if (value === null) throw notUnderstood();
  return value;
}

function notUnderstood(): GateError {
  return new GateError('github_unavailable', 'github');
}
