import type { Pair, ProtectedRole } from '../gate/index.js';

/** A protected file that a change touches, before anybody's approval is looked at. */
export interface ChangedFile {
  readonly path: string;
  readonly role: ProtectedRole;
  /** Names of the catalogs that it belongs to; empty for a file of the whole gate. */
  readonly catalogs: readonly string[];
  readonly today: Pair;
}
