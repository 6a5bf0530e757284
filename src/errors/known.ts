import { GateError } from './gate-error.js';

/**
 * A fact that may not be readable; what is unknown counts as "no". `permission` is what the token lacks to read it,
 * null where no permission would help: the network, a limit, a commit that is gone.
 */
export type Known<T> =
  { readonly known: true; readonly value: T } | { readonly known: false; readonly permission: string | null };

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
export function unknown(error: GateError): { readonly known: false; readonly permission: string | null } {
  return { known: false, permission: error.code === 'permission_missing' ? error.field : null };
}
