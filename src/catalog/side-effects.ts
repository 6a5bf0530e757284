import type { JsonObject } from '../json/index.js';
import { isObject, member } from '../json/index.js';

/** From the least to the most that a tool may do (OpenMed v1, "Tool inventory"). */
export const SIDE_EFFECT_CLASSES = [
  'none',
  'read-only',
  'idempotent-write',
  'non-idempotent-write',
  'destructive',
] as const;
export type SideEffectClass = (typeof SIDE_EFFECT_CLASSES)[number];

export function isSideEffectClass(value: unknown): value is SideEffectClass {
  return SIDE_EFFECT_CLASSES.some((known) => known === value);
}

/** Negative where the first class may do less than the second, zero where they are one. */
export function compareSideEffects(a: SideEffectClass, b: SideEffectClass): number {
  return SIDE_EFFECT_CLASSES.indexOf(a) - SIDE_EFFECT_CLASSES.indexOf(b);
}

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
