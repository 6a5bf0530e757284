import type { KeyObject } from 'node:crypto';
import { types } from 'node:util';
import { GateError } from '../../errors/index.js';
import type { HmacKey } from '../values/index.js';
import { secretKey } from '../values/index.js';

/** Where signing keys come from: one key for every id, a map by id, or a function that throws where it has none. */
export type GrantKeys = HmacKey | ReadonlyMap<string, HmacKey> | ((keyId: string) => HmacKey);

const UNAVAILABLE = Symbol('no key');

/**
 * The key of an id. Throws `key_id: key_unavailable` and `key: invalid_key` (no Uint8Array or secret KeyObject of 32
 * bytes or more).
 */
export function grantKey(keys: GrantKeys, keyId: string): KeyObject {
  const found = lookUp(keys, keyId);
  if (found === UNAVAILABLE) throw new GateError('key_unavailable', 'key_id');
  const key = secretKey(found);
  if (key === null) throw new GateError('invalid_key', 'key');
  return key;
}

function lookUp(keys: GrantKeys, keyId: string): unknown {
  if (types.isUint8Array(keys) || types.isKeyObject(keys)) return keys;
  try {
    if (typeof keys === 'function') return keys(keyId);
    return types.isMap(keys) && keys.has(keyId) ? keys.get(keyId) : UNAVAILABLE;
  } catch {
    return UNAVAILABLE;
  }
}
