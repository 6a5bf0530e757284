import { types } from 'node:util';
import { GateError } from '../../errors/index.js';
import type { JsonValue, Limits } from '../../json/index.js';
import { DEFAULT_LIMITS, jsonArray, jsonObject, parseJson, pythonJson } from '../../json/index.js';
import type { DataReader, HmacDigest, JsonScalar } from '../values/index.js';
import {
  exactNodes,
  isHmacDigest,
  readDocument,
  readPlain,
  scalarAt,
  sealedType,
  timestampOf,
  timestampValue,
} from '../values/index.js';
import type { CapabilityConstraint } from './capability-constraint.js';
import { compareConstraints, constraintObject, readConstraint } from './capability-constraint.js';

export const CAPABILITY_GRANT_SCHEMA_VERSION = 'openmed.agent.capability_grant.v1';

/** A signed set of exact authorities with an end; whether its signature holds is another matter. */
export interface CapabilityGrant {
  /** Not empty, sorted by tool, resource, action and policy profile, each once. */
  readonly constraints: readonly CapabilityConstraint[];
  /** Seconds since the epoch; from then on the grant is void. */
  readonly expiresAt: bigint;
  readonly keyId: string;
  /** Empty where it was never signed. */
  readonly signature: HmacDigest | '';
}

/** What is signed: a grant without its signature. */
export type UnsignedGrant = Omit<CapabilityGrant, 'signature'>;

const grants = sealedType<CapabilityGrant>('CapabilityGrant', [
  'constraints',
  'expiresAt',
  'keyId',
  'signature',
]);

const NAMES = ['schema_version', 'constraints', 'expires_at', 'key_id', 'signature'] as const;
const LIMITS: Limits = { ...DEFAULT_LIMITS, maxDepth: 512 };

/**
 * Reads a grant's manifest: a plain object, JSON as text or bytes (read strictly), or a grant. OpenMed v1, "Capability grants". Throws, in this order: `manifest: missing_grant` (null or undefined),
 * `invalid_json`, `invalid_manifest` (another type), `invalid_manifest_fields`; `constraints: invalid_constraints`,
 * of each constraint `invalid_constraint_fields` or, on its own field, `invalid_governance_identifier`;
 * `schema_version: unsupported_schema_version`; `constraints: constraints_must_be_non_empty_tuple`,
 * `duplicate_constraint`; `expires_at: invalid_timestamp`; `key_id: invalid_key_id`;
 * `signature: invalid_signature_format`.
 */
export function readCapabilityGrant(manifest: unknown): CapabilityGrant {
  if (manifest === null || manifest === undefined) throw new GateError('missing_grant', 'manifest');
  if (grants.holds(manifest)) return manifest;
  if (typeof manifest === 'string')
    return readGrant(readDocument, parseManifest(new TextEncoder().encode(manifest)));
  if (types.isUint8Array(manifest)) return readGrant(readDocument, parseManifest(manifest));
  if (typeof manifest !== 'object' || (!types.isProxy(manifest) && Array.isArray(manifest)))
    throw new GateError('invalid_manifest', 'manifest');
  return readGrant<unknown>(readPlain, manifest);
}

/** A grant of checked constraints in any order. Throws as readCapabilityGrant does from `constraints_must_be_…` on. */
export function capabilityGrant(grant: {
  readonly constraints: readonly CapabilityConstraint[];
  readonly expiresAt: JsonScalar;
  readonly keyId: JsonScalar;
  readonly signature: JsonScalar;
}): CapabilityGrant {
  const { keyId, signature } = grant;
  const constraints = sortedConstraints(grant.constraints);
  const expiresAt = timestampOf(grant.expiresAt);
  if (expiresAt === null) throw new GateError('invalid_timestamp', 'expires_at');
  if (!isKeyId(keyId)) throw new GateError('invalid_key_id', 'key_id');
  if (signature !== '' && !isHmacDigest(signature))
    throw new GateError('invalid_signature_format', 'signature');
  return grants.seal({ constraints, expiresAt, keyId, signature });
}

/** Whether a value names a key: `[a-z][a-z0-9._-]{0,127}`. */
export function isKeyId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z0-9._-]{0,127}$/.test(value);
}

/** A grant's manifest as the contract's document, in Python JSON. */
export function capabilityGrantJson(grant: CapabilityGrant): string {
  return pythonJson(jsonObject([...signedMembers(grant), ['signature', grant.signature]]));
}

/** The text that a grant's signature is of. */
export function signedText(grant: UnsignedGrant): string {
  return pythonJson(jsonObject(signedMembers(grant)));
}

function signedMembers(grant: UnsignedGrant): readonly (readonly [string, JsonValue])[] {
  return [
    ['schema_version', CAPABILITY_GRANT_SCHEMA_VERSION],
    ['constraints', jsonArray(grant.constraints.map(constraintObject))],
    ['expires_at', timestampValue(grant.expiresAt)],
    ['key_id', grant.keyId],
  ];
}

function parseManifest(bytes: Uint8Array): JsonValue {
  try {
    return parseJson(bytes, LIMITS, 'manifest').root;
  } catch (error) {
    if (error instanceof GateError) throw new GateError('invalid_json', 'manifest');
    throw error;
  }
}

function readGrant<Given>(read: DataReader<Given>, manifest: Given): CapabilityGrant {
  const members = exactNodes(read, manifest, NAMES);
  if (members === null) throw new GateError('invalid_manifest_fields', 'manifest');
  const given = members.get('constraints');
  const constraints = given === undefined ? [] : readConstraints(read, given);
  if (scalarAt(read, members, 'schema_version') !== CAPABILITY_GRANT_SCHEMA_VERSION)
    throw new GateError('unsupported_schema_version', 'schema_version');
  return capabilityGrant({
    constraints,
    expiresAt: scalarAt(read, members, 'expires_at'),
    keyId: scalarAt(read, members, 'key_id'),
    signature: scalarAt(read, members, 'signature'),
  });
}

/** The constraints that a document lists, an array of them. Throws as readCapabilityGrant does of its constraints. */
export function readCapabilityConstraints(document: JsonValue): readonly CapabilityConstraint[] {
  return readConstraints(readDocument, document);
}

/**
 * Copies of an array of constraints. Throws `constraints: invalid_constraints`, and of each as readCapabilityGrant
 * does.
 */
export function readConstraints<Given>(
  read: DataReader<Given>,
  given: Given,
): readonly CapabilityConstraint[] {
  const node = read(given);
  if (node?.kind !== 'array') throw new GateError('invalid_constraints', 'constraints');
  return node.items.map((item) => {
    const constraint = readConstraint(read, item);
    if (constraint === null) throw new GateError('invalid_constraint_fields', 'constraints');
    return constraint;
  });
}

function sortedConstraints(given: readonly CapabilityConstraint[]): readonly CapabilityConstraint[] {
  if (given.length === 0) throw new GateError('constraints_must_be_non_empty_tuple', 'constraints');
  const sorted = [...given].sort(compareConstraints);
  const isRepeated = (constraint: CapabilityConstraint, index: number) => {
    const next = sorted[index + 1];
    return next !== undefined && compareConstraints(constraint, next) === 0;
  };
  if (sorted.some(isRepeated)) throw new GateError('duplicate_constraint', 'constraints');
  return Object.freeze(sorted);
}
