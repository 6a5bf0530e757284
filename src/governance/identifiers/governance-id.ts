import { MAX_IDENTIFIER_CHARACTERS, MAX_NAMESPACE_CHARACTERS, splitIdentifier } from '../../catalog/index.js';
import type { ErrorCode } from '../../errors/index.js';
import { GateError } from '../../errors/index.js';
import { sealedType } from '../values/index.js';

export const GOVERNANCE_KINDS = ['capability', 'purpose', 'policy', 'workflow', 'tool'] as const;

/** Kinds of identifier with a type of their own. */
export type GovernanceKind = (typeof GOVERNANCE_KINDS)[number];

/** A governance identifier, `kind:namespace/name@version`, in its parts. */
export interface GovernanceId {
  readonly kind: GovernanceKind;
  readonly namespace: string;
  readonly name: string;
  readonly version: string | null;
  /** The whole identifier as it was given. */
  readonly value: string;
}

const ids = sealedType<GovernanceId>('GovernanceId', ['kind', 'namespace', 'name', 'version', 'value']);

/**
 * Reads a governance identifier, `KIND:NS/NAME` or `KIND:NS/NAME@VER`, of one kind. OpenMed v1, "Governance identifiers". Throws on field `identifier`: `invalid_identifier_type` (no string),
 * `identifier_too_long` (over 512 characters), `invalid_identifier`; on `kind`: `unknown_kind`, `wrong_kind`; on
 * `namespace`: `namespace_too_long` (over 253).
 */
export function parseGovernanceId(value: unknown, kind: GovernanceKind): GovernanceId {
  const read = readGovernanceId(value, kind);
  if ('code' in read) throw new GateError(read.code, read.field);
  return ids.seal(read);
}

/** The identifier's parts as plain data, or null where parseGovernanceId would throw. */
export function governanceIdOf(value: unknown, kind: GovernanceKind): GovernanceId | null {
  const read = readGovernanceId(value, kind);
  return 'code' in read ? null : read;
}

/** Whether a value is a governance identifier of that kind (see parseGovernanceId). */
export function isGovernanceId(value: unknown, kind: GovernanceKind): value is string {
  return governanceIdOf(value, kind) !== null;
}

interface Fault {
  readonly code: ErrorCode;
  readonly field: 'identifier' | 'kind' | 'namespace';
}

function readGovernanceId(value: unknown, kind: GovernanceKind): GovernanceId | Fault {
  if (typeof value !== 'string') return { code: 'invalid_identifier_type', field: 'identifier' };
  if (isLongerThan(value, MAX_IDENTIFIER_CHARACTERS))
    return { code: 'identifier_too_long', field: 'identifier' };
  const parts = splitIdentifier(value);
  if (parts === null) return { code: 'invalid_identifier', field: 'identifier' };
  if (!GOVERNANCE_KINDS.some((known) => known === parts.kind)) return { code: 'unknown_kind', field: 'kind' };
  if (parts.kind !== kind) return { code: 'wrong_kind', field: 'kind' };
  if (parts.namespace.length > MAX_NAMESPACE_CHARACTERS) {
    return { code: 'namespace_too_long', field: 'namespace' };
  }
  return { ...parts, kind, value };
}

/** Whether a text has more characters than that; a character above U+FFFF is one, as Python counts. */
function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > 2 * most || Array.from(text).length > most;
}

/** Kinds of identifier that the contracts check by pattern alone. */
export type PatternKind = 'data' | 'resource' | 'action' | 'selector';

/** Whether a value is a string of the form `KIND:NS/NAME` or `KIND:NS/NAME@VER` of that kind, of any length. */
export function isPatternId(value: unknown, kind: PatternKind): value is string {
  return typeof value === 'string' && splitIdentifier(value)?.kind === kind;
}
