import { describe, expect, test } from '@jest/globals';
import { readPushes } from '../../../src/github/read/pushers.js';
import { fakeApi, json, paged } from '../api/fake-api.js';
import { idOf } from '../../run/history.js';

const ROUTE = 'GET /repos/fork/r/activity';
const ANN = { login: 'ann', id: 5, type: 'User' };
const ZEROS = '0'.repeat(40);

function activity(over: Record<string, unknown> = {}) {
  return { before: idOf('a'), after: idOf('b'), activity_type: 'push', actor: ANN, ...over };
}

function read(answer: ReturnType<typeof paged> | ReturnType<typeof json>) {
  return readPushes(fakeApi({ [ROUTE]: answer }), { owner: 'fork', repo: 'r' }, 'feature/x');
}

describe('pushes to a branch', () => {
  test('are asked for where the branch lies', async () => {
    const api = fakeApi({ [ROUTE]: paged([]) });
    await readPushes(api, { owner: 'fork', repo: 'r' }, 'feature/x');
    expect(api.sent[0]).toMatchObject({ ref: 'refs/heads/feature/x' });
  });

  test('have a pusher and the commits before and after', async () => {
    expect(await read(paged([activity()]))).toEqual({
      pushes: [{ actor: ANN, before: idOf('a'), after: idOf('b') }],
      complete: true,
    });
  });

  test('the push that made the branch has none before', async () => {
    const made = activity({ before: ZEROS, activity_type: 'branch_creation' });
    expect((await read(paged([made]))).pushes).toEqual([{ actor: ANN, before: null, after: idOf('b') }]);
  });

  test('the end of a branch is no push', async () => {
    const ended = activity({ after: ZEROS, activity_type: 'branch_deletion', actor: null });
    expect(await read(paged([ended]))).toEqual({ pushes: [], complete: true });
  });

  test.each([
    ['pusher', { actor: null }],
    ['commit after', { after: null }],
    ['commit before', { before: undefined }],
  ])('one without %s leaves the list incomplete', async (_name, over) => {
    const found = await read(paged([activity(over), activity()]));
    expect(found).toMatchObject({ complete: false });
    expect(found.pushes).toHaveLength(1);
  });

  test('more than 300 are not all read', async () => {
    const found = await read(paged(Array.from({ length: 301 }, () => activity())));
    expect(found.complete).toBe(false);
    expect(found.pushes).toHaveLength(300);
  });

  test.each([403, 404, 422, 429, 500])('%d tells of nobody and throws nothing', async (status) => {
    expect(await read(json({}, status))).toEqual({ pushes: [], complete: false });
  });
});
