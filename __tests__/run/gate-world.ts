import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../../src/github/api/api.js';
import { readEvent } from '../../src/run/event.js';
import { runGate } from '../../src/run/run-gate.js';
import type { GateRun } from '../../src/run/run-gate.js';
import { readInputs } from '../../src/settings/index.js';
import { objectsAnswer } from '../e2e/harness/graphql-objects.js';
import { addCommit, graphOf, objectsOf, writeLooseObjects } from '../e2e/harness/git-objects.js';
import type { Content, Files, GitObject, ObjectStore } from '../e2e/harness/git-objects.js';
import { temporaryDirectory, write } from '../git/temporary.js';
import { fakeApi, json, paged } from '../github/api/fake-api.js';
import { pathAnswer } from '../github/path-history.js';
import type { FakeApi, Respond } from '../github/api/fake-api.js';

export type FileTable = Readonly<Record<string, Content | null>>;

export interface WorldSpec {
  readonly event?: string;
  /** Files at T; `changed` differ at H, `tip` at the base branch's tip (null: not there). */
  readonly base: FileTable;
  readonly changed?: FileTable;
  readonly tip?: FileTable;
  /** The branch that the pull request goes into, and what it has that the default branch has not. */
  readonly into?: { readonly branch: string; readonly files?: FileTable };
  /** What stands in the workspace: a checkout of one of the commits, or none. */
  readonly checkout?: 'merge' | 'head' | 'base' | 'none';
  /** Where in the workspace it stands. */
  readonly directory?: string;
  /** Whether the checkout has the whole history. */
  readonly deep?: boolean;
  /** Files that are in the workspace without being committed (null: deleted). */
  readonly workspace?: FileTable;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly token?: boolean;
  readonly reviews?: readonly object[];
  /** Its force-pushes and changes of base, as GraphQL lists them. */
  readonly timeline?: readonly object[];
  /** What the pull request is when it is read once more. */
  readonly pull?: object;
  readonly branch?: string;
  /** The message of the head's commit. */
  readonly message?: string;
  /** How many commits the pull request has, 1 unless given: `changed` comes with the first of them. */
  readonly length?: number;
  /** What commit `index` of them has otherwise, the first being 0; the last one is `head`. */
  readonly along?: (index: number) => FileTable;
  readonly routes?: Readonly<Record<string, Answer | Respond>>;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface WorldRun extends GateRun {
  readonly api: FakeApi;
  readonly commits: Readonly<Record<'base' | 'tip' | 'first' | 'head' | 'merge' | 'into', string>>;
}

const BASELINE = 'tools.baseline.json';
const CANDIDATE = 'tools.json';
function timelineOf(nodes: readonly object[]) {
  const timelineItems = { nodes, pageInfo: { hasNextPage: false, endCursor: null } };
  return { data: { repository: { pullRequest: { timelineItems } } }, errors: [] };
}

/** One run of the gate on a repository of a few commits: `base` ─ `tip`, `base` ─ `head`, and their `merge`. */
export async function runInWorld(spec: WorldSpec): Promise<WorldRun> {
  const temporary = temporaryDirectory();
  try {
    return await runAt(temporary.path, spec);
  } finally {
    temporary.remove();
  }
}

async function runAt(root: string, spec: WorldSpec): Promise<WorldRun> {
  const store: ObjectStore = new Map();
  const baseFiles = filesOf(spec.base);
  const commit = (files: Files, parents: readonly string[], minute: number, message = 'change') =>
    addCommit(store, files, { parents, author: 'mona', message, minute });
  const base = commit(baseFiles, [], 1);
  const tip = spec.tip === undefined ? base : commit(filesOf(spec.base, spec.tip), [base], 2);
  const first = commit(filesOf(spec.base, spec.changed, spec.along?.(0)), [base], 3, spec.message);
  const own = [first];
  let head = first;
  for (let count = 1; count < (spec.length ?? 1); count += 1) {
    const files = filesOf(spec.base, spec.changed, { 'count.md': String(count) }, spec.along?.(count));
    head = commit(files, [head], 3, spec.message);
    own.push(head);
  }
  const theirs = spec.into?.files;
  const into = theirs === undefined ? tip : commit(filesOf(spec.base, theirs), [base], 2);
  const onto = theirs === undefined ? base : into;
  const merge = commit(filesOf(spec.base, theirs, spec.changed), [onto, head], 4);
  const commits = { base, tip, first, head, merge, into };

  const workspace = join(root, 'workspace');
  mkdirSync(workspace);
  const checkout = spec.checkout ?? 'merge';
  if (checkout !== 'none')
    checkOut(join(workspace, spec.directory ?? '.'), store, commits[checkout], spec.deep === true);
  placeFiles(workspace, spec.workspace ?? {});

  const event = spec.event ?? 'pull_request';
  write(root, 'event.json', JSON.stringify(payloadOf(event, spec, commits)));
  const graph = graphOf(store);
  const api = fakeApi({ ...routesOf(spec, store, commits, own), ...spec.routes }, (variables, query) => {
    const answer = pathAnswer(graph, variables, query);
    if (answer !== null) return answer;
    const data = objectsAnswer(query, variables, store);
    return data === null ? timelineOf(spec.timeline ?? []) : { data, errors: [] };
  });
  const hasToken = spec.token !== false;
  const environment = {
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: join(root, 'event.json'),
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_SHA: shaOf(event, commits),
    GITHUB_REF: `refs/heads/${spec.branch ?? 'main'}`,
    GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/gate.yml@refs/pull/7/merge',
    ...spec.environment,
  };
  const run = await runGate(readEvent(environment), {
    inputs: readInputs(inputVariables({ baseline: BASELINE, candidate: CANDIDATE, ...spec.inputs })),
    environment,
    workspace,
    api: hasToken ? api : null,
    ownersApi: hasToken ? api : null,
  });
  return { ...run, api, commits };
}

function filesOf(...tables: readonly (FileTable | undefined)[]): Files {
  const files = new Map<string, Content>();
  for (const [path, content] of tables.flatMap((table) => Object.entries(table ?? {}))) {
    if (content === null) files.delete(path);
    else files.set(path, content);
  }
  return files;
}

function checkOut(directory: string, store: ObjectStore, commit: string, deep: boolean): void {
  write(directory, '.git/HEAD', `${commit}\n`);
  mkdirSync(join(directory, '.git/refs'), { recursive: true });
  writeLooseObjects(join(directory, '.git'), objectsOf(store, commit, deep));
  const object = store.get(commit);
  if (object?.type === 'commit') placeTree(directory, '', store, object.parts.tree);
}

function placeTree(root: string, prefix: string, store: ObjectStore, id: string): void {
  const tree = store.get(id);
  if (tree?.type !== 'tree') return;
  for (const { mode, name, id: child } of tree.entries) {
    if (mode === '040000') placeTree(root, `${prefix}${name}/`, store, child);
    else if (mode === '100644') write(root, `${prefix}${name}`, store.get(child)?.body ?? '');
  }
}

function placeFiles(root: string, files: FileTable): void {
  for (const [path, content] of Object.entries(files)) {
    if (content === null) rmSync(join(root, path), { force: true });
    else if (typeof content === 'string' || content instanceof Uint8Array) write(root, path, content);
  }
}

function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
}

function shaOf(event: string, { base, head, merge }: WorldRun['commits']): string {
  if (event === 'pull_request' || event === 'pull_request_review') return merge;
  return event === 'pull_request_target' ? base : head;
}

function payloadOf(event: string, spec: WorldSpec, commits: WorldRun['commits']): object {
  const { base, head, merge, into } = commits;
  const branch = spec.into?.branch ?? 'main';
  const repository = { default_branch: 'main' };
  if (event.startsWith('pull_request')) {
    const side = (sha: string, ref: string) => ({ sha, ref, repo: { id: 1 } });
    return { repository, pull_request: { number: 7, head: side(head, 'topic'), base: side(into, branch) } };
  }
  if (event === 'merge_group') {
    const headRef = `refs/heads/gh-readonly-queue/main/pr-7-${base}`;
    return {
      repository,
      merge_group: { head_sha: merge, base_sha: base, head_ref: headRef, base_ref: 'refs/heads/main' },
    };
  }
  return { repository, ref: `refs/heads/${spec.branch ?? 'main'}`, before: base, after: head };
}

function routesOf(
  spec: WorldSpec,
  store: ObjectStore,
  { base, tip, head, merge, into }: WorldRun['commits'],
  own: readonly string[],
): Record<string, Answer | Respond> {
  const user = { login: 'mona', id: 1, type: 'User' };
  const headOf = { sha: head, ref: 'topic', repo: { name: 'r', owner: { login: 'o' } } };
  const commitData = (sha: string, parents: readonly string[]) => ({
    sha,
    author: user,
    parents: parents.map((parent) => ({ sha: parent })),
  });
  const compared = {
    merge_base_commit: { sha: base },
    total_commits: spec.length ?? 1,
    commits: [commitData(head, [base])],
  };
  const comparedAt = (sha: string, index: number) => ({
    merge_base_commit: { sha: base },
    total_commits: index + 1,
    commits: [commitData(sha, [own[index - 1] ?? base])],
  });
  return {
    ...Object.fromEntries(
      [...store.values()].map((object) => [
        `GET /repos/o/r/git/${object.type}s/${object.id}`,
        answerOf(object, store),
      ]),
    ),
    [`GET /repos/o/r/branches/${spec.into?.branch ?? 'stable'}`]: json({
      commit: { sha: into },
      protected: true,
    }),
    'GET /repos/o/r/branches/main': json({
      commit: { sha: tip },
      protected: true,
      protection: { enabled: false },
    }),
    'GET /repos/o/r/branches/topic': json({ commit: { sha: head }, protected: false }),
    'GET /repos/o/r/rules/branches/main': json([]),
    [`GET /repos/o/r/rules/branches/${spec.into?.branch ?? 'stable'}`]: json([]),
    [`GET /repos/o/r/compare/${into}...${head}`]: json(compared),
    ...Object.fromEntries(
      own.map((sha, index) => [`GET /repos/o/r/compare/${tip}...${sha}`, json(comparedAt(sha, index))]),
    ),
    [`GET /repos/o/r/compare/${tip}...${head}`]: json(compared),
    [`GET /repos/o/r/compare/${base}...${head}`]: json(compared),
    [`GET /repos/o/r/compare/${base}...${merge}`]: json(compared),
    'GET /repos/o/r/pulls/7': json({
      number: 7,
      state: 'open',
      base: { ref: spec.into?.branch ?? 'main', repo: { default_branch: 'main' } },
      head: headOf,
      user,
      ...spec.pull,
    }),
    'GET /repos/o/r/pulls/7/reviews': paged(spec.reviews ?? []),
    'GET /repos/o/r/codeowners/errors': json({ errors: [] }),
    [`GET /repos/o/r/commits/${head}/pulls`]: json([]),
    'GET /repos/o/r/activity': json([]),
    ...Object.fromEntries(
      ['owner', 'other'].map((login) => [
        `GET /repos/o/r/collaborators/${login}/permission`,
        json({ permission: 'write', role_name: 'write', user: { login, type: 'User' } }),
      ]),
    ),
  };
}

function answerOf(object: GitObject, store: ObjectStore): Answer | Respond {
  const { id, type, body } = object;
  if (type === 'blob')
    return json({ sha: id, encoding: 'base64', size: body.length, content: body.toString('base64') });
  if (type === 'commit') {
    const parents = object.parts.parents.map((sha) => ({ sha }));
    return json({ sha: id, tree: { sha: object.parts.tree }, parents });
  }
  return ({ recursive }) =>
    json({ sha: id, truncated: false, tree: entriesBelow(store, id, '', recursive === '1') });
}

function entriesBelow(store: ObjectStore, id: string, prefix: string, recursive: boolean): readonly object[] {
  const tree = store.get(id);
  if (tree?.type !== 'tree') return [];
  return tree.entries.flatMap(({ mode, name, id: sha }) => {
    const blob = store.get(sha);
    const size = blob?.type === 'blob' ? { size: blob.body.length } : {};
    const entry = { path: `${prefix}${name}`, mode, sha, ...size };
    return mode === '040000' && recursive
      ? [entry, ...entriesBelow(store, sha, `${prefix}${name}/`, true)]
      : [entry];
  });
}
