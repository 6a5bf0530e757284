import { GateError } from './gate-error.js';

/** Why a fact was not looked into: it would take more calls, or more commits of a file, than an approval is worth. */
export type Limit = 'too_many_requests' | 'too_many_commits';

/** A fact that could not be read. */
export interface Unknown {
  readonly known: false;
  /** What the token lacks to read it; null where no permission would help: the network, a limit, a commit that is gone. */
  readonly permission: string | null;
  /** Set where it was not looked into. */
  readonly limit?: Limit;
}

/** A fact that may not be readable; what is unknown counts as "no". */
export type Known<T> = { readonly known: true; readonly value: T } | Unknown;

/**
 * What `read` gives; where it throws a GateError, unknown, with the permission that is missing if that is why. A used-up
 * quota is thrown on: it says nothing of the fact, and everything of what comes after it.
 */
export async function known<T>(read: () => Promise<T>): Promise<Known<T>> {
  try {
    return { known: true, value: await read() };
  } catch (error) {
    if (error instanceof GateError && error.code !== 'rate_limited') return unknown(error);
    throw error;
  }
}

/** The fact that an error kept from being read. */
export function unknown(error: GateError): Unknown {
  return { known: false, permission: error.code === 'permission_missing' ? error.field : null };
}
