import { GateError } from '../../errors/index.js';
import { governanceIdOf, isPatternId } from '../identifiers/index.js';
import { plainItems } from '../values/index.js';

/** What a workflow asks a projection for. */
export interface ProjectionRequest {
  /** The workflow's purpose, a `purpose:` identifier with a version. */
  readonly workflowPurpose: string;
  /** Unique `data:` identifiers. */
  readonly grantedDataClasses: readonly string[];
}

/** A projection request that was checked. */
export interface ProjectionAuthority {
  readonly purpose: string;
  readonly grants: ReadonlySet<string>;
}

/**
 * Checks what a projection is asked for. Throws on field `workflow_purpose`: `invalid_governance_identifier`,
 * `unversioned_governance_identifier`; on `granted_data_classes`: `invalid_grant` (no plain array),
 * `invalid_governance_identifier`, `duplicate_grant`.
 */
export function projectionAuthority(request: {
  readonly [name in keyof ProjectionRequest]: unknown;
}): ProjectionAuthority {
  const { workflowPurpose, grantedDataClasses } = request;
  return { purpose: checkedPurpose(workflowPurpose), grants: checkedGrants(grantedDataClasses) };
}

function checkedPurpose(value: unknown): string {
  const purpose = governanceIdOf(value, 'purpose');
  if (purpose === null) throw new GateError('invalid_governance_identifier', 'workflow_purpose');
  if (purpose.version === null) throw new GateError('unversioned_governance_identifier', 'workflow_purpose');
  return purpose.value;
}

function checkedGrants(value: unknown): ReadonlySet<string> {
  const items = plainItems(value);
  if (items === null) throw new GateError('invalid_grant', 'granted_data_classes');
  const grants = new Set<string>();
  for (const item of items) {
    if (!isPatternId(item, 'data'))
      throw new GateError('invalid_governance_identifier', 'granted_data_classes');
    grants.add(item);
  }
  if (grants.size !== items.length) throw new GateError('duplicate_grant', 'granted_data_classes');
  return grants;
}
