import { describe, expect, test } from '@jest/globals';
import { GateError } from '../../../src/errors/index.js';
import { commitReader } from '../../../src/git/index.js';
import { apiObjects } from '../../../src/github/index.js';
import { DEFAULT_LIMITS } from '../../../src/json/index.js';
import { objectsAnswer } from '../../e2e/harness/graphql-objects.js';
import { addCommit } from '../../e2e/harness/git-objects.js';
import type { ObjectStore } from '../../e2e/harness/git-objects.js';
import { fakeApi, json } from '../api/fake-api.js';

const repository = { owner: 'o', repo: 'r' };
const FILES = new Map([
  ['README.md', 'read me'],
  ['a/b/base.json', '{}'],
  ['a/b/tools.json', '[]'],
]);

function world(change: (data: object) => object = (data) => data) {
  const store: ObjectStore = new Map();
  const parts = { author: 'mona', message: 'change', minute: 1 };
  const first = addCommit(store, FILES, { ...parts, parents: [] });
  const second = addCommit(store, new Map([...FILES, ['a/b/base.json', '{ }']]), {
    ...parts,
    parents: [first],
  });
  const routes = Object.fromEntries(
    [...store.values()].flatMap((object) => {
      const path = `GET /repos/o/r/git`;
      if (object.type === 'blob')
        return [
          [
            `${path}/blobs/${object.id}`,
            json({ encoding: 'base64', content: object.body.toString('base64') }),
          ],
        ];
      if (object.type === 'commit')
        return [
          [
            `${path}/commits/${object.id}`,
            json({ sha: object.id, tree: { sha: object.parts.tree }, parents: [] }),
          ],
        ];
      const tree = object.entries.map(({ name, mode, id }) => ({ path: name, mode, sha: id }));
      return [[`${path}/trees/${object.id}`, json({ sha: object.id, truncated: false, tree })]];
    }),
  );
  const api = fakeApi(routes, (variables, query) => ({
    data: change(objectsAnswer(query, variables, store) ?? {}),
    errors: [],
  }));
  return { api, first, second, store, reader: commitReader(apiObjects(api, repository)) };
}

const both = ({ first, second }: { readonly first: string; readonly second: string }) =>
  [first, second].flatMap((commit) =>
    ['a/b/base.json', '.github/none.yml'].map((path) => ({ commit, path })),
  );

describe('places of several commits', () => {
  test('are found by one query, their contents by another, and then read without a call', async () => {
    const { api, reader, ...commits } = world();
    reader.readAhead(both(commits), both(commits), DEFAULT_LIMITS);
    for (const [commit, text] of [
      [commits.first, '{}'],
      [commits.second, '{ }'],
    ] as const) {
      const file = await reader.read(commit, 'a/b/base.json', DEFAULT_LIMITS, 'baseline');
      expect(file).toMatchObject({ state: 'present', value: { bytes: Buffer.from(text) } });
      expect(await reader.read(commit, '.github/none.yml', DEFAULT_LIMITS, 'settings')).toEqual({
        state: 'absent',
      });
    }
    expect((await reader.commit(commits.second)).parents).toEqual([commits.first]);
    expect(api.calls).toEqual(['GRAPHQL', 'GRAPHQL']);
  });

  test('are not asked for again by whoever reads meanwhile', async () => {
    const { api, reader, ...commits } = world();
    reader.readAhead(both(commits), both(commits), DEFAULT_LIMITS);
    expect(await reader.read(commits.first, 'a/b/base.json', DEFAULT_LIMITS, 'baseline')).toMatchObject({
      state: 'present',
    });
    expect(await reader.find(commits.second, 'a/b/tools.json', 'candidate')).toMatchObject({
      state: 'present',
    });
    expect(api.calls).toEqual(['GRAPHQL', 'GRAPHQL']);
  });

  test('a tree that is not what its id says is asked for by its id', async () => {
    const renamed = (data: object) => JSON.parse(JSON.stringify(data).replaceAll('base.json', 'evil.json'));
    const { api, reader, ...commits } = world(renamed);
    reader.readAhead(both(commits), both(commits), DEFAULT_LIMITS);
    const file = await reader.read(commits.first, 'a/b/base.json', DEFAULT_LIMITS, 'baseline');
    expect(file).toMatchObject({ state: 'present', value: { bytes: Buffer.from('{}') } });
    expect(api.calls.filter((call) => call.includes('/git/trees/'))).toHaveLength(1);
  });

  test('a GitHub that tells nothing so is asked so once', async () => {
    const { api, reader, ...commits } = world(() => ({ repository: null }));
    reader.readAhead(both(commits), both(commits), DEFAULT_LIMITS);
    await reader.prefetch(both(commits).slice(0, 1), DEFAULT_LIMITS);
    expect(await reader.read(commits.first, 'a/b/base.json', DEFAULT_LIMITS, 'baseline')).toMatchObject({
      state: 'present',
    });
    expect(api.calls.filter((call) => call === 'GRAPHQL')).toHaveLength(1);
  });

  test('a query that fails is no fault', async () => {
    const { api, reader, ...commits } = world(() => {
      throw new GateError('github_unavailable', 'github');
    });
    reader.readAhead(both(commits), both(commits), DEFAULT_LIMITS);
    expect(await reader.find(commits.first, 'a/b/base.json', 'baseline')).toMatchObject({ state: 'present' });
    expect(api.calls[0]).toBe('GRAPHQL');
  });
});
