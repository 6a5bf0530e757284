import { afterEach, describe, expect, test } from '@jest/globals';
import { createApi } from '../../../src/github/api/client.js';
import { faultServer, json } from './fault-server.js';
import type { FaultServer, Respond } from './fault-server.js';

const ROUTE = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
const PARAMETERS = { owner: 'o', repo: 'r', artifact_id: 3, archive_format: 'zip' };

const servers: FaultServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(respond: Respond): Promise<FaultServer> {
  const server = await faultServer(respond);
  servers.push(server);
  return server;
}

function clientOf(url: string) {
  let skipped = 0;
  const clock = {
    now: () => 1_780_000_000_000 + skipped,
    sleep: (milliseconds: number) => Promise.resolve(void (skipped += milliseconds)),
  };
  return createApi({ token: 'secret-token', environment: { GITHUB_API_URL: url }, clock });
}

/** GitHub, which leads to a storage, and a client of it. */
async function client(storage: Respond, address = (url: string) => `${url}/blob?sig=1`) {
  const headers: unknown[] = [];
  const store = await start((request, response, count, body) => {
    headers.push(request.headers);
    storage(request, response, count, body);
  });
  const github = await start((_request, response) => {
    response.writeHead(302, { location: address(store.url) }).end();
  });
  return { api: clientOf(github.url), store, github, headers };
}

describe('a download', () => {
  test('gives what stands where GitHub leads, and takes no token there', async () => {
    const { api, store, headers } = await client((_request, response) => response.end('PK'));
    const { status, bytes } = await api.download(ROUTE, PARAMETERS, 100);
    expect([status, Buffer.from(bytes ?? []).toString()]).toEqual([200, 'PK']);
    expect(store.requests).toEqual(['GET /blob?sig=1']);
    expect(JSON.stringify(headers)).not.toMatch(/secret|authorization/);
  });

  test.each([404, 410])('of what is gone (%d) gives the status', async (gone) => {
    const { api } = await client((_request, response) => response.writeHead(gone).end());
    expect(await api.download(ROUTE, PARAMETERS, 100)).toEqual({ status: gone, bytes: null });
  });

  test('gives GitHub’s own status where it leads nowhere', async () => {
    const github = await start((_request, response) => json(response, 410, { message: 'Gone' }));
    expect(await clientOf(github.url).download(ROUTE, PARAMETERS, 100)).toEqual({ status: 410, bytes: null });
  });

  test('of too much is broken off', async () => {
    const { api } = await client((_request, response) => response.end(Buffer.alloc(101)));
    await expect(api.download(ROUTE, PARAMETERS, 100)).rejects.toMatchObject({ code: 'too_large' });
  });

  test('is asked for anew where the storage fails', async () => {
    const { api, github } = await client((_request, response, count) => {
      response.writeHead(count < 3 ? 503 : 200).end('PK');
    });
    expect((await api.download(ROUTE, PARAMETERS, 100)).status).toBe(200);
    expect(github.requests).toHaveLength(3);
  });

  test.each([
    ['to another redirect', 'http://127.0.0.1:1/'],
    ['nowhere', 'not an address'],
    ['to a file', 'file:///etc/passwd'],
  ])('that leads %s is none', async (_, location) => {
    const { api } = await client(
      (_request, response) => response.writeHead(302, { location }).end(),
      location.startsWith('http:') ? undefined : () => location,
    );
    await expect(api.download(ROUTE, PARAMETERS, 100)).rejects.toMatchObject({ code: 'github_unavailable' });
  });
});
