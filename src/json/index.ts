export { GateError } from './gate-error.js';
export type { ErrorCode, GovernanceCode, Place } from './gate-error.js';
export { DEFAULT_LIMITS, LARGEST_MAX_BYTES } from './value.js';
export type { Digest, ExactNumber, JsonArray, JsonDocument, JsonObject, JsonValue, Limits } from './value.js';
