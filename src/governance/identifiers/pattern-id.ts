import { splitIdentifier } from './identifier-grammar.js';

/** Kinds of identifier that the contracts check by pattern alone. */
export type PatternKind = 'data' | 'resource' | 'action' | 'selector';

/** Whether a value is a string of the form `KIND:NS/NAME` or `KIND:NS/NAME@VER` of that kind, of any length. */
export function isPatternId(value: unknown, kind: PatternKind): value is string {
  return typeof value === 'string' && splitIdentifier(value)?.kind === kind;
}
