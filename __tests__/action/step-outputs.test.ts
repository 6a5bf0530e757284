import { describe, expect, test } from '@jest/globals';
import { stepOutputs } from '../../src/action/step-outputs.js';
import { GateError } from '../../src/errors/index.js';
import { compared, decided, manifest, partlyInherited } from '../report/decisions.js';

const before = manifest('search', 'read', 'write');
const after = manifest('search', 'read', 'delete', { name: 'list' });

describe('stepOutputs', () => {
  test('of one catalog are plain values', () => {
    const outputs = Object.fromEntries(stepOutputs(decided([compared(before, after)])));
    expect(outputs).toEqual({
      verdict: 'drift',
      drift: 'true',
      added: '2',
      removed: '1',
      changed: '0',
      'members-changed': '0',
      inherited: '',
      unchanged: '2',
      'baseline-digest': expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      'candidate-digest': expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      approval: 'not-needed',
      'approved-by': '',
    });
  });

  test('of named catalogs are JSON by name, whatever the names are', () => {
    const names = ['__proto__', 'agents/a-1.x', 'say "hi"\n', 'ключ', '\u{1F511}', '\\'];
    const catalogs = names.map((name) => compared(before, after, { name }));
    const outputs = Object.fromEntries(stepOutputs(decided(catalogs)));
    const members = Object.entries(JSON.parse(outputs['added'] ?? ''));
    expect(members.sort()).toEqual(names.map((name) => [name, 2]).sort());
    expect(outputs['added']).toContain('"agents/a-1.x":2');
    expect(outputs['drift']).toBe('true');
  });

  test('hold no name that could end a quotation, or begin a command, of a script', () => {
    const name = 'agents/\'"`$(id)${IFS}\n;&|<>*?~!#%^()[]{}=\\ x';
    const catalogs = [compared(before, after, { name })];
    for (const [output, value] of stepOutputs(decided(catalogs))) {
      expect([output, value]).toEqual([output, expect.stringMatching(/^[A-Za-z0-9._/\\:{},"-]*$/)]);
      expect(value.split('"').length).toBeLessThanOrEqual(5);
    }
  });

  test('of a single catalog with a name are JSON too', () => {
    const outputs = Object.fromEntries(stepOutputs(decided([compared(before, after, { name: 'a' })])));
    expect(outputs['removed']).toBe('{"a":1}');
  });

  test('leave open what could not be checked', () => {
    const error = new GateError('invalid_syntax', 'candidate');
    const failed = compared(null, null, {
      verdict: 'could-not-check',
      row: 'error',
      error,
      diff: null,
      before: null,
      after: null,
    });
    expect(Object.fromEntries(stepOutputs(decided([failed])))).toMatchObject({
      verdict: 'could-not-check',
      drift: '',
      added: '',
      'baseline-digest': '',
    });
    const both = decided([{ ...failed, name: 'a' }, compared(before, after, { name: 'b' })]);
    expect(Object.fromEntries(stepOutputs(both))).toMatchObject({ drift: '', added: '{"b":2}' });
  });

  test('tell how much is inherited where that could be told, none where nothing drifts', () => {
    const inherited = (catalogs: Parameters<typeof decided>[0]) =>
      Object.fromEntries(stepOutputs(decided(catalogs)))['inherited'];
    const told = partlyInherited(before, after, manifest('search', 'read', 'delete'));
    expect(inherited([told])).toBe('2');
    expect(inherited([compared(before, after, { inheritance: { known: false, gap: 'captured' } })])).toBe('');
    expect(inherited([compared(before, before, { verdict: 'unchanged', row: 'same' })])).toBe('0');
    expect(inherited([{ ...told, name: 'a' }, compared(before, after, { name: 'b' })])).toBe('{"a":2}');
  });

  test('a fault of the step leaves everything open', () => {
    const fault = new GateError('missing_input', 'baseline');
    const outputs = Object.fromEntries(stepOutputs(decided([], { verdict: 'could-not-check', fault })));
    expect(outputs).toMatchObject({ verdict: 'could-not-check', drift: '', added: '', unchanged: '' });
  });

  test('a changed baseline is no drift; approvals are listed', () => {
    const changed = compared(before, after, { verdict: 'approved', row: 'baseline-changed' });
    const decision = decided([changed], { approval: 'approved', approvedBy: ['olga', 'zoe'] });
    expect(Object.fromEntries(stepOutputs(decision))).toMatchObject({
      verdict: 'approved',
      drift: 'false',
      approval: 'approved',
      'approved-by': 'olga,zoe',
    });
  });
});
