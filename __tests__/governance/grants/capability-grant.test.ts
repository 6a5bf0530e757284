import { createSecretKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CapabilityConstraint, GrantIssue, GrantKeys } from '../../../src/governance/index.js';
import {
  capabilityGrantJson,
  capabilityRequest,
  issueCapabilityGrant,
  readCapabilityGrant,
  verifyCapabilityGrant,
} from '../../../src/governance/index.js';
import { describeShared, sharedPath } from '../../shared.js';
import { codeOf, revoked } from '../code-of.js';
import { expectShownNowhere } from '../shown-nowhere.js';

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
const CONSTRAINT: CapabilityConstraint = {
  tool: 'tool:org.example/summarize',
  resource: 'resource:org.example/note',
  action: 'action:org.example/read',
  policy_profile: 'policy:org.example/minimum@1.0.0',
};
const OTHER: CapabilityConstraint = { ...CONSTRAINT, tool: 'tool:org.example/archive' };
const ISSUE: GrantIssue = { expiresAt: 2_000_000_000, keys: KEY };
const NOW = 1_999_999_999;

function grant(...constraints: CapabilityConstraint[]) {
  return issueCapabilityGrant(constraints, ISSUE);
}

function oddConstraint(changes: unknown): CapabilityConstraint {
  return { ...CONSTRAINT, ...Object(changes) } as CapabilityConstraint;
}

function manifest(changes: unknown): unknown {
  return { ...JSON.parse(capabilityGrantJson(grant(CONSTRAINT))), ...Object(changes) };
}

describe('issueCapabilityGrant', () => {
  test('signs constraints in their order', () => {
    const issued = grant(CONSTRAINT, OTHER);
    expect(issued.constraints).toEqual([OTHER, CONSTRAINT]);
    expect([issued.expiresAt, issued.keyId]).toEqual([2_000_000_000n, 'default']);
    expect(capabilityGrantJson(issued)).toBe(capabilityGrantJson(grant(OTHER, CONSTRAINT)));
    expect(
      Object.isFrozen(issued) &&
        Object.isFrozen(issued.constraints) &&
        Object.isFrozen(issued.constraints[0]),
    ).toBe(true);
  });

  test.each<[string, unknown, unknown]>([
    ['constraints: invalid_constraints', 'x', {}],
    ['constraints: invalid_constraints', new Set([CONSTRAINT]), {}],
    ['constraints: invalid_constraints', { 0: CONSTRAINT, length: 1 }, {}],
    ['constraints: invalid_constraint_fields', [null], {}],
    ['constraints: invalid_constraint_fields', [{ ...CONSTRAINT, note: 'x' }], {}],
    ['constraints: invalid_constraint_fields', [new Proxy(CONSTRAINT, {})], {}],
    ['tool: invalid_governance_identifier', [oddConstraint({ tool: 'x', action: 'x' })], {}],
    ['resource: invalid_governance_identifier', [oddConstraint({ resource: 7 })], {}],
    ['action: invalid_governance_identifier', [oddConstraint({ action: 1n })], {}],
    ['policy_profile: invalid_governance_identifier', [oddConstraint({ policy_profile: undefined })], {}],
    ['key_id: invalid_key_id', [], { keyId: 'Default' }],
    ['constraints: constraints_must_be_non_empty_tuple', [], { expiresAt: -1 }],
    ['constraints: duplicate_constraint', [CONSTRAINT, OTHER, { ...CONSTRAINT }], {}],
    ['expires_at: invalid_timestamp', [CONSTRAINT], { expiresAt: -1 }],
    ['expires_at: invalid_timestamp', [CONSTRAINT], { expiresAt: 1.5 }],
    ['expires_at: invalid_timestamp', [CONSTRAINT], { expiresAt: Number.NaN }],
    ['expires_at: invalid_timestamp', [CONSTRAINT], { expiresAt: 2 ** 63 }],
    ['expires_at: invalid_timestamp', [CONSTRAINT], { expiresAt: 5n }],
    ['expires_at: invalid_timestamp', [CONSTRAINT], { expiresAt: new Date(0) }],
    ['key_id: key_unavailable', [CONSTRAINT], { keys: new Map([['other', KEY]]) }],
    ['key_id: key_unavailable', [CONSTRAINT], { keys: { default: KEY } }],
    [
      'key_id: key_unavailable',
      [CONSTRAINT],
      {
        keys: () => {
          throw new Error('vault: s3cret');
        },
      },
    ],
    ['key: invalid_key', [CONSTRAINT], { keys: KEY.slice(1) }],
    ['key: invalid_key', [CONSTRAINT], { keys: new Map([['default', 'x'.repeat(40)]]) }],
    ['key: invalid_key', [CONSTRAINT], { keys: createSecretKey(KEY.slice(1)) }],
  ])('refuses with %s, case %#', (code, constraints, changes) => {
    const run = () =>
      issueCapabilityGrant(constraints as CapabilityConstraint[], { ...ISSUE, ...Object(changes) });
    expect(codeOf(run)).toBe(code);
  });
});

describe('readCapabilityGrant', () => {
  test('reads text, bytes, an object and a grant alike', () => {
    const issued = grant(CONSTRAINT);
    const text = capabilityGrantJson(issued);
    for (const form of [text, new TextEncoder().encode(text), Buffer.from(text), JSON.parse(text), issued]) {
      expect(capabilityGrantJson(readCapabilityGrant(form))).toBe(text);
    }
  });

  test('keeps a late end exactly', () => {
    const text = capabilityGrantJson(grant(CONSTRAINT)).replace('2000000000', '9223372036854775807');
    expect(readCapabilityGrant(text).expiresAt).toBe(9223372036854775807n);
    expect(capabilityGrantJson(readCapabilityGrant(text))).toBe(text);
  });

  test.each<[string, unknown]>([
    ['manifest: missing_grant', null],
    ['manifest: missing_grant', undefined],
    ['manifest: invalid_manifest', 7],
    ['manifest: invalid_manifest', [manifest({})]],
    ['manifest: invalid_manifest', () => manifest({})],
    ['manifest: invalid_json', ''],
    ['manifest: invalid_json', '{"a":1,"a":1}'],
    ['manifest: invalid_json', '\ufeff{}'],
    ['manifest: invalid_json', '['.repeat(100_000)],
    ['manifest: invalid_json', new Uint8Array([0x22, 0xff, 0x22])],
    ['manifest: invalid_manifest_fields', '[]'],
    ['manifest: invalid_manifest_fields', {}],
    ['manifest: invalid_manifest_fields', manifest({ note: 1 })],
    ['manifest: invalid_manifest_fields', new Map(Object.entries(Object(manifest({}))))],
    ['manifest: invalid_manifest_fields', Object.create(Object(manifest({})))],
    ['manifest: invalid_manifest_fields', new Proxy(Object(manifest({})), {})],
    ['manifest: invalid_manifest_fields', revoked()],
    ['constraints: invalid_constraints', manifest({ constraints: revoked() })],
    ['constraints: invalid_constraints', manifest({ constraints: {} })],
    ['constraints: invalid_constraint_fields', manifest({ constraints: [{}] })],
    ['schema_version: unsupported_schema_version', manifest({ schema_version: 'v2', constraints: [] })],
    ['constraints: constraints_must_be_non_empty_tuple', manifest({ constraints: [], expires_at: -1 })],
    ['constraints: duplicate_constraint', manifest({ constraints: [CONSTRAINT, CONSTRAINT] })],
    ['expires_at: invalid_timestamp', manifest({ expires_at: '1' })],
    ['expires_at: invalid_timestamp', JSON.stringify(manifest({})).replace('2000000000', '2000000000.0')],
    [
      'expires_at: invalid_timestamp',
      JSON.stringify(manifest({})).replace('2000000000', '9223372036854775808'),
    ],
    ['key_id: invalid_key_id', manifest({ key_id: '1' })],
    ['signature: invalid_signature_format', manifest({ signature: 'hmac-sha256:00' })],
    ['signature: invalid_signature_format', manifest({ signature: null })],
  ])('refuses with %s, case %#', (code, given) => {
    expect(codeOf(() => readCapabilityGrant(given))).toBe(code);
  });
});

describe('verifyCapabilityGrant', () => {
  const request = capabilityRequest(CONSTRAINT);

  test('gives the grant that authorises', () => {
    const issued = grant(OTHER, CONSTRAINT);
    expect(verifyCapabilityGrant(issued, request, { keys: KEY, now: NOW })).toBe(issued);
    const keys: readonly GrantKeys[] = [
      createSecretKey(KEY),
      new Map([['default', KEY]]),
      (id) => (id === 'default' ? KEY : KEY.slice(1)),
    ];
    for (const one of keys) {
      expect(
        verifyCapabilityGrant(capabilityGrantJson(issued), request, { keys: one, now: 0 }).expiresAt,
      ).toBe(2_000_000_000n);
    }
  });

  test.each<[string, unknown, unknown, unknown]>([
    ['manifest: missing_grant', null, null, {}],
    ['request: invalid_request', grant(CONSTRAINT), { ...CONSTRAINT }, { keys: KEY.slice(1) }],
    ['key: invalid_key', grant(CONSTRAINT), request, { keys: KEY.slice(1) }],
    ['key_id: key_unavailable', grant(CONSTRAINT), request, { keys: new Map() }],
    [
      'manifest: invalid_signature',
      grant(CONSTRAINT),
      request,
      { keys: KEY.map((byte) => byte ^ 1), now: -1 },
    ],
    ['manifest: invalid_signature', manifest({ signature: '' }), request, {}],
    ['manifest: invalid_signature', manifest({ expires_at: 2_000_000_001 }), request, { now: 2_000_000_000 }],
    ['manifest: invalid_signature', manifest({ constraints: [OTHER] }), capabilityRequest(OTHER), {}],
    ['now: invalid_timestamp', grant(OTHER), request, { now: -1 }],
    ['now: invalid_timestamp', grant(OTHER), request, { now: undefined }],
    ['now: invalid_timestamp', grant(OTHER), request, { now: 0.5 }],
    ['manifest: expired', grant(OTHER), request, { now: 2_000_000_000 }],
    ['request: scope_mismatch', grant(OTHER), request, {}],
    [
      'request: scope_mismatch',
      grant(oddConstraint({ tool: 'tool:org.example/summarize@1.0.0' })),
      request,
      {},
    ],
  ])('refuses with %s, case %#', (code, given, asked, changes) => {
    const verification = { keys: KEY, now: NOW, ...Object(changes) };
    expect(codeOf(() => verifyCapabilityGrant(given, asked as CapabilityConstraint, verification))).toBe(
      code,
    );
  });

  test('any change of a signed manifest is refused', () => {
    const text = capabilityGrantJson(grant(CONSTRAINT, OTHER));
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('0', 'a', '1', '"', 'é'), (at, character) => {
        const changed = text.slice(0, at) + character + text.slice(at + 1);
        fc.pre(changed !== text);
        expect(codeOf(() => verifyCapabilityGrant(changed, request, { keys: KEY, now: NOW }))).not.toBe(
          'no error',
        );
      }),
    );
  });
});

describe('capabilityRequest', () => {
  test('refuses what names no exact authority', () => {
    expect(codeOf(() => capabilityRequest(new Map() as unknown as CapabilityConstraint))).toBe(
      'request: invalid_request',
    );
    expect(codeOf(() => capabilityRequest(oddConstraint({ more: 1 })))).toBe('request: invalid_request');
    expect(codeOf(() => capabilityRequest(oddConstraint({ action: 'action:x' })))).toBe(
      'action: invalid_governance_identifier',
    );
  });

  test('shows nothing unasked', () => {
    const hidden = ['org.example', 'summarize', 'hmac-sha256', '2000000000'];
    expectShownNowhere(capabilityRequest(CONSTRAINT), hidden);
    expectShownNowhere(grant(CONSTRAINT), hidden);
    expect(capabilityRequest(CONSTRAINT).tool).toBe(CONSTRAINT.tool);
  });
});

describeShared('vectors', () => {
  interface Vectors {
    readonly hmac_key_hex: string;
    readonly grant_signature: readonly {
      readonly manifest: Record<string, unknown>;
      readonly signature: string;
    }[];
  }
  const vectors: Vectors = JSON.parse(
    readFileSync(sharedPath('contracts', 'openmed-v1-vectors.json'), 'utf8'),
  );

  test('signatures', () => {
    expect(vectors.grant_signature).not.toHaveLength(0);
    for (const { manifest: unsigned, signature } of vectors.grant_signature) {
      const read = readCapabilityGrant({ ...unsigned, signature });
      const keys = new Uint8Array(Buffer.from(vectors.hmac_key_hex, 'hex'));
      const [constraint] = read.constraints;
      if (constraint === undefined) throw new Error('no constraint');
      expect(verifyCapabilityGrant(read, capabilityRequest(constraint), { keys, now: 0 })).toBe(read);
      const issued = issueCapabilityGrant(read.constraints, {
        expiresAt: Number(read.expiresAt),
        keys,
        keyId: read.keyId,
      });
      expect(issued.signature).toBe(signature);
    }
  });
});
