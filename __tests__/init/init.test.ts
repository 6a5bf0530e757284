import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { WORKFLOW_FILES } from '../../src/init/workflow-files.generated.js';
import { runFake } from '../cli/fake-terminal.js';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'init-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

const init = (args: readonly string[], answers: readonly string[] = []) =>
  runFake(['init', ...args], { directory, answers });
const text = (path: string): string => readFileSync(join(directory, path), 'utf8');
function put(path: string, content: string): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), content);
}
const files = (): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();

const OWNERS = ['--owners', '@olivia', '@acme/owners'];

test('what it writes from is what the examples say (npm run embed)', () => {
  for (const [name, content] of Object.entries(WORKFLOW_FILES))
    expect(content).toBe(readFileSync(join('examples/workflows', name), 'utf8'));
  const examples = readdirSync('examples/workflows', { recursive: true, encoding: 'utf8' });
  expect(Object.keys(WORKFLOW_FILES)).toHaveLength(examples.filter((name) => name.endsWith('.yml')).length);
});

describe('init', () => {
  test('writes the hardened set-up of a committed catalog, with its first baseline', async () => {
    put('tools/catalog.json', '{"tools":[]}');
    const { code, out } = await init(['--set-up', 'committed', ...OWNERS]);
    expect(code).toBe(0);
    expect(files()).toEqual([
      '.github/CODEOWNERS',
      '.github/tool-catalog-gate.yml',
      '.github/workflows/tool-catalog-review.yml',
      '.github/workflows/tool-catalog.yml',
      'tools/catalog.baseline.json',
      'tools/catalog.json',
    ]);
    expect(text('tools/catalog.baseline.json')).toBe('{"tools":[]}');
    expect(text('.github/CODEOWNERS')).toBe(
      '/tools/catalog.baseline.json @olivia @acme/owners\n/.github/ @olivia @acme/owners\n',
    );
    expect(out).toContain('created .github/workflows/tool-catalog.yml');
    expect(out).toContain('Require status checks');
    expect(out).toContain('code owners');
  });

  test('fills in paths, branch and command, so that YAML reads what was given', async () => {
    await init([
      '--set-up',
      'captured',
      ...OWNERS,
      '--branch',
      'trunk',
      '--command',
      'python -m notes --stdio',
      '--baseline',
      'agents/my tools.json',
      '--candidate',
      'notes.json',
    ]);
    const settings = parse(text('.github/tool-catalog-gate.yml'));
    expect(settings).toMatchObject({ baseline: 'agents/my tools.json', candidate: 'notes.json' });
    for (const name of ['tool-catalog.yml', 'tool-catalog-capture.yml'])
      expect(parse(text(`.github/workflows/${name}`)).on.push.branches).toEqual(['trunk']);
    const capture = text('.github/workflows/tool-catalog-capture.yml');
    const steps: readonly { readonly with?: object }[] = parse(capture).jobs.capture.steps;
    expect(steps.at(-2)?.with).toEqual({ command: 'python -m notes --stdio', out: 'notes.json' });
    expect(steps.at(-1)?.with).toMatchObject({ path: 'notes.json' });
    expect(text('.github/CODEOWNERS')).toContain('/agents/my\\ tools.json @olivia');
  });

  test('asks for what was not given', async () => {
    const { code } = await init([], ['simple', '@olivia, @oscar']);
    expect(code).toBe(0);
    expect(files()).toEqual([
      '.github/CODEOWNERS',
      '.github/tool-catalog-gate.yml',
      '.github/workflows/tool-catalog.yml',
    ]);
  });

  test('where nobody can be asked, says what to give', async () => {
    const { code, error } = await init([]);
    expect(code).toBe(2);
    expect(error).toContain('set-up');
    expect(files()).toEqual([]);
  });

  test('never writes over a file', async () => {
    put('.github/workflows/tool-catalog.yml', 'mine');
    put('tools/catalog.baseline.json', 'reviewed');
    put('tools/catalog.json', 'new');
    const { out } = await init(['--set-up', 'simple', ...OWNERS]);
    expect(text('.github/workflows/tool-catalog.yml')).toBe('mine');
    expect(text('tools/catalog.baseline.json')).toBe('reviewed');
    expect(out).toContain('left as it is: .github/workflows/tool-catalog.yml');
  });

  test('adds to CODEOWNERS only what nobody owns yet', async () => {
    put('CODEOWNERS', '/tools/ @teresa');
    await init(['--set-up', 'simple', ...OWNERS]);
    expect(text('CODEOWNERS')).toBe('/tools/ @teresa\n/.github/ @olivia @acme/owners\n');
    expect(existsSync(join(directory, '.github/CODEOWNERS'))).toBe(false);
    const { out } = await init(['--set-up', 'simple', ...OWNERS]);
    expect(out).toContain('left as it is: CODEOWNERS');
  });

  test.each([
    ['--baseline', '../outside.json'],
    ['--baseline', '/etc/passwd'],
    ['--branch', 'main]\n  evil: [x'],
    ['--owners', 'olivia'],
    ['--command', 'x ${{ secrets.TOKEN }}'],
  ])('refuses what would not stand in a file as it was meant: %s %s', async (flag, value) => {
    const { code } = await init(['--set-up', 'captured', flag, value]);
    expect(code).toBe(2);
    expect(files()).toEqual([]);
  });
});
