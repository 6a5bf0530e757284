import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { INPUT_NAMES, readInputs } from '../../src/settings/index.js';

/** The environment that the runner makes of a step's `with`. */
function env(inputs: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const named = Object.entries(inputs).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]);
  return { PATH: '/bin', GITHUB_ACTIONS: 'true', ...Object.fromEntries(named) };
}

describe('readInputs', () => {
  test('what is not given is null, an empty or blank text too', () => {
    const nothing = readInputs({});
    expect(new Set(Object.values(nothing))).toEqual(new Set([null]));
    const blank = Object.fromEntries(INPUT_NAMES.map((name) => [name, ' \n ']));
    expect(readInputs(env(blank))).toEqual(nothing);
  });

  test('reads each input into its type', () => {
    const inputs = {
      baseline: 'tools.baseline.json',
      candidate: ' ./build/tools.json ',
      'candidate-source': 'artifact',
      artifact: 'tools of linux',
      'capture-workflow': '.github/workflows/capture.yml',
      'capture-timeout': '20',
      'review-workflow': '.github/workflows/review.yaml',
      'deciding-job': 'gate / decide',
      'check-token': 'ghs_ghi',
      'candidate-repeat': 'build/again.json',
      map: 'tools.map.json',
      'previous-baseline': 'old/tools.json',
      format: 'mcp',
      owners: '@olga, @acme/agents\n@pavel',
      approvals: '2',
      policy: '.github/policy.json',
      'policy-mode': 'all',
      'fail-on-drift': 'false',
      detail: 'pointers',
      'update-hint': 'npm run capture',
      id: 'server_1.x-y',
      comment: 'always',
      'check-run': 'true',
      'max-bytes': '67108864',
      'max-depth': '128',
      'job-workflow': 'o/r/.github/workflows/called.yml@refs/heads/main',
      'github-token': 'ghs_abc',
      'owners-token': 'ghs_def',
    };
    expect(readInputs(env(inputs))).toEqual({
      catalogs: null,
      baseline: 'tools.baseline.json',
      candidate: 'build/tools.json',
      candidateSource: 'artifact',
      artifact: 'tools of linux',
      captureWorkflow: '.github/workflows/capture.yml',
      captureTimeout: 20,
      reviewWorkflow: '.github/workflows/review.yaml',
      decidingJob: 'gate / decide',
      checkToken: 'ghs_ghi',
      candidateRepeat: 'build/again.json',
      map: 'tools.map.json',
      previousBaseline: 'old/tools.json',
      format: 'mcp',
      owners: ['@olga', '@acme/agents', '@pavel'],
      approvals: 2,
      policy: '.github/policy.json',
      policyMode: 'all',
      failOnDrift: false,
      detail: 'pointers',
      updateHint: 'npm run capture',
      id: 'server_1.x-y',
      comment: 'always',
      checkRun: true,
      maxBytes: 67_108_864,
      maxDepth: 128,
      jobWorkflow: 'o/r/.github/workflows/called.yml@refs/heads/main',
      githubToken: 'ghs_abc',
      ownersToken: 'ghs_def',
    });
  });

  test('reads lines of catalogs', () => {
    const catalogs = '\n one: a.json => b.json\nmany: s/*/base.json=>s/*/./tools.json \n\n';
    expect(readInputs(env({ catalogs })).catalogs).toEqual([
      { name: 'one', baseline: 'a.json', candidate: 'b.json' },
      { name: 'many', baseline: 's/*/base.json', candidate: 's/*/tools.json' },
    ]);
  });

  test.each(['true', 'True', 'TRUE'])('%s is true', (text) => {
    expect(readInputs(env({ 'fail-on-drift': text, 'check-run': text }))).toMatchObject({
      failOnDrift: true,
      checkRun: true,
    });
  });

  test.each(['false', 'False', 'FALSE'])('%s is false', (text) => {
    expect(readInputs(env({ 'fail-on-drift': text, 'check-run': text }))).toMatchObject({
      failOnDrift: false,
      checkRun: false,
    });
  });

  test('drift that fails can be the new one alone', () => {
    expect(readInputs(env({ 'fail-on-drift': 'new' }))).toMatchObject({ failOnDrift: 'new' });
  });

  test.each([
    ['check-run', 'new'],
    ['fail-on-drift', 'New'],
    ['fail-on-drift', 'flase'],
    ['fail-on-drift', 'no'],
    ['fail-on-drift', '0'],
    ['fail-on-drift', 'tRUE'],
    ['check-run', 'yes'],
    ['comment', 'on_drift'],
    ['comment', 'Always'],
    ['format', 'json'],
    ['format', 'MCP'],
    ['candidate-source', 'head'],
    ['capture-workflow', 'capture.yml'],
    ['capture-workflow', '.github/workflows/capture.json'],
    ['capture-workflow', '.github/workflows/more/capture.yml'],
    ['review-workflow', 'tools/review.yml'],
    ['capture-timeout', '351'],
    ['check-token', 'ghs ghi'],
    ['policy-mode', 'none'],
    ['detail', 'full'],
    ['approvals', '-1'],
    ['approvals', '1.0'],
    ['approvals', '01'],
    ['approvals', '1e1'],
    ['approvals', '0x1'],
    ['approvals', '21'],
    ['approvals', 'NaN'],
    ['approvals', '٣'],
    ['max-bytes', '0'],
    ['max-bytes', '67108865'],
    ['max-bytes', '16MiB'],
    ['max-bytes', '99999999999999999999'],
    ['max-depth', '0'],
    ['max-depth', '1001'],
    ['id', 'a b'],
    ['id', 'a-->'],
    ['id', 'é'],
    ['id', 'x'.repeat(65)],
    ['update-hint', 'one\ntwo'],
    ['update-hint', 'x'.repeat(201)],
    ['update-hint', 'npm\u202Erun'],
    ['update-hint', 'npm\u200Brun'],
    ['github-token', 'ghs\nabc'],
    ['owners-token', 'ghs abc'],
    ['owners', 'olga'],
    ['owners', '@olga @pavel'],
    ['owners', '@acme/agents/more'],
    ['owners', 'olga@example.com'],
    ['owners', '@dependabot[bot]'],
    ['owners', ','],
    ['catalogs', 'a.json => b.json'],
    ['catalogs', 'x: a.json'],
    ['catalogs', 'x: a.json => b.json => c.json'],
    ['catalogs', 'x y: a.json => b.json'],
    ['catalogs', 'x/y: a.json => b.json'],
    ['catalogs', ': a.json => b.json'],
    ['catalogs', 'x: a.json => b.json\nx: c.json => d.json'],
    ['catalogs', 'x: a/*.json => b.json'],
    ['catalogs', 'x: a.json => b/*.json'],
    ['catalogs', 'x: **/a.json => **/b.json'],
    ['catalogs', 'x: a*b*.json => c*d*.json'],
  ])('%s: %j is not understood', (name, text) => {
    expect(() => readInputs(env({ [name]: text }))).toThrow(`${name}: invalid_input`);
  });

  test.each([
    ['/etc/passwd', 'absolute_path'],
    ['\\\\server\\share', 'absolute_path'],
    ['C:\\tools.json', 'absolute_path'],
    ['c:tools.json', 'absolute_path'],
    ['../tools.json', 'outside_workspace'],
    ['a/../../tools.json', 'outside_workspace'],
    ['a/..', 'outside_workspace'],
    ['a\\b.json', 'invalid_path'],
    ['NUL', 'invalid_path'],
    ['a/con.json', 'invalid_path'],
    ['tools.json:stream', 'invalid_path'],
    ['tools.json.', 'invalid_path'],
    ['.git/config', 'invalid_path'],
    ['a/.GIT/config', 'invalid_path'],
    ['tools\u0000.json', 'invalid_path'],
    ['.', 'invalid_path'],
    ['tools*.json', 'invalid_path'],
  ])('path %j: %s', (path, code) => {
    const names = ['baseline', 'candidate', 'map', 'previous-baseline', 'policy', 'candidate-repeat'];
    for (const name of names) expect(() => readInputs(env({ [name]: path }))).toThrow(`${name}: ${code}`);
    if (path.includes('*')) return;
    expect(() => readInputs(env({ catalogs: `x: ${path} => b.json` }))).toThrow(`catalogs: ${code}`);
    expect(() => readInputs(env({ catalogs: `x: a.json => ${path}` }))).toThrow(`catalogs: ${code}`);
  });

  test('an input that is none of ours is an error that names it', () => {
    expect(() => readInputs(env({ 'fail-on-drfit': 'true' }))).toThrow('fail-on-drfit: unknown_input');
    expect(() => readInputs(env({ fail_on_drift: '' }))).toThrow('fail_on_drift: unknown_input');
  });

  test('the name of an unknown input never carries anything into a log', () => {
    expect(() => readInputs({ 'INPUT_X\n::ERROR::Y': '' })).toThrow(/^inputs: unknown_input$/);
    expect(() => readInputs({ [`INPUT_${'A'.repeat(41)}`]: '' })).toThrow(/^inputs: unknown_input$/);
  });

  test('no error carries a value', () => {
    for (const name of INPUT_NAMES) {
      try {
        readInputs(env({ [name]: '../s3cret \u0000' }));
      } catch (error) {
        expect(String(error)).not.toContain('s3cret');
      }
    }
  });

  test('action.yml declares exactly these inputs, and gives no default to those that a settings file may hold', () => {
    const action: { inputs: Record<string, { default?: string }> } = parse(
      readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'),
    );
    expect(new Set(Object.keys(action.inputs))).toEqual(new Set(INPUT_NAMES));
    const withDefault = Object.entries(action.inputs).filter(([, input]) => input.default !== undefined);
    const defaults = Object.fromEntries(withDefault.map(([name, input]) => [name, input.default ?? '']));
    expect(readInputs(env({ ...defaults, 'github-token': 'x' }))).toMatchObject({
      approvals: null,
      failOnDrift: null,
      format: null,
      candidateSource: null,
      policyMode: null,
    });
  });
});
