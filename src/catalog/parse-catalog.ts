import type { JsonValue, Limits } from '../json/index.js';
import { DEFAULT_LIMITS, GateError, parseJson } from '../json/index.js';
import type { Catalog, Format, SourceText } from './catalog.js';
import { detectFormat } from './detect-format.js';
import { readInventory } from './read-inventory.js';
import { readList } from './read-list.js';
import { readHashes, readMap } from './read-map.js';

export interface ParseOptions {
  /** `auto` (the default) decides by content. */
  readonly format?: Format | 'auto';
  readonly limits?: Limits;
  /** What faults are named after: `baseline`, `candidate`, …; without one, `catalog` or the contract's own fields. */
  readonly field?: string;
}

/**
 * Reads one catalog from the bytes of its file. Throws a GateError with the code, the field and, for faults of the
 * content, the place: the codes of parseJson, detectFormat (for `auto`), readList, readMap and readInventory, and
 * `format_mismatch` for the format `directory`, which one file cannot be.
 */
export function parseCatalog(bytes: Uint8Array, options: ParseOptions = {}): Catalog {
  const field = options.field ?? 'catalog';
  const { root, text } = parseJson(bytes, options.limits ?? DEFAULT_LIMITS, field);
  const wanted = options.format ?? 'auto';
  const format = wanted === 'auto' ? detectFormat({ field, text }, root) : wanted;
  return catalogOf({ file: null, text, root }, format, options.field ?? null);
}

/** The catalog that a document holds, of a known format; `side` names the faults as `field` does in parseCatalog. */
export function catalogOf(source: SourceText, format: Format, side: string | null): Catalog {
  return { format, sources: [source], notes: [], ...contentOf(source.root, source.text, format, side) };
}

function contentOf(
  root: JsonValue,
  text: string,
  format: Format,
  side: string | null,
): Pick<Catalog, 'members' | 'entries'> & Partial<Pick<Catalog, 'notes'>> {
  const reading = { field: side ?? 'catalog', text };
  if (format === 'directory') throw new GateError('format_mismatch', reading.field);
  if (format === 'openmed-inventory') return readInventory(root, text, side);
  if (format === 'map') return readMap(reading, root);
  if (format === 'hashes') return readHashes(reading, root);
  return readList(reading, root, format);
}
