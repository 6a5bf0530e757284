import { inspect } from 'node:util';
import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { ArgumentPolicy, CapabilityConstraint, ClassifiedCall } from '../../../src/governance/index.js';
import {
  argumentClassifier,
  capabilityGrantJson,
  capabilityRequest,
  dispatchWithArgumentClassification,
  dispatchWithArgumentClassificationValue,
  dispatchWithCapabilityGrant,
  issueCapabilityGrant,
} from '../../../src/governance/index.js';
import { GateError } from '../../../src/errors/index.js';
import { pythonJson } from '../../../src/json/index.js';
import { codeOfPromise } from '../code-of.js';
import { parseDocument } from '../conformance/document.js';
import { expectShownNowhere } from '../shown-nowhere.js';

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
const PROFILE = 'policy:org.example/minimum@1.0.0';
const [OPEN, HIDDEN, FORBIDDEN] = [
  'data:org.example/open',
  'data:org.example/hidden',
  'data:org.example/forbidden',
];
const CONSTRAINT: CapabilityConstraint = {
  tool: 'tool:org.example/summarize',
  resource: 'resource:org.example/note',
  action: 'action:org.example/read',
  policy_profile: PROFILE,
};
const POLICY: ArgumentPolicy = {
  policyProfile: PROFILE,
  decisions: [
    { dataClass: OPEN, action: 'allow' },
    { dataClass: HIDDEN, action: 'redact', replacement: '[hidden]' },
    { dataClass: FORBIDDEN, action: 'block' },
  ],
};
const CLASSIFIER = argumentClassifier({
  rules: [
    { path: ['open'], dataClass: OPEN },
    { path: ['hidden', '*'], dataClass: HIDDEN },
    { path: ['forbidden'], dataClass: FORBIDDEN },
  ],
  policy: POLICY,
  hashKey: KEY,
});

function call(changes: Partial<ClassifiedCall<unknown>> = {}): ClassifiedCall<unknown> {
  return {
    grant: issueCapabilityGrant([CONSTRAINT], { expiresAt: 2_000_000_000, keys: KEY }),
    request: capabilityRequest(CONSTRAINT),
    keys: KEY,
    now: 0,
    classifier: CLASSIFIER,
    arguments: { open: 'x', hidden: ['secret'] },
    dispatch: (args) => args,
    ...changes,
  };
}

describe('dispatchWithArgumentClassification', () => {
  test('calls with the safe copy and gives its result and the report', async () => {
    const result = await dispatchWithArgumentClassification(call());
    expect(result.value).toEqual({ open: 'x', hidden: ['[hidden]'] });
    expect(Object.isFrozen(result.value)).toBe(true);
    expect(result.report.allowed.map((finding) => finding.path)).toEqual(['/open']);
    expectShownNowhere(result, ['secret', '[hidden]', 'open', 'hmac']);
  });

  test('awaits the call and passes its error on unchanged', async () => {
    const later = await dispatchWithArgumentClassification(call({ dispatch: () => Promise.resolve(7) }));
    expect(later.value).toBe(7);
    const fault = new Error('of the tool');
    await expect(
      dispatchWithArgumentClassification(call({ dispatch: () => Promise.reject(fault) })),
    ).rejects.toBe(fault);
  });

  test('a blocked value is refused before the call, with the report as evidence', async () => {
    let calls = 0;
    const given = call({ arguments: { open: 'x', forbidden: 'secret' }, dispatch: () => (calls += 1) });
    const error: unknown = await dispatchWithArgumentClassification(given).catch((reason: unknown) => reason);
    if (!(error instanceof GateError)) throw new Error('no refusal');
    expect(error.message).toBe('arguments: blocked_by_policy');
    expect(JSON.parse(error.evidence ?? '')).toMatchObject({
      allowed: [{ path: '/open' }],
      blocked: [{ path: '/forbidden' }],
    });
    expect(error.evidence).not.toContain('secret');
    for (const view of [String(error), JSON.stringify(error), inspect(error), error.stack]) {
      expect(view).not.toMatch(/hmac-sha256|"\/forbidden"/);
    }
    expect(calls).toBe(0);
  });

  const text = capabilityGrantJson(issueCapabilityGrant([CONSTRAINT], { expiresAt: 1, keys: KEY }));
  test.each<[string, unknown]>([
    ['request: invalid_request', { request: { ...CONSTRAINT }, classifier: null }],
    [
      'classifier: invalid_classifier',
      { classifier: { policyProfile: PROFILE, classify: () => 1 }, dispatch: null },
    ],
    ['dispatch: invalid_dispatch', { dispatch: 'x', grant: null }],
    [
      'policy: policy_profile_mismatch',
      { request: capabilityRequest({ ...CONSTRAINT, policy_profile: 'policy:a.b/c' }), grant: null },
    ],
    ['manifest: missing_grant', { grant: null, arguments: null }],
    ['manifest: expired', { grant: text, now: 1, arguments: null }],
    ['arguments: invalid_arguments', { arguments: null }],
    ['rules: unclassified_argument', { arguments: { other: 1 } }],
  ])('refuses with %s, case %#, and never calls', async (code, changes) => {
    let calls = 0;
    const given = { ...call({ dispatch: () => (calls += 1) }), ...Object(changes) };
    expect(await codeOfPromise(() => dispatchWithArgumentClassification(given))).toBe(code);
    expect(calls).toBe(0);
  });

  test('no value that is not allowed reaches the call, whatever the arguments', async () => {
    const value = fc.string({ minLength: 6 });
    const shape = fc.record(
      { open: value, hidden: fc.array(value), forbidden: value, other: value },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(shape, async (given) => {
        const received: unknown[] = [];
        const before = structuredClone(given);
        const made = call({ arguments: given, dispatch: (args) => received.push(args) });
        await dispatchWithArgumentClassification(made).catch(() => undefined);
        const refused = given.forbidden !== undefined || given.other !== undefined;
        expect(received).toHaveLength(refused ? 0 : 1);
        const seen = JSON.stringify(received);
        expect(
          (given.hidden ?? []).some((one) => one !== given.open && seen.includes(JSON.stringify(one))),
        ).toBe(false);
        expect(given).toEqual(before);
      }),
    );
  });
});

describe('dispatchWithArgumentClassificationValue', () => {
  test('keeps the form of numbers, in the copy and in the hashes', async () => {
    const given = (text: string) => ({ ...call(), arguments: parseDocument(text), dispatch: pythonJson });
    const whole = await dispatchWithArgumentClassificationValue(given('{"open":1}'));
    const fraction = await dispatchWithArgumentClassificationValue(given('{"open":1.0}'));
    expect([whole.value, fraction.value]).toEqual(['{"open":1}', '{"open":1.0}']);
    expect(whole.report.allowed).not.toEqual(fraction.report.allowed);
  });
});

describe('dispatchWithCapabilityGrant', () => {
  const { grant, request, keys } = call();

  test('calls once the grant is verified', async () => {
    expect(await dispatchWithCapabilityGrant({ grant, request, keys, now: 0, dispatch: () => 7 })).toBe(7);
  });

  test('calls nothing where it is not', async () => {
    const dispatch = jest.fn();
    const late = { grant, request, keys, now: 2_000_000_000, dispatch };
    expect(await codeOfPromise(() => dispatchWithCapabilityGrant(late))).toBe('manifest: expired');
    expect(dispatch).not.toHaveBeenCalled();
    expect(await codeOfPromise(() => dispatchWithCapabilityGrant({ ...late, dispatch: 'x' as never }))).toBe(
      'dispatch: invalid_dispatch',
    );
  });
});
