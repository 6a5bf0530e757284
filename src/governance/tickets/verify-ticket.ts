import { isPlainScalar, timestampOf } from '../values/index.js';
import { accessDenial } from './access-denial.js';
import { selectorKey, toolActionKey } from './access-scope.js';
import type { AccessRequest, AccessTicket } from './access-ticket.js';
import { isAccessRequest, isAccessTicket } from './access-ticket.js';

/**
 * Verifies that a ticket (of accessTicket; null for none) covers a request (of accessRequest) now, in whole seconds
 * since the epoch, and gives the ticket. OpenMed v1, "Access tickets". Throws, in this order:
 * `request: invalid_request`; `expires_at: invalid_timestamp` (now); `ticket: missing_ticket`, `invalid_ticket`;
 * `expires_at: expired`; `run_id: run_mismatch`; `purpose: purpose_mismatch`; `projection: projection_denied`;
 * `record_selectors: record_selector_denied`; `tool_action: tool_action_denied`. Every error's `evidence` is the denial
 * as a document (`openmed.agent.access_denial.v1`).
 */
export function verifyAccessTicket(
  ticket: AccessTicket | null | undefined,
  request: AccessRequest,
  now: number,
): AccessTicket {
  if (!isAccessRequest(request)) throw accessDenial('invalid_request', 'request');
  const seconds = isPlainScalar(now) ? timestampOf(now) : null;
  if (seconds === null) throw accessDenial('invalid_timestamp', 'expires_at');
  if (ticket === null || ticket === undefined) throw accessDenial('missing_ticket', 'ticket');
  if (!isAccessTicket(ticket)) throw accessDenial('invalid_ticket', 'ticket');
  if (seconds >= ticket.expiresAt) throw accessDenial('expired', 'expires_at');
  if (request.runId.value !== ticket.runId.value) throw accessDenial('run_mismatch', 'run_id');
  if (request.purpose !== ticket.purpose) throw accessDenial('purpose_mismatch', 'purpose');
  const classes = new Set(ticket.permittedDataClasses);
  if (!request.projection.every((one) => classes.has(one)))
    throw accessDenial('projection_denied', 'projection');
  const selectors = new Set(ticket.recordSelectors.map(selectorKey));
  if (!request.recordSelectors.every((one) => selectors.has(selectorKey(one))))
    throw accessDenial('record_selector_denied', 'record_selectors');
  const toolActions = new Set(ticket.permittedToolActions.map(toolActionKey));
  if (!toolActions.has(toolActionKey(request.toolAction)))
    throw accessDenial('tool_action_denied', 'tool_action');
  return ticket;
}
