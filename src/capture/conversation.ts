import { setTimeout as sleep } from 'node:timers/promises';
import type { Capability, Revision } from './capture-plan.js';
import { STATELESS_REVISION } from './capture-plan.js';
import { clientMeta } from './client-meta.js';
import { GateError } from '../errors/index.js';
import type { Noise } from './noise.js';
import { NO_NOISE, withLine } from './noise.js';
import type { Channel, ChannelFault, Message, Receiver } from './channel/index.js';
import { stringOf } from './channel/index.js';

/** What a server answered to a request: the text of its result, or of its error. */
export type Answer = { readonly result: string } | { readonly error: string };

/** Requests to one server, and what it says unasked. */
export interface Conversation {
  /**
   * The server's answer to a request whose parameters are members as JSON text. Throws GateError about the step where
   * none comes: `server_silent`, `server_ended`, … as the channel and the deadline say.
   */
  readonly request: (method: string, parameters: readonly string[], step: string) => Promise<Answer>;
  readonly notify: (method: string) => Promise<void>;
  /** Speaks a revision from now on. */
  readonly speak: (revision: Revision) => void;
  /** How often the server has said that one of its lists changed. */
  readonly changes: () => number;
  readonly noise: () => Noise;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly step: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: GateError) => void;
}

/**
 * Talks to a server over a channel, up to a deadline. A server that asks for something itself is answered: a ping, the
 * roots where they were declared (there are none); all else is declined.
 */
export function openConversation(
  openChannel: (receiver: Receiver) => Channel,
  capabilities: readonly Capability[],
  deadline: AbortSignal,
): Conversation {
  const waiting = new Map<string, Waiting>();
  const state: { fault: ChannelFault | null; revision: Revision | null; nextId: number } = {
    fault: null,
    revision: null,
    nextId: 1,
  };
  let changes = 0;
  let noise = NO_NOISE;

  const channel = openChannel({
    receive,
    receiveNoise: (text) => (noise = withLine(noise, text)),
    fail,
  });
  const onDeadline = () => {
    fail({ code: 'server_silent', evidence: null });
  };
  if (deadline.aborted) onDeadline();
  deadline.addEventListener('abort', onDeadline, { once: true });
  const closing = new AbortController();
  const end = AbortSignal.any([deadline, closing.signal]);

  function receive(message: Message): void {
    const { id, method, result, error } = message;
    if (method !== null) receiveRequest(id, stringOf(method));
    const asker = id === null ? undefined : waiting.get(id);
    if (id === null || asker === undefined || method !== null) return;
    waiting.delete(id);
    asker.resolve(result === null ? { error: error ?? 'null' } : { result });
  }

  function receiveRequest(id: string | null, method: string | null): void {
    if (id === null) {
      if (method !== null && /^notifications\/[a-z/]+\/list_changed$/.test(method)) changes += 1;
      return;
    }
    const text = `{"jsonrpc":"2.0","id":${id},${replyTo(method, capabilities)}}`;
    void channel.send({ text, id: null, method: null, revision: state.revision });
  }

  /** The first fault counts: what follows comes of it. */
  function fail(fault: ChannelFault): void {
    state.fault ??= fault;
    for (const [id, { step, reject }] of waiting) {
      waiting.delete(id);
      reject(faultOf(state.fault, step, channel.lastWords()));
    }
  }

  async function request(method: string, parameters: readonly string[], step: string): Promise<Answer> {
    if (state.fault !== null) throw faultOf(state.fault, step, channel.lastWords());
    const id = String(state.nextId);
    state.nextId += 1;
    const meta = state.revision === STATELESS_REVISION ? [`"_meta":${clientMeta(capabilities)}`] : [];
    const text = `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":{${[...meta, ...parameters].join(',')}}}`;
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { step, resolve, reject });
      void channel.send({ text, id, method, revision: state.revision }).then((fault) => {
        if (fault === null || !waiting.delete(id)) return;
        reject(faultOf(fault, step, channel.lastWords()));
      });
    });
  }

  async function notify(method: string): Promise<void> {
    const text = `{"jsonrpc":"2.0","method":"${method}"}`;
    const fault = await channel.send({ text, id: null, method, revision: state.revision });
    if (fault !== null) throw faultOf(fault, method, channel.lastWords());
  }

  return {
    request,
    notify,
    speak: (revision) => (state.revision = revision),
    changes: () => changes,
    // Where it failed, no more of a begun line will come.
    noise: () => (state.fault === null ? noise : withLine(noise, channel.unfinished())),
    wait: (milliseconds) => sleep(milliseconds, undefined, { signal: end }).catch(() => undefined),
    close: () => {
      closing.abort();
      return channel.close(state.fault === null ? 'patient' : 'at-once');
    },
  };
}

function replyTo(method: string | null, capabilities: readonly Capability[]): string {
  if (method === 'ping') return '"result":{}';
  if (method === 'roots/list' && capabilities.includes('roots')) return '"result":{"roots":[]}';
  if (method === 'elicitation/create' && capabilities.includes('elicitation'))
    return '"result":{"action":"decline"}';
  return '"error":{"code":-32601,"message":"A capture only lists."}';
}

function faultOf({ code, evidence }: ChannelFault, step: string, lastWords: string): GateError {
  const said = [evidence, lastWords].filter((text) => text !== null && text !== '');
  const field = code === 'server_not_started' ? 'command' : step;
  return new GateError(code, field, null, said.length === 0 ? null : said.join('\n'));
}
