import { GateError } from '../errors/index.js';
import type { Limits } from '../json/index.js';
import { DEFAULT_LIMITS, parseJson } from '../json/index.js';
import type { Catalog, Format } from './catalog.js';
import { ADAPTERS, detectFormat } from './formats/index.js';
import type { Faults } from './reading.js';
import { collected } from './reading.js';

export interface ParseOptions {
  /** `auto` (the default) decides by content. */
  readonly format?: Format | 'auto';
  readonly limits?: Limits;
  /** What faults are named after: `baseline`, `candidate`, …; without one, `catalog` or the contract's own fields. */
  readonly field?: string;
  /**
   * A catalog that this one is likely to resemble, such as its baseline; the bytes that it was read from must be as they
   * were. Entries with the same text are read once. The result means the same with and without it.
   */
  readonly similar?: Catalog;
}

/**
 * Reads one catalog from the bytes of its file. Throws a GateError with the code, the field and, for faults of the
 * content, the place: the codes of parseJson, detectFormat (for `auto`), readList, readMap and readInventory, and
 * `not_a_directory` for the format `directory`, which one file cannot be.
 */
export function parseCatalog(bytes: Uint8Array, options: ParseOptions = {}): Catalog {
  const { similar, ...alone } = options;
  if (similar === undefined) return readCatalog(bytes, alone);
  try {
    return readCatalog(bytes, options);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    // Parts that are shared know where they stand in the other text: a fault has to tell the place in this one.
    return readCatalog(bytes, alone);
  }
}

/**
 * Every fault of a catalog's file, in the order of its places, the first 101 at most; empty where parseCatalog reads
 * it. What is no JSON or of no known format has one fault alone, since nothing behind it can be judged.
 */
export function catalogFaults(bytes: Uint8Array, options: ParseOptions = {}): readonly GateError[] {
  return collected((faults) => readCatalog(bytes, options, faults)).sort(byPlace);
}

function byPlace({ place: a }: GateError, { place: b }: GateError): number {
  return (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}

function readCatalog(bytes: Uint8Array, options: ParseOptions, faults?: Faults): Catalog {
  const field = options.field ?? 'catalog';
  const items = options.similar?.sources[0]?.items ?? null;
  const document = parseJson(
    bytes,
    options.limits ?? DEFAULT_LIMITS,
    field,
    items === null ? null : { items },
  );
  const { root, text } = document;
  const wanted = options.format ?? 'auto';
  const format = wanted === 'auto' ? detectFormat({ field, text }, root) : wanted;
  const content = ADAPTERS[format].read(
    { field, text, faults, isSharedRight: options.similar?.format === format },
    root,
    options.field ?? null,
  );
  return { format, sources: [{ file: null, text, root, items: document.items }], notes: [], ...content };
}
