import { createHmac } from 'node:crypto';
import type { CapabilityConstraint, GrantIssue, GrantKeys, HmacKey } from '../../../src/governance/index.js';
import {
  capabilityGrantJson,
  capabilityRequest,
  dispatchWithCapabilityGrant,
  issueCapabilityGrant,
  verifyCapabilityGrant,
} from '../../../src/governance/index.js';
import { mutate } from './mutate.js';
import type { Draft } from './raw-json.js';
import { isDraftObject, jsonText, literal } from './raw-json.js';
import type { Choices } from './seeded-random.js';

/** Keys in hexadecimal: one, or several by id; null for none. */
type DraftKeys = string | null | { readonly [id: string]: string | null };

export interface IssueCase {
  readonly function: 'issue';
  readonly constraints: Draft;
  readonly expiresAt: Draft;
  readonly keyId: Draft;
  readonly keys: DraftKeys;
}

export interface VerifyCase {
  readonly function: 'verify';
  readonly manifest: string;
  readonly as: 'text' | 'object';
  readonly request: Draft;
  readonly keys: DraftKeys;
  readonly now: Draft;
}

export interface GrantDispatchCase {
  readonly function: 'grantDispatch';
  readonly verify: VerifyCase;
  readonly isFunction: boolean;
}

const KEY = 'f0'.repeat(32);
const TOOLS = [
  'tool:org.example/a',
  'tool:org.example/a@1.0.0',
  'tool:org.example/b',
  'tool:org.example-x/a',
] as const;
const ODD_IDS: readonly [Draft, ...Draft[]] = [
  'tool:x',
  'workflow:org.example/a',
  '',
  null,
  7,
  [],
  'tool:org.example/A',
];
const KEY_IDS: readonly [Draft, ...Draft[]] = [
  'default',
  'k.1_2-3',
  'K',
  '',
  null,
  'k'.repeat(128),
  'k'.repeat(129),
  'é',
];

export function issueCase(choose: Choices): IssueCase {
  return {
    function: 'issue',
    constraints: choose.once(12) ? [] : draftConstraints(choose),
    expiresAt: draftTime(choose),
    keyId: choose.once(3) ? choose.one(KEY_IDS) : 'default',
    keys: draftKeys(choose),
  };
}

export function verifyCase(choose: Choices): VerifyCase {
  const constraints = draftConstraints(choose, 1000);
  const request = choose.one([constraints[0] ?? {}, constraints[0] ?? {}, draftConstraint(choose, 30)]);
  const signed = signedManifest(constraints);
  const manifest = choose.once(3) ? changed(choose, signed) : jsonText(signed);
  return {
    function: 'verify',
    manifest,
    as: choose.once(2) && isJson(manifest) ? 'object' : 'text',
    request,
    keys: draftKeys(choose),
    now: choose.once(3) ? draftTime(choose) : choose.one([1_999_999_999, 2_000_000_000, 0]),
  };
}

export function answerIssue({ constraints, expiresAt, keyId, keys }: IssueCase): string {
  const issue = { expiresAt, keyId, keys: keysOf(keys) } as unknown as GrantIssue;
  return capabilityGrantJson(issueCapabilityGrant(constraints as unknown as CapabilityConstraint[], issue));
}

export function answerVerify({ manifest, as, request, keys, now }: VerifyCase): string {
  const grant = verifyCapabilityGrant(
    as === 'object' ? JSON.parse(manifest) : manifest,
    capabilityRequest(request as unknown as CapabilityConstraint),
    { keys: keysOf(keys), now: now as number },
  );
  return capabilityGrantJson(grant);
}

export function grantDispatchCase(choose: Choices): GrantDispatchCase {
  return { function: 'grantDispatch', verify: verifyCase(choose), isFunction: !choose.once(8) };
}

export async function answerGrantDispatch({ verify, isFunction }: GrantDispatchCase): Promise<string> {
  return await dispatchWithCapabilityGrant({
    grant: verify.as === 'object' ? JSON.parse(verify.manifest) : verify.manifest,
    request: capabilityRequest(verify.request as unknown as CapabilityConstraint),
    keys: keysOf(verify.keys),
    now: verify.now as number,
    dispatch: isFunction ? () => 'called' : ('called' as never),
  });
}

export function keysOf(keys: DraftKeys): GrantKeys {
  if (keys === null || typeof keys === 'string') return keyOf(keys);
  return new Map(Object.entries(keys).map(([id, key]) => [id, keyOf(key)]));
}

function keyOf(hex: string | null): HmacKey {
  return (hex === null ? null : new Uint8Array(Buffer.from(hex, 'hex'))) as HmacKey;
}

function draftKeys(choose: Choices): DraftKeys {
  if (!choose.once(8)) return choose.one<DraftKeys>([KEY, { default: KEY, 'k.1_2-3': KEY }]);
  return choose.one<DraftKeys>([
    null,
    '',
    KEY.slice(2),
    'a1'.repeat(32),
    {},
    { default: null },
    { default: 'ff' },
  ]);
}

function draftTime(choose: Choices): Draft {
  return choose.one<Draft>([
    2_000_000_000,
    0,
    1,
    -1,
    9_007_199_254_740_991,
    2 ** 53,
    2 ** 62,
    2 ** 63,
    1.5,
    true,
    null,
    '0',
    [],
  ]);
}

function draftConstraints(choose: Choices, oddly = 25): readonly DraftConstraint[] {
  const constraints = Array.from({ length: 1 + choose.below(4) }, () => draftConstraint(choose, oddly));
  const unique = [...new Map(constraints.map((one) => [jsonText(one), one])).values()];
  return choose.once(oddly) ? [...unique, ...unique.slice(0, 1)] : unique;
}

interface DraftConstraint {
  readonly [name: string]: Draft;
  readonly action: Draft;
  readonly policy_profile: Draft;
  readonly resource: Draft;
  readonly tool: Draft;
}

function draftConstraint(choose: Choices, oddly: number): DraftConstraint {
  const constraint = {
    action: choose.one(['action:org.example/read', 'action:org.example/write']),
    policy_profile: choose.one(['policy:org.example/minimum@1.0.0', 'policy:org.example/other']),
    resource: choose.one(['resource:org.example/note', 'resource:org.example/note@2.0.0']),
    tool: choose.one(TOOLS),
  };
  if (!choose.once(oddly)) return constraint;
  return {
    ...constraint,
    [choose.one(['tool', 'resource', 'action', 'policy_profile'])]: choose.one(ODD_IDS),
  };
}

/** A signed manifest, made without the code under test; the constraints hold nothing but ASCII. */
function signedManifest(constraints: readonly DraftConstraint[]): Draft {
  const sorted = constraints.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const unsigned = {
    constraints: sorted,
    expires_at: 2_000_000_000,
    key_id: 'default',
    schema_version: 'openmed.agent.capability_grant.v1',
  };
  const hmac = createHmac('sha256', Buffer.from(KEY, 'hex')).update(jsonText(unsigned));
  return { ...unsigned, signature: `hmac-sha256:${hmac.digest('hex')}` };
}

function sortKey({ tool, resource, action, policy_profile: policy }: DraftConstraint): string {
  return [tool, resource, action, policy].map((part) => jsonText(part).replaceAll('"', '')).join('\0');
}

const NOT_JSON = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '"x"',
  '{"a":1,"a":1}',
  '{"schema_version":1}',
  'x'.repeat(20),
  '{"a":1}}',
] as const;
const BIG_TIMES = [
  '9223372036854775807',
  '9223372036854775808',
  '2e9',
  '2000000000.0',
  '-0',
  '2000000000',
] as const;

function changed(choose: Choices, manifest: Draft): string {
  if (choose.once(8)) return choose.one(NOT_JSON);
  if (!isDraftObject(manifest)) return jsonText(manifest);
  if (choose.once(4)) return jsonText({ ...manifest, expires_at: literal(choose.one(BIG_TIMES)) });
  if (choose.once(6))
    return jsonText({
      ...manifest,
      signature: choose.one<Draft>(['', 'hmac-sha256:00', `hmac-sha256:${'0'.repeat(64)}`]),
    });
  if (choose.once(4))
    return jsonText(manifest).replace(
      '"key_id"',
      choose.one(['"key_id":"default","key_id"', '"\\u006bey_id"', '"KEY_ID"']),
    );
  return jsonText(mutate(choose, manifest, ['tool', 'signature', 'note']));
}

/** Whether a plain JavaScript value can say the same as the text. */
function isJson(text: string): boolean {
  try {
    return (
      isDraftObject(JSON.parse(text) as Draft) &&
      !/"a":1,"a"|_id":"default","key_id|\d[.e]|-0|\d{16}/.test(text)
    );
  } catch {
    return false;
  }
}
