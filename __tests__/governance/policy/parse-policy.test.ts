import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { argumentClassifier, parsePolicy, policyClassifier } from '../../../src/governance/index.js';
import { GateError } from '../../../src/errors/index.js';
import { DATE_CLASS, TEXT_CLASS } from '../clinical-schema.js';
import { CLIENT_RULES } from '../../../src/clients/index.js';
import { codeOf } from '../code-of.js';
import { COVERAGE, PROJECTION, bytesOf, policyDocument, policyOf } from './policy-documents.js';

const follows = new Ajv2020({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync('docs/policy.schema.json', 'utf8')),
);

describe('parsePolicy', () => {
  test.each<[string, object]>([
    ['the lint', { contract_lint: true }],
    ['a projection for all', { projection: { all: PROJECTION } }],
    ['a projection by tool', { projection: { tools: { a: PROJECTION, __proto__: null } } }],
    ['an empty grant', { projection: { all: { ...PROJECTION, granted_data_classes: [] } } }],
    ['arguments', { argument_coverage: COVERAGE }],
    ['what clients refuse', { clients: [...CLIENT_RULES] }],
    [
      'everything, with its schema',
      {
        $schema: './policy.schema.json',
        contract_lint: true,
        projection: { all: PROJECTION, tools: {} },
        argument_coverage: { ...COVERAGE, tools: { a: [] } },
      },
    ],
  ])('reads %s, as the schema does', (_name, members) => {
    const document = policyDocument(members);
    expect(codeOf(() => parsePolicy(bytesOf(document)))).toBe('no error');
    expect([follows(document), follows.errors]).toEqual([true, null]);
  });

  test('gives what was asked for', () => {
    const policy = policyOf({
      contract_lint: true,
      projection: { all: PROJECTION, tools: { a: PROJECTION } },
      argument_coverage: COVERAGE,
    });
    expect(policy.contractLint).toBe(true);
    expect(policy.projection?.all?.grantedDataClasses).toEqual([TEXT_CLASS, DATE_CLASS]);
    expect([...(policy.projection?.tools.keys() ?? [])]).toEqual(['a']);
    expect(policy.coverage?.rules.all?.map((rule) => rule.path.join('/'))).toEqual([
      'text',
      'documents/*/text',
      'written',
    ]);
    expect(policy.coverage?.policy.policyProfile).toBe('policy:org.example/minimum@1.0.0');
  });

  const rule = { path: ['text'], data_class: TEXT_CLASS };
  test.each<[string, unknown]>([
    ['policy_invalid', []],
    ['policy_invalid', policyDocument({})],
    ['policy_invalid', policyDocument({ contract_lint: false })],
    ['policy_invalid', policyDocument({ contract_lint: 'true' })],
    ['policy_invalid', policyDocument({ contract_lint: true, note: 1 })],
    ['policy_invalid', policyDocument({ clients: [] })],
    ['policy_invalid', policyDocument({ clients: ['root_combinator', 'other'] })],
    ['policy_invalid', policyDocument({ clients: ['root_combinator', 'root_combinator'] })],
    ['policy_invalid', policyDocument({ clients: 'root_combinator' })],
    ['unsupported_version', { ...policyDocument({ contract_lint: true }), schema_version: 'v2' }],
    ['unsupported_version', { contract_lint: true }],
    ['policy_invalid', policyDocument({ projection: null })],
    ['policy_invalid', policyDocument({ projection: {} })],
    ['policy_invalid', policyDocument({ projection: { all: PROJECTION, note: 1 } })],
    ['policy_invalid', policyDocument({ projection: { tools: [] } })],
    ['policy_invalid', policyDocument({ projection: { all: { ...PROJECTION, note: 1 } } })],
    [
      'invalid_governance_identifier',
      policyDocument({ projection: { all: { ...PROJECTION, workflow_purpose: 'x' } } }),
    ],
    [
      'unversioned_governance_identifier',
      policyDocument({
        projection: { all: { ...PROJECTION, workflow_purpose: 'purpose:org.example/triage' } },
      }),
    ],
    [
      'invalid_grant',
      policyDocument({ projection: { all: { workflow_purpose: PROJECTION.workflow_purpose } } }),
    ],
    [
      'invalid_governance_identifier',
      policyDocument({ projection: { all: { ...PROJECTION, granted_data_classes: ['x'] } } }),
    ],
    [
      'duplicate_grant',
      policyDocument({
        projection: { all: { ...PROJECTION, granted_data_classes: [TEXT_CLASS, TEXT_CLASS] } },
      }),
    ],
    ['policy_invalid', policyDocument({ argument_coverage: { ...COVERAGE, all: undefined } })],
    ['policy_invalid', policyDocument({ argument_coverage: { ...COVERAGE, note: 1 } })],
    ['policy_invalid', policyDocument({ argument_coverage: { ...COVERAGE, decisions: {} } })],
    ['policy_invalid', policyDocument({ argument_coverage: { ...COVERAGE, decisions: [null] } })],
    ['policy_invalid', policyDocument({ argument_coverage: { ...COVERAGE, decisions: [{ note: 1 }] } })],
    ['policy_invalid', policyDocument({ argument_coverage: { ...COVERAGE, all: {} } })],
    ['policy_invalid', policyDocument({ argument_coverage: { ...COVERAGE, all: [{ ...rule, note: 1 }] } })],
    ['invalid_policy_profile', policyDocument({ argument_coverage: { ...COVERAGE, policy_profile: 'x' } })],
    ['invalid_decisions', policyDocument({ argument_coverage: { ...COVERAGE, decisions: [], all: [] } })],
    [
      'invalid_data_class',
      policyDocument({
        argument_coverage: { ...COVERAGE, decisions: [{ data_class: 'x', action: 'allow' }] },
      }),
    ],
    [
      'invalid_action',
      policyDocument({
        argument_coverage: { ...COVERAGE, decisions: [{ data_class: TEXT_CLASS, action: 'drop' }] },
      }),
    ],
    [
      'invalid_argument_value',
      policyDocument({
        argument_coverage: {
          ...COVERAGE,
          decisions: [{ data_class: TEXT_CLASS, action: 'redact', replacement: [] }],
        },
      }),
    ],
    [
      'replacement_requires_redact',
      policyDocument({
        argument_coverage: {
          ...COVERAGE,
          decisions: [{ data_class: TEXT_CLASS, action: 'allow', replacement: 'x' }],
        },
      }),
    ],
    ['invalid_path', policyDocument({ argument_coverage: { ...COVERAGE, all: [{ ...rule, path: [] }] } })],
    [
      'invalid_path',
      policyDocument({ argument_coverage: { ...COVERAGE, all: [{ ...rule, path: ['a b'] }] } }),
    ],
    [
      'invalid_path',
      policyDocument({ argument_coverage: { ...COVERAGE, tools: { x: [{ ...rule, path: ['a', -1] }] } } }),
    ],
  ])('refuses with %s, as the schema does, case %#', (code, document) => {
    expect(codeOf(() => parsePolicy(bytesOf(document)))).toMatch(
      new RegExp(`^policy: ${code} \\(line 1, column \\d+\\)$`),
    );
    expect(follows(JSON.parse(JSON.stringify(document)))).toBe(false);
  });

  test.each<[string, object]>([
    ['duplicate_data_class', { ...COVERAGE, decisions: [...COVERAGE.decisions, ...COVERAGE.decisions] }],
    ['missing_decision', { ...COVERAGE, all: [{ ...rule, data_class: 'data:org.example/other' }] }],
    ['duplicate_rule', { ...COVERAGE, all: [rule, { ...rule, data_class: DATE_CLASS }] }],
    ['duplicate_rule', { ...COVERAGE, tools: { x: [rule, rule] } }],
  ])('refuses with %s what no schema can say', (code, coverage) => {
    const document = policyDocument({ argument_coverage: coverage });
    expect(codeOf(() => parsePolicy(bytesOf(document)))).toContain(`policy: ${code} (line 1`);
  });

  test('points at the place', () => {
    const text = '{\n  "schema_version": "tool-catalog-gate.policy.v1",\n  "contract_lint": 7\n}';
    expect(codeOf(() => parsePolicy(new TextEncoder().encode(text)))).toBe(
      'policy: policy_invalid (line 3, column 3)',
    );
    expect(codeOf(() => parsePolicy(new TextEncoder().encode('{"a":1,"a":2}')))).toBe(
      'policy: duplicate_key (line 1, column 8)',
    );
  });
});

describe('policyClassifier', () => {
  const key = Uint8Array.from({ length: 32 }, (_, index) => index);

  test('classifies as the policy says of a tool', () => {
    const policy = policyOf({
      argument_coverage: { ...COVERAGE, tools: { other: [{ path: ['x'], data_class: DATE_CLASS }] } },
    });
    expect(policyClassifier(policy, 'any', key).classify({ text: 'secret' }).arguments).toEqual({
      text: '[text]',
    });
    expect(policyClassifier(policy, 'other', key).classify({ x: 1 }).arguments).toEqual({ x: 1 });
    expect(codeOf(() => policyClassifier(policy, 'other', key).classify({ text: 1 }))).toBe(
      'rules: unclassified_argument',
    );
    expect(policyClassifier(policy, 'any', key).policyProfile).toBe(COVERAGE.policy_profile);
  });

  test('says so where the policy says nothing', () => {
    expect(codeOf(() => policyClassifier(policyOf({ contract_lint: true }), 'x', key))).toBe(
      'rules: invalid_rules',
    );
    const named = policyOf({ argument_coverage: { ...COVERAGE, all: undefined, tools: { a: [] } } });
    expect(codeOf(() => policyClassifier(named, 'x', key))).toBe('rules: invalid_rules');
    expect(codeOf(() => policyClassifier(named, 'a', key))).toBe('rules: invalid_rules');
  });

  test('the errors of a parsed policy are one class', () => {
    expect(argumentClassifier).toBeInstanceOf(Function);
    expect(new GateError('policy_invalid', 'policy').message).toBe('policy: policy_invalid');
  });
});
