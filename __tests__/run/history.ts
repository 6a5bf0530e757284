import { createHash } from 'node:crypto';
import { GateError } from '../../src/errors/index.js';
import { commitReader } from '../../src/git/index.js';
import type { Commit, CommitReader, ObjectStore, TreeEntry } from '../../src/git/index.js';
import { json } from '../github/api/fake-api.js';
import type { CommitGraph } from '../github/path-history.js';
import type { Respond } from '../github/api/fake-api.js';

export interface Point {
  readonly parents: readonly string[];
  /** Path → content; a commit that names no files has its first parent's. */
  readonly files?: Readonly<Record<string, string>>;
  /** The account of its author; null for none. */
  readonly author?: unknown;
  /** The accounts of its co-authors. */
  readonly coAuthors?: readonly unknown[];
}

/** A small history of commits, by name, as local objects and as GitHub's compare calls. */
export interface History {
  id(name: string): string;
  readonly reader: CommitReader;
  /** One route for each two commits, pages of at most 100. */
  readonly compareRoutes: Readonly<Record<string, Respond>>;
  /** As GraphQL is asked about the history of a path. */
  readonly graph: CommitGraph;
}

export function history(points: Readonly<Record<string, Point>>): History {
  const names = Object.keys(points);
  const at = (name: string): Point => {
    const point = points[name];
    if (point === undefined) throw new Error(`no commit ${name}`);
    return point;
  };
  const filesOf = (name: string): Readonly<Record<string, string>> => {
    const { files, parents } = at(name);
    const [first] = parents;
    return files ?? (first === undefined ? {} : filesOf(first));
  };
  const ancestors = (name: string): ReadonlySet<string> =>
    new Set([name, ...at(name).parents.flatMap((parent) => [...ancestors(parent)])]);

  const compare =
    (base: string, head: string): Respond =>
    ({ page = 1, per_page: size = 250 }) => {
      const known = ancestors(base);
      const shared = names.filter((name) => known.has(name) && ancestors(head).has(name));
      // Of several, GitHub names the latest.
      const best = shared.findLast(
        (name) => !shared.some((other) => other !== name && ancestors(other).has(name)),
      );
      const commits = names.filter((name) => ancestors(head).has(name) && !known.has(name));
      const end = Number(page) * Number(size);
      return json({
        total_commits: commits.length,
        merge_base_commit: best === undefined ? null : { sha: idOf(best) },
        commits: commits.slice(end - Number(size), end).map((name) => ({
          sha: idOf(name),
          author: at(name).author ?? null,
          parents: at(name).parents.map((parent) => ({ sha: idOf(parent) })),
        })),
      });
    };

  const pairs = names.flatMap((base) => names.map((head) => [base, head] as const));
  const nameOf = new Map(names.map((name) => [idOf(name), name]));
  const graph: CommitGraph = {
    parentsOf: (commit) => {
      const name = nameOf.get(commit);
      return name === undefined ? null : at(name).parents.map(idOf);
    },
    entryOf: (commit, path) => {
      const name = nameOf.get(commit);
      return name === undefined ? null : entryIn(filesOf(name), path);
    },
    usersOf: (commit) => {
      const { author, coAuthors = [] } = at(nameOf.get(commit) ?? '');
      return [author, ...coAuthors].map(userOf);
    },
  };

  return {
    id: idOf,
    graph,
    reader: commitReader(storeOf(names, at, filesOf)),
    compareRoutes: Object.fromEntries(
      pairs.map(([base, head]) => [
        `GET /repos/o/r/compare/${idOf(base)}...${idOf(head)}`,
        compare(base, head),
      ]),
    ),
  };
}

/** A directory is the sum of what is in it. */
function entryIn(files: Readonly<Record<string, string>>, path: string) {
  const content = files[path];
  if (content !== undefined) {
    const mode = content.startsWith('link:') ? 0o120000 : 0o100644;
    return { mode, oid: idOf(`blob ${content}`) };
  }
  const inside = Object.entries(files).filter(([file]) => file.startsWith(`${path}/`));
  return inside.length === 0 ? null : { mode: 0o40000, oid: idOf(JSON.stringify(inside)) };
}

/** The account as GraphQL names it; REST's bots are no users there. */
function userOf(account: unknown): object | null {
  const { login, id, type }: { login?: unknown; id?: unknown; type?: unknown } = Object(account ?? {});
  return login === undefined || type === 'Bot' ? null : { login, databaseId: id };
}

export function idOf(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

function storeOf(
  names: readonly string[],
  at: (name: string) => Point,
  filesOf: (name: string) => Readonly<Record<string, string>>,
): ObjectStore {
  const trees = new Map<string, readonly TreeEntry[]>();
  const blobs = new Map<string, Uint8Array>();
  const commits = new Map<string, Commit>();

  const addTree = (files: Readonly<Record<string, string>>): string => {
    const below = new Map<string, Record<string, string>>();
    const entries: TreeEntry[] = [];
    for (const [path, content] of Object.entries(files)) {
      const [name = '', ...rest] = path.split('/');
      if (rest.length === 0) entries.push(addFile(name, content));
      else below.set(name, { ...below.get(name), [rest.join('/')]: content });
    }
    for (const [name, inside] of below) {
      entries.push({ mode: '40000', name, id: addTree(inside), size: null });
    }
    const id = idOf(`tree ${JSON.stringify(entries)}`);
    trees.set(id, entries);
    return id;
  };
  const addFile = (name: string, content: string): TreeEntry => {
    const link = content.startsWith('link:');
    const id = idOf(`blob ${content}`);
    blobs.set(id, Buffer.from(content));
    return { mode: link ? '120000' : '100644', name, id, size: content.length };
  };

  for (const name of names) {
    commits.set(idOf(name), { tree: addTree(filesOf(name)), parents: at(name).parents.map(idOf) });
  }
  return {
    commit: async (id) => found(commits.get(id)),
    tree: async (id) => found(trees.get(id)),
    blob: async (id) => found(blobs.get(id)),
    wholeTree: async () => null,
    blobs: async () => new Map(),
    objectsAt: async () => ({ commits: new Map(), trees: new Map() }),
    close: () => undefined,
  };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new GateError('commit_not_found', 'test');
  return value;
}
