import type { JsonObject, JsonValue } from '../../json/index.js';
import { isObject, member } from '../../json/index.js';
import type { Catalog, EntryKind } from '../catalog.js';
import type { Reading } from '../reading.js';

/** What a format calls the parts of an entry. */
export interface FormatNames {
  /** The field that an entry's key is read from; null where keys stand beside the definitions. */
  readonly nameFields: ReadonlyMap<EntryKind, string> | null;
  /** The field of a tool's version, where it is part of the key. */
  readonly versionField: string | null;
  /** Whether a tool can stand in a member `function` of its definition (OpenAI's nested form). */
  readonly nestsFunctions: boolean;
  /** Whether members of a JSON-RPC answer, and of how a list is fetched and cached, are no part of a catalog. */
  readonly hasEnvelope: boolean;
  /** The fields that can hold a tool's schemas. */
  readonly inputSchemas: readonly string[];
  readonly outputSchemas: readonly string[];
}

export type Content = Pick<Catalog, 'members' | 'entries'> & Partial<Pick<Catalog, 'notes'>>;

/** A format: what it calls things, and how a document of it is read. */
export interface FormatAdapter extends FormatNames {
  /** Takes a document's root; `side` is `baseline`, `candidate`, … where the caller named one. */
  readonly read: (reading: Reading, root: JsonValue, side: string | null) => Content;
}

/** Tools alone, each named by `name`. */
export const TOOLS_BY_NAME: ReadonlyMap<EntryKind, string> = new Map([['tool', 'name']]);

/**
 * The object within a definition that has its name and the fields that a reader looks for: `function` in OpenAI's
 * nested form, else the definition itself.
 */
export function namedWithin({ nestsFunctions }: FormatNames, definition: JsonObject): JsonObject {
  const inner = member(definition, 'function');
  return nestsFunctions && isObject(inner) && member(definition, 'type') === 'function' ? inner : definition;
}
