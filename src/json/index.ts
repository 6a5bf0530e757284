export { jsonArray, jsonObject } from './build-value.js';
export { canonicalJson } from './canonical-json.js';
export { compareCodePoints } from './compare-code-points.js';
export { canonicalForms } from './canonical-forms.js';
export type { CanonicalForms } from './canonical-forms.js';
export { digestOfPieces } from './digest-of-pieces.js';
export type { Piece, Put } from './digest-of-pieces.js';
export { digestOf, fingerprint, fingerprintWith } from './fingerprint.js';
export { fromValue } from './from-value.js';

export { jsonPointer } from './json-pointer.js';
export { locate } from './locate.js';
export { parseJson } from './parse-json.js';
export { itemOffsets, placeOfPointer } from './place-of-pointer.js';
export { prettyJson } from './pretty-json.js';
export { pythonJson, pythonJsonText } from './python-json.js';
export { sameValue } from './same-value.js';
export { itemSlices, memberSlices } from './source-slices.js';
export type { MemberSlice } from './source-slices.js';
export { toValue } from './to-value.js';
export {
  DEFAULT_LIMITS,
  LARGEST_MAX_BYTES,
  LARGEST_MAX_DEPTH,
  isArray,
  isExactNumber,
  isObject,
  member,
} from './value.js';
export type { Digest, ExactNumber, JsonArray, JsonDocument, JsonObject, JsonValue, Limits } from './value.js';
