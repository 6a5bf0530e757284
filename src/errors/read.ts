import type { GateError } from './gate-error.js';

/**
 * What came of reading something: `invalid` is bad content, `unavailable` could not be had (network, permission, a
 * limit).
 */
export type Read<T> =
  | { readonly state: 'present'; readonly value: T }
  | { readonly state: 'absent' }
  | { readonly state: 'invalid' | 'unavailable'; readonly error: GateError };

/**
 * A fact that may not be readable; what is unknown counts as "no". `permission` is what the token lacks to read it,
 * null where no permission would help: the network, a limit, a commit that is gone.
 */
export type Known<T> =
  { readonly known: true; readonly value: T } | { readonly known: false; readonly permission: string | null };
