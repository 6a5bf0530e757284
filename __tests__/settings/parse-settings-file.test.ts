import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { FORMATS } from '../../src/catalog/index.js';
import { SETTINGS_PATH } from '../../src/gate/index.js';
import { SETTINGS_KEYS, parseSettingsFile } from '../../src/settings/index.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => parseSettingsFile(bytes(text));

/** What is thrown, as `field: code (line L, column C)`. */
async function fault(text: string): Promise<string> {
  try {
    await read(text);
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

const NOTHING = {
  catalogs: null,
  baseline: null,
  candidate: null,
  candidateSource: null,
  artifact: null,
  captureWorkflow: null,
  reviewWorkflow: null,
  map: null,
  previousBaseline: null,
  format: null,
  owners: null,
  approvals: null,
  policy: null,
  policyMode: null,
  failOnDrift: null,
  ignore: null,
  unordered: null,
  guardedBranches: null,
};

const FULL = `# The gate's settings.
baseline: tools.baseline.json
candidate: 'build/tools.json'
candidate-source: artifact
artifact: tools
capture-workflow: .github/workflows/capture.yml
review-workflow: .github/workflows/review.yml
map: tools.map.json
previous-baseline: old/tools.json
format: mcp
owners: ["@olga", "@acme/agents"]
approvals: 2
policy: .github/policy.json
policy-mode: all
ignore:
  - /serverInfo/version
  - /tools/a~1b/_meta/at
unordered:
  - /tools/*/inputSchema/required
guarded-branches:
  - release/1
  - stable
fail-on-drift: false
`;

describe('parseSettingsFile', () => {
  test('reads every key into its type', async () => {
    expect(await read(FULL)).toEqual({
      catalogs: null,
      baseline: 'tools.baseline.json',
      candidate: 'build/tools.json',
      candidateSource: 'artifact',
      artifact: 'tools',
      captureWorkflow: '.github/workflows/capture.yml',
      reviewWorkflow: '.github/workflows/review.yml',
      map: 'tools.map.json',
      previousBaseline: 'old/tools.json',
      format: 'mcp',
      owners: ['@olga', '@acme/agents'],
      approvals: 2,
      policy: '.github/policy.json',
      policyMode: 'all',
      failOnDrift: false,
      ignore: ['/serverInfo/version', '/tools/a~1b/_meta/at'],
      unordered: ['/tools/*/inputSchema/required'],
      guardedBranches: ['release/1', 'stable'],
    });
  });

  test.each(['', '# only a comment\n', '\uFEFF', '{}'])('%j says nothing', async (text) => {
    expect(await read(text)).toEqual(NOTHING);
  });

  test.each(['release/*', 'a b', 'a..b', 'a', 'x'.repeat(251)])(
    'a branch is named as it is, never by a pattern: %j',
    async (name) => {
      const text = name === 'a' ? 'guarded-branches: [a, a]' : `guarded-branches: [${JSON.stringify(name)}]`;
      await expect(read(text)).rejects.toMatchObject({
        code: 'invalid_settings',
        field: 'settings.guarded-branches',
      });
    },
  );

  test('lists can be written as one text with lines', async () => {
    const text =
      'catalogs: |\n  one: a.json => b.json\n  two: s/*/c.json => s/*/d.json\nowners: "@a, @b"\nignore: /a';
    expect(await read(text)).toEqual({
      ...NOTHING,
      catalogs: [
        { name: 'one', baseline: 'a.json', candidate: 'b.json' },
        { name: 'two', baseline: 's/*/c.json', candidate: 's/*/d.json' },
      ],
      owners: ['@a', '@b'],
      ignore: ['/a'],
    });
    const list = 'catalogs:\n  - "one: a.json => b.json"\n  - "two: s/*/c.json => s/*/d.json"\n';
    expect((await read(list)).catalogs).toEqual((await read(text)).catalogs);
  });

  test.each([
    ['colour: red', 'settings: unknown_key (line 1, column 1)'],
    ['baseline: a.json\n\n  \nBaseline: b.json', 'settings: unknown_key (line 4, column 1)'],
    ['__proto__: 1', 'settings: unknown_key (line 1, column 1)'],
    ['comment: never', 'settings: unknown_key (line 1, column 1)'],
    ['github-token: x', 'settings: unknown_key (line 1, column 1)'],
    ['approvals: 1\napprovals: 0', 'settings: duplicate_key (line 2, column 1)'],
    ['"approvals": 1\napprovals: 1', 'settings: duplicate_key (line 2, column 1)'],
    ['approvals: "1"', 'settings.approvals: invalid_settings (line 1, column 12)'],
    ['approvals: 1.0', 'settings.approvals: invalid_settings (line 1, column 12)'],
    ['approvals: 1e0', 'settings.approvals: invalid_settings (line 1, column 12)'],
    ['approvals: 0x1', 'settings.approvals: invalid_settings (line 1, column 12)'],
    ['approvals: -1', 'settings.approvals: invalid_settings (line 1, column 12)'],
    ['approvals: .inf', 'settings.approvals: invalid_settings (line 1, column 12)'],
    ['approvals: true', 'settings.approvals: invalid_settings (line 1, column 12)'],
    ['approvals: [1]', 'settings.approvals: invalid_settings (line 1, column 12)'],
    ['fail-on-drift: "false"', 'settings.fail-on-drift: invalid_settings (line 1, column 16)'],
    ['fail-on-drift: New', 'settings.fail-on-drift: invalid_settings (line 1, column 16)'],
    ['fail-on-drift: [new]', 'settings.fail-on-drift: invalid_settings (line 1, column 16)'],
    ['fail-on-drift: no', 'settings.fail-on-drift: invalid_settings (line 1, column 16)'],
    ['fail-on-drift: 0', 'settings.fail-on-drift: invalid_settings (line 1, column 16)'],
    ['format: json', 'settings.format: invalid_settings (line 1, column 9)'],
    ['format: 1', 'settings.format: invalid_settings (line 1, column 9)'],
    ['baseline: [a.json]', 'settings.baseline: invalid_settings (line 1, column 11)'],
    ['baseline: ../a.json', 'settings.baseline: outside_workspace (line 1, column 11)'],
    ['baseline: /a.json', 'settings.baseline: absolute_path (line 1, column 11)'],
    ['baseline: ""', 'settings.baseline: invalid_path (line 1, column 11)'],
    ['owners: olga', 'settings.owners: invalid_settings (line 1, column 9)'],
    ['owners: []', 'settings.owners: invalid_settings (line 1, column 9)'],
    ['owners: ["@a", b]', 'settings.owners: invalid_settings (line 1, column 9)'],
    ['owners: [1]', 'settings.owners: invalid_settings (line 1, column 9)'],
    ['owners: ["@a\\n@b"]', 'settings.owners: invalid_settings (line 1, column 9)'],
    ['catalogs: ["a => b"]', 'settings.catalogs: invalid_settings (line 1, column 11)'],
    ['ignore: [""]', 'none'],
    ['ignore: [tools]', 'settings.ignore: invalid_settings (line 1, column 9)'],
    ['ignore: [/a~2]', 'settings.ignore: invalid_settings (line 1, column 9)'],
    ['ignore: [/tools/*/inputSchema/required]', 'settings.ignore: required_ignored (line 1, column 9)'],
    ['unordered: [a]', 'settings.unordered: invalid_settings (line 1, column 12)'],
    ['ignore: [/a, /a]', 'settings.ignore: invalid_settings (line 1, column 9)'],
    ['owners:', 'settings.owners: invalid_settings (line 1, column 8)'],
    ['owners: ~', 'settings.owners: invalid_settings (line 1, column 9)'],
    ['owners: {a: b}', 'settings.owners: invalid_settings (line 1, column 9)'],
    ['---', 'settings: invalid_settings (line 1, column 1)'],
    ['servers:\n  a: b', 'settings: unknown_key (line 1, column 1)'],
    ['- baseline', 'settings: invalid_settings (line 1, column 1)'],
    ['baseline', 'settings: invalid_settings (line 1, column 1)'],
    ['1: a', 'settings: invalid_settings (line 1, column 1)'],
    ['? [a]\n: b', 'settings: invalid_settings (line 1, column 3)'],
    ['baseline: a: b', 'settings: invalid_settings (line 1, column 11)'],
    ['owners: ["@a"', 'settings: invalid_settings (line 1, column 14)'],
    ['baseline: &x a.json\ncandidate: *x', 'settings.baseline: invalid_settings (line 1, column 14)'],
    ['candidate: *x', 'settings.candidate: invalid_settings (line 1, column 12)'],
    ['&x baseline: a.json', 'settings: invalid_settings (line 1, column 4)'],
    ['baseline: !!str a.json', 'settings.baseline: invalid_settings (line 1, column 17)'],
    ['baseline: !own a.json', 'settings: invalid_settings (line 1, column 11)'],
    ['!!map {baseline: a.json}', 'settings: invalid_settings (line 1, column 1)'],
    ['owners: !!set {}', 'settings: invalid_settings (line 1, column 9)'],
    ['owners: ["@a", &x "@b", *x]', 'settings.owners: invalid_settings (line 1, column 9)'],
    ['<<: {approvals: 0}', 'settings: unknown_key (line 1, column 1)'],
    ['approvals: 1\n---\napprovals: 0', 'settings: invalid_settings (line 2, column 1)'],
    ['%YAML 1.1\n---\nfail-on-drift: off', 'settings: invalid_settings (line 1, column 1)'],
    ['%TAG ! tag:example.com,2000:\n---\napprovals: 1', 'settings: invalid_settings (line 1, column 1)'],
  ])('%j: %s', async (text, message) => {
    expect(await fault(text)).toBe(message);
  });

  test('an error carries nothing of the file', async () => {
    for (const text of [
      's3cret: 1',
      'baseline: ../s3cret',
      'format: s3cret',
      'owners: [s3cret',
      'baseline: *s3cret',
    ]) {
      expect(await fault(text)).not.toContain('s3cret');
    }
  });

  test('bytes that are no UTF-8, and too many, are refused', async () => {
    await expect(parseSettingsFile(Uint8Array.of(0x61, 0xff))).rejects.toThrow('settings: invalid_utf8');
    const room = '#'.repeat(64 * 1024);
    await expect(read(room)).resolves.toEqual(NOTHING);
    await expect(read(`${room}#`)).rejects.toThrow('settings: too_large');
  });

  test.each([
    ['an open list', '['.repeat(10_000)],
    ['a list', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['a block list', '- '.repeat(10_000)],
    ['keys', '? '.repeat(10_000)],
    ['mappings', Array.from({ length: 200 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')],
  ])('nesting of %s ends in an error, not in the stack', async (_what, text) => {
    expect(await fault(text)).toBe('settings: invalid_settings (line 1, column 1)');
  });

  test('aliases are never followed', async () => {
    const bomb = Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`).join('\n');
    expect(await fault(`a0: &a0 [x]\n${bomb}`)).toBe('settings: unknown_key (line 1, column 1)');
  });
});

describe('docs/settings.schema.json', () => {
  const schema: { properties: Record<string, { enum?: readonly string[] }> } = JSON.parse(
    readFileSync(new URL('../../docs/settings.schema.json', import.meta.url), 'utf8'),
  );
  const isValid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

  test('has exactly the keys and formats that are read', () => {
    expect(new Set(Object.keys(schema.properties))).toEqual(new Set(SETTINGS_KEYS));
    expect(schema.properties['format']?.enum).toEqual(['auto', ...FORMATS]);
    expect(SETTINGS_PATH).toBe('.github/tool-catalog-gate.yml');
  });

  test.each([
    [FULL, true],
    ['{}', true],
    ['catalogs: ["one: s/*/a.json => s/*/b.json"]', true],
    ['catalogs: |\n  one: a.json => b.json\n', true],
    ['owners: "@a, @b"', true],
    ['colour: red', false],
    ['approvals: "1"', false],
    ['approvals: 21', false],
    ['fail-on-drift: off', false],
    ['fail-on-drift: new', true],
    ['fail-on-drift: "new"', true],
    ['fail-on-drift: old', false],
    ['format: json', false],
    ['owners: [olga]', false],
    ['owners: []', false],
    ['baseline: /a.json', false],
    ['baseline: C:a.json', false],
    ['catalogs: ["a => b"]', false],
    ['ignore: [tools]', false],
  ])('%j: %s, there and here', async (text, valid) => {
    expect(isValid(parse(text))).toBe(valid);
    expect((await fault(text)) === 'none').toBe(valid);
  });
});

test('the settings that docs/approval.md shows are settings', async () => {
  const section =
    readFileSync('docs/approval.md', 'utf8').split('\n## Settings that the pull request')[1] ?? '';
  const [, example = ''] = /^```yaml\n(.*?)^```$/ms.exec(section) ?? [];
  await expect(read(example)).resolves.toMatchObject({
    baseline: expect.any(String),
    candidate: expect.any(String),
    candidateSource: 'commit',
    owners: ['@your-org/agent-security'],
    approvals: 1,
  });
});
