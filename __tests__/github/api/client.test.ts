import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { callBudget, createApi } from '../../../src/github/api/client.js';
import type { ClientOptions } from '../../../src/github/api/client.js';
import { permissionOf } from '../../../src/github/api/permission.js';
import type { Clock } from '../../../src/github/api/clock.js';
import { faultServer, json } from './fault-server.js';
import type { FaultServer, Respond } from './fault-server.js';

let server: FaultServer;
afterEach(() => server.close());

const START = 1_780_000_000_000;

/** A clock whose sleeps pass at once and are noted. */
function testClock(): Clock & { readonly sleeps: number[] } {
  const sleeps: number[] = [];
  let now = START;
  return {
    sleeps,
    now: () => now,
    sleep: async (milliseconds) => {
      sleeps.push(milliseconds);
      now += milliseconds;
    },
  };
}

async function start(respond: Respond, options: Partial<ClientOptions> = {}, clock = testClock()) {
  server = await faultServer(respond);
  const environment = { GITHUB_API_URL: server.url, GITHUB_GRAPHQL_URL: `${server.url}/graphql` };
  return { api: createApi({ token: 'secret-token', environment, clock, ...options }), clock };
}

const ROUTE = 'GET /repos/{owner}/{repo}/git/trees/{tree}';
const PARAMETERS = { owner: 'o', repo: 'r', tree: 'a/b' };

describe('one call', () => {
  test('fills the route, sends the token and hands back status, headers and data', async () => {
    const seen: unknown[] = [];
    const { api } = await start((request, response) => {
      seen.push(
        request.headers.authorization,
        request.headers['user-agent'],
        request.headers['x-github-api-version'],
      );
      json(response, 200, { sha: 'x' }, { 'X-Thing': 'Y' });
    });
    const answer = await api.request(ROUTE, PARAMETERS);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ sha: 'x' });
    expect(answer.headers.get('x-thing')).toBe('Y');
    expect(server.requests).toEqual(['GET /repos/o/r/git/trees/a%2Fb']);
    expect(seen[0]).toBe('token secret-token');
    expect(seen[1]).toMatch(/^tool-catalog-gate /);
    expect(seen[2]).toBe('2022-11-28');
  });

  test.each([404, 409, 410, 422])('hands a %d back as an answer, unrepeated', async (status) => {
    const { api } = await start((_request, response) => json(response, status, { message: 'No' }));
    expect((await api.request(ROUTE, PARAMETERS)).status).toBe(status);
    expect(server.requests).toHaveLength(1);
  });

  test('a moved repository is followed', async () => {
    const { api } = await start((request, response) => {
      if (request.url === '/moved') return json(response, 200, { ok: true });
      response.writeHead(301, { location: '/moved' }).end();
    });
    expect((await api.request(ROUTE, PARAMETERS)).data).toEqual({ ok: true });
  });

  test('a redirect to another host is not followed, since the token would go there', async () => {
    const other: string[] = [];
    const elsewhere = await faultServer((request, response) => {
      other.push(request.url ?? '');
      json(response, 200, {});
    });
    const { api } = await start((_request, response) => {
      response.writeHead(301, { location: `${elsewhere.url}/moved` }).end();
    });
    expect((await api.request(ROUTE, PARAMETERS)).status).toBe(301);
    expect(other).toEqual([]);
    await elsewhere.close();
  });

  test('redirects without end are given up', async () => {
    const { api } = await start((_request, response) => {
      response.writeHead(302, { location: '/again' }).end();
    });
    expect((await api.request(ROUTE, PARAMETERS)).status).toBe(302);
    expect(server.requests).toHaveLength(6);
  });

  test('an answer may come compressed, and is bounded by what it is then', async () => {
    const { api } = await start(
      (request, response) => {
        expect(request.headers['accept-encoding']).toBe('gzip');
        const text = JSON.stringify({
          text: 'x'.repeat(request.url?.includes('large') === true ? 100_000 : 10),
        });
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
        response.end(gzipSync(text));
      },
      { maxAnswerBytes: 10_000 },
    );
    expect((await api.request(ROUTE, PARAMETERS)).data).toEqual({ text: 'x'.repeat(10) });
    await expect(api.request(ROUTE, { ...PARAMETERS, tree: 'large' })).rejects.toMatchObject({
      code: 'too_large',
    });
  });

  test('a compressed answer that breaks off is a network fault', async () => {
    const { api } = await start((_request, response) => {
      const bytes = gzipSync(JSON.stringify({ text: 'x'.repeat(10) }));
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy());
    });
    await expect(api.request(ROUTE, PARAMETERS)).rejects.toMatchObject({ code: 'github_unavailable' });
  });

  test('no more than six calls are under way at once', async () => {
    let underWay = 0;
    let most = 0;
    const { api } = await start(async (_request, response) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 20));
      underWay -= 1;
      json(response, 200, {});
    });
    await Promise.all(Array.from({ length: 20 }, () => api.request(ROUTE, PARAMETERS)));
    expect(most).toBe(6);
  });
});

describe('refusals', () => {
  test('a 403 names the missing permission', async () => {
    const { api } = await start((_request, response) =>
      json(response, 403, { message: 'Resource not accessible' }),
    );
    await expect(api.request(ROUTE, PARAMETERS)).rejects.toMatchObject({
      code: 'permission_missing',
      field: 'contents: read',
    });
    await expect(api.request('POST /repos/{owner}/{repo}/check-runs', PARAMETERS)).rejects.toMatchObject({
      field: 'checks: write',
    });
    expect(server.requests).toHaveLength(2);
  });

  test.each([
    ['GET /repos/{owner}/{repo}/branches/{branch}', 'contents: read'],
    ['GET /repos/{owner}/{repo}/git/blobs/{file_sha}', 'contents: read'],
    ['GET /repos/{owner}/{repo}/compare/{basehead}', 'contents: read'],
    ['GET /repos/{owner}/{repo}/rules/branches/{branch}', 'metadata: read'],
    ['GET /repos/{owner}/{repo}/collaborators/{username}/permission', 'metadata: read'],
    ['GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', 'pull-requests: read'],
    ['GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', 'pull-requests: read'],
    ['PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', 'pull-requests: write'],
    ['POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun', 'actions: write'],
    ['GET /orgs/{org}/teams/{team_slug}/memberships/{username}', 'members: read'],
  ])('%s needs %s', (route, permission) => {
    expect(permissionOf(route)).toBe(permission);
  });

  test('a token that is not accepted is said to be that', async () => {
    const { api } = await start((_request, response) => json(response, 401, { message: 'Bad credentials' }));
    await expect(api.request(ROUTE, PARAMETERS)).rejects.toMatchObject({
      code: 'github_refused',
      field: 'github-token',
    });
  });

  test('certificate checks that are turned off are refused before anything is sent', async () => {
    await start((_request, response) => json(response, 200, {}));
    expect(() => createApi({ token: 't', environment: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } })).toThrow(
      expect.objectContaining({ code: 'insecure_tls' }),
    );
  });

  test('an error holds neither the token nor the answer', async () => {
    const { api } = await start((_request, response) => json(response, 403, { message: 'hostile words' }));
    const error: unknown = await api.request(ROUTE, PARAMETERS).catch((caught: unknown) => caught);
    expect(String(error)).toBe('GateError: contents: read: permission_missing');
    expect(JSON.stringify(error)).not.toMatch(/secret-token|hostile/);
  });
});

describe('repeating', () => {
  test('a 429 waits as long as it asks', async () => {
    const { api, clock } = await start((_request, response, count) =>
      count === 1 ? json(response, 429, {}, { 'retry-after': '7' }) : json(response, 200, { ok: true }),
    );
    expect((await api.request(ROUTE, PARAMETERS)).status).toBe(200);
    expect(clock.sleeps).toEqual([7000]);
  });

  test('a secondary limit is a 403 that says so: a minute', async () => {
    const { api, clock } = await start((_request, response, count) =>
      count === 1
        ? json(response, 403, { message: 'You have exceeded a secondary rate limit.' })
        : json(response, 200, {}),
    );
    await api.request(ROUTE, PARAMETERS);
    expect(clock.sleeps).toEqual([60_000]);
  });

  test('a spent hourly limit that is back soon is waited for', async () => {
    const { api, clock } = await start((_request, response, count) =>
      count === 1
        ? json(
            response,
            403,
            {},
            { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${START / 1000 + 20}` },
          )
        : json(response, 200, {}),
    );
    await api.request(ROUTE, PARAMETERS);
    expect(clock.sleeps).toEqual([20_000]);
  });

  test('a limit that lasts longer than the time left ends at once', async () => {
    const { api, clock } = await start((_request, response) =>
      json(response, 429, {}, { 'retry-after': '3600' }),
    );
    await expect(api.request(ROUTE, PARAMETERS)).rejects.toMatchObject({
      code: 'rate_limited',
      field: 'github',
    });
    expect(clock.sleeps).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  test('server errors are repeated with growing waits, then given up', async () => {
    const { api, clock } = await start((_request, response) => json(response, 502, {}));
    await expect(api.request(ROUTE, PARAMETERS)).rejects.toMatchObject({ code: 'github_unavailable' });
    expect(clock.sleeps).toEqual([1000, 2000, 4000]);
    expect(server.requests).toHaveLength(4);
  });

  test('a POST is repeated after a limit, not after a fault that may have carried it out', async () => {
    const { api } = await start((_request, response, count) =>
      count === 1 ? json(response, 429, {}, { 'retry-after': '1' }) : json(response, 500, {}),
    );
    const route = 'POST /repos/{owner}/{repo}/issues/1/comments';
    await expect(api.request(route, { owner: 'o', repo: 'r', body: 'b' })).rejects.toMatchObject({
      code: 'github_unavailable',
    });
    expect(server.requests).toHaveLength(2);
  });

  test('a slow answer, a connection that is cut and a body that breaks off are network faults', async () => {
    const faults: Respond[] = [
      () => undefined,
      (request) => request.socket.destroy(),
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('{"half":');
        setTimeout(() => response.destroy(), 20);
      },
    ];
    const { api } = await start(
      (request, response, count, body) =>
        (faults[count - 1] ?? ((_, fine) => json(fine, 200, { ok: true })))(request, response, count, body),
      { callMilliseconds: 800 },
    );
    expect((await api.request(ROUTE, PARAMETERS)).data).toEqual({ ok: true });
    expect(server.requests).toHaveLength(4);
  });

  test('a body that never ends is a network fault, however often a piece of it comes', async () => {
    const { api } = await start(
      (_request, response, count) => {
        if (count > 1) return json(response, 200, { ok: true });
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
      { callMilliseconds: 800 },
    );
    expect((await api.request(ROUTE, PARAMETERS)).data).toEqual({ ok: true });
    expect(server.requests).toHaveLength(2);
  });

  test('the time of all calls together is bounded', async () => {
    const clock = testClock();
    const budget = callBudget(clock, 2500);
    const { api } = await start((_request, response) => json(response, 500, {}), { budget }, clock);
    await expect(api.request(ROUTE, PARAMETERS)).rejects.toMatchObject({ code: 'github_unavailable' });
    expect(server.requests).toHaveLength(2);
  });

  test('two clients with one budget take no longer than one', async () => {
    const clock = testClock();
    const budget = callBudget(clock, 1500);
    const { api } = await start((_request, response) => json(response, 500, {}), { budget }, clock);
    const environment = { GITHUB_API_URL: server.url };
    const other = createApi({ token: 'of-owners', environment, clock, budget });
    await expect(api.request(ROUTE, PARAMETERS)).rejects.toMatchObject({ code: 'github_unavailable' });
    await expect(other.request(ROUTE, PARAMETERS)).rejects.toMatchObject({ code: 'github_unavailable' });
    expect(server.requests).toHaveLength(3);
  });

  test('an answer that is too large is not read to its end', async () => {
    const { api } = await start(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('x'.repeat(200_000));
      },
      { maxAnswerBytes: 100_000 },
    );
    await expect(api.request(ROUTE, PARAMETERS)).rejects.toMatchObject({
      code: 'too_large',
      field: 'github',
    });
    expect(server.requests).toHaveLength(1);
  });

  test('an answer that is no JSON is text to its caller', async () => {
    const { api } = await start((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"sha":');
    });
    expect((await api.request(ROUTE, PARAMETERS)).data).toBe('{"sha":');
  });
});

describe('lists', () => {
  test('follows the query of the next page, never its address', async () => {
    const { api } = await start((_request, response, count) =>
      json(
        response,
        200,
        [count],
        count < 3 ? { link: `<http://elsewhere.invalid/x?per_page=100&page=${count + 1}>; rel="next"` } : {},
      ),
    );
    expect(await api.paginate('GET /repos/{owner}/{repo}/pulls/1/reviews', PARAMETERS, 10)).toEqual({
      status: 200,
      items: [1, 2, 3],
      complete: true,
    });
    expect(server.requests[2]).toMatch(/^GET \/repos\/o\/r\/pulls\/1\/reviews\?.*page=3/);
  });

  test('says that a list is incomplete', async () => {
    const { api } = await start((_request, response, count) =>
      json(
        response,
        200,
        { commits: [count] },
        { link: `<http://x.invalid/?page=${count + 1}>; rel="next"` },
      ),
    );
    const pages = await api.paginate(
      'GET /repos/{owner}/{repo}/compare/{basehead}',
      PARAMETERS,
      2,
      'commits',
    );
    expect(pages).toEqual({ status: 200, items: [1, 2], complete: false });
  });

  test('a list that is refused or is none is incomplete', async () => {
    const { api } = await start((_request, response, count) =>
      json(response, count === 1 ? 404 : 200, { message: 'No' }),
    );
    const route = 'GET /repos/{owner}/{repo}/pulls/1/reviews';
    expect(await api.paginate(route, PARAMETERS, 2)).toEqual({ status: 404, items: [], complete: false });
    expect(await api.paginate(route, PARAMETERS, 2)).toEqual({ status: 200, items: [], complete: false });
  });
});

describe('GraphQL', () => {
  test('sends query and variables, hands back data and the types of errors', async () => {
    const bodies: unknown[] = [];
    const { api } = await start((_request, response, _count, body) => {
      bodies.push(JSON.parse(body));
      json(response, 200, {
        data: { viewer: null },
        errors: [{ type: 'FORBIDDEN', message: 'x' }, { message: 'y' }],
      });
    });
    const query = 'query($a: String!) { viewer { login } }';
    expect(await api.graphql(query, { a: 'b' })).toEqual({
      data: { viewer: null },
      errors: ['FORBIDDEN', 'UNKNOWN'],
    });
    expect(bodies).toEqual([{ query, variables: { a: 'b' } }]);
    expect(server.requests).toEqual(['POST /graphql']);
  });

  test('is repeated after a server error and after a limit that comes with status 200', async () => {
    const { api, clock } = await start((_request, response, count) => {
      if (count === 1) return json(response, 502, {});
      if (count === 2) return json(response, 200, { errors: [{ type: 'RATE_LIMITED' }] });
      json(response, 200, { data: {} });
    });
    expect(await api.graphql('query { viewer { login } }', {})).toEqual({ data: {}, errors: [] });
    expect(clock.sleeps).toEqual([1000, 2000]);
  });

  test('an answer without data is an error', async () => {
    const { api } = await start((_request, response) => json(response, 200, {}));
    expect(await api.graphql('query { viewer { login } }', {})).toEqual({ data: null, errors: ['UNKNOWN'] });
  });
});
