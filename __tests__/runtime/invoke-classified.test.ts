import { describe, expect, test } from '@jest/globals';
import type { CapabilityConstraint } from '../../src/governance/index.js';
import { argumentClassifier, capabilityRequest, issueCapabilityGrant } from '../../src/governance/index.js';
import { RunToolCatalog, invokeWithArgumentClassification, newRunId } from '../../src/runtime/index.js';
import { codeOfPromise } from '../governance/code-of.js';
import { ADD, ADD_ID, NAMES, REVIEWED, WIPE, registryOf } from './reviewed-tools.js';

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
const DATA_CLASS = 'data:org.example/number';
const CONSTRAINT: CapabilityConstraint = {
  tool: ADD_ID,
  resource: 'resource:org.example/calculator',
  action: 'action:org.example/compute',
  policy_profile: 'policy:org.example/p@1.0.0',
};

function call(changes: unknown = {}) {
  const registry = registryOf(ADD, WIPE);
  return {
    catalog: RunToolCatalog.capture(newRunId(), REVIEWED, registry, NAMES),
    registry,
    toolId: ADD_ID,
    version: '1.0.0',
    grant: issueCapabilityGrant([CONSTRAINT], { expiresAt: 10, keys: KEY }),
    request: capabilityRequest(CONSTRAINT),
    keys: KEY,
    now: 0,
    classifier: argumentClassifier({
      rules: [{ path: ['a'], dataClass: DATA_CLASS }],
      policy: {
        policyProfile: CONSTRAINT.policy_profile,
        decisions: [{ dataClass: DATA_CLASS, action: 'redact', replacement: 0 }],
      },
      hashKey: KEY,
    }),
    arguments: { a: 7 },
    ...Object(changes),
  };
}

describe('invokeWithArgumentClassification', () => {
  test('calls a reviewed tool with the safe copy', async () => {
    const result = await invokeWithArgumentClassification(call());
    expect(result.value).toEqual({ name: 'add_numbers', args: { a: 0 } });
    expect(result.report.redacted.map((finding) => finding.path)).toEqual(['/a']);
  });

  test('a grant may name the version too', async () => {
    const versioned = { ...CONSTRAINT, tool: `${ADD_ID}@1.0.0` };
    const grant = issueCapabilityGrant([versioned], { expiresAt: 10, keys: KEY });
    const result = await invokeWithArgumentClassification(
      call({ grant, request: capabilityRequest(versioned) }),
    );
    expect(result.value).toEqual({ name: 'add_numbers', args: { a: 0 } });
  });

  test.each<[string, unknown]>([
    ['request: invalid_request', { request: undefined }],
    ['request: invalid_request', { request: { ...CONSTRAINT } }],
    [
      'request: scope_mismatch',
      { request: capabilityRequest({ ...CONSTRAINT, tool: 'tool:org.example/wipe' }) },
    ],
    ['request: scope_mismatch', { request: capabilityRequest({ ...CONSTRAINT, tool: `${ADD_ID}@1.0.1` }) }],
    ['manifest: expired', { now: 10, registry: null }],
    ['arguments: invalid_arguments', { arguments: null, registry: null }],
    ['catalog: catalog_unavailable', { registry: null }],
    ['catalog: implementation_changed', { registry: registryOf(ADD, WIPE) }],
    ['catalog: unreviewed_tool', { version: '9.9.9' }],
  ])('refuses with %s, case %#', async (code, changes) => {
    expect(await codeOfPromise(() => invokeWithArgumentClassification(call(changes)))).toBe(code);
  });
});
