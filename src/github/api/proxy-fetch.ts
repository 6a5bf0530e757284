import type { WholeFetch } from './whole-response.js';
import { bytesOf, wholeResponse } from './whole-response.js';

/**
 * `fetch` through a proxy, over undici, which is loaded for that alone. Like `nodeFetch`, but for redirects, which are
 * followed as fetch does.
 */
export async function proxyFetch(proxy: URL, maxBytes: number): Promise<WholeFetch> {
  const { fetch, ProxyAgent } = await import('undici');
  const credentials = Buffer.from(`${proxy.username}:${proxy.password}`).toString('base64');
  const token = proxy.username === '' && proxy.password === '' ? {} : { token: `Basic ${credentials}` };
  const dispatcher = new ProxyAgent({ uri: proxy.href, ...token });

  return async (url, { method = 'GET', headers = {}, body = null, signal = null, redirect = 'follow' }) => {
    const response = await fetch(url, { method, headers, body, signal, redirect, dispatcher });
    return wholeResponse({
      status: response.status,
      url: response.url,
      headers: new Map(response.headers),
      bytes: response.body === null ? new Uint8Array(0) : await bytesOf(response.body, maxBytes),
    });
  };
}
