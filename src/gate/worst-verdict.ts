import { VERDICTS } from './decision.js';
import type { Verdict } from './decision.js';

/** The worst of some verdicts, in the order of VERDICTS; `unchanged` where there is none. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'unchanged';
}
