import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

/** Where GitHub keeps artifacts: another server, which takes nothing but the address that GitHub signed. */
export interface Storage {
  /** Keeps bytes, and gives the address that leads to them. */
  put(bytes: Uint8Array): string;
  /** The headers of each request. */
  readonly requests: readonly IncomingHttpHeaders[];
  close(): Promise<void>;
}

export async function startStorage(): Promise<Storage> {
  const blobs = new Map<string, Uint8Array>();
  const requests: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers);
    const blob = blobs.get(request.url ?? '');
    response.writeHead(blob === undefined ? 404 : 200, { 'content-type': 'application/zip' });
    response.end(blob);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    put(bytes) {
      const path = `/blob-${blobs.size}?sig=signed`;
      blobs.set(path, bytes);
      return `http://127.0.0.1:${address.port}${path}`;
    },
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
