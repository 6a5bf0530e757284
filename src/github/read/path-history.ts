import { GateError } from '../../errors/index.js';
import type { Known } from '../../errors/index.js';
import { at, countAt, flagAt, listAt, objectIdAt, textAt } from '../api/index.js';
import type { Account, Api, Repository } from '../api/index.js';
import { MAX_PATH_COMMITS } from '../../limits.js';

/** A commit that changed what stands at a path. */
export interface PathCommit {
  readonly id: string;
  readonly parents: readonly string[];
  /** The accounts of its author and co-authors. */
  readonly authors: readonly Account[];
  /** Whether one of them has no account. */
  readonly hasUnknownAuthor: boolean;
}

/** Two commits between which paths are looked into. */
export interface PathRange {
  /** What can be reached from here is no part of it. */
  readonly base: string;
  readonly head: string;
}

/** How far the history of one path was read. */
interface Progress {
  readonly path: string;
  readonly commits: readonly PathCommit[];
  /** Commits of the base. */
  readonly known: readonly string[];
  readonly pages: number;
  /** Where the next page begins; null where there is none. */
  readonly after: string | null;
  readonly afterBase: string | null;
  readonly isDone: boolean;
}

const PAGE = 100;
const PATHS_IN_QUERY = 20;
/** Authors, and parents, of one commit. */
const MAX_PEOPLE = 20;
/** Commits in one query of what stands at a path. */
export const ENTRIES_IN_QUERY = 100;
const REFUSALS = new Set(['FORBIDDEN', 'INSUFFICIENT_SCOPES']);

/**
 * For each path the commits of a range whose entry there differs from every parent's, with everybody who wrote them: a
 * hundred of each path in one query. A merge or a rebase alone makes nobody an author, and neither does committing. A
 * commit of the base can still be among them where histories cross: ask `isAncestor` of one that matters. Unknown is a
 * path that more than MAX_PATH_COMMITS commits touch, or whose further pages are more than `mayAsk` allows, which is asked
 * before each query beside the first ones. Throws what the client throws, GateError `permission_missing`, and
 * `github_unavailable` where the answer is incomplete or not understood.
 * Source: GitHub's GraphQL reference, `Commit.history` and `Commit.authors`.
 */
export async function readPathHistories(
  api: Api,
  repository: Repository,
  range: PathRange,
  paths: readonly string[],
  mayAsk: () => boolean,
): Promise<ReadonlyMap<string, Known<readonly PathCommit[]>>> {
  const histories = new Map<string, Known<readonly PathCommit[]>>();
  let open = [...new Set(paths)].map(unread);
  while (open.length > 0) {
    const asked = open.slice(0, PATHS_IN_QUERY);
    if (asked.every(({ pages }) => pages > 0) && !mayAsk()) break;
    const read = await readPages(api, repository, range, asked);
    for (const one of read.filter(({ isDone }) => isDone)) histories.set(one.path, historyOf(one));
    open = [...open.slice(PATHS_IN_QUERY), ...read.filter(({ isDone }) => !isDone)];
  }
  for (const { path } of open)
    histories.set(path, { known: false, permission: null, limit: 'too_many_requests' });
  return histories;
}

function unread(path: string): Progress {
  return { path, commits: [], known: [], pages: 0, after: null, afterBase: null, isDone: false };
}

function historyOf({ commits, known, after, afterBase }: Progress): Known<readonly PathCommit[]> {
  if (after !== null || afterBase !== null)
    return { known: false, permission: null, limit: 'too_many_commits' };
  const ofBase = new Set(known);
  return { known: true, value: commits.filter(({ id }) => !ofBase.has(id)) };
}

/** The next page of some paths. */
async function readPages(
  api: Api,
  repository: Repository,
  { base, head }: PathRange,
  open: readonly Progress[],
): Promise<readonly Progress[]> {
  const variables: Record<string, string | null> = {};
  for (const [index, { path, after, afterBase }] of open.entries()) {
    variables[`path${index}`] = path;
    variables[`after${index}`] = after;
    variables[`afterBase${index}`] = afterBase;
  }
  const data = await ask(api, historyQuery(open.length), {
    ...repository,
    head,
    base,
    ...variables,
  });
  return open.map((one, index) => {
    const own = at(data, 'repository', `head${index}`, 'history');
    const others = at(data, 'repository', `base${index}`, 'history');
    return progressed(one, own, others);
  });
}

/** A list that has ended is not asked again, but GitHub answers its first page all the same. */
function progressed(one: Progress, own: unknown, others: unknown): Progress {
  const [isFirst, pages] = [one.pages === 0, one.pages + 1];
  const readsOwn = isFirst || one.after !== null;
  const readsBase = isFirst || one.afterBase !== null;
  const ids = readsBase ? nodesOf(others).map((node) => understood(objectIdAt(node, 'oid'))) : [];
  const after = readsOwn ? nextOf(own) : null;
  const afterBase = readsBase ? nextOf(others) : null;
  return {
    path: one.path,
    commits: [...one.commits, ...(readsOwn ? nodesOf(own).flatMap(readCommit) : [])],
    known: [...one.known, ...ids],
    pages,
    after,
    afterBase,
    isDone: (after === null && afterBase === null) || pages >= MAX_PATH_COMMITS / PAGE,
  };
}

function historyQuery(paths: number): string {
  const each = (text: (index: number) => string) => Array.from({ length: paths }, (_, index) => text(index));
  const variables = each((n) => `$path${n}: String!, $after${n}: String, $afterBase${n}: String`);
  const fields = each(
    (
      n,
    ) => `head${n}: object(oid: $head) { ... on Commit { history(first: ${PAGE}, path: $path${n}, after: $after${n}) {
      pageInfo { hasNextPage endCursor }
      nodes {
        oid
        authors(first: ${MAX_PEOPLE}) { totalCount nodes { user { login databaseId } } }
        file(path: $path${n}) { mode oid }
        parents(first: ${MAX_PEOPLE}) { totalCount nodes { oid file(path: $path${n}) { mode oid } } }
      }
    } } }
    base${n}: object(oid: $base) { ... on Commit { history(first: ${PAGE}, path: $path${n}, after: $afterBase${n}) {
      pageInfo { hasNextPage endCursor }
      nodes { oid }
    } } }`,
  );
  return `query ($owner: String!, $repo: String!, $head: GitObjectID!, $base: GitObjectID!, ${variables.join(', ')}) {
  repository(owner: $owner, name: $repo) {
    ${fields.join('\n    ')}
  }
}`;
}

/**
 * What stands at a path of some commits, ENTRIES_IN_QUERY in each query: mode and id, `absent`, or null for a commit that
 * GitHub does not have here. Throws what the client throws, and GateError `github_unavailable`.
 */
export async function readEntriesAt(
  api: Api,
  repository: Repository,
  commits: readonly string[],
  path: string,
): Promise<ReadonlyMap<string, string | null>> {
  const groups = Array.from({ length: Math.ceil(commits.length / ENTRIES_IN_QUERY) }, (_, index) =>
    commits.slice(index * ENTRIES_IN_QUERY, (index + 1) * ENTRIES_IN_QUERY),
  );
  const entries = await Promise.all(groups.map((group) => entriesOf(api, repository, group, path)));
  return new Map(entries.flat());
}

async function entriesOf(
  api: Api,
  repository: Repository,
  commits: readonly string[],
  path: string,
): Promise<readonly (readonly [string, string | null])[]> {
  const asked = commits
    .map(
      (id, index) =>
        `c${index}: object(oid: "${id}") { ... on Commit { oid file(path: $path) { mode oid } } }`,
    )
    .join(' ');
  const query = `query ($owner: String!, $repo: String!, $path: String!) { repository(owner: $owner, name: $repo) { ${asked} } }`;
  const data = await ask(api, query, { ...repository, path });
  return commits.map((id, index) => {
    const commit = at(data, 'repository', `c${index}`);
    return [id, objectIdAt(commit, 'oid') === id ? entryOf(commit) : null];
  });
}

async function ask(api: Api, query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { data, errors } = await api.graphql(query, variables);
  if (errors.some((error) => REFUSALS.has(error)))
    throw new GateError('permission_missing', 'contents: read');
  if (errors.length > 0) throw notUnderstood();
  return data;
}

/** None where the commit left the path as one of its parents has it: GitHub lists what differs from any. */
function readCommit(node: unknown): readonly PathCommit[] {
  const people = completeNodes(at(node, 'authors'));
  const parents = completeNodes(at(node, 'parents'));
  const now = entryOf(node);
  const isChange = parents.length === 0 ? now !== ABSENT : parents.every((parent) => entryOf(parent) !== now);
  if (!isChange) return [];
  const authors = people.map(readAuthor);
  return [
    {
      id: understood(objectIdAt(node, 'oid')),
      parents: parents.map((parent) => understood(objectIdAt(parent, 'oid'))),
      authors: authors.flatMap((author) => author ?? []),
      hasUnknownAuthor: authors.length === 0 || authors.includes(null),
    },
  ];
}

/** GitHub's `User` is a person's; of a bot's commit it names nobody. */
function readAuthor(node: unknown): Account | null {
  const login = textAt(node, 'user', 'login');
  return login === null ? null : { id: countAt(node, 'user', 'databaseId'), login, type: 'User' };
}

const ABSENT = 'absent';

function entryOf(node: unknown): string {
  const id = objectIdAt(node, 'file', 'oid');
  return id === null ? ABSENT : `${String(countAt(node, 'file', 'mode'))} ${id}`;
}

function nodesOf(connection: unknown): readonly unknown[] {
  return understood(listAt(connection, 'nodes'));
}

function completeNodes(connection: unknown): readonly unknown[] {
  const nodes = nodesOf(connection);
  if (countAt(connection, 'totalCount') !== nodes.length) throw notUnderstood();
  return nodes;
}

/** Where the next page begins, null where there is none. */
function nextOf(connection: unknown): string | null {
  const hasNext = understood(flagAt(connection, 'pageInfo', 'hasNextPage'));
  return hasNext ? understood(textAt(connection, 'pageInfo', 'endCursor')) : null;
}

function understood<T>(value: T | null): T {
  if (value === null) throw notUnderstood();
  return value;
}

function notUnderstood(): GateError {
  return new GateError('github_unavailable', 'github');
}
