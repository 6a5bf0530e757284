import type { KeyObject } from 'node:crypto';
import { createHmac, createSecretKey } from 'node:crypto';
import { types } from 'node:util';

/** Secret key material: 32 bytes or more. */
export type HmacKey = Uint8Array | KeyObject;

/** An HMAC-SHA-256, in 64 lower-case hex digits. */
export type HmacDigest = `hmac-sha256:${string}`;

const MIN_KEY_BYTES = 32;

/** A copy of a key that later changes of the bytes do not reach, or null where it is no key of 32 bytes or more. */
export function secretKey(key: unknown): KeyObject | null {
  if (types.isKeyObject(key)) return isLongEnough(key) ? key : null;
  if (!types.isUint8Array(key) || types.isProxy(key)) return null;
  const bytes = new Uint8Array(key);
  const copy = bytes.length < MIN_KEY_BYTES ? null : createSecretKey(bytes);
  bytes.fill(0);
  return copy;
}

function isLongEnough(key: KeyObject): boolean {
  return key.type === 'secret' && (key.symmetricKeySize ?? 0) >= MIN_KEY_BYTES;
}

/** HMAC-SHA-256 of a text's UTF-8 bytes, or of bytes, in lower-case hex behind `hmac-sha256:`. */
export function hmacDigest(key: KeyObject, message: string | Uint8Array): HmacDigest {
  return `hmac-sha256:${createHmac('sha256', key).update(message).digest('hex')}`;
}

/** Whether a value is written as hmacDigest writes. */
export function isHmacDigest(value: unknown): value is HmacDigest {
  return typeof value === 'string' && /^hmac-sha256:[0-9a-f]{64}$/.test(value);
}
