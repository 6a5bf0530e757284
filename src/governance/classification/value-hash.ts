import type { KeyObject } from 'node:crypto';
import { GateError } from '../../errors/index.js';
import { pythonJsonText } from '../../json/index.js';
import type { HmacDigest, JsonScalar } from '../values/index.js';
import { hmacDigest } from '../values/index.js';

/**
 * The keyed hash of one scalar argument: HMAC-SHA-256 of its path, its data class and its value as Python JSON whose
 * characters stand as themselves, with a NUL behind each of the first two. Throws
 * `arguments: invalid_argument_value` for a string with a lone surrogate, which UTF-8 cannot hold.
 */
export function valueHash(key: KeyObject, path: string, dataClass: string, value: JsonScalar): HmacDigest {
  if (typeof value === 'string' && !value.isWellFormed())
    throw new GateError('invalid_argument_value', 'arguments');
  return hmacDigest(key, `${path}\0${dataClass}\0${pythonJsonText(value)}`);
}
