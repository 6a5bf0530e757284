// Stands in for `@actions/http-client` inside the bundle, with the one thing that @actions/github asks of it: the
// proxy to use for an address. The real one loads Node's http and https at start, which takes longer than a whole run
// that needs no network; @actions/core wants it for identity tokens alone, which this action never asks for.
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import { ProxyAgent } from 'undici';

export class HttpClient {
  /** The agents of Node's http; `fetch` has no use for them. */
  getAgent() {
    return undefined;
  }

  /** As in @actions/http-client: undefined where the address is reached directly. */
  getAgentDispatcher(address) {
    const proxy = getProxyUrl(new URL(address));
    if (!proxy?.hostname) return undefined;
    const credentials = Buffer.from(`${proxy.username}:${proxy.password}`).toString('base64');
    const token = proxy.username || proxy.password ? { token: `Basic ${credentials}` } : {};
    return new ProxyAgent({ uri: proxy.href, ...token });
  }
}
