import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { GraphqlAnswer } from '../../../src/github/api/api.js';
import { apiObjects } from '../../../src/github/read/api-objects.js';
import { DEFAULT_LIMITS } from '../../../src/json/index.js';
import { GateError } from '../../../src/errors/index.js';
import { commitReader } from '../../../src/git/index.js';
import { fakeApi, json } from '../api/fake-api.js';

const id = (digit: string) => digit.repeat(40);
const COMMIT = id('a');
const ROOT = id('b');
const FOLDER = id('c');
const repository = { owner: 'o', repo: 'r' };
const hash = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');

const CONTENT = '{"tools":[],"x":"é"}';
const BLOB = hash(CONTENT);
const LFS = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n';

const tree = (sha: string, entries: readonly object[], more: object = {}) =>
  json({ sha, tree: entries, truncated: false, ...more });
const blob = (sha: string, text: string, more: object = {}) =>
  json({
    sha,
    encoding: 'base64',
    size: Buffer.byteLength(text),
    content: Buffer.from(text).toString('base64').replace(/.{10}/g, '$&\n'),
    ...more,
  });

const ROUTES = {
  [`GET /repos/o/r/git/commits/${COMMIT}`]: json({
    sha: COMMIT,
    tree: { sha: ROOT },
    parents: [{ sha: id('d') }],
  }),
  [`GET /repos/o/r/git/trees/${ROOT}`]: tree(ROOT, [
    { path: 'a', mode: '040000', type: 'tree', sha: FOLDER },
    { path: 'link', mode: '120000', type: 'blob', sha: BLOB, size: 3 },
    { path: 'module', mode: '160000', type: 'commit', sha: id('e') },
    { path: 'lfs.json', mode: '100644', type: 'blob', sha: hash(LFS), size: LFS.length },
  ]),
  [`GET /repos/o/r/git/trees/${FOLDER}`]: tree(FOLDER, [
    { path: 'one.json', mode: '100644', type: 'blob', sha: BLOB, size: 21 },
    { path: 'two.json', mode: '100755', type: 'blob', sha: BLOB, size: 21 },
    { path: 'large.json', mode: '100644', type: 'blob', sha: id('f'), size: 5_000_000 },
  ]),
  [`GET /repos/o/r/git/blobs/${BLOB}`]: blob(BLOB, CONTENT),
  [`GET /repos/o/r/git/blobs/${hash(LFS)}`]: blob(hash(LFS), LFS),
};

function open(more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ...ROUTES, ...more });
  const reader = commitReader(apiObjects(api, repository));
  const read = (path: string) => reader.read(COMMIT, path, { ...DEFAULT_LIMITS, maxBytes: 1000 }, 'baseline');
  return { api, reader, read };
}

describe('files of a commit through the API', () => {
  test('are read by id, one component at a time, nothing twice', async () => {
    const { api, read } = open();
    for (const path of ['a/one.json', 'a/two.json', 'a/one.json']) {
      expect(await read(path)).toEqual({
        state: 'present',
        value: { id: BLOB, bytes: Buffer.from(CONTENT) },
      });
    }
    expect(await read('a/none.json')).toEqual({ state: 'absent' });
    expect(api.calls.map((call) => call.replace('GET /repos/o/r/git/', ''))).toEqual([
      `commits/${COMMIT}`,
      `trees/${ROOT}`,
      `trees/${FOLDER}`,
      `blobs/${BLOB}`,
    ]);
  });

  test.each([
    ['link', 'symlink'],
    ['link/x', 'symlink'],
    ['module', 'submodule'],
    ['module/x', 'submodule'],
    ['a', 'not_a_file'],
    ['lfs.json', 'lfs_pointer'],
  ])('%s is invalid: %s', async (path, code) => {
    expect(await open().read(path)).toMatchObject({ state: 'invalid', error: { code, field: 'baseline' } });
  });

  test('what is too large is not fetched', async () => {
    const { api, read } = open();
    expect(await read('a/large.json')).toMatchObject({ state: 'unavailable', error: { code: 'too_large' } });
    expect(api.calls.some((call) => call.includes('/blobs/'))).toBe(false);
  });

  test('the whole tree comes in one call, or piece by piece where it is cut short', async () => {
    const recursive = (truncated: boolean) => ({
      [`GET /repos/o/r/git/trees/${ROOT}`]: (parameters: Record<string, unknown>) =>
        parameters['recursive'] === '1'
          ? tree(
              ROOT,
              [
                { path: 'a', mode: '040000', sha: FOLDER },
                { path: 'a/one.json', mode: '100644', sha: BLOB, size: 21 },
              ],
              { truncated },
            )
          : tree(ROOT, [{ path: 'a', mode: '040000', sha: FOLDER }]),
    });
    const whole = open(recursive(false));
    expect((await whole.reader.list(COMMIT, () => true)).map((file) => file.path)).toEqual(['a/one.json']);
    expect(whole.api.calls).toHaveLength(2);
    const cut = open(recursive(true));
    expect((await cut.reader.list(COMMIT, () => true)).map((file) => file.path)).toEqual([
      'a/one.json',
      'a/two.json',
      'a/large.json',
    ]);
  });
});

describe('many files', () => {
  const count = 25;
  const contents = Array.from({ length: count }, (_, index) => `{"tools":[],"number":${index}}`);
  const entries = contents.map((text, index) => ({
    path: `f${index}`,
    mode: '100644',
    sha: hash(text),
    size: text.length,
  }));
  const routes = {
    [`GET /repos/o/r/git/trees/${FOLDER}`]: tree(FOLDER, entries),
    ...Object.fromEntries(
      contents.map((text) => [`GET /repos/o/r/git/blobs/${hash(text)}`, blob(hash(text), text)]),
    ),
  };
  const places = contents.map((_, index) => ({ commit: COMMIT, path: `a/f${index}` }));

  function fetchTogether(graphql: (query: string) => GraphqlAnswer) {
    const api = fakeApi({ ...ROUTES, ...routes }, (_variables, query) => graphql(query));
    const reader = commitReader(apiObjects(api, repository));
    const readAll = () =>
      Promise.all(places.map(({ path }) => reader.read(COMMIT, path, DEFAULT_LIMITS, 'baseline')));
    return { api, reader, readAll };
  }
  const texts = (query: string, of: (id: string) => unknown): GraphqlAnswer => ({
    data: {
      repository: Object.fromEntries(
        [...query.matchAll(/(b\d+): object\(oid: "(\w+)"\)/g)].map(([, alias = '', id = '']) => [
          alias,
          of(id),
        ]),
      ),
    },
    errors: [],
  });
  const textOf = (id: string) => contents.find((text) => hash(text) === id);

  test('come in one query for the trees and one for the blobs', async () => {
    const { api, reader, readAll } = fetchTogether((query) => texts(query, (id) => ({ text: textOf(id) })));
    await reader.prefetch(places, DEFAULT_LIMITS);
    const before = api.calls.length;
    const found = await readAll();
    expect(found.map((file) => file.state === 'present' && Buffer.from(file.value.bytes).toString())).toEqual(
      contents,
    );
    expect(api.calls).toHaveLength(before);
    expect(api.calls.filter((call) => call === 'GRAPHQL')).toHaveLength(2);
  });

  test.each<[string, (query: string) => GraphqlAnswer, number]>([
    [
      'whose text is another',
      (query) => texts(query, (id) => ({ text: id === hash(contents[3] ?? '') ? 'evil' : textOf(id) })),
      1,
    ],
    ['that have no text', (query) => texts(query, () => ({ text: null })), count],
    ['that are no blobs', (query) => texts(query, () => ({})), count],
    ['of a query that fails', () => ({ data: null, errors: ['FORBIDDEN'] }), count],
    [
      'of a query that cannot be sent',
      () => {
        throw new GateError('github_unavailable', 'github');
      },
      count,
    ],
  ])('%s are fetched one by one', async (_name, graphql, singly) => {
    const { api, reader, readAll } = fetchTogether(graphql);
    await reader.prefetch(places, DEFAULT_LIMITS);
    expect((await readAll()).every((file) => file.state === 'present')).toBe(true);
    expect(api.calls.filter((call) => call.includes('/blobs/'))).toHaveLength(singly);
  });

  test('that are one or too large are left alone', async () => {
    const { api, reader } = fetchTogether(() => ({ data: null, errors: [] }));
    await reader.prefetch(places.slice(0, 1), DEFAULT_LIMITS);
    await reader.prefetch(places, { ...DEFAULT_LIMITS, maxBytes: 3 });
    expect(api.sent.filter(({ query }) => String(query).includes('oid:'))).toEqual([]);
  });
});

describe('an answer that is not to be believed', () => {
  const blobRoute = `GET /repos/o/r/git/blobs/${BLOB}`;
  const folderRoute = `GET /repos/o/r/git/trees/${FOLDER}`;
  const commitRoute = `GET /repos/o/r/git/commits/${COMMIT}`;

  test.each([
    ['a blob of another hash', { [blobRoute]: blob(BLOB, 'evil') }, 'hash_mismatch'],
    [
      'a blob in another encoding',
      { [blobRoute]: blob(BLOB, CONTENT, { encoding: 'utf-8', content: CONTENT }) },
      'github_unavailable',
    ],
    ['a blob without content', { [blobRoute]: json({ sha: BLOB }) }, 'github_unavailable'],
    ['a blob that is larger than the tree said', { [blobRoute]: blob(BLOB, 'x'.repeat(2000)) }, 'too_large'],
    ['a blob that is gone', { [blobRoute]: json({}, 404) }, 'object_not_found'],
    [
      'a tree that is cut short',
      { [folderRoute]: tree(FOLDER, [], { truncated: true }) },
      'github_unavailable',
    ],
    ['another tree', { [folderRoute]: tree(ROOT, []) }, 'github_unavailable'],
    ['a tree with a strange entry', { [folderRoute]: tree(FOLDER, [{ path: 1 }]) }, 'github_unavailable'],
    ['a tree that is gone', { [folderRoute]: json({}, 404) }, 'object_not_found'],
    [
      'another commit',
      { [commitRoute]: json({ sha: ROOT, tree: { sha: ROOT }, parents: [] }) },
      'github_unavailable',
    ],
    ['a commit without a tree', { [commitRoute]: json({ sha: COMMIT, parents: [] }) }, 'github_unavailable'],
    ['a commit that is gone', { [commitRoute]: json({}, 404) }, 'commit_not_found'],
    ['no permission', { [commitRoute]: json({}, 403) }, 'permission_missing'],
    ['a limit', { [commitRoute]: json({}, 429) }, 'rate_limited'],
    ['a text', { [commitRoute]: json('<html>') }, 'github_unavailable'],
  ])('%s', async (_name, routes, code) => {
    expect(await open(routes).read('a/one.json')).toMatchObject({ state: 'unavailable', error: { code } });
  });

  test('a name that stands twice', async () => {
    const entry = { path: 'one.json', mode: '100644', sha: BLOB, size: 21 };
    expect(await open({ [folderRoute]: tree(FOLDER, [entry, entry]) }).read('a/one.json')).toMatchObject({
      state: 'invalid',
      error: { code: 'invalid_path' },
    });
  });
});
