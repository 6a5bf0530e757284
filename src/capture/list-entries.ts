import { GateError } from '../errors/index.js';
import { itemSlices } from '../json/index.js';
import type { Conversation } from './conversation.js';
import { codeOf, refused, unexpected } from './refused.js';
import { uniqueMembers } from './channel/index.js';

/** One of the lists that a server has. */
export interface ServerList {
  readonly method: string;
  readonly member: string;
  /** What one of its entries is called. */
  readonly entry: string;
  /** The capability under which a server offers it. */
  readonly capability: string;
}

export const TOOLS: ServerList = {
  method: 'tools/list',
  member: 'tools',
  entry: 'tool',
  capability: 'tools',
};
export const OTHER_LISTS: readonly ServerList[] = [
  { method: 'prompts/list', member: 'prompts', entry: 'prompt', capability: 'prompts' },
  { method: 'resources/list', member: 'resources', entry: 'resource', capability: 'resources' },
  {
    method: 'resources/templates/list',
    member: 'resourceTemplates',
    entry: 'resource template',
    capability: 'resources',
  },
];

/** A list as a server has it. */
export interface Listed {
  readonly list: ServerList;
  /** The entries' own texts, of all pages. */
  readonly entries: readonly string[];
  readonly pages: number;
  /** Members of its answers that the protocol does not know, where all pages have them alike. */
  readonly extra: ReadonlyMap<string, string>;
}

const METHOD_NOT_FOUND = -32601;

/** What an answer holds around its list. */
const ENVELOPE: ReadonlySet<string> = new Set(['_meta', 'nextCursor', 'resultType', 'ttlMs', 'cacheScope']);

/**
 * All pages of a list. A server that does not know the method has none (null) where `optional`. Throws GateError
 * about the step: `server_refused`, `unexpected_answer` (no list, a null, another `resultType` than `complete`),
 * `endless_list` (a cursor that comes again, more pages than the bound), and what the conversation throws.
 */
export async function listEntries(
  conversation: Conversation,
  list: ServerList,
  maxPages: number,
  optional: boolean,
): Promise<Listed | null> {
  const pages: Page[] = [];
  const seen = new Set<string>();
  let cursor: string | null = null;
  do {
    const step: string = pages.length === 0 ? list.method : `${list.method}, page ${pages.length + 1}`;
    if (pages.length === maxPages) throw new GateError('endless_list', step);
    const parameters: readonly string[] = cursor === null ? [] : [`"cursor":${cursor}`];
    const answer = await conversation.request(list.method, parameters, step);
    if ('error' in answer) {
      if (optional && pages.length === 0 && codeOf(answer.error) === METHOD_NOT_FOUND) return null;
      throw refused(step, answer.error);
    }
    const page = pageOf(answer.result, list.member, step);
    cursor = page.nextCursor;
    if (cursor !== null && seen.has(cursor)) throw new GateError('endless_list', step);
    if (cursor !== null) seen.add(cursor);
    pages.push(page);
  } while (cursor !== null);
  return {
    list,
    entries: pages.flatMap(({ entries }) => entries),
    pages: pages.length,
    extra: sharedMembers(pages),
  };
}

interface Page {
  readonly entries: readonly string[];
  readonly nextCursor: string | null;
  readonly extra: ReadonlyMap<string, string>;
}

function pageOf(result: string, member: string, step: string): Page {
  const members = uniqueMembers(result);
  const list = members?.get(member);
  const type = members?.get('resultType') ?? '"complete"';
  if (members === null || list?.startsWith('[') !== true || type !== '"complete"')
    throw unexpected(step, result);
  const nextCursor = members.get('nextCursor') ?? 'null';
  const extra = [...members].filter(([key]) => key !== member && !ENVELOPE.has(key));
  return {
    entries: itemSlices(list),
    nextCursor: nextCursor === 'null' ? null : nextCursor,
    extra: new Map(extra),
  };
}

function sharedMembers([first, ...others]: readonly Page[]): ReadonlyMap<string, string> {
  const shared = [...(first?.extra ?? [])].filter(([key, text]) =>
    others.every(({ extra }) => extra.get(key) === text),
  );
  return new Map(shared);
}
