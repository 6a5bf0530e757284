import { describe, expect, test } from '@jest/globals';
import { publishComment } from '../../../src/github/write/comment.js';
import type { CommentRequest } from '../../../src/github/write/comment.js';
import { fakeApi, json, paged } from '../api/fake-api.js';
import type { Respond } from '../api/fake-api.js';

const MARKER = '<!-- tool-catalog-gate sha256:00 -->';
const BODY = marked('Drift.');
const HEAD = 'a'.repeat(40);
const PULL = 'GET /repos/o/r/pulls/7';
const LIST = 'GET /repos/o/r/issues/7/comments';
const CREATE = 'POST /repos/o/r/issues/7/comments';
const OURS = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' };

function marked(text: string): string {
  return `${text}\n${MARKER}`;
}

function request(over: Partial<CommentRequest> = {}): CommentRequest {
  return {
    repository: { owner: 'o', repo: 'r' },
    pullRequest: 7,
    head: HEAD,
    mode: 'on-drift',
    unchanged: false,
    marker: MARKER,
    body: BODY,
    readOnly: false,
    ...over,
  };
}

function comment(id: number, body: string, user: unknown = OURS) {
  return { id, body, user };
}

function talk(count: number) {
  return Array.from({ length: count }, (_, index) => comment(index + 1, 'Hello', { login: 'ann', id: 5 }));
}

function withComments(comments: readonly unknown[], more: Record<string, Respond> = {}, viewer = OURS.login) {
  const routes = {
    [PULL]: () => json({ head: { sha: HEAD, ref: 'change' } }),
    [LIST]: paged(comments),
    [CREATE]: () => json({ id: 900 }, 201),
    ...more,
  };
  return fakeApi(routes, () => ({ data: { viewer: { login: viewer } }, errors: [] }));
}

const UPDATE = (id: number) => `PATCH /repos/o/r/issues/comments/${id}`;
const DELETE = (id: number) => `DELETE /repos/o/r/issues/comments/${id}`;
const updating = (id: number) => ({ [UPDATE(id)]: () => json({ id }) });

describe('one comment of ours', () => {
  test('is left to the run of the head that there is by now', async () => {
    const moved = () => json({ head: { sha: 'b'.repeat(40), ref: 'change' } });
    const api = withComments([comment(500, marked('Old.'))], { [PULL]: moved });
    expect(await publishComment(api, request())).toBeNull();
    expect(api.calls.filter((call) => !call.startsWith('GET '))).toEqual(['GRAPHQL']);
  });

  test('is written without a look at the head where that was read a moment ago', async () => {
    const api = withComments([]);
    expect(await publishComment(api, request({ head: null }))).toBeNull();
    expect(api.calls).toEqual([LIST, CREATE]);
  });

  test('is made where there is none', async () => {
    const api = withComments(talk(3));
    expect(await publishComment(api, request())).toBeNull();
    expect(api.calls).toEqual([PULL, LIST, CREATE]);
    expect(api.sent[2]).toEqual({ body: BODY });
  });

  test('is found behind 135 earlier comments and updated, asked for 100 a page', async () => {
    const api = withComments([...talk(135), comment(500, marked('Old.'))], updating(500));
    expect(await publishComment(api, request())).toBeNull();
    expect(api.calls).toEqual([PULL, LIST, LIST, 'GRAPHQL', UPDATE(500)]);
    expect(api.sent[1]).toEqual({ per_page: 100 });
    expect(api.sent[4]).toEqual({ body: BODY });
  });

  test('is not written again where it says the same, whatever white space GitHub dropped', async () => {
    const api = withComments([comment(500, BODY)]);
    await publishComment(api, request({ body: `${BODY}  \n` }));
    expect(api.calls).toEqual([PULL, LIST, 'GRAPHQL']);
  });

  test('is the oldest of ours; the duplicates of a race go', async () => {
    const api = withComments(
      [comment(500, marked('A')), comment(501, marked('B')), comment(502, marked('C'))],
      {
        ...updating(500),
        [DELETE(501)]: () => json(null, 204),
        [DELETE(502)]: () => json(null, 204),
      },
    );
    expect(await publishComment(api, request())).toBeNull();
    expect(api.calls).toEqual([PULL, LIST, 'GRAPHQL', UPDATE(500), DELETE(501), DELETE(502)]);
  });
});

describe('whose comment it is', () => {
  test.each([
    ['a person', { login: 'mallory', id: 6, type: 'User' }],
    ['another app', { login: 'other[bot]', id: 8, type: 'Bot' }],
    ['a deleted account', null],
  ])('a marker forged by %s is left alone', async (_name, user) => {
    const api = withComments([comment(500, marked('All good!'), user)]);
    expect(await publishComment(api, request())).toBeNull();
    expect(api.calls).toEqual([PULL, LIST, 'GRAPHQL', CREATE]);
  });

  test('a marker that a comment only quotes is none', async () => {
    const api = withComments([comment(500, `${MARKER} is the marker`)]);
    await publishComment(api, request());
    expect(api.calls).toEqual([PULL, LIST, CREATE]);
  });

  test('another gate of the repository has another marker', async () => {
    const api = withComments([comment(500, 'Drift.\n<!-- tool-catalog-gate sha256:01 -->')]);
    await publishComment(api, request());
    expect(api.calls).toEqual([PULL, LIST, CREATE]);
  });

  test.each(['catalog-gate[bot]', 'catalog-gate'])(
    'an app with a token of its own finds its own as %s, in any letter case',
    async (viewer) => {
      const ours = { login: 'Catalog-Gate[bot]', id: 9, type: 'Bot' };
      const api = withComments([comment(500, marked('Old.'), ours)], updating(500), viewer);
      await publishComment(api, request());
      expect(api.calls).toEqual([PULL, LIST, 'GRAPHQL', UPDATE(500)]);
    },
  );

  test("without GraphQL it is the workflow token's account", async () => {
    const pull = json({ head: { sha: HEAD, ref: 'change' } });
    const routes = { [PULL]: pull, [LIST]: paged([comment(500, marked('Old.'))]), ...updating(500) };
    const api = fakeApi(routes, () => ({ data: null, errors: ['FORBIDDEN'] }));
    expect(await publishComment(api, request())).toBeNull();
    expect(api.calls).toContain(UPDATE(500));
  });
});

describe('when there is a comment', () => {
  test('never: nothing is asked of GitHub', async () => {
    const api = fakeApi({});
    expect(await publishComment(api, request({ mode: 'never' }))).toBeNull();
    expect(api.calls).toEqual([]);
  });

  test('on-drift and unchanged: no first comment', async () => {
    const api = withComments(talk(2));
    await publishComment(api, request({ unchanged: true }));
    expect(api.calls).toEqual([PULL, LIST]);
  });

  test('on-drift and unchanged: an earlier one is brought up to date', async () => {
    const api = withComments([comment(500, marked('Drift.'))], updating(500));
    await publishComment(api, request({ unchanged: true, body: marked('Unchanged.') }));
    expect(api.sent[3]).toEqual({ body: marked('Unchanged.') });
  });

  test('always: a first comment even where unchanged', async () => {
    const api = withComments([]);
    await publishComment(api, request({ mode: 'always', unchanged: true }));
    expect(api.calls).toEqual([PULL, LIST, CREATE]);
  });
});

describe('what goes wrong is a warning', () => {
  test.each([
    ['list', { [LIST]: () => json({ message: 'No' }, 403) }],
    ['create', { [CREATE]: () => json({ message: 'No' }, 403) }],
    ['hidden list', { [LIST]: () => json({ message: 'Not Found' }, 404) }],
    ['hidden create', { [CREATE]: () => json({ message: 'Not Found' }, 404) }],
  ])('refused %s names the permission', async (_name, more) => {
    const warning = await publishComment(withComments([], more), request());
    expect(warning).toEqual({ reason: 'permission_missing', readOnly: false });
  });

  test('a read-only token is told apart', async () => {
    const api = withComments([], { [CREATE]: () => json({ message: 'No' }, 403) });
    const warning = await publishComment(api, request({ readOnly: true }));
    expect(warning).toEqual({ reason: 'permission_missing', readOnly: true });
  });

  test.each([422, 429, 500])('%d', async (status) => {
    const api = withComments([], { [CREATE]: () => json({ message: 'No' }, status) });
    const reason = expect.stringMatching(/^(github_unavailable|rate_limited)$/);
    expect(await publishComment(api, request())).toEqual({ reason, readOnly: false });
  });

  test('a list that is too long to read', async () => {
    const api = withComments(talk(5_001));
    expect(await publishComment(api, request())).not.toBeNull();
    expect(api.calls).not.toContain(CREATE);
  });

  test('a fault of our own is not hidden', async () => {
    await expect(publishComment(fakeApi({}), request())).rejects.toThrow('the test has no route');
  });
});
