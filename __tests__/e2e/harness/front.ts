import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readContract } from './contract.js';
import type { MadeRequest } from './contract.js';

/** A request that the action made, by the name that GitHub's description gives its operation. */
export interface SeenRequest extends MadeRequest {
  readonly operation: string;
  readonly authorization: string | null;
}

/** What GitHub does instead of its ordinary answer to an operation. */
export interface Fault {
  /** Part of the operation's name: `GET /repos/{owner}/{repo}/git/blobs`. */
  readonly on: string;
  /** How many of these requests are answered as usual before; default 0. */
  readonly after?: number;
  /** How many are answered so; default all. */
  readonly times?: number;
  readonly answer: FaultAnswer;
}

export type FaultAnswer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  /** Never answers. */
  | 'hang'
  /** Closes the connection without an answer. */
  | 'close'
  /** The ordinary answer, cut off in its middle. */
  | 'cut'
  /** The ordinary answer, after so many milliseconds. */
  | { readonly delay: number }
  /** The ordinary answer with this many bytes of white space behind it. */
  | { readonly padding: number }
  /** Something happens on GitHub's side just before the ordinary answer. */
  | { readonly first: () => void | Promise<void> }
  /** The ordinary answer, changed. */
  | { readonly change: (data: unknown) => unknown };

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Front {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** What GitHub's description says against the requests so far. */
  readonly violations: readonly string[];
  setFaults(faults: readonly Fault[]): void;
  /** Forgets requests and faults. */
  reset(): void;
  close(): Promise<void>;
}

/** Where an Enterprise Server has its API. */
const ENTERPRISE_PREFIX = /^\/api\/v3(?=\/)|^\/api(?=\/graphql$)/;

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The address that the action sees: notes and checks each request, fails on demand, and else answers as `ordinary`
 * does.
 */
export async function startFront(
  ordinary: (request: SeenRequest, accept: string) => Promise<Answer>,
): Promise<Front> {
  const contract = readContract();
  const requests: SeenRequest[] = [];
  const violations: string[] = [];
  const faults: { rule: Fault; seen: number }[] = [];

  const server = createServer((message, response) => {
    void (async () => {
      const url = (message.url ?? '').replace(ENTERPRISE_PREFIX, '');
      const made = { method: message.method ?? '', url, body: await readBody(message) };
      const { operation, faults: wrong } = contract(made);
      const request = { ...made, operation, authorization: message.headers.authorization ?? null };
      requests.push(request);
      violations.push(...wrong);
      const answer = () => ordinary(request, message.headers.accept ?? '*/*');
      await respond(response, nextFault(faults, operation), answer);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    violations,
    setFaults(rules) {
      faults.splice(0, faults.length, ...rules.map((rule) => ({ rule, seen: 0 })));
    },
    reset() {
      requests.length = 0;
      violations.length = 0;
      faults.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function nextFault(faults: readonly { rule: Fault; seen: number }[], operation: string): FaultAnswer | null {
  for (const fault of faults.filter(({ rule }) => operation.includes(rule.on))) {
    const first = fault.rule.after ?? 0;
    fault.seen += 1;
    if (fault.seen > first && fault.seen <= first + (fault.rule.times ?? Infinity)) return fault.rule.answer;
  }
  return null;
}

async function respond(
  response: ServerResponse,
  fault: FaultAnswer | null,
  ordinary: () => Promise<Answer>,
): Promise<void> {
  if (fault === null) return send(response, await ordinary());
  if (fault === 'hang') return;
  if (fault === 'close') return void response.destroy();
  if (fault === 'cut') return cutOff(response, await ordinary());
  if ('status' in fault) {
    return send(response, {
      status: fault.status,
      headers: fault.headers ?? {},
      text: JSON.stringify(fault.body ?? { message: 'Refused' }),
    });
  }
  if ('first' in fault) await fault.first();
  if ('delay' in fault) await new Promise((resolve) => setTimeout(resolve, fault.delay));
  const answer = await ordinary();
  if ('padding' in fault) return send(response, { ...answer, text: answer.text + ' '.repeat(fault.padding) });
  if (!('change' in fault)) return send(response, answer);
  send(response, { ...answer, text: JSON.stringify(fault.change(JSON.parse(answer.text))) });
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, headers, text }: Answer): void {
  response.writeHead(status, { 'content-type': JSON_TYPE, ...headers });
  response.end(status === 204 ? undefined : text);
}

function cutOff(response: ServerResponse, answer: Answer): void {
  const bytes = Buffer.from(answer.text);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': bytes.length });
  response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy());
}
