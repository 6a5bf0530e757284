import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

/** What a server of ours answers to a request: JSON text as it would stand on the wire, or null for an error. */
export type Script = (method: string, params: { readonly [name: string]: unknown }) => string | null;

export interface ScriptedServer {
  readonly client: Client;
  /** The methods asked for, in order. */
  readonly asked: readonly string[];
  /** Sends a notification of this method to the client. */
  readonly notify: (method: string) => void;
}

/** A connected client of a server that follows a script; every message passes through JSON, as on a wire. */
export async function scriptedServer(script: Script): Promise<ScriptedServer> {
  const asked: string[] = [];
  const deliver = (text: string) => {
    transport.onmessage?.(JSON.parse(text) as JSONRPCMessage);
  };
  const transport: Transport = {
    start: () => Promise.resolve(),
    close: () => Promise.resolve(),
    send: (message) => {
      if (!('id' in message) || !('method' in message)) return Promise.resolve();
      if (message.method !== 'initialize') asked.push(message.method);
      const answer =
        message.method === 'initialize' ? INITIALIZED : script(message.method, message.params ?? {});
      const outcome = answer === null ? '"error":{"code":-32603,"message":"secret"}' : `"result":${answer}`;
      queueMicrotask(() => deliver(`{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},${outcome}}`));
      return Promise.resolve();
    },
  };
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return { client, asked, notify: (method) => deliver(JSON.stringify({ jsonrpc: '2.0', method })) };
}

const INITIALIZED = JSON.stringify({
  protocolVersion: '2025-06-18',
  capabilities: { tools: { listChanged: true } },
  serverInfo: { name: 'scripted', version: '1.0.0' },
});
