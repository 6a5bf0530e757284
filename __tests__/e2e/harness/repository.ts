import { addCommit, personOf } from './git-objects.js';
import type { Content, Files, GitObject, ObjectStore } from './git-objects.js';
import { OWNER, REPOSITORY, tokenOf } from './github.js';
import type { GitHub } from './github.js';

const PATH = `/repos/${OWNER}/${REPOSITORY}`;
const ADMIN = tokenOf('admin');

/** Files to write over those of another commit; null deletes one. */
export type Changes = Readonly<Record<string, Content | null>>;

/** The commits of the emulated repository, kept here as git objects and there as GitHub shows them. */
export interface Repository {
  readonly store: ObjectStore;
  filesOf(commit: string): Files;
  commit(parents: readonly string[], files: Files, author: string, message: string): Promise<string>;
  /** Points a branch somewhere, making it where it is missing. */
  setBranch(name: string, commit: string): Promise<void>;
  /** Where tests put each branch, and where GitHub has each branch and tag. */
  refs(): Promise<{ readonly put: object; readonly found: object }>;
}

export function openRepository(github: GitHub): Repository {
  const store: ObjectStore = new Map();
  const filesOf = new Map<string, Files>();
  const branches = new Map<string, string>();
  const uploaded = new Set<string>();

  const upload = async () => {
    for (const object of store.values()) {
      if (uploaded.has(object.id)) continue;
      const id = await uploadObject(github, object);
      if (id !== object.id) throw new Error(`GitHub calls the ${object.type} ${object.id} ${id}`);
      uploaded.add(object.id);
    }
  };

  return {
    store,
    filesOf: (commit) => filesOf.get(commit) ?? new Map(),
    async commit(parents, files, author, message) {
      const id = addCommit(store, files, { parents, author, message, minute: filesOf.size });
      filesOf.set(id, files);
      await upload();
      return id;
    },
    async setBranch(name, sha) {
      if (branches.has(name)) {
        await github.api(ADMIN, 'PATCH', `${PATH}/git/refs/heads/${name}`, { sha, force: true });
      } else {
        await github.api(ADMIN, 'POST', `${PATH}/git/refs`, { ref: `refs/heads/${name}`, sha });
      }
      branches.set(name, sha);
    },
    async refs() {
      const refs: { ref: string; object: { sha: string } }[] = [];
      for (const kind of ['heads', 'tags']) {
        refs.push(...Object(await github.api(ADMIN, 'GET', `${PATH}/git/matching-refs/${kind}/`)));
      }
      const put = [...branches].map(([name, sha]) => `refs/heads/${name} ${sha}`);
      return { put: put.sort(), found: refs.map(({ ref, object }) => `${ref} ${object.sha}`).sort() };
    },
  };
}

/** The files of a commit with changes over them. */
export function changed(files: Files, changes: Changes): Files {
  const result = new Map(files);
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) result.delete(path);
    else result.set(path, content);
  }
  return result;
}

/** The files of a merge that GitHub would make of a head onto a base: what the head changed stands. */
export function merged(fork: Files, base: Files, head: Files): Files {
  const result = new Map(base);
  for (const path of new Set([...fork.keys(), ...head.keys()])) {
    const content = head.get(path);
    if (content === fork.get(path)) continue;
    if (content === undefined) result.delete(path);
    else result.set(path, content);
  }
  return result;
}

async function uploadObject(github: GitHub, object: GitObject): Promise<unknown> {
  const answer = await github.api(ADMIN, 'POST', `${PATH}/git/${object.type}s`, bodyOf(object));
  return Reflect.get(Object(answer), 'sha');
}

function bodyOf(object: GitObject): object {
  if (object.type === 'blob') return { content: object.body.toString('base64'), encoding: 'base64' };
  if (object.type === 'commit') {
    const { name, email, date } = personOf(object.parts.author, object.parts.minute);
    const { message, tree, parents } = object.parts;
    return { message, tree, parents, author: { name, email, date } };
  }
  const types = { '100644': 'blob', '120000': 'blob', '040000': 'tree', '160000': 'commit' };
  const tree = object.entries.map(({ mode, name, id }) => ({ path: name, mode, type: types[mode], sha: id }));
  return { tree };
}
