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
