import type { AddressServer } from '../server.js';
import type { ChannelFault } from './channel.js';

const MAX_REDIRECTS = 5;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal;
}

/**
 * One request to a server, with its headers, which may be secrets: a redirect is followed within the server's own
 * origin only, and keeps the method.
 */
export async function ask(
  server: AddressServer,
  request: HttpRequest,
  url: string = server.url,
): Promise<Response | ChannelFault> {
  try {
    return await follow(server, request, new URL(url));
  } catch (error) {
    return { code: 'server_unreachable', evidence: reasonOf(error) };
  }
}

async function follow(
  server: AddressServer,
  { method, headers, body, signal }: HttpRequest,
  start: URL,
): Promise<Response | ChannelFault> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(url, {
      method,
      headers: { ...server.headers, ...headers },
      body,
      signal,
      redirect: 'manual',
    });
    const target = response.headers.get('location');
    if (![301, 302, 307, 308].includes(response.status) || target === null) return response;
    await response.body?.cancel().catch(() => undefined);
    url = new URL(target, url);
    if (url.origin !== start.origin)
      return { code: 'server_refused', evidence: `HTTP ${response.status}: a redirect to another origin` };
  }
  return { code: 'server_refused', evidence: 'redirects without an end' };
}

/** `ECONNREFUSED`, `CERT_HAS_EXPIRED`, …: what lies below what `fetch` throws. */
function reasonOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? reasonOf(error.cause) : null;
}
