import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { commitAll, git, temporaryDirectory, write } from '../git/temporary.js';
import { runFake } from './fake-terminal.js';

const manifest = (...names: readonly string[]) => JSON.stringify({ tools: names.map((name) => ({ name })) });
const SETTINGS = '.github/tool-catalog-gate.yml';
const PATHS = ['--baseline', 'baseline.json', '--candidate', 'tools.json'];

let temporary: ReturnType<typeof temporaryDirectory>;
let directory = '';
beforeEach(() => {
  temporary = temporaryDirectory();
  directory = temporary.path;
  git(directory, 'init', '--quiet', '--initial-branch=main');
  write(directory, 'baseline.json', manifest('a'));
  write(directory, 'tools.json', manifest('a'));
  write(directory, 'CODEOWNERS', '* @ann @org/team\n');
  commitAll(directory);
  git(directory, 'checkout', '--quiet', '-b', 'change');
});
afterEach(() => temporary.remove());

const gate = (...options: readonly string[]) =>
  runFake(['gate', '--base', 'main', ...options], { directory });
const verdictOf = async (...options: readonly string[]) => {
  const { code, out, error } = await gate(...options);
  return [code, error === '' ? JSON.parse(out).verdict : error];
};

describe('gate', () => {
  test('passes a change that leaves the tools alone', async () => {
    write(directory, 'other.txt', 'other');
    commitAll(directory);
    expect(await verdictOf(...PATHS)).toEqual([0, 'unchanged']);
  });

  test('finds drift in the working tree before it is committed', async () => {
    write(directory, 'tools.json', manifest('a', 'b'));
    expect(await verdictOf(...PATHS)).toEqual([1, 'drift']);
    commitAll(directory);
    expect(await verdictOf(...PATHS, '--candidate-source', 'commit')).toEqual([1, 'drift']);
  });

  test('takes the last of an option that is given again, as every command does', async () => {
    write(directory, 'tools.json', manifest('a', 'b'));
    expect(await verdictOf(...PATHS, '--candidate', 'baseline.json', '--candidate', 'tools.json')).toEqual([
      1,
      'drift',
    ]);
    expect(await verdictOf(...PATHS, '--format', 'openai', '--format', 'mcp')).toEqual([1, 'drift']);
  });

  test('finds no candidate that a sparse checkout leaves out, and says so', async () => {
    git(directory, 'sparse-checkout', 'set', '--no-cone', '/baseline.json');
    const { code, out } = await gate(...PATHS, '--output', 'text');
    expect(code).toBe(2);
    expect(out).toMatch(/sparse checkout.*`candidate_missing`/);
    expect(await verdictOf(...PATHS, '--candidate-source', 'commit')).toEqual([0, 'unchanged']);
  });

  test('leaves approval of a changed baseline open, and says whom to ask', async () => {
    write(directory, 'tools.json', manifest('b'));
    write(directory, 'baseline.json', manifest('b'));
    commitAll(directory);
    expect(await verdictOf(...PATHS)).toEqual([1, 'baseline-change']);
    const { out } = await gate(...PATHS, '--output', 'text');
    expect(out).toContain('approve: `@ann`, `@org/team`.');
    const other = await gate(...PATHS, '--output', 'text', '--owners', '@bob');
    expect(other.out).toContain('approve: `@bob`.');
  });

  test('ends with 1 even where approval is off', async () => {
    git(directory, 'checkout', '--quiet', 'main');
    write(directory, SETTINGS, 'approvals: 0\nfail-on-drift: false\n');
    commitAll(directory);
    git(directory, 'checkout', '--quiet', '-B', 'change');
    write(directory, 'tools.json', manifest('b'));
    expect(await verdictOf(...PATHS)).toEqual([1, 'drift']);
    write(directory, 'baseline.json', manifest('b'));
    commitAll(directory);
    expect(await verdictOf(...PATHS)).toEqual([1, 'baseline-change']);
  });

  test('takes the settings of the base branch, not those of the change', async () => {
    git(directory, 'checkout', '--quiet', 'main');
    write(
      directory,
      SETTINGS,
      'baseline: baseline.json\ncandidate: tools.json\nignore:\n  - /tools/*/title\n',
    );
    commitAll(directory);
    git(directory, 'checkout', '--quiet', '-B', 'change');
    expect(await verdictOf()).toEqual([0, 'unchanged']);
    write(directory, SETTINGS, 'baseline: other.json\ncandidate: other.json\n');
    commitAll(directory);
    expect(await verdictOf()).toEqual([1, 'protected-change']);
    const differs = await gate('--baseline', 'other.json', '--candidate', 'tools.json');
    expect([differs.code, differs.out]).toEqual([2, '']);
    expect(differs.error).toContain('`input_differs_from_settings`');
  });

  test('compares with the merge base, and cannot where the base moved', async () => {
    write(directory, 'tools.json', manifest('a', 'b'));
    write(directory, 'baseline.json', manifest('a', 'b'));
    commitAll(directory);
    git(directory, 'checkout', '--quiet', 'main');
    write(directory, 'other.txt', 'other');
    commitAll(directory);
    git(directory, 'checkout', '--quiet', 'change');
    expect(await verdictOf(...PATHS)).toEqual([1, 'baseline-change']);
    git(directory, 'checkout', '--quiet', 'main');
    write(directory, 'baseline.json', manifest('a', 'c'));
    commitAll(directory);
    git(directory, 'checkout', '--quiet', 'change');
    const { code, out } = await gate(...PATHS);
    expect(code).toBe(2);
    expect(JSON.parse(out).catalogs[0].error.code).toBe('base_moved');
  });

  test('could not check where histories cross, so that there are several merge bases', async () => {
    const old = manifest('a');
    write(directory, 'baseline.json', old);
    write(directory, 'tools.json', old);
    commitAll(directory);
    git(directory, 'branch', '--force', 'main', 'change');
    write(directory, 'own.txt', 'own');
    commitAll(directory);
    const own = git(directory, 'rev-parse', 'HEAD').trim();
    git(directory, 'checkout', '--quiet', 'main');
    write(directory, 'baseline.json', manifest('b'));
    write(directory, 'tools.json', manifest('b'));
    commitAll(directory);
    const moved = git(directory, 'rev-parse', 'HEAD').trim();
    git(directory, 'merge', '--quiet', '--no-edit', own);
    git(directory, 'checkout', '--quiet', 'change');
    git(directory, 'merge', '--quiet', '--strategy=ours', '--no-edit', moved);
    const { code, error } = await gate(...PATHS);
    expect(code).toBe(2);
    expect(error).toContain('`merge_base_unknown`');
    git(directory, 'branch', '--force', 'main', 'change');
  });

  describe('where the base branch drifts already', () => {
    const COMMIT = ['--candidate-source', 'commit'];
    const NEW = ['--fail-on-drift', 'new'];
    const inherited = async (...options: readonly string[]) => {
      const { code, out } = await gate(...PATHS, ...options, '--output', 'text');
      return [code, out.split('\n')[0]];
    };
    beforeEach(() => {
      write(directory, 'tools.json', manifest('a', 'b'));
      commitAll(directory);
      git(directory, 'branch', '--force', 'main', 'change');
      write(directory, 'other.txt', 'other');
      commitAll(directory);
    });

    test('says that it is none of the change, and ends with 0 for new alone', async () => {
      const head = 'Drift: the base branch has this drift already, and this change does not touch it';
      expect(await inherited()).toEqual([1, head]);
      expect(await inherited(...COMMIT)).toEqual([1, head]);
      const passed = [0, `${head} — reported only (\`fail-on-drift: new\`)`];
      expect(await inherited(...NEW)).toEqual(passed);
      expect(await inherited(...NEW, ...COMMIT)).toEqual(passed);
      expect((await gate(...PATHS, ...NEW, '--output', 'sarif')).code).toBe(0);
      expect((await gate(...PATHS, '--fail-on-drift', 'false')).code).toBe(2);
    });

    test('ends with 1 for what the change brings', async () => {
      write(directory, 'tools.json', manifest('a', 'b', 'c'));
      commitAll(directory);
      const head =
        'Drift: the tools changed, the baseline did not; 1 of 2 differences are inherited from the base branch';
      expect(await inherited(...NEW)).toEqual([1, head]);
    });

    test('ends with 1 where the working tree says what no commit has', async () => {
      write(directory, 'tools.json', manifest('a', 'b', 'c'));
      const { code, out } = await gate(...PATHS, ...NEW, '--output', 'text');
      expect(code).toBe(1);
      expect(out).toContain('Nothing counts as inherited from the base branch: the candidate was captured');
    });

    test('ends with 1 where the baseline is changed beside it, whatever approval says', async () => {
      git(directory, 'checkout', '--quiet', 'main');
      write(directory, SETTINGS, 'approvals: 0\nfail-on-drift: new\n');
      commitAll(directory);
      git(directory, 'checkout', '--quiet', '-B', 'change');
      expect(await verdictOf(...PATHS)).toEqual([0, 'drift']);
      write(directory, 'baseline.json', manifest('a', 'c'));
      write(directory, 'tools.json', manifest('a', 'b', 'c'));
      commitAll(directory);
      expect(await verdictOf(...PATHS)).toEqual([1, 'drift']);
    });
  });

  test('gates many catalogs, from anywhere in the working tree', async () => {
    for (const name of ['one', 'two']) {
      write(directory, `servers/${name}/baseline.json`, manifest(name));
      write(directory, `servers/${name}/tools.json`, manifest(name));
    }
    commitAll(directory);
    git(directory, 'branch', '--force', 'main', 'change');
    write(directory, 'servers/two/tools.json', manifest('three'));
    const line = 's: servers/*/baseline.json => servers/*/tools.json';
    const { code, out } = await runFake(['gate', '--base', 'main', '--catalogs', line], {
      directory: join(directory, 'servers'),
    });
    expect(code).toBe(1);
    const { catalogs } = JSON.parse(out);
    expect(catalogs.map((catalog: { verdict: string }) => catalog.verdict)).toEqual(['unchanged', 'drift']);
  });

  test('writes text to a terminal and Markdown where asked', async () => {
    write(directory, 'tools.json', manifest('a', 'b'));
    const args = ['gate', '--base', 'main', ...PATHS, '--update-hint', 'npm run capture'];
    const shown = await runFake(args, { directory, isTerminal: true });
    expect(shown.out).toContain('Next step: ');
    expect(shown.out).toContain('`npm run capture`');
    const markdown = await runFake([...args, '--output', 'markdown'], { directory, isTerminal: true });
    expect(markdown.out).toMatch(/^### .*\n\*\*Next step:\*\* /);
  });

  test('writes SARIF where asked, with the line in the working tree', async () => {
    write(directory, 'tools.json', '{\n  "tools": [\n    { "name": "a", "title": "A" }\n  ]\n}\n');
    const { code, out } = await gate(...PATHS, '--output', 'sarif');
    expect(code).toBe(1);
    const [{ results }] = JSON.parse(out).runs;
    expect(results).toMatchObject([
      {
        ruleId: 'description_text',
        locations: [
          {
            physicalLocation: { artifactLocation: { uri: 'tools.json' }, region: { startLine: 3 } },
          },
        ],
        relatedLocations: [{ physicalLocation: { artifactLocation: { uri: 'baseline.json' } } }],
      },
    ]);
    git(directory, 'checkout', '--quiet', 'tools.json');
    expect(JSON.parse((await gate(...PATHS, '--output', 'sarif')).out).runs[0].results).toEqual([]);
  });

  test('could not check outside of a repository, without the base or its history, or without a catalog', async () => {
    const elsewhere = temporaryDirectory();
    const outside = await runFake(['gate', '--base', 'main', ...PATHS], { directory: elsewhere.path });
    elsewhere.remove();
    expect([outside.code, outside.out]).toEqual([2, '']);
    expect(outside.error).toContain('`not_a_repository`');
    const error = async (base: string, ...options: readonly string[]) => {
      const run = await runFake(['gate', '--base', base, ...options], { directory });
      return `${run.code} ${run.error}`;
    };
    expect(await error('none', ...PATHS)).toMatch(/^2 .*`commit_not_found`/);
    expect(await error('--help', ...PATHS)).toMatch(/^2 /);
    expect(await error('main')).toMatch(/^2 `--baseline`.*`missing_input`/);
    expect(await error('main', ...PATHS, '--format', 'xml')).toMatch(
      /^2 --format takes auto, mcp, .*hashes, not "xml"\.\n/,
    );
    git(directory, 'checkout', '--quiet', '--orphan', 'lonely');
    commitAll(directory, 'alone');
    expect(await error('main', ...PATHS)).toMatch(/^2 .*`merge_base_unknown`/);
    writeFileSync(join(directory, '.git', 'shallow'), `${git(directory, 'rev-parse', 'HEAD')}\n`);
    expect(await error('lonely', ...PATHS)).toMatch(/^2 .*`git fetch --unshallow`.*`merge_base_unknown`/);
    expect((await runFake(['gate', ...PATHS], { directory })).code).toBe(2);
  });

  test('could not check where no temporary file can be written, or branches are kept in a format that is not read', async () => {
    const before = process.env['RUNNER_TEMP'];
    process.env['RUNNER_TEMP'] = join(directory, 'tools.json');
    try {
      const unwritten = await gate(...PATHS);
      expect([unwritten.code, unwritten.out]).toEqual([2, '']);
      expect(unwritten.error).toMatch(/^`temporary-directory`.*`not_writable`/);
    } finally {
      if (before === undefined) delete process.env['RUNNER_TEMP'];
      else process.env['RUNNER_TEMP'] = before;
    }
    write(directory, '.git/HEAD', 'ref: refs/heads/.invalid\n');
    const unread = await gate(...PATHS);
    expect([unread.code, unread.out]).toEqual([2, '']);
    expect(unread.error).toMatch(/`GIT_DEFAULT_REF_FORMAT=files`.*`reftable`/);
  });

  test('runs nothing that the repository configures, in a hook neither', async () => {
    const marker = join(directory, 'ran');
    git(directory, 'config', 'core.fsmonitor', `touch ${marker}; false`);
    git(directory, 'config', 'alias.rev-parse', `!touch ${marker}`);
    git(directory, 'config', 'core.hooksPath', directory);
    const before = process.env['GIT_DIR'];
    process.env['GIT_DIR'] = '/nowhere';
    try {
      expect(await verdictOf(...PATHS)).toEqual([0, 'unchanged']);
    } finally {
      if (before === undefined) delete process.env['GIT_DIR'];
      else process.env['GIT_DIR'] = before;
    }
    expect(existsSync(marker)).toBe(false);
  });
});

describe('what gate says to whoever typed it', () => {
  test('names the option whose value is not understood', async () => {
    const { code, error } = await gate(...PATHS, '--policy-mode', 'none');
    expect(code).toBe(2);
    expect(error).toMatch(/^--policy-mode takes new, all, not "none"\.\n/);
  });

  test('names the option that is missing', async () => {
    const { code, error } = await gate('--baseline', 'baseline.json');
    expect(code).toBe(2);
    expect(error).toMatch(/^`--candidate`: A required option is missing\./);
  });

  test('names a base that is no revision, and advises no token', async () => {
    const { code, error } = await runFake(['gate', '--base', 'no-such', ...PATHS], { directory });
    expect(code).toBe(2);
    expect(error).toMatch(/^`no-such` \(`--base`\): Git knows no such branch, tag or commit here\./);
    expect(error).not.toContain('token');
  });

  test('says that there is no commit yet', async () => {
    git(directory, 'checkout', '--quiet', '--orphan', 'new');
    const { code, error } = await gate(...PATHS);
    expect(code).toBe(2);
    expect(error).toMatch(/has no commit yet.*`no_commit`/);
  });

  test('looks at the working tree or at HEAD as it is asked to, whatever the settings file says', async () => {
    const settings = {
      'baseline.json': 'candidate-source: commit',
      'tools.json': 'candidate-source: workspace',
    };
    for (const line of Object.values(settings)) {
      git(directory, 'checkout', '--quiet', 'main');
      write(directory, '.github/tool-catalog-gate.yml', `${line}\n`);
      commitAll(directory);
      git(directory, 'checkout', '--quiet', '-B', 'other');
      write(directory, 'tools.json', manifest('a', 'b', 'c'));
      const verdicts = ['workspace', 'commit'].map(async (source) =>
        gate(...PATHS, '--candidate-source', source),
      );
      expect((await Promise.all(verdicts)).map(({ code }) => code)).toEqual([1, 0]);
      git(directory, 'checkout', '--quiet', 'tools.json');
    }
  });

  test('says that HEAD is read before it says anything else', async () => {
    write(directory, 'baseline.json', manifest('a', 'b'));
    const record: string[] = [];
    await runFake(['gate', '--base', 'main', ...PATHS], { directory, record });
    expect(record[0]).toMatch(/^`baseline\.json` in the working tree is not the one of HEAD/);
  });

  test('says that HEAD is read where the baseline in the working tree is another one', async () => {
    write(directory, 'baseline.json', manifest('a', 'b'));
    write(directory, 'tools.json', manifest('a', 'b'));
    const run = await gate(...PATHS);
    expect(run.code).toBe(1);
    expect(run.error).toBe(
      '`baseline.json` in the working tree is not the one of HEAD, which is what was read. Commit it to have it compared.\n',
    );
    commitAll(directory);
    expect((await gate(...PATHS)).error).toBe('');
  });

  test('says so of a candidate, too, that is read at HEAD', async () => {
    write(directory, 'tools.json', manifest('a', 'b'));
    const run = await gate(...PATHS, '--candidate-source', 'commit');
    expect([run.code, JSON.parse(run.out).verdict]).toEqual([0, 'unchanged']);
    expect(run.error).toMatch(/^`tools\.json` in the working tree is not the one of HEAD/);
  });

  test('says so of no baseline that differs in the ends of its lines alone', async () => {
    write(directory, 'baseline.json', `${manifest('a')}\r\n`);
    write(directory, 'other.txt', 'other');
    commitAll(directory);
    write(directory, 'baseline.json', `${manifest('a')}\n`);
    expect((await gate(...PATHS)).error).toBe('');
  });

  test('says on standard error, too, what could not be checked where a program reads the report', async () => {
    write(directory, 'tools.json', '{');
    const piped = await gate(...PATHS);
    expect(JSON.parse(piped.out).verdict).toBe('could-not-check');
    expect(piped.error).toMatch(
      /^`tools\.json` \(`--candidate`\), line 1, column 2: .*`unexpected_end`\)\n$/,
    );
    expect((await gate(...PATHS, '--output', 'text')).error).toBe('');
  });
});
