import type { Listed } from './list-entries.js';

/**
 * A catalog of the format `mcp`: the server's instructions, its lists, then members of its answers that the protocol does
 * not know. Each entry stands on a line of its own, as the server wrote it.
 */
export function catalogText(instructions: string | null, lists: readonly Listed[]): string {
  const known = new Map<string, string>();
  if (instructions !== null) known.set('instructions', instructions);
  for (const { list, entries } of lists) known.set(list.member, listText(entries));
  for (const [key, text] of lists.flatMap(({ extra }) => [...extra])) {
    if (!known.has(key)) known.set(key, text);
  }
  const members = Array.from(known, ([key, text]) => `${JSON.stringify(key)}: ${text}`);
  return `{\n  ${members.join(',\n  ')}\n}\n`;
}

function listText(entries: readonly string[]): string {
  return entries.length === 0 ? '[]' : `[\n    ${entries.join(',\n    ')}\n  ]`;
}
