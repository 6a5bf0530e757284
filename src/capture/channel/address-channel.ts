import { STATELESS_REVISION } from '../capture-plan.js';
import type { AddressServer } from '../server.js';
import type { ByteBudget } from './byte-budget.js';
import { bodyChunks } from './body-chunks.js';
import type { Channel, ChannelFault, Outgoing, Receiver } from './channel.js';
import { readEvents } from './event-stream.js';
import { ask } from './http-request.js';
import { readMessages } from './message.js';
import { oldEventsChannel } from './old-events-channel.js';
import { shownAnswer } from './shown-answer.js';

const ACCEPT = 'application/json, text/event-stream';
const SESSION = 'mcp-session-id';
const GOODBYE_MILLISECONDS = 2000;

/**
 * Speaks streamable HTTP: each message is a POST, answered as JSON or as an event stream. Where the server turns out to
 * know only the transport of revision 2024-11-05, that is spoken from then on.
 *
 * Source of the rules: the specification's pages "Streamable HTTP" of 2025-11-25 and 2026-07-28, "Backward
 * Compatibility".
 */
export function addressChannel(server: AddressServer, budget: ByteBudget, receiver: Receiver): Channel {
  const controller = new AbortController();
  const { signal } = controller;
  const state: { session: string | null; revision: string | null; old: Channel | null } = {
    session: null,
    revision: null,
    old: server.eventsOnly ? oldEventsChannel(server, budget, receiver) : null,
  };

  async function send(message: Outgoing): Promise<ChannelFault | null> {
    if (state.old !== null) return state.old.send(message);
    const response = await ask(server, {
      method: 'POST',
      headers: headersOf(message),
      body: message.text,
      signal,
    });
    if ('code' in response) return response;
    state.session = response.headers.get(SESSION) ?? state.session;
    state.revision = message.revision;
    const isWrongTransport = message.method === 'initialize' && [400, 404, 405].includes(response.status);
    const fault = await takeAnswer(response, message);
    if (fault !== null && isWrongTransport) return sendTheOldWay(message, fault);
    if (message.method === 'notifications/initialized') void listen();
    return fault;
  }

  function headersOf({ method, revision }: Outgoing): Record<string, string> {
    return {
      accept: ACCEPT,
      'content-type': 'application/json',
      ...(state.session === null ? {} : { [SESSION]: state.session }),
      ...(revision === null ? {} : { 'mcp-protocol-version': revision }),
      ...(revision === STATELESS_REVISION && method !== null ? { 'mcp-method': method } : {}),
    };
  }

  /** Passes on what an answer holds; a fault where that is not the answer to the message. */
  async function takeAnswer(response: Response, { id }: Outgoing): Promise<ChannelFault | null> {
    const answered = { isAnswered: id === null };
    const receive = (text: string) => {
      const messages = readMessages(text);
      for (const message of messages ?? []) {
        if (message.id === id) answered.isAnswered = true;
        receiver.receive(message);
      }
      return messages !== null;
    };
    const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    const fault = isEvents
      ? await readEvents(response, budget, ({ data }) => {
          // Revision 2025-11-25 opens a stream with an event that has an id and nothing else.
          if (data !== '' && !receive(data)) receiver.receiveNoise(data);
        })
      : await takeBody(response, id, receive);
    if (fault !== null || answered.isAnswered || signal.aborted) return fault;
    return response.ok ? { code: 'server_ended', evidence: 'the answer ended early' } : refusal(response, '');
  }

  async function takeBody(
    response: Response,
    id: string | null,
    receive: (text: string) => boolean,
  ): Promise<ChannelFault | null> {
    const text = await bodyOf(response, budget, signal);
    if (text === null) return signal.aborted ? null : { code: 'too_much_output', evidence: null };
    if (text.trim() !== '' && receive(text)) return null;
    if (!response.ok) return refusal(response, text);
    return id === null ? null : { code: 'unexpected_answer', evidence: shownAnswer(text) };
  }

  async function sendTheOldWay(message: Outgoing, refused: ChannelFault): Promise<ChannelFault | null> {
    const old = oldEventsChannel(server, budget, receiver);
    const fault = await old.send(message);
    if (fault !== null) {
      await old.close('at-once');
      return refused;
    }
    state.old = old;
    return null;
  }

  /** Change notices of the revisions with a handshake come over a stream of their own, which servers may refuse. */
  async function listen(): Promise<void> {
    const { revision } = state;
    const headers = {
      ...headersOf({ text: '', id: null, method: null, revision }),
      accept: 'text/event-stream',
    };
    const response = await ask(server, { method: 'GET', headers, body: null, signal });
    if ('code' in response) return;
    if (!response.ok) {
      await response.body?.cancel().catch(() => undefined);
      return;
    }
    await readEvents(response, budget, ({ data }) => {
      for (const message of readMessages(data) ?? []) receiver.receive(message);
    });
  }

  async function close(patience: 'patient' | 'at-once'): Promise<void> {
    controller.abort();
    await state.old?.close(patience);
    if (state.session === null || patience === 'at-once') return;
    const headers = headersOf({ text: '', id: null, method: null, revision: state.revision });
    const goodbye = AbortSignal.timeout(GOODBYE_MILLISECONDS);
    const response = await ask(server, { method: 'DELETE', headers, body: null, signal: goodbye });
    if (!('code' in response)) await response.body?.cancel().catch(() => undefined);
  }

  return { send, lastWords: () => '', unfinished: () => '', close };
}

function refusal({ status, statusText }: Response, body: string): ChannelFault {
  const said = shownAnswer(body);
  return {
    code: 'server_refused',
    evidence: `HTTP ${status} ${statusText}`.trimEnd() + (said === '' ? '' : `: ${said}`),
  };
}

/** The text of a body; null where it is cut off, too long or no UTF-8. */
async function bodyOf(response: Response, budget: ByteBudget, signal: AbortSignal): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of bodyChunks(response)) {
      if (!budget.take(chunk.length) || signal.aborted) return null;
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    return null;
  }
}
