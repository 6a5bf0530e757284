import type { GraphqlAnswer, Parameters } from '../../src/github/api/api.js';

/** A history of commits as GitHub's GraphQL is asked about it. */
export interface CommitGraph {
  /** null for a commit that is not there. */
  parentsOf(commit: string): readonly string[] | null;
  /** Mode and id of what stands at a path, null where nothing does. */
  entryOf(commit: string, path: string): { readonly mode: number; readonly oid: string } | null;
  /** `user` of each author and co-author; null for one without an account. */
  usersOf(commit: string): readonly (object | null)[];
}

/** What GraphQL answers to the two queries about a path; null for any other query. */
export function pathAnswer(graph: CommitGraph, variables: Parameters, query: string): GraphqlAnswer | null {
  const text = (name: string) => String(variables[name] ?? '');
  if (query.includes('history(')) {
    const count = [...query.matchAll(/head\d+: object/g)].length;
    const repository = Array.from({ length: count }, (_, index) => {
      const path = text(`path${index}`);
      return [
        [`head${index}`, { history: connection(graph, text('head'), path, text(`after${index}`)) }],
        [`base${index}`, { history: connection(graph, text('base'), path, text(`afterBase${index}`)) }],
      ];
    });
    return { data: { repository: Object.fromEntries(repository.flat()) }, errors: [] };
  }
  const path = text('path');
  if (!query.includes('file(path: $path)')) return null;
  const asked = [...query.matchAll(/(c\d+): object\(oid: "(\w+)"\)/g)];
  const commits = asked.map(([, alias = '', oid = '']) => [
    alias,
    graph.parentsOf(oid) === null ? null : { oid, file: graph.entryOf(oid, path) },
  ]);
  return { data: { repository: Object.fromEntries(commits) }, errors: [] };
}

const PAGE = 100;

function connection(graph: CommitGraph, start: string, path: string, after: string) {
  const ids = simplified(graph, start, path);
  const from = after === '' ? 0 : Number(after);
  const shown = ids.slice(from, from + PAGE);
  return {
    pageInfo: { hasNextPage: ids.length > from + PAGE, endCursor: String(from + PAGE) },
    nodes: shown.map((oid) => nodeOf(graph, oid, path)),
  };
}

function nodeOf(graph: CommitGraph, oid: string, path: string) {
  const users = graph.usersOf(oid);
  const parents = graph.parentsOf(oid) ?? [];
  return {
    oid,
    authors: { totalCount: users.length, nodes: users.map((user) => ({ user })) },
    file: graph.entryOf(oid, path),
    parents: {
      totalCount: parents.length,
      nodes: parents.map((parent) => ({ oid: parent, file: graph.entryOf(parent, path) })),
    },
  };
}

/** The commits that git lists for a path: where one parent has the same, only that one is followed. */
function simplified(graph: CommitGraph, start: string, path: string): readonly string[] {
  const listed: string[] = [];
  const seen = new Set<string>();
  const waiting = [start];
  for (let commit = waiting.shift(); commit !== undefined; commit = waiting.shift()) {
    if (seen.has(commit)) continue;
    seen.add(commit);
    const parents = graph.parentsOf(commit) ?? [];
    const own = JSON.stringify(graph.entryOf(commit, path));
    const same = parents.find((parent) => JSON.stringify(graph.entryOf(parent, path)) === own);
    if (same === undefined && (parents.length > 0 || own !== 'null')) listed.push(commit);
    waiting.push(...(same === undefined ? parents : [same]));
  }
  return listed;
}
