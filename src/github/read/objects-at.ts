import { known } from '../../errors/index.js';
import { DIRECTORY_MODE, isHashOf, rawTree, SUBMODULE_MODE } from '../../git/index.js';
import type { Commit, CommittedPlace, FoundObjects, TreeEntry } from '../../git/index.js';
import { at, countAt, listAt, objectIdAt, textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';

const MAX_IN_QUERY = 100;
const MAX_OBJECTS = 1000;
const MAX_PARENTS = 10;

const FIELDS = `__typename oid
  ... on Commit { tree { oid } parents(first: ${MAX_PARENTS}) { totalCount nodes { oid } } }
  ... on Tree { entries { name mode oid size } }`;

/**
 * Commits and the trees on the way to paths of them by GraphQL, which takes paths where REST takes a tree's id: one
 * answer instead of one for each component. A tree is put together again and its git hash checked; one whose hash is
 * another (a name that is no UTF-8, a list that was cut) is left out, and so is everything that a failing query leaves
 * open. Source: GitHub's GraphQL reference, objects `Commit` and `Tree`; gitrevisions for `COMMIT:PATH`.
 */
export async function objectsAt(
  api: Api,
  repository: Repository,
  places: readonly CommittedPlace[],
): Promise<FoundObjects> {
  const expressions = expressionsFor(places).slice(0, MAX_OBJECTS);
  const found = { commits: new Map<string, Commit>(), trees: new Map<string, readonly TreeEntry[]>() };
  const groups = Array.from({ length: Math.ceil(expressions.length / MAX_IN_QUERY) }, (_, index) =>
    expressions.slice(index * MAX_IN_QUERY, (index + 1) * MAX_IN_QUERY),
  );
  const answers = await Promise.all(groups.map((group) => ask(api, repository, group)));
  for (const object of answers.flat()) {
    const id = objectIdAt(object, 'oid');
    const commit = id === null ? null : readCommit(object);
    const tree = id === null ? null : readTree(object, id);
    if (id !== null && commit !== null) found.commits.set(id, commit);
    if (id !== null && tree !== null) found.trees.set(id, tree);
  }
  return found;
}

/** Each commit, its root, and each directory above a path. */
function expressionsFor(places: readonly CommittedPlace[]): readonly string[] {
  const expressions = new Set<string>();
  for (const { commit, path } of places) {
    expressions.add(commit);
    const names = path.split('/');
    for (const [depth] of names.entries()) expressions.add(`${commit}:${names.slice(0, depth).join('/')}`);
  }
  return [...expressions];
}

/** The objects in the order of their expressions, none where the query failed. */
async function ask(
  api: Api,
  { owner, repo }: Repository,
  expressions: readonly string[],
): Promise<readonly unknown[]> {
  const declared = expressions.map((_, index) => `$e${index}: String!`).join(', ');
  const objects = expressions
    .map((_, index) => `o${index}: object(expression: $e${index}) { ...found }`)
    .join(' ');
  const query = `query ($owner: String!, $repo: String!, ${declared}) { repository(owner: $owner, name: $repo) { ${objects} } } fragment found on GitObject { ${FIELDS} }`;
  const named = Object.fromEntries(expressions.map((expression, index) => [`e${index}`, expression]));
  const answer = await known(() => api.graphql(query, { owner, repo, ...named }));
  if (!answer.known || answer.value.errors.length > 0) return [];
  const { data } = answer.value;
  return expressions.map((_, index) => at(data, 'repository', `o${index}`));
}

function readCommit(object: unknown): Commit | null {
  const tree = objectIdAt(object, 'tree', 'oid');
  const nodes = listAt(object, 'parents', 'nodes');
  if (tree === null || nodes === null || nodes.length !== countAt(object, 'parents', 'totalCount'))
    return null;
  const parents = nodes.flatMap((parent) => objectIdAt(parent, 'oid') ?? []);
  return parents.length === nodes.length ? { tree, parents } : null;
}

function readTree(object: unknown, id: string): readonly TreeEntry[] | null {
  const entries = listAt(object, 'entries')?.map(readEntry);
  if (entries === undefined) return null;
  const read = entries.flatMap((entry) => entry ?? []);
  return read.length === entries.length && isHashOf(id, 'tree', rawTree(read)) ? read : null;
}

/** GraphQL writes a mode as a decimal number, and gives a size to what has none. */
function readEntry(entry: unknown): TreeEntry | null {
  const mode = countAt(entry, 'mode')?.toString(8);
  const name = textAt(entry, 'name');
  const id = objectIdAt(entry, 'oid');
  if (mode === undefined || name === null || id === null) return null;
  const isSized = mode !== DIRECTORY_MODE && mode !== SUBMODULE_MODE;
  return { mode, name, id, size: isSized ? countAt(entry, 'size') : null };
}
