import type { JsonObject, JsonValue } from '../json/index.js';
import { isArray, isObject, jsonPointer, member } from '../json/index.js';

/** Keywords whose values are data, not schemas. */
const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);
/** Keywords whose members are named schemas: a member of them called `const` is a schema. */
const NAMED_SCHEMAS: ReadonlySet<string> = new Set([
  '$defs',
  'definitions',
  'dependentSchemas',
  'patternProperties',
  'properties',
]);
const META_SCHEMAS = 'json-schema.org/';

/**
 * Pointers, below a schema, to each `$ref` that leads nowhere within it. What a reference to another document would
 * give nobody knows before it is fetched, and clients do not fetch; references to the meta-schemas are known.
 */
export function unresolvableRefs(schema: JsonValue): readonly string[] {
  const places = { refs: [], anchors: new Set<string>(), ids: new Map<string, JsonObject>() };
  collect(places, schema, { path: '', base: isObject(schema) ? schema : null });
  return places.refs.filter((ref) => !leadsSomewhere(places, ref)).map(({ path }) => path);
}

interface Ref {
  readonly path: string;
  readonly target: string;
  /** The nearest schema around it with an `$id`, else the root. */
  readonly base: JsonObject | null;
}

interface Places {
  readonly refs: Ref[];
  readonly anchors: Set<string>;
  readonly ids: Map<string, JsonObject>;
}

function collect(
  places: Places,
  value: JsonValue,
  at: { readonly path: string; readonly base: JsonObject | null },
): void {
  if (isArray(value))
    value.items.forEach((item, index) => {
      collect(places, item, { ...at, path: `${at.path}/${index}` });
    });
  if (!isObject(value)) return;
  const base = named(places, value) ?? at.base;
  value.keys.forEach((key, index) => {
    const inner = value.values[index] ?? null;
    const path = at.path + jsonPointer([key]);
    if (key === '$ref' && typeof inner === 'string') places.refs.push({ path, target: inner, base });
    if (DATA.has(key)) return;
    if (NAMED_SCHEMAS.has(key) && isObject(inner)) collectNamed(places, inner, { path, base });
    else collect(places, inner, { path, base });
  });
}

function collectNamed(
  places: Places,
  schemas: JsonObject,
  at: { readonly path: string; readonly base: JsonObject | null },
): void {
  schemas.keys.forEach((key, index) => {
    collect(places, schemas.values[index] ?? null, { ...at, path: at.path + jsonPointer([key]) });
  });
}

/** Notes what a schema can be referred to by; gives it if that makes it a base of references. */
function named(places: Places, schema: JsonObject): JsonObject | null {
  for (const keyword of ['$anchor', '$dynamicAnchor']) {
    const anchor = member(schema, keyword);
    if (typeof anchor === 'string') places.anchors.add(anchor);
  }
  const id = member(schema, '$id');
  if (typeof id !== 'string') return null;
  if (id.startsWith('#')) {
    places.anchors.add(id.slice(1));
    return null;
  }
  places.ids.set(withoutFragment(id), schema);
  return schema;
}

function leadsSomewhere(places: Places, { target, base }: Ref): boolean {
  const document = withoutFragment(target);
  if (document.includes(META_SCHEMAS)) return true;
  const fragment = decoded(target.slice(document.length + 1));
  const root = document === '' ? base : (places.ids.get(document) ?? null);
  if (root === null || fragment === null) return false;
  if (fragment === '') return true;
  return fragment.startsWith('/') ? hasPlace(root, fragment) : places.anchors.has(fragment);
}

function withoutFragment(uri: string): string {
  return uri.split('#', 1)[0] ?? '';
}

/** null where it is no percent-encoding. */
function decoded(fragment: string): string | null {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return null;
  }
}

function hasPlace(root: JsonObject, pointer: string): boolean {
  let at: JsonValue | undefined = root;
  for (const token of pointer.slice(1).split('/')) {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (isObject(at)) at = member(at, name);
    else at = isArray(at) && /^(?:0|[1-9][0-9]{0,8})$/.test(name) ? at.items[Number(name)] : undefined;
    if (at === undefined) return false;
  }
  return true;
}
