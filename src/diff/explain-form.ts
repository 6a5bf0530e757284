import type { JsonValue } from '../json/index.js';
import { compareCodePoints, isArray, isExactNumber, isObject, jsonPointer } from '../json/index.js';
import type { Explanation } from './explanation.js';

type FormKind = 'number_form' | 'key_order';

interface FormPlace {
  readonly kind: FormKind;
  readonly path: readonly (string | number)[];
}

/**
 * In what form two values of equal meaning differ: numbers written otherwise (`1` and `1.0`) and keys in another order,
 * each by its place. It is no drift; a report can say it where two files differ in bytes alone.
 */
export function explainForm(before: JsonValue, after: JsonValue): readonly Explanation[] {
  return formPlaces([], before, after).map(({ kind, path }) => ({
    kind,
    field: path.length === 0 ? '' : String(path[0]),
    pointer: jsonPointer(path),
    hint: null,
    subject: null,
    before: null,
    after: null,
  }));
}

function formPlaces(path: FormPlace['path'], before: JsonValue, after: JsonValue): readonly FormPlace[] {
  if (isObject(before) && isObject(after)) {
    const now = new Map(after.keys.map((key, index) => [key, after.values[index] ?? null]));
    const inOrder = before.keys.every((key, index) => key === after.keys[index]);
    const inner = before.keys
      .map((key, index) => ({ key, old: before.values[index] ?? null }))
      .sort((a, b) => compareCodePoints(a.key, b.key))
      .flatMap(({ key, old }) => formPlaces([...path, key], old, now.get(key) ?? null));
    return inOrder ? inner : [{ kind: 'key_order', path }, ...inner];
  }
  if (isArray(before) && isArray(after)) {
    return before.items.flatMap((item, index) =>
      formPlaces([...path, index], item, after.items[index] ?? null),
    );
  }
  return isInteger(before) === isInteger(after) ? [] : [{ kind: 'number_form', path }];
}

/** Whether a value is a number that was written without fraction and exponent. */
function isInteger(value: JsonValue): boolean {
  return isExactNumber(value) ? value.integer : Number.isInteger(value);
}
