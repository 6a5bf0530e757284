import { inspect } from 'node:util';
import { GateError } from '../../errors/index.js';

/** Makes and recognises the values of one sealed type. */
export interface SealedType<T extends object> {
  /**
   * A frozen value with these fields as getters. Printing, serialising, spreading and cloning it show only its label.
   */
  seal<Content extends T>(fields: Content): Content;
  /** Whether a value was made by this type's `seal`: a look-alike with the same fields was not. */
  holds(value: unknown): value is T;
}

/**
 * A type whose values can be read field by field but are shown nowhere by accident: `String(value)`,
 * `JSON.stringify(value)` and `util.inspect(value)` give the label alone. Takes the label and the names of the fields.
 */
export function sealedType<T extends object>(
  label: string,
  fields: readonly (keyof T & string)[],
): SealedType<T> {
  const contents = new WeakMap<object, T>();
  const prototype = withPrototype(null);
  const shown = { value: () => `${label}(<sealed>)` };
  Object.defineProperties(prototype, { toString: shown, toJSON: shown, [inspect.custom]: shown });
  for (const field of fields) {
    Object.defineProperty(prototype, field, {
      get(this: object) {
        return contents.get(this)?.[field];
      },
    });
  }
  Object.freeze(prototype);
  const shows = <Content extends T>(value: object, content: Content): value is Content =>
    contents.get(value) === content;
  return {
    seal<Content extends T>(content: Content) {
      const value = Object.freeze(withPrototype(prototype));
      contents.set(value, content);
      if (!shows(value, content)) throw new GateError('internal', 'seal');
      return value;
    },
    holds(value): value is T {
      return typeof value === 'object' && value !== null && contents.has(value);
    },
  };
}

function withPrototype(prototype: object | null): object {
  const value = {};
  Object.setPrototypeOf(value, prototype);
  return value;
}
