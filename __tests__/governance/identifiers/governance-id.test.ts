import { describe, expect, test } from '@jest/globals';
import { GOVERNANCE_KINDS, parseGovernanceId } from '../../../src/governance/index.js';
import { codeOf } from '../code-of.js';
import { expectShownNowhere } from '../shown-nowhere.js';

const LABEL_63 = 'a'.repeat(63);
const NAMESPACE_253 = [LABEL_63, LABEL_63, LABEL_63, 'a'.repeat(61)].join('.');
const NAMESPACE_254 = [LABEL_63, LABEL_63, LABEL_63, 'a'.repeat(62)].join('.');

describe('parseGovernanceId', () => {
  test.each([
    ['tool:org.example/summarize', 'org.example', 'summarize', null],
    ['tool:a.b/c@0.0.0', 'a.b', 'c', '0.0.0'],
    [
      'tool:a-1.b--2.c3/n-@10.20.123456789012345678901234567890',
      'a-1.b--2.c3',
      'n-',
      '10.20.123456789012345678901234567890',
    ],
    [`tool:${NAMESPACE_253}/n`, NAMESPACE_253, 'n', null],
    [`tool:a.b/${'n'.repeat(64)}`, 'a.b', 'n'.repeat(64), null],
  ])('reads %s', (value, namespace, name, version) => {
    const id = parseGovernanceId(value, 'tool');
    expect([id.kind, id.namespace, id.name, id.version, id.value]).toEqual([
      'tool',
      namespace,
      name,
      version,
      value,
    ]);
  });

  test.each(GOVERNANCE_KINDS)('reads the kind %s and no other kind', (kind) => {
    for (const other of GOVERNANCE_KINDS) {
      const read = () => parseGovernanceId(`${other}:org.example/name@1.2.3`, kind);
      if (other === kind) expect(read().kind).toBe(kind);
      else expect(codeOf(read)).toBe('kind: wrong_kind');
    }
  });

  test.each([
    [undefined, 'identifier: invalid_identifier_type'],
    [null, 'identifier: invalid_identifier_type'],
    [7, 'identifier: invalid_identifier_type'],
    [Object('tool:org.example/n'), 'identifier: invalid_identifier_type'],
    [{ toString: () => 'tool:org.example/n' }, 'identifier: invalid_identifier_type'],
    ['x'.repeat(513), 'identifier: identifier_too_long'],
    [`tool:${NAMESPACE_253}/n@0.0.${'9'.repeat(260)}`, 'identifier: identifier_too_long'],
    ['\u{1f600}'.repeat(512), 'identifier: invalid_identifier'],
    ['\u{1f600}'.repeat(513), 'identifier: identifier_too_long'],
    ['\u{1f600}'.repeat(2000), 'identifier: identifier_too_long'],
    ['', 'identifier: invalid_identifier'],
    ['tool:org/n', 'identifier: invalid_identifier'],
    ['tool:org.example', 'identifier: invalid_identifier'],
    ['tool:org.example/', 'identifier: invalid_identifier'],
    ['tool:org.example/1n', 'identifier: invalid_identifier'],
    ['tool:org.example/N', 'identifier: invalid_identifier'],
    ['tool:org.example/n_m', 'identifier: invalid_identifier'],
    [`tool:org.example/${'n'.repeat(65)}`, 'identifier: invalid_identifier'],
    [`tool:${'a'.repeat(64)}.b/n`, 'identifier: invalid_identifier'],
    ['tool:-a.b/n', 'identifier: invalid_identifier'],
    ['tool:a-.b/n', 'identifier: invalid_identifier'],
    ['tool:a..b/n', 'identifier: invalid_identifier'],
    ['tool:.a.b/n', 'identifier: invalid_identifier'],
    ['Tool:org.example/n', 'identifier: invalid_identifier'],
    ['tool2:org.example/n', 'identifier: invalid_identifier'],
    [':org.example/n', 'identifier: invalid_identifier'],
    ['tool:org.example/n@', 'identifier: invalid_identifier'],
    ['tool:org.example/n@1.0', 'identifier: invalid_identifier'],
    ['tool:org.example/n@01.0.0', 'identifier: invalid_identifier'],
    ['tool:org.example/n@1.0.0-rc', 'identifier: invalid_identifier'],
    ['tool:org.example/n@1.0.0@1.0.0', 'identifier: invalid_identifier'],
    ['tool:org.example/n@1.0.0\n', 'identifier: invalid_identifier'],
    ['tool:org.example/n\n', 'identifier: invalid_identifier'],
    [' tool:org.example/n', 'identifier: invalid_identifier'],
    ['tool:org.example/n/m', 'identifier: invalid_identifier'],
    ['tool:org.example/n@1.0.\u0661', 'identifier: invalid_identifier'],
    ['tool:org.ex\u0430mple/n', 'identifier: invalid_identifier'],
    ['data:org.example/n', 'kind: unknown_kind'],
    ['constructor:org.example/n', 'kind: unknown_kind'],
    ['policy:org.example/n', 'kind: wrong_kind'],
    [`tool:${NAMESPACE_254}/n`, 'namespace: namespace_too_long'],
  ])('refuses case %#', (value, code) => {
    expect(codeOf(() => parseGovernanceId(value, 'tool'))).toBe(code);
  });

  test('shows its content only where it is asked', () => {
    const id = parseGovernanceId('tool:org.example/summarize@1.0.0', 'tool');
    expectShownNowhere(id, ['org.example', 'summarize', '1.0.0']);
    expect(Object.isFrozen(id)).toBe(true);
  });
});
