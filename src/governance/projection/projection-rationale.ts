import type { JsonObject } from '../../json/index.js';
import { compareCodePoints, jsonArray, jsonObject, pythonJson } from '../../json/index.js';

export const DATA_PROJECTION_RATIONALE_SCHEMA_VERSION = 'openmed.agent.data_projection_rationale.v1';

/** Whether a field may be filled in. */
export type ProjectionDecision = 'include' | 'deny';
/** Why a field may, or may not, be filled in. */
export type ProjectionReason = 'required_for_purpose' | 'data_class_not_granted' | 'purpose_mismatch';

/** What was decided of one field, or of the root's purpose; the names are those of the wire format. */
export interface RationaleEntry {
  readonly data_class: string | null;
  readonly decision: ProjectionDecision;
  /** A pointer of names with `*` for array items, `/documents/*\/text`. */
  readonly field_path: string | null;
  readonly reason_code: ProjectionReason;
  /** A pointer into the schema, from `#`. */
  readonly schema_path: string;
}

/** What a projection rests on: every field with its decision, but no value. */
export interface ProjectionRationale {
  readonly approved: boolean;
  /** Sorted by schema path. */
  readonly entries: readonly RationaleEntry[];
  readonly schema_version: typeof DATA_PROJECTION_RATIONALE_SCHEMA_VERSION;
}

/** A rationale of entries in any order. */
export function projectionRationaleOf(entries: readonly RationaleEntry[]): ProjectionRationale {
  return Object.freeze({
    approved: entries.every((entry) => entry.decision === 'include'),
    entries: Object.freeze([...entries].sort(compareEntries)),
    schema_version: DATA_PROJECTION_RATIONALE_SCHEMA_VERSION,
  });
}

/** A rationale as the contract's document, in Python JSON. */
export function projectionRationaleJson(rationale: ProjectionRationale): string {
  return pythonJson(rationaleObject(rationale));
}

/** A rationale as it stands in a plan. */
export function rationaleObject(rationale: ProjectionRationale): JsonObject {
  return jsonObject([
    ['approved', rationale.approved],
    ['entries', jsonArray(rationale.entries.map(entryObject))],
    ['schema_version', rationale.schema_version],
  ]);
}

function entryObject(entry: RationaleEntry): JsonObject {
  return jsonObject([
    ['data_class', entry.data_class],
    ['decision', entry.decision],
    ['field_path', entry.field_path],
    ['reason_code', entry.reason_code],
    ['schema_path', entry.schema_path],
  ]);
}

/** No two entries of a schema share a path. */
function compareEntries(a: RationaleEntry, b: RationaleEntry): number {
  return compareCodePoints(a.schema_path, b.schema_path);
}
