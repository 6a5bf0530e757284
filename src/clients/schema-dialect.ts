import type { JsonValue } from '../json/index.js';
import { isArray, isObject, jsonPointer, member, toValue } from '../json/index.js';

/** A finding about a schema, at a pointer below it. */
export interface SchemaFault {
  readonly code: 'schema_invalid' | 'dialect_unknown';
  readonly path: string;
}

/** Says of a schema what is wrong with it by its own dialect; null where nothing is. */
export type DialectCheck = (schema: JsonValue) => SchemaFault | null;

type Dialect = 'draft-07' | '2020-12';

const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ['http://json-schema.org/draft-07/schema', 'draft-07'],
  ['https://json-schema.org/draft-07/schema', 'draft-07'],
]);

/** A list of type names has seven at most; the meta-schemas compare each of its items with each other. */
const MAX_TYPE_ITEMS = 100;

/**
 * Loads the meta-schemas of JSON Schema 2020-12, which holds without `$schema`, and draft-07. A schema is held against
 * its meta-schema, never compiled: no pattern of it is run, and no other document fetched.
 */
export async function loadDialects(): Promise<DialectCheck> {
  const [loading = load()] = LOADED;
  LOADED.add(loading);
  return await loading;
}

/** The one check, once it is wanted: the meta-schemas are compiled once. */
const LOADED = new Set<Promise<DialectCheck>>();

async function load(): Promise<DialectCheck> {
  // Of a function that a module exports, a bundler's namespace has nothing but the default.
  const [{ default: draft07 }, { default: draft2020 }] = await Promise.all([
    import('ajv'),
    import('ajv/dist/2020.js'),
  ]);
  const options = { strict: false, validateFormats: false, logger: false } as const;
  const validators = {
    'draft-07': new draft07.Ajv(options).getSchema('http://json-schema.org/draft-07/schema'),
    '2020-12': new draft2020.Ajv2020(options).getSchema('https://json-schema.org/draft/2020-12/schema'),
  };
  return (schema) => {
    const dialect = dialectOf(schema);
    if (dialect === null) return { code: 'dialect_unknown', path: '/$schema' };
    const tooLong = longTypeList(schema, '');
    if (tooLong !== null) return { code: 'schema_invalid', path: tooLong };
    const validate = validators[dialect];
    if (validate === undefined || validate(toValue(schema)) === true) return null;
    return { code: 'schema_invalid', path: validate.errors?.[0]?.instancePath ?? '' };
  };
}

function dialectOf(schema: JsonValue): Dialect | null {
  const named = isObject(schema) ? member(schema, '$schema') : undefined;
  if (named === undefined) return '2020-12';
  return typeof named === 'string' ? (DIALECTS.get(named.replace(/#$/, '')) ?? null) : null;
}

function longTypeList(value: JsonValue, path: string): string | null {
  if (isArray(value)) return firstOf(value.items, (item, index) => longTypeList(item, `${path}/${index}`));
  if (!isObject(value)) return null;
  return firstOf(value.values, (inner, index) => {
    const key = value.keys[index] ?? '';
    const at = path + jsonPointer([key]);
    if (key === 'type' && isArray(inner) && inner.items.length > MAX_TYPE_ITEMS) return at;
    return longTypeList(inner, at);
  });
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => string | null,
): string | null {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== null) return found;
  }
  return null;
}
