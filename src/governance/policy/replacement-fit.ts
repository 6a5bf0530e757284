import type { JsonObject, JsonValue } from '../../json/index.js';
import { isArray, isExactNumber, member, sameValue } from '../../json/index.js';
import type { CheckedDecision, CoveredLeaf } from '../classification/index.js';
import type { PlainScalar } from '../values/index.js';

/** Whether what a policy puts in a field's place fits the field's schema; null where it would have to be tried. */
export interface ReplacementFit {
  readonly entry: string;
  /** A JSON Pointer into the schema, from `#`. */
  readonly path: string;
  readonly fits: boolean | null;
}

/** Keywords of scalars that are not tried here: patterns of a schema are not run, and a format is an annotation. */
const UNTRIED = [
  'pattern',
  'format',
  'multipleOf',
  'not',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
];

/** How the replacements of a tool's redacted fields fit, in the order of the leaves. */
export function replacementFits(
  entry: string,
  leaves: readonly CoveredLeaf[],
  decisions: ReadonlyMap<string, CheckedDecision>,
): readonly ReplacementFit[] {
  return leaves.flatMap(({ schema, path, rule }) => {
    const decision = decisions.get(rule.dataClass);
    if (decision?.action !== 'redact') return [];
    return [{ entry, path, fits: fits(decision.replacement, schema) }];
  });
}

function fits(replacement: PlainScalar, schema: JsonObject): boolean | null {
  if (!isOfType(replacement, member(schema, 'type')) || !isListed(replacement, schema)) return false;
  if (!isWithin(replacement, schema)) return false;
  return UNTRIED.some((keyword) => schema.keys.includes(keyword)) ? null : true;
}

function isOfType(value: PlainScalar, type: JsonValue | undefined): boolean {
  if (isArray(type)) return type.items.some((one) => isOfType(value, one));
  if (value === null) return type === 'null';
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  return typeof value === type;
}

function isListed(value: PlainScalar, schema: JsonObject): boolean {
  const [list, constant] = [member(schema, 'enum'), member(schema, 'const')];
  if (constant !== undefined && !sameValue(constant, value)) return false;
  return !isArray(list) || list.items.some((one) => sameValue(one, value));
}

function isWithin(value: PlainScalar, schema: JsonObject): boolean {
  const bound = (name: string) => doubleOf(member(schema, name));
  if (typeof value === 'string') {
    const length = Array.from(value).length;
    return length >= (bound('minLength') ?? 0) && length <= (bound('maxLength') ?? Infinity);
  }
  if (typeof value !== 'number') return true;
  return (
    value >= (bound('minimum') ?? -Infinity) &&
    value <= (bound('maximum') ?? Infinity) &&
    value > (bound('exclusiveMinimum') ?? -Infinity) &&
    value < (bound('exclusiveMaximum') ?? Infinity)
  );
}

function doubleOf(value: JsonValue | undefined): number | null {
  if (isExactNumber(value)) return value.double;
  return typeof value === 'number' ? value : null;
}
