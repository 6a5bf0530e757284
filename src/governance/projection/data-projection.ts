import { GateError } from '../../errors/index.js';
import type { JsonValue } from '../../json/index.js';
import { compareCodePoints, isObject, jsonArray, jsonObject, member, pythonJson } from '../../json/index.js';
import { lintToolContractValue, PURPOSE_ANNOTATION, schemaValue } from '../lint/index.js';
import type { DeclaredField } from './declared-fields.js';
import { declaredFields } from './declared-fields.js';
import type { ProjectionAuthority, ProjectionRequest } from './projection-authority.js';
import { projectionAuthority } from './projection-authority.js';
import type { ProjectionRationale, RationaleEntry } from './projection-rationale.js';
import { projectionRationaleJson, projectionRationaleOf, rationaleObject } from './projection-rationale.js';

export const DATA_PROJECTION_PLAN_SCHEMA_VERSION = 'openmed.agent.data_projection.v1';

/** An approved projection: every field that may be filled in; the names are those of the wire format. */
export interface ProjectionPlan {
  /** The classes of the fields, sorted, each once; a granted class that no field needs is not among them. */
  readonly data_classes: readonly string[];
  /** Sorted. */
  readonly field_paths: readonly string[];
  readonly rationale: ProjectionRationale;
  readonly schema_version: typeof DATA_PROJECTION_PLAN_SCHEMA_VERSION;
}

/**
 * Plans which fields of a tool's input schema, given as a plain JavaScript value, may be filled in for a workflow.
 * OpenMed v1, "Data projection". Throws as projectionAuthority does, in that order; then on field `schema`:
 * `invalid_tool_schema` (it fails the lint, is no JSON value, or has `properties` that is null), `unsafe_field_name`, `invalid_governance_identifier`,
 * `too_large`; and `projection: projection_denied`, whose `evidence` is the rationale, where the purpose is another
 * one or a field's class is not granted.
 */
export function planDataProjection(schema: unknown, request: ProjectionRequest): ProjectionPlan {
  const authority = projectionAuthority(request);
  return approvedPlan(decideProjection(schemaValue(schema), authority));
}

/** Plans for a schema that was read from a document; as planDataProjection. */
export function planDataProjectionValue(schema: JsonValue, request: ProjectionRequest): ProjectionPlan {
  return approvedPlan(projectionRationale(schema, request));
}

/** What planDataProjectionValue rests on, whether approved or denied; else throws as it does. */
export function projectionRationale(schema: JsonValue, request: ProjectionRequest): ProjectionRationale {
  return decideProjection(schema, projectionAuthority(request));
}

/** A plan as the contract's document, in Python JSON. */
export function projectionPlanJson(plan: ProjectionPlan): string {
  return pythonJson(
    jsonObject([
      ['data_classes', jsonArray(plan.data_classes)],
      ['field_paths', jsonArray(plan.field_paths)],
      ['rationale', rationaleObject(plan.rationale)],
      ['schema_version', plan.schema_version],
    ]),
  );
}

function decideProjection(schema: JsonValue, authority: ProjectionAuthority): ProjectionRationale {
  if (!isObject(schema) || !lintToolContractValue(schema).passed)
    throw new GateError('invalid_tool_schema', 'schema');
  if (member(schema, PURPOSE_ANNOTATION) !== authority.purpose)
    return projectionRationaleOf([PURPOSE_MISMATCH]);
  return projectionRationaleOf(declaredFields(schema).map((field) => decideField(field, authority)));
}

const PURPOSE_MISMATCH: RationaleEntry = Object.freeze({
  data_class: null,
  decision: 'deny',
  field_path: null,
  reason_code: 'purpose_mismatch',
  schema_path: `#/${PURPOSE_ANNOTATION}`,
});

function decideField(field: DeclaredField, authority: ProjectionAuthority): RationaleEntry {
  const granted = authority.grants.has(field.dataClass);
  return Object.freeze({
    data_class: field.dataClass,
    decision: granted ? 'include' : 'deny',
    field_path: field.fieldPath,
    reason_code: granted ? 'required_for_purpose' : 'data_class_not_granted',
    schema_path: field.schemaPath,
  });
}

function approvedPlan(rationale: ProjectionRationale): ProjectionPlan {
  if (!rationale.approved)
    throw new GateError('projection_denied', 'projection', null, projectionRationaleJson(rationale));
  const { entries } = rationale;
  return Object.freeze({
    data_classes: sortedUnique(entries.flatMap((entry) => entry.data_class ?? [])),
    field_paths: sortedUnique(entries.flatMap((entry) => entry.field_path ?? [])),
    rationale,
    schema_version: DATA_PROJECTION_PLAN_SCHEMA_VERSION,
  });
}

function sortedUnique(texts: readonly string[]): readonly string[] {
  return Object.freeze([...new Set(texts)].sort(compareCodePoints));
}
