import type { CatalogSize, ClientFinding, ClientRule } from '../../clients/index.js';

/** What each rule finds of a tool, as the rest of a sentence about it; docs/clients.md names the sources. */
export const CLIENT_RULE_WORDS: Readonly<Record<ClientRule, string>> = {
  schema_missing: 'has no input schema',
  schema_invalid: 'has a schema that is not valid JSON Schema',
  dialect_unknown: 'has a schema in a dialect other than 2020-12 and draft-07',
  ref_unresolvable: 'has a `$ref` that leads nowhere in its schema',
  root_not_object: 'has an input schema whose root does not say `"type": "object"`',
  root_combinator: 'has `anyOf`, `oneOf` or `allOf` at the root of its input schema',
  name_characters: 'has a name with characters other than letters, digits, `_` and `-`',
  name_too_long: 'has a name of more than 64 characters, with its prefix',
  names_clash: 'has a name that some clients do not tell from another tool’s',
  too_many_tools: 'has more than 128 tools',
};

/** A finding as a line of plain text; `name` and `place` are shown as they are given. */
export function clientLine({ code }: ClientFinding, name: string, place: string): string {
  return `${name} ${CLIENT_RULE_WORDS[code]} (\`${code}\`${place === '' ? '' : ` at ${place}`})`;
}

/** What a catalog costs, as a line of plain text. */
export function sizeLine(size: CatalogSize): string {
  return `${sizeWords(size)} (an estimate: bytes / 4)`;
}

/** How a catalog's cost changed, as a line of plain text. */
export function growthLine(before: CatalogSize | null, after: CatalogSize): string {
  if (before === null) return sizeLine(after);
  const changes = (['tools', 'bytes', 'tokens'] as const).flatMap((name) => {
    const more = after[name] - before[name];
    return more === 0 ? [] : [`${more < 0 ? '−' : '+'}${counted(Math.abs(more), name)}`];
  });
  const change = changes.length === 0 ? 'as many as before' : changes.join(', ');
  return `${sizeWords(after)}: ${change} (an estimate: bytes / 4)`;
}

function sizeWords({ tools, bytes, tokens }: CatalogSize): string {
  return `${counted(tools, 'tools')}, ${counted(bytes, 'bytes')}, about ${counted(tokens, 'tokens')}`;
}

function counted(count: number, nouns: string): string {
  return `${count} ${count === 1 ? nouns.slice(0, -1) : nouns}`;
}
