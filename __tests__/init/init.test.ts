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
import { git } from '../git/temporary.js';

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
    expect(out).toContain('is there with another content, left as it is: .github/workflows/tool-catalog.yml');
    expect(out).toMatch(/1\. Compare what was there before .*: \.github\/workflows\/tool-catalog\.yml/u);
    expect(out).toContain('is there already: tools/catalog.baseline.json');
  });

  test('adds to CODEOWNERS only what nobody owns yet', async () => {
    put('CODEOWNERS', '/tools/ @teresa');
    await init(['--set-up', 'simple', ...OWNERS]);
    expect(text('CODEOWNERS')).toBe('/tools/ @teresa\n/.github/ @olivia @acme/owners\n');
    expect(existsSync(join(directory, '.github/CODEOWNERS'))).toBe(false);
    const { out } = await init(['--set-up', 'simple', ...OWNERS]);
    expect(out).toContain('is there already: CODEOWNERS');
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

  test('asks again until an answer is understood', async () => {
    const { code } = await init([], ['both', 'Simple', 'olivia', '@olivia @oscar']);
    expect(code).toBe(0);
    expect(text('.github/CODEOWNERS')).toContain('@olivia @oscar');
  });

  test('where nobody can be asked, names the choices', async () => {
    const { error } = await init([]);
    expect(error).toMatch(/^`--set-up`: .* It takes committed, captured, simple\.$/mu);
  });

  test('says of a single owner that nobody could approve what they change', async () => {
    const lineOf = async (...owners: readonly string[]) =>
      (await init(['--set-up', 'simple', '--owners', ...owners])).out.match(/.*is the only owner.*/u)?.[0];
    expect(await lineOf('@olivia')).toMatch(/@olivia is the only owner: name a second one.*"approvals: 0"/u);
    expect(await lineOf('@olivia', '@oscar')).toBeUndefined();
    expect(await lineOf('@acme/owners')).toBeUndefined();
  });

  test('says which files another set-up left', async () => {
    await init(['--set-up', 'captured', ...OWNERS]);
    const { out } = await init(['--set-up', 'simple', ...OWNERS]);
    const left = out.match(/belongs to another set-up, remove it: .*/gu)?.map((line) => line.split(': ')[1]);
    expect(left?.sort()).toEqual([
      '.github/workflows/tool-catalog-capture.yml',
      '.github/workflows/tool-catalog-review.yml',
    ]);
  });

  test('names for a captured catalog what captures it, and keeps the capture out of the repository', async () => {
    put('.gitignore', 'node_modules');
    const { out } = await init(['--set-up', 'captured', ...OWNERS, '--command', 'python -m notes']);
    const capture = 'npx tool-catalog-gate capture --out tools/catalog.baseline.json -- python -m notes';
    expect(out).toContain(capture);
    const steps: readonly { readonly with?: object }[] = parse(text('.github/workflows/tool-catalog.yml'))
      .jobs['tool-catalog'].steps;
    expect(steps.at(-1)?.with).toMatchObject({ 'update-hint': capture });
    expect(text('.gitignore')).toBe('node_modules\n/catalog.json\n');
    await init(['--set-up', 'captured', ...OWNERS]);
    expect(text('.gitignore')).toBe('node_modules\n/catalog.json\n');
  });

  test('names no command that is longer than a hint may be', async () => {
    await init(['--set-up', 'captured', ...OWNERS, '--command', `node ${'x'.repeat(300)}.js`]);
    expect(text('.github/workflows/tool-catalog.yml')).not.toContain('update-hint');
  });

  test('says that there is no repository', async () => {
    expect((await init(['--set-up', 'simple', ...OWNERS])).out).toMatch(/^There is no Git repository here/u);
  });

  describe('in a repository', () => {
    beforeEach(() => {
      git(directory, 'init', '--quiet', '--initial-branch', 'master');
    });

    test('writes at its root, for the branch that is checked out', async () => {
      mkdirSync(join(directory, 'sub'));
      const { out } = await runFake(['init', '--set-up', 'simple', ...OWNERS], {
        directory: join(directory, 'sub'),
      });
      expect(out).toMatch(/^Paths count from the root of the repository\.$/mu);
      expect(parse(text('.github/workflows/tool-catalog.yml')).on.push.branches).toEqual(['master']);
      expect(readdirSync(join(directory, 'sub'))).toEqual([]);
    });

    test('for the default branch of origin where that is known', async () => {
      git(directory, 'remote', 'add', 'origin', 'git@github.com:acme/notes.git');
      git(directory, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
      const { out } = await init(['--set-up', 'simple', ...OWNERS]);
      expect(parse(text('.github/workflows/tool-catalog.yml')).on.push.branches).toEqual(['trunk']);
      expect(out).toMatch(/: npx tool-catalog-gate doctor$/mu);
    });

    test('and names the repository to doctor where origin does not', async () => {
      git(directory, 'remote', 'add', 'origin', 'https://git.example.com/acme/notes');
      expect((await init(['--set-up', 'simple', ...OWNERS])).out).toMatch(
        /doctor --repository OWNER\/NAME$/mu,
      );
    });
  });
});
