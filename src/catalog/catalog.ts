import type { Place } from '../errors/index.js';
import type { JsonObject, JsonValue, ReadItems } from '../json/index.js';
import { jsonObject, locate } from '../json/index.js';

export const FORMATS = [
  'mcp',
  'openmed-inventory',
  'openai',
  'anthropic',
  'openmed-tools',
  'map',
  'directory',
  'directory-by-file',
  'hashes',
] as const;

/** How a catalog is written down. `auto` (an input, not a format) decides by content, never by file name. */
export type Format = (typeof FORMATS)[number];

/** In the order of a catalog's entries. */
export const ENTRY_KINDS = ['tool', 'prompt', 'resource', 'resourceTemplate'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The lists that hold entries of each kind. */
export const ENTRY_LISTS: ReadonlyMap<string, EntryKind> = new Map([
  ['tools', 'tool'],
  ['prompts', 'prompt'],
  ['resources', 'resource'],
  ['resourceTemplates', 'resourceTemplate'],
]);

/** A text that entries were read from; `file` is a path within a directory of one-tool files, else null. */
export interface SourceText {
  readonly file: string | null;
  /** Empty where the catalog was made from values. */
  readonly text: string;
  readonly root: JsonValue;
  /** What a catalog that is read after it can share; null where it was made from values. */
  readonly items: ReadItems | null;
}

export interface Entry {
  readonly kind: EntryKind;
  /** The tool's name, the inventory's tool_id, the resource's uri, … */
  readonly key: string;
  /** Part of the key in formats keyed by name and version, else null. */
  readonly version: string | null;
  /** Every field of the entry, the key included; in the formats `map` and `hashes` the key stands beside it. */
  readonly definition: JsonObject;
  /** Offset of the entry in its source text, in UTF-16 units; -1 where there is no text. */
  readonly start: number;
  /** Index of its text in the catalog's sources. */
  readonly source: number;
}

/** One catalog: its entries, sorted by kind, key (code points) and version, and its own members. */
export interface Catalog {
  readonly format: Format;
  /**
   * Top-level members that take part in the comparison: all but the tools and the envelope. A list of prompts or
   * resources stands here empty; what it holds are entries.
   */
  readonly members: JsonObject;
  readonly entries: readonly Entry[];
  readonly sources: readonly SourceText[];
  /** Facts worth a word in a report that change no verdict. */
  readonly notes: readonly CatalogNote[];
}

export type NoteCode =
  /** A file of a directory is not named after its tool. */
  | 'file_name_differs'
  /** Every hash of a lock file is the same: it locks nothing. */
  | 'one_hash_for_all'
  /** The inventory was made by a map whose digests cover the schemas alone. */
  | 'descriptions_not_compared'
  /** The inventory was made of a manifest that holds more than tools, which was left out. */
  | 'tools_alone_compared';

export interface CatalogNote {
  readonly code: NoteCode;
  /** A path, escaped where it is shown; null where the note is about the whole catalog. */
  readonly about: string | null;
}

/** The members of a catalog that has none of its own. */
export const NO_MEMBERS = jsonObject([]);

/** Where an entry begins in its source text; null where the catalog has no text. */
export function entryPlace(catalog: Catalog, entry: Entry): Place | null {
  const text = catalog.sources[entry.source]?.text ?? '';
  return text === '' || entry.start < 0 ? null : locate(text, entry.start);
}
