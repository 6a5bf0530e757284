import { describe, expect, test } from '@jest/globals';
import { readStandingReviews } from '../../../src/github/read/reviews.js';
import { fakeApi, json, paged } from '../api/fake-api.js';

const LIST = 'GET /repos/o/r/pulls/7/reviews';
const FIRST = '1'.repeat(40);
const SECOND = '2'.repeat(40);

const OLGA = { login: 'Olga', id: 10, type: 'User' };
const MALLORY = { login: 'mallory', id: 66, type: 'User' };

function review(user: unknown, state: string, over: Record<string, unknown> = {}) {
  return { user, state, commit_id: FIRST, submitted_at: '2026-11-02T10:00:00Z', ...over };
}

function standing(items: readonly unknown[]) {
  return readStandingReviews(fakeApi({ [LIST]: paged(items) }), { owner: 'o', repo: 'r' }, 7);
}

describe("a person's standing review", () => {
  test('is the last, with its commit and time', async () => {
    const second = { commit_id: SECOND, submitted_at: '2026-11-03T10:00:00Z' };
    expect(await standing([review(OLGA, 'CHANGES_REQUESTED'), review(OLGA, 'APPROVED', second)])).toEqual([
      {
        account: { login: 'Olga', id: 10, type: 'User' },
        standing: 'APPROVED',
        commit: SECOND,
        submittedAt: Date.UTC(2026, 10, 3, 10),
      },
    ]);
  });

  test.each([
    [['APPROVED', 'COMMENTED'], 'APPROVED'],
    [['APPROVED', 'PENDING'], 'APPROVED'],
    [['APPROVED', 'CHANGES_REQUESTED'], 'CHANGES_REQUESTED'],
    [['CHANGES_REQUESTED', 'COMMENTED', 'APPROVED', 'COMMENTED'], 'APPROVED'],
    [['APPROVED', 'DISMISSED'], 'DISMISSED'],
    [['CHANGES_REQUESTED', 'APPROVED', 'DISMISSED', 'COMMENTED'], 'DISMISSED'],
    [['DISMISSED', 'APPROVED'], 'APPROVED'],
    [['COMMENTED'], 'NONE'],
    [['COMMENTED', 'PENDING'], 'NONE'],
  ])('%j is %s', async (states, expected) => {
    const found = await standing(states.map((state) => review(OLGA, state)));
    expect(found.map((one) => one.standing)).toEqual([expected]);
  });

  test('a comment takes neither commit nor time of an approval', async () => {
    const late = { commit_id: SECOND, submitted_at: '2026-11-09T10:00:00Z' };
    const [found] = await standing([review(OLGA, 'APPROVED'), review(OLGA, 'COMMENTED', late)]);
    expect(found).toMatchObject({ commit: FIRST, submittedAt: Date.UTC(2026, 10, 2, 10) });
  });

  test('follows the account through another login', async () => {
    const renamed = { ...OLGA, login: 'olga-new' };
    const found = await standing([review(OLGA, 'APPROVED'), review(renamed, 'CHANGES_REQUESTED')]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ standing: 'CHANGES_REQUESTED', account: { login: 'olga-new' } });
  });

  test('a login that somebody else took is somebody else', async () => {
    const found = await standing([
      review(OLGA, 'CHANGES_REQUESTED'),
      review({ ...OLGA, id: 11 }, 'APPROVED'),
    ]);
    expect(found.map((one) => one.standing)).toEqual(['CHANGES_REQUESTED', 'APPROVED']);
  });

  test('without ids, letter case makes no two people', async () => {
    const found = await standing([
      review({ login: 'OLGA' }, 'APPROVED'),
      review({ login: 'olga' }, 'CHANGES_REQUESTED'),
    ]);
    expect(found.map((one) => one.standing)).toEqual(['CHANGES_REQUESTED']);
  });

  test('the Kelvin sign is no k', async () => {
    const found = await standing([
      review({ login: 'kim' }, 'APPROVED'),
      review({ login: '\u212aim' }, 'CHANGES_REQUESTED'),
    ]);
    expect(found).toHaveLength(2);
  });

  test.each([[null], [undefined], [{}]])('a deleted account (%j) is ordinary', async (user) => {
    const found = await standing([review(user, 'APPROVED'), review(OLGA, 'APPROVED')]);
    expect(found[0]).toMatchObject({ account: null, standing: 'APPROVED' });
    expect(found[1]).toMatchObject({ account: { login: 'Olga' } });
  });

  test.each([
    [{ login: 'dependabot[bot]', type: 'Bot' }, 'Bot'],
    [{ login: 'robot[bot]' }, 'Bot'],
    [{ login: 'acme', type: 'Organization' }, 'Unknown'],
    [{ login: 'olga' }, 'Unknown'],
    [{ login: 'ghost', id: 10137, type: 'User' }, 'User'],
  ])('%j is a %s', async (user, type) => {
    expect((await standing([review(user, 'APPROVED')]))[0]?.account?.type).toBe(type);
  });

  test.each([
    ['commit', { commit_id: null }],
    ['commit', { commit_id: 'main' }],
    ['submittedAt', { submitted_at: undefined }],
    ['submittedAt', { submitted_at: 'soon' }],
  ])('without a usable %s it is null', async (member, over) => {
    expect((await standing([review(OLGA, 'APPROVED', over)]))[0]).toHaveProperty(member, null);
  });
});

describe('all pages', () => {
  test("120 reviews over two pages, 119 of them an attacker's", async () => {
    const noise = Array.from({ length: 119 }, () => review(MALLORY, 'APPROVED'));
    const api = fakeApi({ [LIST]: paged([...noise, review(OLGA, 'CHANGES_REQUESTED')]) });
    const found = await readStandingReviews(api, { owner: 'o', repo: 'r' }, 7);
    expect(api.calls).toEqual([LIST, LIST]);
    expect(found.map((one) => [one.account?.login, one.standing])).toEqual([
      ['mallory', 'APPROVED'],
      ['Olga', 'CHANGES_REQUESTED'],
    ]);
  });

  test('more than 5,000 reviews are not read in part', async () => {
    const noise = Array.from({ length: 5_001 }, () => review(MALLORY, 'COMMENTED'));
    await expect(standing(noise)).rejects.toMatchObject({ code: 'github_unavailable' });
  });
});

describe('what cannot be read is an error', () => {
  test('a state that is not known', async () => {
    await expect(standing([review(OLGA, 'APPROVED'), review(OLGA, 'WITHDRAWN')])).rejects.toMatchObject({
      code: 'github_unavailable',
    });
  });

  test.each([
    [403, 'permission_missing', 'pull-requests: read'],
    [404, 'permission_missing', 'pull-requests: read'],
    [422, 'github_unavailable', 'github'],
    [500, 'github_unavailable', 'github'],
  ])('%d', async (status, code, field) => {
    const api = fakeApi({ [LIST]: json({ message: 'No' }, status) });
    const reading = readStandingReviews(api, { owner: 'o', repo: 'r' }, 7);
    await expect(reading).rejects.toMatchObject({ code, field });
  });
});
