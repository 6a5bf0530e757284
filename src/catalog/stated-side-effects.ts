import type { JsonObject } from '../json/index.js';
import { isObject, member } from '../json/index.js';
import type { SideEffectClass } from './side-effect-class.js';

/**
 * The side-effect class that a tool's MCP annotations stand for, by the contract's conservative rule (OpenMed v1,
 * "Run tool catalog"): `read-only` if it is said to read only, else `destructive` unless it is said not to be, else
 * `idempotent-write` if it is said to be idempotent, else `non-idempotent-write`. A hint that is absent or no boolean
 * counts by its default (MCP, ToolAnnotations). `none` is never inferred.
 */
export function statedSideEffects(definition: JsonObject): SideEffectClass {
  const annotations = member(definition, 'annotations');
  const hint = (name: string): unknown => (isObject(annotations) ? member(annotations, name) : undefined);
  if (hint('readOnlyHint') === true) return 'read-only';
  if (hint('destructiveHint') !== false) return 'destructive';
  return hint('idempotentHint') === true ? 'idempotent-write' : 'non-idempotent-write';
}
