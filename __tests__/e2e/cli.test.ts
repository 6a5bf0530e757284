import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commitAll, git, write } from '../git/temporary.js';

const CLI = resolve('dist/cli/index.js');
const KEY = 'k'.repeat(32);
const PURPOSE = 'purpose:org.example/care@1.0.0';
const CLASS = 'data:org.example/name';
const SCOPE = [
  ['--tool', 'tool:org.example/read'],
  ['--resource', 'resource:org.example/records'],
  ['--action', 'action:org.example/read'],
  ['--policy-profile', 'policy:org.example/strict'],
].flat();

const folder = mkdtempSync(join(tmpdir(), 'gate-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], input = '', environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd: folder,
    encoding: 'utf8',
    input,
    maxBuffer: 64 * 1024 * 1024,
    env: { PATH: process.env['PATH'], KEY, ...environment },
  });
  return { status, stdout, stderr };
}

const field = {
  type: 'string',
  'x-openmed-purpose': PURPOSE,
  'x-openmed-minimum-data': 'required',
  'x-openmed-data-class': CLASS,
};
const schema = {
  type: 'object',
  'x-openmed-purpose': PURPOSE,
  additionalProperties: false,
  properties: { name: field },
  required: ['name'],
};
const tools = (...names: readonly string[]) =>
  JSON.stringify({ tools: names.map((name) => ({ name, inputSchema: schema })) });
const mapOf = (...names: readonly string[]) => {
  const entry = (name: string) => ({
    tool_id: `tool:org.example/${name}`,
    version: '1.0.0',
    capability_class: 'capability:org.example/files',
  });
  const members = Object.fromEntries(names.map((name) => [name, entry(name)]));
  return JSON.stringify({ schema_version: 'tool-catalog-gate.map.v1', tools: members });
};
const policy = (action: string) => ({
  schema_version: 'tool-catalog-gate.policy.v1',
  argument_coverage: {
    policy_profile: 'policy:org.example/strict',
    decisions: [{ data_class: CLASS, action }],
    all: [{ path: ['name'], data_class: CLASS }],
  },
});

function writeFiles(): void {
  const files = {
    'a.json': tools('a', 'b'),
    'b.json': tools('b', 'c'),
    'bad.json': '{"tools": [{"name": "hidden",}]}',
    'schema.json': JSON.stringify(schema),
    'open.json': JSON.stringify({ ...schema, additionalProperties: true }),
    'map.json': mapOf('a', 'b'),
    'other-map.json': mapOf('a'),
    'allow.json': JSON.stringify(policy('allow')),
    'block.json': JSON.stringify(policy('block')),
    'idle.json': JSON.stringify({ ...policy('allow'), contract_lint: true }),
    'arguments.json': '{"name": "Ann Example"}',
    'unknown.json': '{"secret": "Ann Example"}',
    'loose.json': JSON.stringify({ tools: [{ name: 'a', inputSchema: { type: 'object' } }] }),
    'expired.json': run(['grant', 'issue', ...SCOPE, '--key-env', 'KEY', '--expires-at', '1']).stdout,
    'grant.json': run(['grant', 'issue', ...SCOPE, '--key-env', 'KEY', '--expires-at', '99999999999']).stdout,
    CODEOWNERS: '* @ann\n',
    'baseline.json': tools('a', 'b'),
  };
  for (const [name, content] of Object.entries(files)) write(folder, name, content);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  commitAll(folder);
}

interface Example {
  readonly command: string;
  /** Ends with 0. */
  readonly success: readonly string[];
  /** Ends with 1: drift, findings, or denied; null where the command knows no such end. */
  readonly drift: readonly string[] | null;
  /** Ends with 2. */
  readonly failure: readonly string[];
}

const gatePaths = ['--base', 'main', '--baseline', 'baseline.json'];
const issue = ['grant', 'issue', ...SCOPE, '--expires-at', '1000'];
const EXAMPLES: readonly Example[] = [
  {
    command: 'diff',
    success: ['diff', 'a.json', 'a.json'],
    drift: ['diff', 'a.json', 'b.json'],
    failure: ['diff', 'a.json', 'bad.json'],
  },
  { command: 'check', success: ['check', 'a.json'], drift: null, failure: ['check', 'bad.json'] },
  { command: 'digest', success: ['digest', 'a.json'], drift: null, failure: ['digest', 'bad.json'] },
  {
    command: 'gate',
    success: ['gate', ...gatePaths, '--candidate', 'a.json'],
    drift: ['gate', ...gatePaths, '--candidate', 'b.json'],
    failure: ['gate', ...gatePaths, '--candidate', 'bad.json'],
  },
  {
    command: 'inventory',
    success: ['inventory', 'a.json', '--map', 'map.json'],
    drift: null,
    failure: ['inventory', 'a.json', '--map', 'other-map.json'],
  },
  {
    command: 'lint',
    success: ['lint', 'schema.json'],
    drift: ['lint', 'open.json'],
    failure: ['lint', 'bad.json'],
  },
  {
    command: 'plan',
    success: ['plan', 'schema.json', '--purpose', PURPOSE, '--grant', CLASS],
    drift: ['plan', 'schema.json', '--purpose', PURPOSE],
    failure: ['plan', 'open.json', '--purpose', PURPOSE],
  },
  {
    command: 'policy check',
    success: ['policy', 'check', 'allow.json', 'a.json'],
    drift: ['policy', 'check', 'idle.json', 'loose.json'],
    failure: ['policy', 'check', 'a.json'],
  },
  {
    command: 'policy classify',
    success: ['policy', 'classify', 'allow.json', '--arguments', 'arguments.json', '--key-env', 'KEY'],
    drift: ['policy', 'classify', 'block.json', '--arguments', 'arguments.json', '--key-env', 'KEY'],
    failure: ['policy', 'classify', 'allow.json', '--arguments', 'unknown.json', '--key-env', 'KEY'],
  },
  {
    command: 'grant issue',
    success: [...issue, '--key-env', 'KEY'],
    drift: null,
    failure: [...issue, '--key-env', 'NONE'],
  },
  {
    command: 'grant verify',
    success: ['grant', 'verify', 'grant.json', ...SCOPE, '--key-env', 'KEY'],
    drift: ['grant', 'verify', 'expired.json', ...SCOPE, '--key-env', 'KEY'],
    failure: ['grant', 'verify', 'a.json', ...SCOPE, '--key-env', 'KEY'],
  },
];

test('check --clients finds its meta-schemas in the bundle', () => {
  const root = JSON.stringify({ tools: [{ name: 'a', inputSchema: { type: 'object', properties: [] } }] });
  const { status, stdout } = run(['check', '-', '--clients'], root);
  expect(status).toBe(1);
  expect(stdout).toContain(
    'a has a schema that is not valid JSON Schema (`schema_invalid` at /inputSchema/properties)',
  );
});

describe('the command line as it is shipped', () => {
  beforeAll(writeFiles);

  test.each(EXAMPLES)('$command tells how it is used', ({ command }) => {
    const { status, stdout, stderr } = run([...command.split(' '), '--help']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: tool-catalog-gate ${command} `));
  });

  test.each(EXAMPLES)('$command succeeds', ({ success }) => {
    const { status, stdout, stderr } = run(success);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).not.toBe('');
  });

  test.each(EXAMPLES.filter(({ drift }) => drift !== null))('$command finds something', ({ drift }) => {
    const { status, stdout, stderr } = run(drift ?? []);
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).not.toBe('');
  });

  test.each(EXAMPLES)('$command fails with a sentence', ({ failure }) => {
    const { status, stdout, stderr } = run(failure);
    expect(status).toBe(2);
    expect(stdout + stderr).not.toMatch(/\n {4}at |node:internal|hidden|Ann|kkkk/);
    expect(`${stderr}${failure[0] === 'gate' ? stdout : ''}`).toMatch(/[a-z]+_[a-z]+/);
  });

  test('reads standard input, once', () => {
    expect(run(['diff', '-', 'a.json'], tools('b', 'a')).status).toBe(0);
    expect(run(['check', '-'], tools('b')).stdout).toMatch(/^mcp, 1 tool\n/);
    expect(run(['diff', '-', '-'], tools('b')).status).toBe(2);
  });

  test('ends with 2 where what it waits for never comes', () => {
    const script = 'process.stdin[Symbol.asyncIterator] = () => ({ next: () => new Promise(() => {}) });';
    const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
    expect(run(['diff', '-', 'a.json'], tools('read'), environment).status).toBe(2);
  });

  test('ends with 2 where it is not understood', () => {
    for (const args of [[], ['unknown'], ['diff', 'a.json'], ['diff', 'a.json', 'b.json', '--unknown']]) {
      const { status, stdout, stderr } = run(args);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).not.toBe('');
    }
  });

  test('writes a long report whole, and ends quietly where nobody reads it', async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `tool_${index}`);
    write(folder, 'long.json', tools(...names));
    const { status, stdout } = run(['diff', 'long.json', 'a.json', '--output', 'json']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout).diff.removed).toHaveLength(names.length);
    const { code, error } = await runUnread(['diff', 'long.json', 'a.json']);
    // A slow machine tells how far it is.
    expect([code, error.replace(/^[0-9]+ s: .*\n/gm, '')]).toEqual([1, '']);
  });
});

/** Runs it with an output that is closed at once, as `| head -0` closes it. */
function runUnread(
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly error: string }> {
  const child = spawn(process.execPath, [CLI, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let error = '';
  child.stderr.on('data', (chunk) => (error += String(chunk)));
  return new Promise((done) => child.on('close', (code) => done({ code, error })));
}
