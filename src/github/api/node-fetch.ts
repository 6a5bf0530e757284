import type { IncomingMessage } from 'node:http';
import type { FetchOptions, WholeFetch } from './whole-response.js';
import { bytesOf, wholeResponse } from './whole-response.js';

/** Connections to one host, and so calls under way at once; the others wait. */
const MAX_CONNECTIONS = 6;
/** A connection that nothing was asked on for so long is not used again: the other end may be closing it. */
const MAX_IDLE_MILLISECONDS = 5_000;
const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * `fetch` over Node's own http and https, which load in a fifth of the time that the runtime's `fetch` takes. A
 * redirect is followed where it stays on the same origin, so that no answer can lead the token elsewhere. A body of
 * more than `maxBytes` (after decompression) is GateError `too_large`, one that breaks off an error.
 */
export async function nodeFetch(secure: boolean, maxBytes: number): Promise<WholeFetch> {
  const http = secure ? await import('node:https') : await import('node:http');
  const agent = new http.Agent({
    keepAlive: true,
    maxSockets: MAX_CONNECTIONS,
    timeout: MAX_IDLE_MILLISECONDS,
  });

  const answer = (url: string, { method = 'GET', headers, body, signal }: FetchOptions) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const request = http.request(url, {
        method,
        agent,
        ...(signal === undefined ? {} : { signal }),
        headers: {
          ...headers,
          'accept-encoding': 'gzip',
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
      });
      request.on('response', resolve);
      request.on('error', reject);
      request.end(body);
    });

  return async (address, options) => {
    for (let url = address, count = 0; ; count += 1) {
      const response = await answer(url, options);
      const next = nextAddress(response, url, options);
      if (next !== null && count < MAX_REDIRECTS) {
        response.resume();
        url = next;
        continue;
      }
      const headers = new Map(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
      return wholeResponse({
        status: response.statusCode ?? 0,
        url,
        headers,
        bytes: await bodyOf(response, maxBytes),
      });
    }
  };
}

/** Where a redirect leads that may be followed; null for any other answer. */
function nextAddress(
  response: IncomingMessage,
  url: string,
  { method = 'GET', redirect }: FetchOptions,
): string | null {
  const { location } = response.headers;
  if (redirect === 'manual' || !REDIRECTS.has(response.statusCode ?? 0) || location === undefined)
    return null;
  if (method !== 'GET' || !URL.canParse(location, url)) return null;
  const next = new URL(location, url);
  return next.origin === new URL(url).origin ? next.href : null;
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const isCompressed = response.headers['content-encoding'] === 'gzip';
  try {
    const bytes = await bytesOf(isCompressed ? await decompressed(response) : response, maxBytes);
    if (!response.complete) throw new Error('The answer breaks off.');
    return bytes;
  } catch (error) {
    response.destroy();
    throw error;
  }
}

/** What was sent as gzip; a stream that breaks off ends it with an error. */
async function decompressed(response: IncomingMessage): Promise<NodeJS.ReadableStream> {
  const { createGunzip } = await import('node:zlib');
  const gunzip = createGunzip();
  response.on('error', (error) => gunzip.destroy(error));
  response.on('aborted', () => gunzip.destroy(new Error('The answer breaks off.')));
  return response.pipe(gunzip);
}
