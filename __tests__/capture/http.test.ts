import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from '@jest/globals';
import { runFake } from '../cli/fake-terminal.js';

const TOOL = '{"name":"a","limit":9223372036854775807,"b":1.0}';
const WANTED = `{\n  "tools": [\n    ${TOOL}\n  ]\n}\n`;
const QUICK = ['--settle', '0', '--repeat', '1'];

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly id?: number; readonly method?: string };
}

type Reply = (asked: Asked, response: ServerResponse) => void;

const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server on this machine; what it was asked stands in `asked`. */
async function serve(reply: Reply): Promise<{ readonly url: string; readonly asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const one = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(text || '{}'),
      };
      asked.push(one);
      reply(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push({ close: () => (server.closeAllConnections(), server.close()) });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/mcp`, asked };
}

function capture(url: string, options: readonly string[] = [], environment: Record<string, string> = {}) {
  return runFake(['capture', '--url', url, ...QUICK, ...options], { environment });
}

/** The answers of a server of revision 2025-11-25. */
const HANDSHAKE: Readonly<Record<string, string>> = {
  initialize: '"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}}}',
  'tools/list': `"result":{"tools":[${TOOL}]}`,
};

function answerTo({ body }: Asked, answers: Readonly<Record<string, string>>): string {
  const answer = answers[body.method ?? ''] ?? '"error":{"code":-32601,"message":"Method not found"}';
  return `{"jsonrpc":"2.0","id":${body.id},${answer}}`;
}

function json(
  response: ServerResponse,
  text: string,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
}

function events(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).end(text);
}

/** How a server of a handshake treats what it cannot answer. */
function others({ method, body }: Asked, response: ServerResponse): boolean {
  if (method === 'GET') response.writeHead(405).end();
  else if (method === 'DELETE') response.writeHead(200).end();
  else if (body.id === undefined) response.writeHead(202).end();
  else return false;
  return true;
}

describe('a server over streamable HTTP', () => {
  test('answers in JSON', async () => {
    const { url, asked } = await serve((one, response) => {
      if (!others(one, response)) json(response, answerTo(one, HANDSHAKE));
    });
    expect(await capture(url)).toMatchObject({ code: 0, out: WANTED });
    const list = asked.find(({ body }) => body.method === 'tools/list');
    expect(list?.headers).toMatchObject({
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    });
  });

  test('answers in events, of several lines, between others', async () => {
    const { url } = await serve((one, response) => {
      if (others(one, response)) return;
      const [head = '', tail = ''] = answerTo(one, HANDSHAKE).split(/(?<=,"result":)/);
      const note = '{"jsonrpc":"2.0","method":"notifications/message","params":{}}';
      events(
        response,
        `: hello\n\nid: 1\ndata:\n\ndata: ${note}\n\nevent: message\r\ndata: ${head}\r\ndata:${tail}\r\n\r\n`,
      );
    });
    expect(await capture(url)).toMatchObject({ code: 0, out: WANTED });
  });

  test('has a session, which each request carries and which is ended', async () => {
    const { url, asked } = await serve((one, response) => {
      if (one.body.method !== 'initialize' && one.headers['mcp-session-id'] !== 'abc')
        return json(response, '', 400);
      if (others(one, response)) return;
      json(response, answerTo(one, HANDSHAKE), 200, { 'mcp-session-id': 'abc' });
    });
    expect(await capture(url)).toMatchObject({ code: 0, out: WANTED });
    expect(asked.at(-1)?.method).toBe('DELETE');
  });

  test('announces over a stream of its own that its tools changed', async () => {
    let lists = 0;
    const { url } = await serve((one, response) => {
      if (one.method === 'GET') {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const note = '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}';
        setTimeout(() => response.write(`data: ${note}\n\n`), 100);
        return;
      }
      if (one.body.method === 'tools/list') lists += 1;
      const now = lists < 2 ? { ...HANDSHAKE, 'tools/list': '"result":{"tools":[]}' } : HANDSHAKE;
      if (!others(one, response)) json(response, answerTo(one, now));
    });
    const { out, error } = await capture(url, ['--settle', '0.6']);
    expect(out).toBe(WANTED);
    expect(error).toContain('asked for again');
  });

  test('of revision 2026-07-28 is asked without a session, with the headers of that revision', async () => {
    const answers = {
      'server/discover':
        '"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},"instructions":"So."}',
      'tools/list': `"result":{"resultType":"complete","tools":[${TOOL}],"ttlMs":5,"cacheScope":"public"}`,
    };
    const { url, asked } = await serve((one, response) => json(response, answerTo(one, answers)));
    const { code, out } = await capture(url);
    expect([code, out]).toEqual([0, `{\n  "instructions": "So.",\n  "tools": [\n    ${TOOL}\n  ]\n}\n`]);
    expect(asked.map(({ method, body }) => `${method} ${body.method}`)).toEqual([
      'POST server/discover',
      'POST tools/list',
    ]);
    expect(asked[1]?.headers).toMatchObject({
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/list',
    });
    expect(asked[1]?.body).toMatchObject({
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    });
  });

  test.each([
    ['refuses', 401, 'who are you?', 'HTTP 401 Unauthorized: who are you?', 'server_refused'],
    ['is no such server', 200, '<html>', 'the server answered', 'unexpected_answer'],
  ])('that %s ends the capture', async (_, status, body, said, errorCode) => {
    const { url } = await serve((_one, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(body),
    );
    const { code, out, error } = await capture(url);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(errorCode);
    expect(error).toContain(status === 401 ? said : '<html>');
  });

  test('gets its headers from variables, which no message shows', async () => {
    const { url, asked } = await serve((one, response) =>
      json(response, `{"error":"bad ${one.headers.authorization}"}`, 403),
    );
    const { error } = await capture(url, ['--header', 'Authorization=TOKEN'], {
      TOKEN: 'Bearer s3cret-value',
    });
    expect(asked[0]?.headers.authorization).toBe('Bearer s3cret-value');
    expect(error).toContain('HTTP 403');
    expect(error).not.toContain('s3cret');
    expect((await capture(url, ['--header', 'Authorization=Bearer s3cret'])).error).toContain(
      'invalid_input',
    );
  });

  test('that leads to another origin is not followed, within its own it is', async () => {
    const target = await serve((one, response) => {
      if (!others(one, response)) json(response, answerTo(one, HANDSHAKE));
    });
    const away = await serve((_, response) => response.writeHead(307, { location: target.url }).end());
    expect((await capture(away.url)).error).toContain('a redirect to another origin');
    expect(target.asked).toEqual([]);
    const within = await serve((one, response) => {
      if (one.path === '/mcp') response.writeHead(308, { location: '/real' }).end();
      else if (!others(one, response)) json(response, answerTo(one, HANDSHAKE));
    });
    expect((await capture(within.url)).out).toBe(WANTED);
    const around = await serve((_, response) => response.writeHead(308, { location: '/mcp' }).end());
    expect((await capture(around.url)).error).toContain('redirects without an end');
  });

  test.each([
    ['in JSON', 'application/json', 'x'.repeat(3_000_000)],
    ['in events', 'text/event-stream', `data: ${'x'.repeat(3_000_000)}\n\n`],
  ])('that floods %s is bounded', async (_, type, body) => {
    const { url } = await serve((_one, response) =>
      response.writeHead(200, { 'content-type': type }).end(body),
    );
    expect((await capture(url, ['--max-bytes', '1000000'])).error).toContain('too_much_output');
  });

  test('that answers never is bounded in time', async () => {
    const { url } = await serve(() => undefined);
    const { code, error } = await capture(url, ['--timeout', '1']);
    expect([code, error]).toEqual([2, expect.stringContaining('server_silent')]);
  });

  test('that does not run is told', async () => {
    const { url } = await serve(() => undefined);
    servers[0]?.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await capture(url)).error).toContain('ECONNREFUSED');
  });
});

describe('a server of revision 2024-11-05', () => {
  function oldServer(endpoint: string): Promise<{ readonly url: string; readonly asked: Asked[] }> {
    let stream: ServerResponse | null = null;
    return serve((one, response) => {
      if (one.method === 'GET') {
        stream = response.writeHead(200, { 'content-type': 'text/event-stream' });
        stream.write(`event: endpoint\ndata: ${endpoint}\n\n`);
        return;
      }
      if (stream === null) return void response.writeHead(404).end('Cannot POST /mcp');
      response.writeHead(202).end('Accepted');
      const answers = {
        ...HANDSHAKE,
        initialize: '"result":{"protocolVersion":"2024-11-05","capabilities":{}}',
      };
      if (one.body.id !== undefined) stream.write(`event: message\ndata: ${answerTo(one, answers)}\n\n`);
    });
  }

  test('is found out and spoken to over its event stream', async () => {
    const { url } = await oldServer('/messages?id=1');
    const { code, out, error } = await capture(url);
    expect([code, out]).toEqual([0, WANTED]);
    expect(error).toContain('protocol 2024-11-05');
  });

  test('cannot send the headers elsewhere', async () => {
    const { url, asked } = await oldServer('http://127.0.0.2:1/');
    expect((await capture(url)).code).toBe(2);
    expect(asked.filter(({ method }) => method === 'GET').length).toBe(1);
  });
});
