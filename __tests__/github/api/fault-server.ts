import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface FaultServer {
  readonly url: string;
  /** `METHOD path?query` of each request, in order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

export type Respond = (
  request: IncomingMessage,
  response: ServerResponse,
  count: number,
  body: string,
) => void;

/** A small HTTP server on this machine that answers as `respond` says; `count` numbers the requests from 1. */
export async function faultServer(respond: Respond): Promise<FaultServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const count = requests.length;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => respond(request, response, count, Buffer.concat(chunks).toString('utf8')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  data: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(data));
}
