import type { SideEffectClass } from '../catalog/index.js';
import { compareSideEffects } from '../catalog/index.js';
import type { Fact } from './explanation.js';

/** Whether a side-effect class went up or down in the contract's order; nothing where it stayed. */
export function sideEffectFact(before: SideEffectClass, after: SideEffectClass): readonly Fact[] {
  const order = compareSideEffects(before, after);
  if (order === 0) return [];
  const kind = order < 0 ? 'side_effect_raised' : 'side_effect_lowered';
  return [{ kind, hint: null, subject: null, before, after }];
}
