import type { AddressServer } from '../server.js';
import type { ByteBudget } from './byte-budget.js';
import type { Channel, ChannelFault, Outgoing, Receiver } from './channel.js';
import { readEvents } from './event-stream.js';
import { ask } from './http-request.js';
import { readMessages } from './message.js';

/**
 * Speaks the HTTP+SSE transport of revision 2024-11-05: one event stream brings the address that messages are posted
 * to, then all that the server says.
 */
export function oldEventsChannel(server: AddressServer, budget: ByteBudget, receiver: Receiver): Channel {
  const controller = new AbortController();
  const { signal } = controller;
  let endpoint: Promise<string | ChannelFault> | null = null;

  function open(): Promise<string | ChannelFault> {
    return new Promise((resolve) => {
      void readStream(resolve).then((fault) => {
        const end = fault ?? { code: 'server_ended' as const, evidence: 'the event stream ended' };
        resolve(end);
        if (!signal.aborted) receiver.fail(end);
      });
    });
  }

  async function readStream(onEndpoint: (url: string | ChannelFault) => void): Promise<ChannelFault | null> {
    const headers = { accept: 'text/event-stream' };
    const response = await ask(server, { method: 'GET', headers, body: null, signal });
    if ('code' in response) return response;
    const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!response.ok || !isEvents) return { code: 'server_refused', evidence: `HTTP ${response.status}` };
    return readEvents(response, budget, ({ event, data }) => {
      const messages = event === 'endpoint' ? [] : readMessages(data);
      if (event === 'endpoint') onEndpoint(endpointOf(data));
      else if (messages === null) receiver.receiveNoise(data);
      for (const message of messages ?? []) receiver.receive(message);
    });
  }

  /** Only within the server's own origin, since its headers go there too. */
  function endpointOf(data: string): string | ChannelFault {
    const url = URL.canParse(data, server.url) ? new URL(data, server.url) : null;
    return url?.origin === new URL(server.url).origin
      ? url.href
      : { code: 'unexpected_answer', evidence: 'an endpoint of another origin' };
  }

  async function send({ text }: Outgoing): Promise<ChannelFault | null> {
    endpoint ??= open();
    const url = await endpoint;
    if (typeof url !== 'string') return url;
    const headers = { 'content-type': 'application/json' };
    const response = await ask(server, { method: 'POST', headers, body: text, signal }, url);
    if ('code' in response) return response;
    await response.body?.cancel().catch(() => undefined);
    return response.ok ? null : { code: 'server_refused', evidence: `HTTP ${response.status}` };
  }

  return {
    send,
    lastWords: () => '',
    unfinished: () => '',
    close: () => {
      controller.abort();
      return Promise.resolve();
    },
  };
}
