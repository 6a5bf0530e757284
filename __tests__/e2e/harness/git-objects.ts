import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { CommitGraph } from '../../github/path-history.js';

/** What stands at a path of a commit. */
export type Content = string | Uint8Array | { readonly symlink: string } | { readonly submodule: string };
export type Files = ReadonlyMap<string, Content>;

export interface TreeEntry {
  readonly mode: '100644' | '040000' | '120000' | '160000';
  readonly name: string;
  readonly id: string;
}

export interface CommitParts {
  readonly tree: string;
  readonly parents: readonly string[];
  /** The login of a user; the e-mail address of a commit is what GitHub finds the account by. */
  readonly author: string;
  readonly message: string;
  /** Minutes after midnight of 1 January 2026, UTC. */
  readonly minute: number;
}

export type GitObject =
  | { readonly id: string; readonly type: 'blob'; readonly body: Buffer }
  | {
      readonly id: string;
      readonly type: 'tree';
      readonly body: Buffer;
      readonly entries: readonly TreeEntry[];
    }
  | { readonly id: string; readonly type: 'commit'; readonly body: Buffer; readonly parts: CommitParts };

/** Objects of a repository, each behind what it refers to. */
export type ObjectStore = Map<string, GitObject>;

/** The person that a commit of `login` names, as git and GitHub's API write it. */
export function personOf(login: string, minute: number) {
  const seconds = Date.UTC(2026, 0, 1) / 1000 + minute * 60;
  const date = new Date(seconds * 1000).toISOString().replace('.000', '');
  return { name: login, email: `${login}@example.test`, date, seconds };
}

export function addCommit(store: ObjectStore, files: Files, parts: Omit<CommitParts, 'tree'>): string {
  const tree = addTree(store, files);
  const { name, email, seconds } = personOf(parts.author, parts.minute);
  const person = `${name} <${email}> ${seconds} +0000`;
  const parents = parts.parents.map((parent) => `parent ${parent}\n`).join('');
  const text = `tree ${tree}\n${parents}author ${person}\ncommitter ${person}\n\n${parts.message}`;
  return add(store, { type: 'commit', body: Buffer.from(text), parts: { ...parts, tree } });
}

function addTree(store: ObjectStore, files: Files): string {
  const entries = [...childrenOf(files)].map(([name, child]) => entryOf(store, name, child));
  const sorted = entries.sort((one, other) => Buffer.compare(sortKey(one), sortKey(other)));
  const body = Buffer.concat(
    sorted.flatMap(({ mode, name, id }) => [
      Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`),
      Buffer.from(id, 'hex'),
    ]),
  );
  return add(store, { type: 'tree', body, entries: sorted });
}

/** Files and folders of one folder: a folder is the map of its files. */
function childrenOf(files: Files): Map<string, Content | Map<string, Content>> {
  const children = new Map<string, Content | Map<string, Content>>();
  for (const [path, content] of files) {
    const [name = '', ...rest] = path.split('/');
    const child = children.get(name);
    if (rest.length === 0) children.set(name, content);
    else if (child instanceof Map) child.set(rest.join('/'), content);
    else children.set(name, new Map([[rest.join('/'), content]]));
  }
  return children;
}

function entryOf(store: ObjectStore, name: string, child: Content | Map<string, Content>): TreeEntry {
  if (child instanceof Map) return { mode: '040000', name, id: addTree(store, child) };
  if (typeof child === 'object' && 'submodule' in child) return { mode: '160000', name, id: child.submodule };
  if (typeof child === 'object' && 'symlink' in child) {
    return { mode: '120000', name, id: add(store, { type: 'blob', body: Buffer.from(child.symlink) }) };
  }
  return { mode: '100644', name, id: add(store, { type: 'blob', body: Buffer.from(child) }) };
}

function sortKey(entry: TreeEntry): Buffer {
  return Buffer.from(entry.mode === '040000' ? `${entry.name}/` : entry.name);
}

/** The commits of a store as GraphQL is asked about them. */
export function graphOf(store: ObjectStore): CommitGraph {
  const partsOf = (commit: string) => {
    const object = store.get(commit);
    return object?.type === 'commit' ? object.parts : null;
  };
  return {
    parentsOf: (commit) => partsOf(commit)?.parents ?? null,
    entryOf(commit, path) {
      const entry = entryAt(store, partsOf(commit)?.tree ?? '', path);
      return entry === null ? null : { mode: Number.parseInt(entry.mode, 8), oid: entry.id };
    },
    usersOf(commit) {
      const parts = partsOf(commit);
      const logins = parts === null ? [] : [parts.author, ...coAuthorsIn(parts.message)];
      return logins.map((login) => (login === 'nobody' ? null : { login }));
    },
  };
}

/** What stands at a path below a tree. */
function entryAt(store: ObjectStore, tree: string, path: string): TreeEntry | null {
  const [name = '', ...rest] = path.split('/');
  const object = store.get(tree);
  const entry = object?.type === 'tree' ? object.entries.find((one) => one.name === name) : undefined;
  if (entry === undefined) return null;
  return rest.length === 0 ? entry : entryAt(store, entry.id, rest.join('/'));
}

/** The logins that a message names as co-authors, by the address that `personOf` gives them. */
function coAuthorsIn(message: string): readonly string[] {
  return [...message.matchAll(/^Co-authored-by: .*<(.*)@example\.test>$/gm)].map(([, login = '']) => login);
}

type Unnamed<T> = T extends unknown ? Omit<T, 'id'> : never;

function add(store: ObjectStore, object: Unnamed<GitObject>): string {
  const id = createHash('sha1').update(headerOf(object)).update(object.body).digest('hex');
  if (!store.has(id)) store.set(id, { ...object, id });
  return id;
}

function headerOf(object: Unnamed<GitObject>): string {
  return `${object.type} ${object.body.length}\0`;
}

/** Writes objects as git keeps them one by one, below a `.git` folder. */
export function writeLooseObjects(gitFolder: string, objects: Iterable<GitObject>): void {
  for (const object of objects) {
    const folder = join(gitFolder, 'objects', object.id.slice(0, 2));
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, object.id.slice(2)),
      deflateSync(Buffer.concat([Buffer.from(headerOf(object)), object.body])),
    );
  }
}

/** The objects of a commit and, with `history`, of everything before it. */
export function objectsOf(store: ObjectStore, id: string, history: boolean): GitObject[] {
  const object = store.get(id);
  if (object === undefined) return [];
  if (object.type === 'blob') return [object];
  if (object.type === 'tree')
    return [object, ...object.entries.flatMap((entry) => objectsOf(store, entry.id, history))];
  const parents = history ? object.parts.parents : [];
  return [object, ...[object.parts.tree, ...parents].flatMap((next) => objectsOf(store, next, history))];
}
