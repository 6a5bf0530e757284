import type { RunId } from '../identifiers/index.js';
import { isGovernanceId, isRunId } from '../identifiers/index.js';
import { isPlainScalar, sealedType, timestampOf } from '../values/index.js';
import { accessDenial } from './access-denial.js';
import { dataClassScope, selectorScope, toolActionScope } from './access-scope.js';
import type { RecordSelector } from './record-selector.js';
import type { ToolAction } from './tool-action.js';
import { isToolAction } from './tool-action.js';

/** What a ticket is made of. */
export interface AccessTicketOptions {
  readonly runId: RunId;
  /** A `purpose:` identifier. */
  readonly purpose: string;
  /** `data:` identifiers. */
  readonly permittedDataClasses: readonly string[];
  readonly recordSelectors: readonly RecordSelector[];
  readonly permittedToolActions: readonly ToolAction[];
  /** Whole seconds since the epoch; from then on the ticket is void. */
  readonly expiresAt: number;
}

/** What one run may look at, for one purpose and a while. Lists are sorted. */
export interface AccessTicket extends Omit<AccessTicketOptions, 'expiresAt'> {
  readonly expiresAt: bigint;
}

/** One access that a run proposes. */
export interface AccessRequest {
  readonly runId: RunId;
  /** A `purpose:` identifier. */
  readonly purpose: string;
  /** The `data:` identifiers asked for. */
  readonly projection: readonly string[];
  readonly recordSelectors: readonly RecordSelector[];
  readonly toolAction: ToolAction;
}

const tickets = sealedType<AccessTicket>('AccessTicket', [
  'runId',
  'purpose',
  'permittedDataClasses',
  'recordSelectors',
  'permittedToolActions',
  'expiresAt',
]);
const requests = sealedType<AccessRequest>('AccessRequest', [
  'runId',
  'purpose',
  'projection',
  'recordSelectors',
  'toolAction',
]);

/**
 * Makes a ticket. OpenMed v1, "Access tickets". Throws, in this order: `run_id: invalid_run_id`,
 * `purpose: invalid_governance_identifier`; on `projection` `invalid_scope` (no array, or an empty one),
 * `invalid_governance_identifier`, `duplicate_scope`; on `record_selectors` and `tool_action` `invalid_scope`,
 * `duplicate_scope`; `expires_at: invalid_timestamp`. Every error's `evidence` is the denial as a document.
 */
export function accessTicket(options: AccessTicketOptions): AccessTicket {
  const { runId, purpose, permittedDataClasses, recordSelectors, permittedToolActions, expiresAt } = options;
  checkRun(runId, purpose);
  const dataClasses = dataClassScope(permittedDataClasses);
  const selectors = selectorScope(recordSelectors);
  const toolActions = toolActionScope(permittedToolActions);
  const end = isPlainScalar(expiresAt) ? timestampOf(expiresAt) : null;
  if (end === null) throw accessDenial('invalid_timestamp', 'expires_at');
  return tickets.seal({
    runId,
    purpose,
    permittedDataClasses: dataClasses,
    recordSelectors: selectors,
    permittedToolActions: toolActions,
    expiresAt: end,
  });
}

/**
 * Makes a request for access. Throws as accessTicket does, but for the end, and `tool_action: invalid_tool_action`
 * (none of toolAction).
 */
export function accessRequest(options: AccessRequest): AccessRequest {
  const { runId, purpose, projection, recordSelectors, toolAction } = options;
  checkRun(runId, purpose);
  const dataClasses = dataClassScope(projection);
  const selectors = selectorScope(recordSelectors);
  if (!isToolAction(toolAction)) throw accessDenial('invalid_tool_action', 'tool_action');
  return requests.seal({ runId, purpose, projection: dataClasses, recordSelectors: selectors, toolAction });
}

/** Whether a value was made by accessTicket. */
export function isAccessTicket(value: unknown): value is AccessTicket {
  return tickets.holds(value);
}

/** Whether a value was made by accessRequest. */
export function isAccessRequest(value: unknown): value is AccessRequest {
  return requests.holds(value);
}

function checkRun(runId: unknown, purpose: unknown): void {
  if (!isRunId(runId)) throw accessDenial('invalid_run_id', 'run_id');
  if (!isGovernanceId(purpose, 'purpose')) throw accessDenial('invalid_governance_identifier', 'purpose');
}
