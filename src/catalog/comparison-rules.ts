import type { JsonArray, JsonObject, JsonValue } from '../json/index.js';
import { canonicalJson, isArray, isObject } from '../json/index.js';
import type { Catalog, Entry, Format } from './catalog.js';
import { ENTRY_LISTS } from './catalog.js';
import { SCHEMA_FIELDS, nameField, namedPart } from './formats/index.js';

/** What the owners of a catalog say about its comparison, as JSON Pointers (see applyRules). */
export interface ComparisonRules {
  /** Places that are left out. */
  readonly ignore: readonly string[];
  /** Arrays whose order means nothing. */
  readonly unordered: readonly string[];
}

/** A catalog as its owners compare it, and how often each pointer was of use. */
export interface RuledCatalog {
  readonly catalog: Catalog;
  readonly ignored: readonly PointerUses[];
  readonly unordered: readonly PointerUses[];
}

export interface PointerUses {
  readonly pointer: string;
  readonly uses: number;
}

/** A pointer under use. */
interface Pointer {
  readonly tokens: readonly string[];
  readonly effect: 'ignore' | 'sort';
  uses: number;
}

/**
 * Leaves ignored places out of a catalog, and sorts the items of unordered arrays by their canonical forms, before it is
 * compared or digested. Each pointer is a JSON Pointer (RFC 6901) in which a token `*` stands for every member or item.
 * `/tools/NAME/…` (`prompts`, `resources` and `resourceTemplates` likewise) is a place within the entry with that key,
 * whatever the list's order: never the entry itself, nor a field that its key is read from. Any other pointer is a place
 * in the catalog's own members. Items are counted as they are written. An inventory, whose records have exact fields, is
 * left as it is. A text that is no pointer is of no use, nor is an unordered one that names no array.
 */
export function applyRules(catalog: Catalog, rules: Partial<ComparisonRules>): RuledCatalog {
  const ignored = (rules.ignore ?? []).map(pointerWith('ignore'));
  const unordered = (rules.unordered ?? []).map(pointerWith('sort'));
  const pointers = [...ignored, ...unordered].map(({ rule }) => rule);
  return {
    catalog: catalog.format === 'openmed-inventory' ? catalog : ruled(catalog, pointers),
    ignored: ignored.map(({ pointer, rule: { uses } }) => ({ pointer, uses })),
    unordered: unordered.map(({ pointer, rule: { uses } }) => ({ pointer, uses })),
  };
}

/** Keywords of JSON Schema (drafts 4 to 2020-12) whose members are schemas of any name. */
const SCHEMAS_BY_NAME = [
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
];
/** Keywords whose items are schemas. */
const SCHEMAS_IN_A_LIST = ['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items'];

/**
 * Whether an ignored pointer can leave the list of a schema's required properties out, or an item of it, which would let a
 * new required parameter through unseen: where its order varies, it is to be compared as unordered. `*` stands for
 * `required` too. What leaves a whole schema out is not meant.
 */
export function ignoresRequired(pointer: string): boolean {
  const [list = '', , ...within] = tokensOf(pointer);
  if (!ENTRY_LISTS.has(list)) return false;
  const schema = within.findIndex((token) => token === '*' || SCHEMA_FIELDS.includes(token));
  return schema !== -1 && reachesRequired(within.slice(schema + 1), { inSchema: true, amongSchemas: false });
}

/** What the tokens so far can have led to: a schema, or schemas by name or in a list. */
interface Reached {
  readonly inSchema: boolean;
  readonly amongSchemas: boolean;
}

function reachesRequired(tokens: readonly string[], { inSchema, amongSchemas }: Reached): boolean {
  const [token, ...rest] = tokens;
  if (token === undefined) return false;
  const isAny = token === '*';
  if (inSchema && (token === 'required' || (isAny && isWholeOrItem(rest)))) return true;
  return reachesRequired(rest, {
    inSchema: amongSchemas || (inSchema && !SCHEMAS_BY_NAME.includes(token)),
    amongSchemas: inSchema && (isAny || SCHEMAS_BY_NAME.includes(token) || SCHEMAS_IN_A_LIST.includes(token)),
  });
}

/** Whether what is left of a pointer names an array as a whole, or one of its items. */
function isWholeOrItem([token, ...beyond]: readonly string[]): boolean {
  return token === undefined || (beyond.length === 0 && /^(?:\*|[0-9]+)$/.test(token));
}

function pointerWith(effect: Pointer['effect']) {
  return (pointer: string): { readonly pointer: string; readonly rule: Pointer } => ({
    pointer,
    rule: { tokens: tokensOf(pointer), effect, uses: 0 },
  });
}

function tokensOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function ruled(catalog: Catalog, pointers: readonly Pointer[]): Catalog {
  const { members } = catalog;
  const isList: IsKept = (object, key) => object === members && ENTRY_LISTS.has(key);
  return {
    ...catalog,
    members: ruledObject(members, pointers, 0, isList),
    entries: catalog.entries.map((entry) => ruledEntry(catalog.format, entry, pointers)),
  };
}

function ruledEntry(format: Format, entry: Entry, pointers: readonly Pointer[]): Entry {
  const within = pointers.filter(
    ({ tokens }) =>
      tokens.length > 2 && ENTRY_LISTS.get(tokens[0] ?? '') === entry.kind && isNamed(tokens[1], entry.key),
  );
  if (within.length === 0) return entry;
  const named = namedPart(format, entry.definition);
  const field = nameField(format, entry.kind);
  const isKey: IsKept = (object, key) =>
    object === named && (key === field || (key === 'version' && entry.version !== null));
  return { ...entry, definition: ruledObject(entry.definition, within, 2, isKey) };
}

function isNamed(token: string | undefined, key: string): boolean {
  return token === '*' || token === key;
}

/** Whether a member stays as it is. */
type IsKept = (object: JsonObject, key: string) => boolean;

/** Pointers count from a depth: so many of their tokens have led to the object. */
function ruledObject(
  object: JsonObject,
  pointers: readonly Pointer[],
  depth: number,
  isKept: IsKept,
): JsonObject {
  if (pointers.length === 0) return object;
  const parts = object.keys.map((key, index) => {
    const value = object.values[index] ?? null;
    const matching = pointers.filter(({ tokens }) => isNamed(tokens[depth], key));
    return isKept(object, key) ? value : ruledPart(value, matching, depth + 1, isKept);
  });
  const kept = [...object.keys.keys()].filter((index) => parts[index] !== undefined);
  return {
    ...object,
    keys: kept.map((index) => object.keys[index] ?? ''),
    values: kept.map((index) => parts[index] ?? null),
    starts: object.starts.length === 0 ? [] : kept.map((index) => object.starts[index] ?? -1),
  };
}

function ruledArray(
  array: JsonArray,
  pointers: readonly Pointer[],
  depth: number,
  isKept: IsKept,
): JsonArray {
  const items = array.items.flatMap((item, index) => {
    const matching = pointers.filter(({ tokens }) => isNamed(tokens[depth], String(index)));
    const part = ruledPart(item, matching, depth + 1, isKept);
    return part === undefined ? [] : [part];
  });
  const sorting = pointers.filter(({ tokens, effect }) => tokens.length === depth && effect === 'sort');
  for (const pointer of sorting) pointer.uses += 1;
  return { ...array, items: sorting.length === 0 ? items : inAnyOrder(items) };
}

/** Items in an order that they have in common with every other order of them. */
function inAnyOrder(items: readonly JsonValue[]): readonly JsonValue[] {
  return items
    .map((item) => ({ item, form: canonicalJson(item) }))
    .sort((a, b) => (a.form < b.form ? -1 : Number(a.form > b.form)))
    .map(({ item }) => item);
}

/** What is left of a value; undefined where it is ignored as a whole. */
function ruledPart(
  value: JsonValue,
  pointers: readonly Pointer[],
  depth: number,
  isKept: IsKept,
): JsonValue | undefined {
  const whole = pointers.filter(({ tokens, effect }) => tokens.length === depth && effect === 'ignore');
  for (const pointer of whole) pointer.uses += 1;
  if (whole.length > 0) return undefined;
  if (isObject(value)) return ruledObject(value, pointers, depth, isKept);
  return isArray(value) && pointers.length > 0 ? ruledArray(value, pointers, depth, isKept) : value;
}
