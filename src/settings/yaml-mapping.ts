import type * as yamlModule from 'yaml';
import type { CST, Document, LineCounter, Pair } from 'yaml';
import { GateError } from '../errors/index.js';
import type { Place } from '../errors/index.js';

/** A value as text: a list has a line for each item, a number or a boolean the letters it was written with. */
export interface YamlText {
  readonly kind: 'text' | 'list' | 'number' | 'boolean';
  readonly text: string;
}

/** One key of a flat mapping. */
export interface YamlEntry {
  readonly key: string;
  readonly keyPlace: Place;
  /** null: neither a text, number or boolean nor a list of one-line texts, or with a tag, anchor or alias. */
  readonly value: YamlText | null;
  readonly valuePlace: Place;
}

type Yaml = typeof yamlModule;

/** A list in a mapping in a document is three. */
const DEEPEST = 8;

/**
 * Reads a YAML 1.2 mapping of the core schema whose keys are texts; the parser is loaded here, not before. An empty
 * document gives no entry. Throws GateError on `settings`, with its place: `duplicate_key`, and `invalid_settings` for
 * what is no such mapping, has a directive, a tag or an anchor on the mapping or a key, or a second document.
 */
export async function readYamlMapping(text: string): Promise<readonly YamlEntry[]> {
  const yaml = await import('yaml');
  const lines = new yaml.LineCounter();
  const [document, another] = documentsOf(yaml, text, lines);
  if (document === undefined) return [];
  if (another !== undefined) throw refused(lines, another.range[0]);
  const fault = document.errors[0] ?? document.warnings[0];
  if (fault !== undefined) {
    const code = fault.code === 'DUPLICATE_KEY' ? 'duplicate_key' : 'invalid_settings';
    throw new GateError(code, 'settings', placeAt(lines, fault.pos[0]));
  }
  const { contents } = document;
  if (contents === null) return [];
  if (!yaml.isMap(contents) || !isBare(contents) || hasDirectives(text)) throw refused(lines, 0);
  return contents.items.map((pair) => entryOf(yaml, pair, lines));
}

function documentsOf(yaml: Yaml, text: string, lines: LineCounter): readonly Document.Parsed[] {
  const tokens = [...new yaml.Parser(lines.addNewLine).parse(text)];
  if (isDeep(tokens)) throw refused(lines, 0);
  const composer = new yaml.Composer({
    version: '1.2',
    schema: 'core',
    strict: true,
    uniqueKeys: true,
    merge: false,
    resolveKnownTags: false,
    prettyErrors: false,
    lineCounter: lines,
  });
  return [...composer.compose(tokens)];
}

/** Composing recurses, and a stack that overflows within a regular expression ends the process. */
function isDeep(documents: readonly CST.Token[]): boolean {
  let level = documents;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(partsOf);
  }
  return false;
}

function partsOf(token: CST.Token): readonly CST.Token[] {
  if (token.type === 'document') return token.value === undefined ? [] : [token.value];
  if (!('items' in token)) return [];
  return token.items.flatMap((item) => [item.key, item.value].flatMap((part) => part ?? []));
}

function hasDirectives(text: string): boolean {
  return /^%/m.test(text);
}

function entryOf(yaml: Yaml, { key, value }: Pair, lines: LineCounter): YamlEntry {
  if (!yaml.isScalar(key) || !isBare(key) || typeof key.value !== 'string')
    throw refused(lines, startOf(yaml, key));
  return {
    key: key.value,
    keyPlace: placeAt(lines, startOf(yaml, key)),
    value: textOf(yaml, value),
    valuePlace: placeAt(lines, startOf(yaml, value)),
  };
}

function textOf(yaml: Yaml, node: unknown): YamlText | null {
  if (yaml.isSeq(node)) return isBare(node) ? listOf(yaml, node.items) : null;
  if (!yaml.isScalar(node) || !isBare(node)) return null;
  if (typeof node.value === 'string') return { kind: 'text', text: node.value };
  if (typeof node.value === 'number') return { kind: 'number', text: node.source ?? '' };
  if (typeof node.value === 'boolean') return { kind: 'boolean', text: node.source ?? '' };
  return null;
}

function listOf(yaml: Yaml, items: readonly unknown[]): YamlText | null {
  const texts = items.map((item) => textOf(yaml, item));
  const lines = texts.map((item) => (item?.kind === 'text' && !item.text.includes('\n') ? item.text : null));
  return lines.includes(null) ? null : { kind: 'list', text: lines.join('\n') };
}

/** Neither tag nor anchor: such a node means no more than it shows. */
function isBare(node: { readonly tag?: string; readonly anchor?: string }): boolean {
  return node.tag === undefined && node.anchor === undefined;
}

function startOf(yaml: Yaml, node: unknown): number {
  return yaml.isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

function refused(lines: LineCounter, offset: number): GateError {
  return new GateError('invalid_settings', 'settings', placeAt(lines, offset));
}

function placeAt(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
