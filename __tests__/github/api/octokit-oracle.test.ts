import type { IncomingMessage } from 'node:http';
import { getOctokit } from '@actions/github';
import { expect, test } from '@jest/globals';
import { createApi } from '../../../src/github/api/client.js';
import { faultServer } from './fault-server.js';

interface Sent {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly accept: string | undefined;
}

/** What GitHub gets from two clients for the same call. */
async function sentByBoth(
  ours: (url: string) => Promise<unknown>,
  theirs: (url: string) => Promise<unknown>,
): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const server = await faultServer((request: IncomingMessage, response, _, body) => {
    const { authorization, accept } = request.headers;
    sent.push({ method: request.method, url: request.url, body, authorization, accept });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"data":{}}');
  });
  try {
    await ours(server.url);
    await theirs(server.url);
  } finally {
    await server.close();
  }
  return sent;
}

const client = (url: string) =>
  createApi({ token: 'secret', environment: { GITHUB_API_URL: url, GITHUB_GRAPHQL_URL: `${url}/graphql` } });

test.each<[string, Record<string, string | number>]>([
  ['GET /repos/{owner}/{repo}/pulls', { owner: 'o', repo: 'r', head: 'o:a b/ü#?', per_page: 100 }],
  ['GET /repos/{owner}/{repo}/compare/{basehead}', { owner: 'o', repo: 'r', basehead: 'main...x/y' }],
  [
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { owner: 'o', repo: 'r', issue_number: 7, body: 'é' },
  ],
  [
    'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
    { owner: 'o', repo: 'r', check_run_id: 1, status: 'completed' },
  ],
])('sends what the client of @actions/github sends: %s', async (route, parameters) => {
  const [ours, theirs] = await sentByBoth(
    (url) => client(url).request(route, parameters),
    (baseUrl) => getOctokit('secret', { baseUrl }).request(route, parameters),
  );
  expect(ours).toEqual(theirs);
  expect(ours?.authorization).toBe('token secret');
});

test('asks GraphQL what the client of @actions/github asks', async () => {
  const query = 'query($a: Int) { viewer(a: $a) { login } }';
  const [ours, theirs] = await sentByBoth(
    (url) => client(url).graphql(query, { a: 1 }),
    (baseUrl) => getOctokit('secret', { baseUrl }).graphql(query, { a: 1 }),
  );
  expect(ours).toEqual(theirs);
});
