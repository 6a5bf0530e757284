import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergeSettings, parseSettingsFile, readInputs } from '../../src/settings/index.js';
import type { Inputs, Settings, SettingsFile } from '../../src/settings/index.js';

function inputs(given: Readonly<Record<string, string>>): Inputs {
  const named = Object.entries(given).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]);
  return readInputs(Object.fromEntries(named));
}

async function file(text: string): Promise<SettingsFile> {
  return parseSettingsFile(new TextEncoder().encode(text));
}

const PAIR = { baseline: 'a.json', candidate: 'b.json' };

const DEFAULTS: Settings = {
  catalogs: [{ name: '', ...PAIR }],
  candidateSource: 'workspace',
  candidateRepeat: null,
  artifact: 'tool-catalog',
  captureWorkflow: null,
  captureTimeout: 10,
  reviewWorkflow: null,
  decidingJob: 'tool-catalog',
  map: null,
  previousBaseline: null,
  format: 'auto',
  owners: null,
  approvals: 1,
  approvalsOff: false,
  policy: null,
  policyMode: 'new',
  ignore: [],
  unordered: [],
  failOnDrift: true,
  comment: 'on-drift',
  id: null,
  updateHint: null,
  checkRun: false,
  detail: 'fingerprints',
  limits: { maxBytes: 16 * 1024 * 1024, maxDepth: 64 },
  jobWorkflow: null,
  githubToken: null,
  ownersToken: null,
};

describe('mergeSettings', () => {
  test('applies the defaults', () => {
    expect(mergeSettings(inputs(PAIR), null)).toEqual(DEFAULTS);
  });

  test('an empty file changes nothing', async () => {
    expect(mergeSettings(inputs(PAIR), await file(''))).toEqual(DEFAULTS);
  });

  test('takes the inputs where there is no file', () => {
    const given = {
      ...PAIR,
      approvals: '0',
      'fail-on-drift': 'false',
      'github-token': 'x',
      'max-bytes': '5',
      id: 'i',
    };
    expect(mergeSettings(inputs(given), null)).toMatchObject({
      approvals: 0,
      failOnDrift: false,
      githubToken: 'x',
      ownersToken: 'x',
      limits: { maxBytes: 5, maxDepth: 64 },
      id: 'i',
    });
  });

  test('the owners’ token of its own goes before the other', () => {
    const given = { ...PAIR, 'github-token': 'x', 'owners-token': 'y' };
    expect(mergeSettings(inputs(given), null)).toMatchObject({ githubToken: 'x', ownersToken: 'y' });
  });

  test('takes what the file holds where the inputs are silent', async () => {
    const text =
      'baseline: a.json\ncandidate: b.json\napprovals: 2\nowners: ["@a"]\nignore: [/x]\nfail-on-drift: false';
    expect(mergeSettings(inputs({}), await file(text))).toEqual({
      ...DEFAULTS,
      approvals: 2,
      owners: ['@a'],
      ignore: ['/x'],
      failOnDrift: false,
    });
  });

  test('an input may say what the file says, however it is written', async () => {
    const text =
      'baseline: ./a.json\ncandidate: b.json\napprovals: 2\nowners: ["@a", "@b"]\nfail-on-drift: true';
    const given = { ...PAIR, approvals: '2', owners: '@a, @b', 'fail-on-drift': 'TRUE' };
    expect(mergeSettings(inputs(given), await file(text))).toMatchObject({
      approvals: 2,
      owners: ['@a', '@b'],
    });
  });

  test.each([
    ['baseline', 'baseline: other.json', {}],
    ['candidate', 'candidate: other.json', {}],
    ['candidate-source', 'candidate-source: workspace', { 'candidate-source': 'commit' }],
    ['map', 'map: m.json', { map: 'n.json' }],
    ['previous-baseline', 'previous-baseline: m.json', { 'previous-baseline': 'n.json' }],
    ['format', 'format: mcp', { format: 'auto' }],
    ['owners', 'owners: ["@a"]', { owners: '@a, @attacker' }],
    ['approvals', 'approvals: 1', { approvals: '0' }],
    ['policy', 'policy: p.json', { policy: 'q.json' }],
    ['policy-mode', 'policy-mode: all', { 'policy-mode': 'new' }],
    ['fail-on-drift', 'fail-on-drift: true', { 'fail-on-drift': 'false' }],
    ['fail-on-drift', 'fail-on-drift: true', { 'fail-on-drift': 'new' }],
    ['fail-on-drift', 'fail-on-drift: new', { 'fail-on-drift': 'false' }],
  ])('%s: an input that differs from the file is an error', async (name, text, given) => {
    const settings = await file(text);
    expect(() => mergeSettings(inputs({ ...PAIR, ...given }), settings)).toThrow(
      `${name}: input_differs_from_settings`,
    );
  });

  test('catalogs: an input that differs from the file is an error', async () => {
    const settings = await file('catalogs: ["x: a.json => b.json"]');
    const merged = mergeSettings(inputs({ catalogs: 'x: a.json => b.json' }), settings);
    expect(merged.catalogs).toEqual([{ name: 'x', ...PAIR }]);
    const other = inputs({ catalogs: 'x: a.json => c.json' });
    expect(() => mergeSettings(other, settings)).toThrow('catalogs: input_differs_from_settings');
    expect(() => mergeSettings(inputs(PAIR), settings)).toThrow('baseline: conflicting_input');
  });

  test.each([
    [{}, 'baseline: missing_input'],
    [{ baseline: 'a.json' }, 'candidate: missing_input'],
    [{ candidate: 'b.json' }, 'baseline: missing_input'],
    [{ catalogs: 'x: a.json => b.json', baseline: 'a.json' }, 'baseline: conflicting_input'],
    [{ catalogs: 'x: a.json => b.json', candidate: 'b.json' }, 'candidate: conflicting_input'],
    [
      { catalogs: 'x: a.json => b.json', 'previous-baseline': 'c.json' },
      'previous-baseline: conflicting_input',
    ],
    [
      { catalogs: 'x: a.json => b.json', 'candidate-repeat': 'c.json' },
      'candidate-repeat: conflicting_input',
    ],
    [
      { ...PAIR, 'candidate-source': 'commit', 'candidate-repeat': 'c.json' },
      'candidate-repeat: conflicting_input',
    ],
    [{ ...PAIR, 'previous-baseline': './a.json' }, 'previous-baseline: conflicting_input'],
  ])('%j: %s', (given, message) => {
    expect(() => mergeSettings(inputs(given), null)).toThrow(message);
  });

  test('whatever the inputs say, what the file holds stays', async () => {
    const settings = await file(
      'approvals: 2\nowners: ["@a"]\nfail-on-drift: true\npolicy-mode: all\nformat: mcp',
    );
    const given = fc.record(
      {
        approvals: fc.constantFrom('0', '1', '2'),
        owners: fc.constantFrom('@a', '@b', '@a,@b'),
        'fail-on-drift': fc.constantFrom('true', 'false'),
        'policy-mode': fc.constantFrom('new', 'all'),
        format: fc.constantFrom('auto', 'mcp'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(given, (some) => {
        try {
          const merged = mergeSettings(inputs({ ...PAIR, ...some }), settings);
          expect(merged).toMatchObject({
            approvals: 2,
            owners: ['@a'],
            failOnDrift: true,
            policyMode: 'all',
            format: 'mcp',
          });
        } catch (error) {
          expect(String(error)).toContain('input_differs_from_settings');
        }
      }),
    );
  });
});
