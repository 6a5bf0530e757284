import type { JsonObject, JsonValue } from '../json/index.js';
import { canonicalJson, isObject, jsonPointer, member } from '../json/index.js';
import type { Difference } from './place-role.js';
import { isSchemaRole } from './place-role.js';

/** Members of inline schemas and definitions of one tool that are compared with each other: work stays linear. */
const MAX_MEMBERS = 100_000;
const MAX_HOPS = 8;

/** A schema on both sides, from whose root its references lead, and which members were compared behind them. */
export interface ReferenceScope {
  readonly root: Pick<Difference, 'path' | 'before' | 'after'>;
  readonly compared: Set<string>;
  members: number;
}

/** The scope of a tool's schema. */
export function referenceScope(root: Difference): ReferenceScope {
  return { root, compared: new Set(), members: 0 };
}

/** A schema that stands inline on one side and behind a reference on the other. */
export interface ReferenceMove {
  /**
   * What both say, member by member, but for what was compared behind the same reference before; null where that is too
   * much.
   */
  readonly members: readonly ComparedMember[] | null;
}

interface ComparedMember extends Pick<Difference, 'before' | 'after'> {
  /** Where the member stands on the side with the reference. */
  readonly path: Difference['path'];
  readonly key: string;
}

/**
 * Whether a schema became a `$ref` to a schema of the same document, or the other way round; null where it did not, or
 * where the reference leads nowhere there (JSON Schema 2020-12 core, section 8.2.3.1; the other side may be anything
 * then).
 */
export function referenceMove(
  { path, role, before, after }: Difference,
  scope: ReferenceScope | null,
): ReferenceMove | null {
  if (scope === null || !isSchemaRole(role) || !isObject(before) || !isObject(after)) return null;
  const [old, now] = [member(before, '$ref'), member(after, '$ref')];
  if ((old === undefined) === (now === undefined)) return null;
  const isIntroduced = now !== undefined;
  const [inline, reference] = isIntroduced ? [before, after] : [after, before];
  const definition = resolved(isIntroduced ? scope.root.after : scope.root.before, now ?? old);
  if (definition === null) return null;
  scope.members += inline.keys.length + definition.schema.keys.length + reference.keys.length;
  if (scope.members > MAX_MEMBERS) return { members: null };
  const target = [...scope.root.path, ...definition.path];
  const members = [...new Set([...inline.keys, ...definition.schema.keys, ...reference.keys])]
    .filter((key) => key !== '$ref')
    .flatMap((key) => {
      const own = member(inline, key);
      const beside = member(reference, key);
      if (beside === undefined && isKnown(scope, [...target, key], own)) return [];
      const behind = beside ?? member(definition.schema, key);
      const [first, second] = isIntroduced ? [own, behind] : [behind, own];
      return [{ path: beside === undefined ? target : path, key, before: first, after: second }];
    });
  return { members };
}

/** Whether the same value was compared with the same member of a definition before. */
function isKnown(scope: ReferenceScope, path: Difference['path'], own: JsonValue | undefined): boolean {
  const id = `${jsonPointer(path)} ${own === undefined ? '' : canonicalJson(own)}`;
  const known = scope.compared.has(id);
  scope.compared.add(id);
  return known;
}

interface Resolved {
  readonly path: readonly string[];
  readonly schema: JsonObject;
}

/** The schema that a reference leads to at last, with its path from the root. */
function resolved(root: JsonValue | undefined, reference: JsonValue | undefined): Resolved | null {
  let next = reference;
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    const path = typeof next === 'string' ? tokensOf(next) : null;
    const schema = path?.reduce<JsonValue | undefined>(
      (value, token) => (isObject(value) ? member(value, token) : undefined),
      root,
    );
    if (path === null || path.length === 0 || !isObject(schema)) return null;
    next = member(schema, '$ref');
    if (next === undefined) return { path, schema };
  }
  return null;
}

/** The tokens of a fragment that is a JSON Pointer (RFC 6901, section 6); null for any other reference. */
function tokensOf(reference: string): readonly string[] | null {
  if (!reference.startsWith('#/')) return null;
  try {
    return decodeURIComponent(reference.slice(2))
      .split('/')
      .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    return null;
  }
}
