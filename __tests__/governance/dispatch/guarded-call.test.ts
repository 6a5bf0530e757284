import { describe, expect, jest, test } from '@jest/globals';
import type { ArgumentDecision, CapabilityConstraint, GuardedCall } from '../../../src/governance/index.js';
import {
  accessRequest,
  accessTicket,
  argumentClassifier,
  callGuarded,
  capabilityRequest,
  dispatchWithAccessTicket,
  issueCapabilityGrant,
  parseRunId,
  recordSelectorOf,
  toolAction,
} from '../../../src/governance/index.js';
import { GateError } from '../../../src/errors/index.js';
import { DATE_CLASS, PURPOSE, TEXT_CLASS, field, objectOf, toolSchema } from '../clinical-schema.js';
import { codeOfPromise } from '../code-of.js';
import { expectShownNowhere } from '../shown-nowhere.js';

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
const PROFILE = 'policy:org.example/minimum@1.0.0';
const CONSTRAINT: CapabilityConstraint = {
  tool: 'tool:org.example/summarize',
  resource: 'resource:org.example/note',
  action: 'action:org.example/read',
  policy_profile: PROFILE,
};
const DECISIONS: readonly ArgumentDecision[] = [
  { dataClass: TEXT_CLASS, action: 'redact', replacement: '[text]' },
  { dataClass: DATE_CLASS, action: 'allow' },
];
const SCHEMA = toolSchema({
  written: field({ 'x-openmed-data-class': DATE_CLASS }),
  documents: field({ type: 'array', items: objectOf({ text: field() }) }),
  tags: field({ type: 'array', items: { type: 'array', items: { type: 'string' } } }),
});
const ACCESS = {
  runId: parseRunId(`run_${'a'.repeat(32)}`),
  purpose: PURPOSE,
  projection: [TEXT_CLASS, DATE_CLASS],
  recordSelectors: [recordSelectorOf('selector:org.example/record', 'synthetic', KEY)],
  toolAction: toolAction(CONSTRAINT.tool, CONSTRAINT.action),
};
const TICKET = accessTicket({
  ...ACCESS,
  permittedDataClasses: ACCESS.projection,
  permittedToolActions: [ACCESS.toolAction],
  expiresAt: 2_000_000_000,
});

function classifier(decisions = DECISIONS, textClass = TEXT_CLASS) {
  return argumentClassifier({
    rules: [
      { path: ['written'], dataClass: DATE_CLASS },
      { path: ['documents', '*', 'text'], dataClass: textClass },
      { path: ['tags', '*', '*'], dataClass: TEXT_CLASS },
      { path: ['other'], dataClass: TEXT_CLASS },
    ],
    policy: { policyProfile: PROFILE, decisions },
    hashKey: KEY,
  });
}

function call(changes: unknown = {}): GuardedCall<unknown> {
  return {
    schema: SCHEMA,
    ticket: TICKET,
    access: accessRequest(ACCESS),
    grant: issueCapabilityGrant([CONSTRAINT], { expiresAt: 2_000_000_000, keys: KEY }),
    request: capabilityRequest(CONSTRAINT),
    keys: KEY,
    now: 0,
    classifier: classifier(),
    arguments: { written: '2026-01-01', documents: [{ text: 'secret' }], tags: [['a'], ['b', 'c']] },
    dispatch: (args: unknown) => args,
    ...Object(changes),
  };
}

describe('callGuarded', () => {
  test('takes a call through everything', async () => {
    const result = await callGuarded(call());
    expect(result.value).toEqual({
      written: '2026-01-01',
      documents: [{ text: '[text]' }],
      tags: [['[text]'], ['[text]', '[text]']],
    });
    expect(result.plan.field_paths).toEqual(['/documents', '/documents/*/text', '/tags', '/written']);
    expect(result.report.allowed.map((finding) => finding.path)).toEqual(['/written']);
    expectShownNowhere(result, ['2026-01-01', 'written', 'hmac-sha256']);
  });

  test.each<[string, unknown]>([
    ['schema: invalid_tool_schema', { schema: {}, ticket: null }],
    ['schema: invalid_tool_schema', { schema: new Map() }],
    ['ticket: missing_ticket', { ticket: null, grant: null }],
    ['expires_at: expired', { now: 2_000_000_000 }],
    ['request: invalid_request', { request: undefined }],
    ['request: invalid_request', { request: { ...CONSTRAINT } }],
    [
      'request: scope_mismatch',
      { request: capabilityRequest({ ...CONSTRAINT, tool: 'tool:org.example/other' }), grant: null },
    ],
    [
      'request: scope_mismatch',
      { request: capabilityRequest({ ...CONSTRAINT, action: 'action:org.example/write' }), grant: null },
    ],
    [
      'projection: projection_denied',
      { access: accessRequest({ ...ACCESS, projection: [TEXT_CLASS] }), grant: null },
    ],
    ['manifest: missing_grant', { grant: null, arguments: null }],
    ['rules: unclassified_argument', { arguments: { unknown: 1 } }],
    ['arguments: projection_denied', { arguments: { other: 'not in the plan' } }],
    [
      'arguments: projection_denied',
      { arguments: { documents: [{ text: 'x' }] }, classifier: classifier(DECISIONS, DATE_CLASS) },
    ],
    [
      'arguments: blocked_by_policy',
      {
        classifier: classifier([
          { dataClass: TEXT_CLASS, action: 'block' },
          { dataClass: DATE_CLASS, action: 'allow' },
        ]),
      },
    ],
    ['dispatch: invalid_dispatch', { dispatch: null }],
  ])('refuses with %s, case %#, and never calls', async (code, changes) => {
    let calls = 0;
    const given = call({ dispatch: () => (calls += 1), ...Object(changes) });
    expect(await codeOfPromise(() => callGuarded(given))).toBe(code);
    expect(calls).toBe(0);
  });

  test('reads each part of the call once', async () => {
    let reads = 0;
    const other = capabilityRequest({ ...CONSTRAINT, action: 'action:org.example/write' });
    const given = Object.defineProperty(call(), 'request', {
      enumerable: true,
      get: () => ((reads += 1) === 1 ? capabilityRequest(CONSTRAINT) : other),
    });
    await callGuarded(given);
    expect(reads).toBe(1);
  });

  test('carries what a refusal rests on', async () => {
    const evidence = async (changes: unknown) => {
      const error: unknown = await callGuarded(call(changes)).catch((reason: unknown) => reason);
      return error instanceof GateError ? String(error.evidence) : '';
    };
    expect(await evidence({ schema: {} })).toContain('openmed.agent.tool_contract_lint.v1');
    expect(await evidence({ ticket: null })).toContain('openmed.agent.access_denial.v1');
    expect(await evidence({ access: accessRequest({ ...ACCESS, projection: [TEXT_CLASS] }) })).toContain(
      'openmed.agent.data_projection_rationale.v1',
    );
    expect(await evidence({ arguments: { other: 'x' } })).toContain(
      'openmed.agent.argument_classification.v1',
    );
  });
});

describe('dispatchWithAccessTicket', () => {
  const request = accessRequest(ACCESS);

  test('calls once the ticket is verified', async () => {
    expect(await dispatchWithAccessTicket({ ticket: TICKET, request, now: 0, dispatch: () => 7 })).toBe(7);
  });

  test('calls nothing where it is not, and says why in its evidence', async () => {
    const dispatch = jest.fn();
    const none = { ticket: null, request, now: 0, dispatch };
    await expect(dispatchWithAccessTicket(none)).rejects.toMatchObject({
      code: 'missing_ticket',
      evidence:
        '{"field_name":"ticket","reason_code":"missing_ticket","schema_version":"openmed.agent.access_denial.v1"}',
    });
    expect(dispatch).not.toHaveBeenCalled();
    expect(await codeOfPromise(() => dispatchWithAccessTicket({ ...none, dispatch: 'x' as never }))).toBe(
      'dispatch: invalid_dispatch',
    );
  });
});
