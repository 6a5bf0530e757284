import type { AccessRequest, AccessTicket } from '../tickets/index.js';
import { accessDenial, verifyAccessTicket } from '../tickets/index.js';

/** A call that an access ticket alone guards. */
export interface TicketedCall<Result> {
  /** Of accessTicket; null for none. */
  readonly ticket: AccessTicket | null | undefined;
  /** Of accessRequest. */
  readonly request: AccessRequest;
  /** Whole seconds since the epoch. */
  readonly now: number;
  /** Called once, after the ticket was verified. */
  readonly dispatch: () => Result | Promise<Result>;
}

/**
 * Verifies an access ticket and only then calls. OpenMed v1, `dispatch_with_access_ticket`. Throws `dispatch:
 * invalid_dispatch` (no function); then as verifyAccessTicket does; and whatever the call throws, unchanged.
 */
export async function dispatchWithAccessTicket<Result>(call: TicketedCall<Result>): Promise<Result> {
  const { ticket, request, now, dispatch } = call;
  if (typeof dispatch !== 'function') throw accessDenial('invalid_dispatch', 'dispatch');
  verifyAccessTicket(ticket, request, now);
  return await dispatch();
}
