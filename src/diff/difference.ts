import type { JsonValue } from '../json/index.js';
import type { Role } from './place-role.js';

/** A place where two values differ. */
export interface Difference {
  /** Pointer tokens from the root. */
  readonly path: readonly (string | number)[];
  readonly role: Role;
  readonly parent: Role;
  /** undefined where the place is absent. */
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}
