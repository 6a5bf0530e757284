import { pathAnswer } from '../../github/path-history.js';
import type { SeenRequest } from './front.js';
import { graphOf } from './git-objects.js';
import type { ObjectStore } from './git-objects.js';
import { BOT, OWNER, REPOSITORY } from './github.js';
import type { Corrections } from './github.js';

/** What the tests keep of the pull request beside the emulator, whose head never follows a push. */
export interface PullRequest {
  number: number;
  head: string;
  headRef: string;
  /** Owner of the repository that the head comes from. */
  headOwner: string;
  baseRef: string;
  baseTip: string;
  merge: string;
  state: 'open' | 'closed';
  /** When the head was replaced, and what it was before. */
  forcePushes: { readonly createdAt: string; readonly before: string }[];
  /** When the pull request was given another base branch. */
  baseChanges: string[];
}

/** Answers by operation (part of its name) for what the emulator lacks; a function may look at the request. */
export type Answers = Readonly<Record<string, unknown>>;

/** An answer that leads elsewhere. */
export class Redirect {
  constructor(readonly address: string) {}
}

/** An answer of nothing but a status. */
export class Refusal {
  constructor(readonly status: number) {}
}

/** GitHub's answers where a scenario says nothing of them. */
const ORDINARY: Answers = {
  'GET /repos/{owner}/{repo}/activity': [],
  'GET /repos/{owner}/{repo}/codeowners/errors': { errors: [] },
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls': [],
  'GET /repos/{owner}/{repo}/issues/{issue_number}/timeline': [],
  'GET /repos/{owner}/{repo}/rules/branches/{branch}': [],
  'POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun': {},
};

export function correctionsFor(pull: PullRequest, answers: Answers, store: ObjectStore): Corrections {
  const graph = graphOf(store);
  const graphql = ({ body }: SeenRequest) => {
    const { query, variables }: { query: string; variables: object } = JSON.parse(body);
    return pathAnswer(graph, { ...variables }, query) ?? queryAnswer(body, pull);
  };
  const listed = () => [listedPull(pull)];
  const known = {
    'POST /graphql': graphql,
    'GET /repos/{owner}/{repo}/pulls': listed,
    ...ORDINARY,
    ...answers,
  };
  return {
    answer(request) {
      const found = Object.entries(known).find(([operation]) => operation === request.operation);
      if (found === undefined) return null;
      const [operation, answer] = found;
      const data: unknown = typeof answer === 'function' ? answer(request) : answer;
      if (data === null) return null;
      if (data instanceof Refusal) return { status: data.status, data: {} };
      if (data instanceof Redirect) return { status: 302, headers: { location: data.address }, data: {} };
      return { status: operation.endsWith('/rerun') ? 201 : 200, data };
    },
    amend: (request, data) => amended(request, data, pull),
  };
}

/** A pull request as a list shows it. */
export function listedPull(pull: PullRequest, more: object = {}): object {
  return {
    number: pull.number,
    state: pull.state,
    head: { sha: pull.head, ref: pull.headRef, repo: { full_name: `${pull.headOwner}/${REPOSITORY}` } },
    base: { ref: pull.baseRef },
    ...more,
  };
}

/** Answers to the two queries of every run: who it is, and what became of head and base. */
export function queryAnswer(body: string, pull: PullRequest): object {
  const { query }: { query: string } = JSON.parse(body);
  if (query.includes('viewer')) return { data: { viewer: { login: BOT } } };
  const forcePushes = pull.forcePushes.map(({ createdAt, before }) => ({
    __typename: 'HeadRefForcePushedEvent',
    createdAt,
    beforeCommit: { oid: before },
  }));
  const baseChanges = pull.baseChanges.map((createdAt) => ({ __typename: 'BaseRefChangedEvent', createdAt }));
  const nodes = [...forcePushes, ...baseChanges];
  const timelineItems = { pageInfo: { hasNextPage: false, endCursor: null }, nodes };
  return { data: { repository: { pullRequest: { timelineItems } } } };
}

function amended(request: SeenRequest, data: unknown, pull: PullRequest): unknown {
  if (request.operation === 'GET /repos/{owner}/{repo}/pulls/{pull_number}') return pullOf(data, pull);
  if (request.operation.endsWith('/collaborators/{username}/permission')) return permissionOf(data);
  if (request.operation.endsWith('/check-runs')) return withApp(data);
  return data;
}

/** A pull request as GitHub shows it now. */
export function pullOf(emulated: unknown, pull: PullRequest): object {
  const answer = Object(emulated);
  const repository = answer.head.repo;
  const fullName = `${pull.headOwner}/${REPOSITORY}`;
  const fork = pull.headOwner !== OWNER;
  const repo = fork
    ? { ...repository, id: repository.id + 1, full_name: fullName, fork, owner: { login: pull.headOwner } }
    : repository;
  return {
    ...answer,
    state: pull.state,
    merge_commit_sha: pull.merge,
    head: {
      ...answer.head,
      sha: pull.head,
      ref: pull.headRef,
      label: `${pull.headOwner}:${pull.headRef}`,
      repo,
    },
    base: { ...answer.base, ref: pull.baseRef, sha: pull.baseTip, label: `${OWNER}:${pull.baseRef}` },
  };
}

/** The emulator keeps the old names of permissions. */
function permissionOf(emulated: unknown): object {
  const answer = Object(emulated);
  const names = new Map([
    ['push', 'write'],
    ['pull', 'read'],
    ['maintain', 'write'],
    ['triage', 'read'],
  ]);
  return { ...answer, permission: names.get(answer.permission) ?? answer.permission };
}

/** The emulator leaves out which app made a check run; the runs here are the token's own. */
function withApp(emulated: unknown): object {
  const answer = Object(emulated);
  const owned = (run: object) => ({ ...run, app: { slug: 'github-actions' } });
  return 'check_runs' in answer ? { ...answer, check_runs: answer.check_runs.map(owned) } : owned(answer);
}
