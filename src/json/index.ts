export { canonicalForms } from './canonical-forms.js';
export type { CanonicalForms } from './canonical-forms.js';
export { canonicalJson } from './canonical-json.js';
export { digestOfPieces } from './digest-of-pieces.js';
export type { Piece, Put } from './digest-of-pieces.js';
export { digestOf, fingerprint, fingerprintWith } from './fingerprint.js';
export { itemOffsets, jsonPointer, placeOfPointer } from './json-pointer.js';
export { locate } from './locate.js';
export { parseJson } from './parse-json.js';
export { fromValue, toValue } from './plain-value.js';
export { prettyJson } from './pretty-json.js';
export { pythonJson, pythonJsonText } from './python-json.js';
export { sameValue } from './same-value.js';
export { itemSlices, memberSlices } from './source-slices.js';
export type { MemberSlice } from './source-slices.js';
export { compareCodePoints } from './text-order.js';
export { isArray, isExactNumber, isObject, jsonArray, jsonObject, member } from './value.js';
export type {
  Digest,
  ExactNumber,
  ItemSpan,
  JsonArray,
  JsonDocument,
  JsonObject,
  JsonValue,
  Limits,
  ReadItems,
} from './value.js';
export { DEFAULT_LIMITS, MAX_LIMITS } from '../limits.js';
export type { InputLimits } from '../limits.js';
