import { describe, expect, test } from '@jest/globals';
import type { GraphqlAnswer } from '../../../src/github/api/api.js';
import { forcePushesSince, readBranchChanges } from '../../../src/github/read/branch-changes.js';
import { fakeApi } from '../api/fake-api.js';
import { idOf } from '../../run/history.js';

const REPOSITORY = { owner: 'o', repo: 'r' };

function page(nodes: readonly unknown[], endCursor: string | null = null): GraphqlAnswer {
  const pageInfo = { hasNextPage: endCursor !== null, endCursor };
  return { data: { repository: { pullRequest: { timelineItems: { pageInfo, nodes } } } }, errors: [] };
}

function node(createdAt: string, before: string | null = 'before') {
  return { createdAt, beforeCommit: before === null ? null : { oid: idOf(before) } };
}

function read(answer: GraphqlAnswer) {
  return readBranchChanges(
    fakeApi({}, () => answer),
    REPOSITORY,
    7,
  );
}

describe('force-pushes of a head', () => {
  test('with their time and the commit before', async () => {
    const { forcePushes } = await read(
      page([node('2026-11-02T10:00:00Z'), node('2026-11-03T10:00:00Z', null)]),
    );
    expect(forcePushes).toEqual([
      { at: Date.UTC(2026, 10, 2, 10), before: idOf('before') },
      { at: Date.UTC(2026, 10, 3, 10), before: null },
    ]);
  });

  test('over all pages', async () => {
    const api = fakeApi({}, ({ after }) =>
      after === null ? page([node('2026-11-02T10:00:00Z')], 'x') : page([node('2026-11-03T10:00:00Z')]),
    );
    expect((await readBranchChanges(api, REPOSITORY, 7)).forcePushes).toHaveLength(2);
    expect(api.sent).toEqual([
      { owner: 'o', repo: 'r', number: 7, after: null },
      { owner: 'o', repo: 'r', number: 7, after: 'x' },
    ]);
  });

  test.each(['BaseRefChangedEvent', 'AutomaticBaseChangeSucceededEvent', 'BaseRefForcePushedEvent'])(
    'a %s is a change of the base',
    async (kind) => {
      const change = {
        __typename: kind,
        createdAt: '2026-11-02T10:00:00Z',
        beforeCommit: { oid: idOf('x') },
      };
      const push = { __typename: 'HeadRefForcePushedEvent', ...node('2026-11-03T10:00:00Z') };
      expect(await read(page([change, push]))).toEqual({
        forcePushes: [{ at: Date.UTC(2026, 10, 3, 10), before: idOf('before') }],
        baseChanges: [Date.UTC(2026, 10, 2, 10)],
      });
    },
  );

  test('those after a review are those from its second on', () => {
    const pushes = [1000, 2000, 3000].map((at) => ({ at, before: null }));
    expect(forcePushesSince(pushes, 2000).map((push) => push.at)).toEqual([2000, 3000]);
  });

  test.each([
    ['FORBIDDEN', 'permission_missing'],
    ['NOT_FOUND', 'permission_missing'],
    ['INSUFFICIENT_SCOPES', 'permission_missing'],
    ['UNKNOWN', 'github_unavailable'],
    ['SERVICE_UNAVAILABLE', 'github_unavailable'],
  ])('%s is %s, whatever came with it', async (error, code) => {
    await expect(read({ ...page([]), errors: [error] })).rejects.toMatchObject({ code });
  });

  test.each([
    ['nothing', { data: null, errors: [] }],
    ['no pull request', { data: { repository: { pullRequest: null } }, errors: [] }],
    ['an event without time', page([{ beforeCommit: null }])],
    ['an empty event', page([{}])],
    ['a change of the base without time', page([{ __typename: 'BaseRefChangedEvent' }])],
    [
      'a page without end',
      { data: { repository: { pullRequest: { timelineItems: { nodes: [] } } } }, errors: [] },
    ],
    ['pages without end', page([], 'x')],
  ])('%s is an error', async (_name, answer) => {
    await expect(read(answer)).rejects.toMatchObject({ code: 'github_unavailable' });
  });
});
