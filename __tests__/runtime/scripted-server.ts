import { Client as SecondClient } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import type { McpClient } from '../../src/runtime/index.js';

/** What a server of ours answers to a request: JSON text as it would stand on the wire, or null for an error. */
export type Script = (method: string, params: { readonly [name: string]: unknown }) => string | null;

export interface ScriptedServer {
  readonly client: McpClient;
  /** The methods asked for, in order. */
  readonly asked: readonly string[];
  /** Sends a notification of this method to the client. */
  readonly notify: (method: string) => void;
}

/** The packages of the SDK whose clients the guard takes. */
export type SdkVersion = 'v1' | 'v2' | 'v2, protocol 2026-07-28';

/** A connected client of a server that follows a script; every message passes through JSON, as on a wire. */
export async function scriptedServer(script: Script, version: SdkVersion = 'v1'): Promise<ScriptedServer> {
  const asked: string[] = [];
  const deliver = (text: string) => {
    transport.onmessage?.(JSON.parse(text) as JSONRPCMessage);
  };
  const transport: Transport = {
    start: () => Promise.resolve(),
    close: () => Promise.resolve(),
    send: (message) => {
      if (!('id' in message) || !('method' in message)) return Promise.resolve();
      const handshake = HANDSHAKES.get(message.method);
      if (handshake === undefined) asked.push(message.method);
      const answer = handshake ?? script(message.method, message.params ?? {});
      const outcome = answer === null ? '"error":{"code":-32603,"message":"secret"}' : `"result":${answer}`;
      queueMicrotask(() => deliver(`{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},${outcome}}`));
      return Promise.resolve();
    },
  };
  const about = { name: 'test', version: '1.0.0' };
  const mode = version === 'v2' ? 'legacy' : { pin: '2026-07-28' };
  const client =
    version === 'v1' ? new FirstClient(about) : new SecondClient(about, { versionNegotiation: { mode } });
  await client.connect(transport);
  return { client, asked, notify: (method) => deliver(JSON.stringify({ jsonrpc: '2.0', method })) };
}

const SERVER = {
  capabilities: { tools: { listChanged: true } },
  serverInfo: { name: 'scripted', version: '1.0.0' },
};

/** What each result of protocol revision 2026-07-28 holds besides. */
export const ENVELOPE = { resultType: 'complete', ttlMs: 0, cacheScope: 'private' };

const HANDSHAKES: ReadonlyMap<string, string> = new Map([
  ['initialize', JSON.stringify({ ...SERVER, protocolVersion: '2025-06-18' })],
  [
    'server/discover',
    JSON.stringify({ ...SERVER, resultType: 'complete', supportedVersions: ['2026-07-28'] }),
  ],
]);
