import type { JsonObject } from '../json/index.js';

/** How a catalog is written down. `auto` (an input, not a format) decides by content, never by file name. */
export type Format =
  'mcp' | 'openmed-inventory' | 'openai' | 'anthropic' | 'openmed-tools' | 'map' | 'directory' | 'hashes';

export type EntryKind = 'tool' | 'prompt' | 'resource' | 'resourceTemplate';

/** A text that entries were read from; `file` is a path within a directory of one-tool files, else null. */
export interface SourceText {
  readonly file: string | null;
  readonly text: string;
}

export interface Entry {
  readonly kind: EntryKind;
  /** The tool's name, the inventory's tool_id, the resource's uri, … */
  readonly key: string;
  /** Part of the key in formats keyed by name and version, else null. */
  readonly version: string | null;
  /** Every field of the entry, the key included. */
  readonly definition: JsonObject;
  /** Offset of the entry in its source text, in UTF-16 units. */
  readonly start: number;
  /** Index of its text in the catalog's sources. */
  readonly source: number;
}

/** One catalog: its entries, sorted by kind, key (code points) and version, and its own members. */
export interface Catalog {
  readonly format: Format;
  /** Top-level members beside the entries that take part in the comparison (the envelope is left out). */
  readonly members: JsonObject;
  readonly entries: readonly Entry[];
  readonly sources: readonly SourceText[];
  /** Facts worth a word in a report that change no verdict. */
  readonly notes: readonly CatalogNote[];
}

export interface CatalogNote {
  readonly code: 'file_name_differs';
  /** A path; escaped where it is shown. */
  readonly about: string;
}
