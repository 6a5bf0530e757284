import type { JsonObject, JsonValue } from '../../json/index.js';
import { isObject, jsonPointer, member } from '../../json/index.js';
import { MOST_SCHEMA_LEVELS } from '../lint/index.js';

const SCALARS: ReadonlySet<JsonValue | undefined> = new Set([
  'boolean',
  'integer',
  'null',
  'number',
  'string',
]);

/**
 * Places where fields can hide from the contract's lint, which walks a property's own `items` alone: below the root's
 * `items` and below the `items` of an `items`. A place that can hold nothing but scalars is left out.
 */
export function uncheckedArrays(schema: JsonValue): readonly string[] {
  if (!isObject(schema)) return [];
  const places: string[] = [];
  unwalked(places, schema, '#');
  walkProperties(places, schema, '#', 0);
  return places;
}

function walkProperties(places: string[], schema: JsonObject, path: string, level: number): void {
  const properties = member(schema, 'properties');
  if (!isObject(properties) || level > MOST_SCHEMA_LEVELS) return;
  properties.keys.forEach((name, index) => {
    const field = properties.values[index] ?? null;
    const fieldPath = `${path}/properties${jsonPointer([name])}`;
    if (!isObject(field)) return;
    walkProperties(places, field, fieldPath, level + 1);
    const items = member(field, 'items');
    if (!isObject(items)) return;
    walkProperties(places, items, `${fieldPath}/items`, level + 1);
    unwalked(places, items, `${fieldPath}/items`);
  });
}

/** Adds the first place below a schema's `items` that can hold more than scalars. */
function unwalked(places: string[], schema: JsonObject, path: string): void {
  let at = path;
  let items = member(schema, 'items') ?? null;
  for (let level = 0; items !== null; level += 1) {
    at = `${at}/items`;
    if (!isObject(items) || level > MOST_SCHEMA_LEVELS) break;
    if (holdsScalarsAlone(items)) return;
    if (member(items, 'type') !== 'array' || member(items, 'properties') !== undefined) break;
    items = member(items, 'items') ?? null;
  }
  if (at !== path) places.push(at);
}

function holdsScalarsAlone(schema: JsonObject): boolean {
  return SCALARS.has(member(schema, 'type'));
}
