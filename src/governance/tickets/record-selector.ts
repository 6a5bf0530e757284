import { types } from 'node:util';
import { isPatternId } from '../identifiers/index.js';
import type { HmacDigest, HmacKey } from '../values/index.js';
import { hmacDigest, isHmacDigest, sealedType, secretKey } from '../values/index.js';
import { accessDenial } from './access-denial.js';

/** Selects exactly one record, by the keyed digest of what names it. */
export interface RecordSelector {
  /** A `selector:` identifier. */
  readonly kind: string;
  readonly digest: HmacDigest;
}

const selectors = sealedType<RecordSelector>('RecordSelector', ['kind', 'digest']);

/**
 * A selector of a known digest. OpenMed v1, "Access tickets". Throws on field `record_selectors`:
 * `invalid_governance_identifier`, `invalid_selector_digest`.
 */
export function recordSelector(kind: string, digest: string): RecordSelector {
  if (!isPatternId(kind, 'selector')) throw accessDenial('invalid_governance_identifier', 'record_selectors');
  if (!isHmacDigest(digest)) throw accessDenial('invalid_selector_digest', 'record_selectors');
  return selectors.seal({ kind, digest });
}

/**
 * A selector of what names a record, a text or bytes, of which only the keyed digest is kept. Throws on field
 * `record_selectors`: `invalid_governance_identifier`, `invalid_selector_key` (no Uint8Array or secret KeyObject of 32
 * bytes or more), `invalid_selector_value` (another type, or a lone surrogate).
 */
export function recordSelectorOf(kind: string, value: string | Uint8Array, key: HmacKey): RecordSelector {
  if (!isPatternId(kind, 'selector')) throw accessDenial('invalid_governance_identifier', 'record_selectors');
  const secret = secretKey(key);
  if (secret === null) throw accessDenial('invalid_selector_key', 'record_selectors');
  const isText = typeof value === 'string' && value.isWellFormed();
  if (!isText && !types.isUint8Array(value)) throw accessDenial('invalid_selector_value', 'record_selectors');
  return recordSelector(kind, hmacDigest(secret, value));
}

/** Whether a value was made by recordSelector or recordSelectorOf. */
export function isRecordSelector(value: unknown): value is RecordSelector {
  return selectors.holds(value);
}
