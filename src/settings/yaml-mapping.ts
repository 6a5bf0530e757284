import type * as yamlModule from 'yaml';
import type { Document, LineCounter, Pair } from 'yaml';
import { GateError } from '../json/index.js';
import type { Place } from '../json/index.js';

/** A value as text: a list has a line for each item, a number or a boolean the letters it was written with. */
export interface YamlText {
  readonly kind: 'text' | 'list' | 'number' | 'boolean';
  readonly text: string;
}

/** One key of a flat mapping. */
export interface YamlEntry {
  readonly key: string;
  readonly keyPlace: Place;
  readonly value: YamlText;
  readonly valuePlace: Place;
}

type Yaml = typeof yamlModule;

/**
 * Reads a YAML 1.2 mapping of the core schema whose keys are texts and whose values are scalars or lists of texts; the
 * parser is loaded here, not before. An empty document gives no entry. Throws GateError on `settings`, with its place:
 * `duplicate_key`, and `invalid_settings` for anything else, tags, anchors, aliases, directives, nulls, multi-line
 * items of a list and second documents included.
 */
export async function readYamlMapping(text: string): Promise<readonly YamlEntry[]> {
  const yaml = await import('yaml');
  const lines = new yaml.LineCounter();
  const document = parsed(yaml, text, lines);
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

function parsed(yaml: Yaml, text: string, lineCounter: LineCounter): Document.Parsed {
  try {
    // At log level `silent` the parser would leave out its error about a second document.
    return yaml.parseDocument(text, {
      version: '1.2',
      schema: 'core',
      strict: true,
      uniqueKeys: true,
      merge: false,
      resolveKnownTags: false,
      prettyErrors: false,
      logLevel: 'error',
      lineCounter,
    });
  } catch {
    // Nesting beyond the parser's stack.
    throw new GateError('invalid_settings', 'settings');
  }
}

function hasDirectives(text: string): boolean {
  return /^%/m.test(text);
}

function entryOf(yaml: Yaml, { key, value }: Pair, lines: LineCounter): YamlEntry {
  if (!yaml.isScalar(key) || !isBare(key) || typeof key.value !== 'string')
    throw refused(lines, startOf(yaml, key));
  const at = startOf(yaml, value);
  const text = textOf(yaml, value);
  if (text === null) throw refused(lines, at);
  return {
    key: key.value,
    keyPlace: placeAt(lines, startOf(yaml, key)),
    value: text,
    valuePlace: placeAt(lines, at),
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
