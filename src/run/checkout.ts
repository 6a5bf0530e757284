import { GateError } from '../errors/index.js';
import { headCommit } from '../git/index.js';
import type { Checkout } from '../git/index.js';

/**
 * The checkout that the candidates stand in: the nearest one above each path or, for a pattern, above what comes before
 * its first star. null where none stands in any. `workspace` is absolute. Throws GateError `unexpected_checkout` where
 * they stand in different ones, and what `headCommit` throws.
 */
export function checkoutOf(workspace: string, candidates: readonly string[]): Checkout | null {
  const found = new Map<string, Checkout>();
  for (const candidate of candidates) {
    const checkout = headCommit(workspace, candidate.replace(/\*.*$/s, ''));
    if (checkout !== null) found.set(checkout.directory, checkout);
  }
  const [only = null, ...others] = found.values();
  if (others.length > 0) throw new GateError('unexpected_checkout', 'checkout');
  return only;
}

/** A path of the workspace as the repository has it: without the directory that the checkout stands in. */
export function pathInRepository(path: string, checkout: Checkout | null): string {
  const directory = checkout === null || checkout.directory === '' ? '' : `${checkout.directory}/`;
  return path.startsWith(directory) ? path.slice(directory.length) : path;
}
