import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { git } from '../git/temporary.js';
import { describeWith } from '../needs.js';
import { CATALOG, DRIFTED, GROWN, manifest, tool } from './harness/catalogs.js';
import { describeEndToEnd } from './harness/scenario.js';

const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const COULD_NOT = { verdict: 'could-not-check', drift: '' };

describeEndToEnd('which commit', (scenario) => {
  test.each([
    ['one commit deep', false],
    ['whole', true],
  ])('a checkout of the test merge, %s', async (_, history) => {
    expect((await scenario({ history }).run()).outputs).toMatchObject({ verdict: 'unchanged' });
    expect((await scenario({ C: DRIFTED, history }).run()).outputs).toMatchObject({ verdict: 'drift' });
  });

  test("a checkout of the pull request's head", async () => {
    expect((await scenario({ checkout: 'head' }).run()).outputs).toMatchObject({ verdict: 'unchanged' });
    const drift = await scenario({ checkout: 'head', C: DRIFTED }).run();
    expect(drift.outputs).toMatchObject({ verdict: 'drift', added: '1' });
  });

  test('a checkout of the base would compare the base with itself: refused', async () => {
    const run = await scenario({ checkout: 'tip', C: DRIFTED }).run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual(['unexpected_checkout']);
  });

  test('no checkout: a captured candidate in the workspace, the baseline through the API', async () => {
    const same = await scenario({ checkout: 'none', captured: true }).run();
    expect(same.outputs).toMatchObject({ verdict: 'unchanged' });
    const drift = await scenario({ checkout: 'none', captured: true, C: DRIFTED }).run();
    expect(drift.outputs).toMatchObject({ verdict: 'drift', added: '1' });
    expect(drift.log).toMatch(/^::error .*file=tools\.baseline\.json/m);
  });

  test('no checkout: the committed candidate through the API', async () => {
    const inputs = { 'candidate-source': 'commit' };
    const run = await scenario({ checkout: 'none', C: DRIFTED, inputs }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '1' });
  });

  test('the workspace cannot pass for the commit: the committed baseline is read', async () => {
    const prepare = (workspace: string) => writeFileSync(join(workspace, 'tools.baseline.json'), DRIFTED);
    const run = await scenario({ captured: true, C: DRIFTED, prepare }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '1' });
  });

  test('the baseline moved on the base branch: said to be not this change', async () => {
    const tip = { 'tools.baseline.json': GROWN, 'tools.json': GROWN };
    const run = await scenario({ tip, H: DRIFTED }).run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual(['base_moved']);
    expect(run.summary).toContain('update the branch');
  });

  test('the baseline moved on the base branch, this change leaves it alone: unchanged', async () => {
    const tip = { 'tools.baseline.json': GROWN, 'tools.json': GROWN };
    const run = await scenario({ tip }).run();
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
    expect(run.exit).toBe(0);
  });

  test('the base branch had the same change and took it back: merging would bring it again', async () => {
    const tip = { 'tools.baseline.json': GROWN, 'tools.json': GROWN };
    const world = await scenario({ H: GROWN, tip, mergedOnto: 'tip' }).open();
    expect((await world.run()).outputs).toMatchObject({ verdict: 'unchanged' });
    await world.moveBase({ 'tools.baseline.json': CATALOG, 'tools.json': CATALOG });
    const run = await world.run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual(['base_moved']);
  });

  test.each([
    ['the settings', '.github/tool-catalog-gate.yml', 'approvals: 0\n', 'base_moved'],
    ['CODEOWNERS', '.github/CODEOWNERS', '* @oscar\n', 'base_moved'],
    ['the workflow', '.github/workflows/catalog.yml', 'on: push\n', 'workflow_outdated'],
  ])('the base branch had the same change of %s and took it back', async (_, path, text, code) => {
    const before = {
      '.github/CODEOWNERS': '* @olivia\n',
      '.github/workflows/catalog.yml': 'on: pull_request\n',
    };
    const headFiles = { [path]: text };
    const world = await scenario({ headFiles, tip: headFiles, mergedOnto: 'tip' }).open();
    expect((await world.run()).outputs).toMatchObject({ verdict: 'unchanged' });
    await world.moveBase({ '.github/tool-catalog-gate.yml': null, ...before });
    const run = await world.run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual([code]);
    await world.moveBase(headFiles);
    expect((await world.run()).outputs).toMatchObject({ verdict: 'unchanged' });
  });

  test('the base branch moved elsewhere: nothing to say', async () => {
    const run = await scenario({ tip: { 'other.md': 'x' }, C: DRIFTED }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '1' });
  });

  test('a head that is behind is merged onto the tip: T is there, not at the old base', async () => {
    const tip = { 'tools.baseline.json': GROWN, 'tools.json': GROWN };
    const run = await scenario({ tip, mergedOnto: 'tip' }).run();
    expect(run.outputs).toMatchObject({ verdict: 'unchanged', unchanged: '4' });
  });

  test('pushed to between reading and passing: could not check', async () => {
    const world = await scenario({}).open();
    const first = async () => void (await world.push({ 'tools.json': DRIFTED }));
    const run = await world.run({ faults: [{ on: PULL, answer: { first } }] });
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual(['head_moved']);
  });

  test('retargeted between reading and passing: could not check', async () => {
    const world = await scenario({}).open();
    const first = () => void (world.pull.baseRef = 'other');
    const run = await world.run({ faults: [{ on: PULL, answer: { first } }] });
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual(['retargeted']);
  });

  test('closed between reading and passing: could not check', async () => {
    const world = await scenario({}).open();
    const first = () => void (world.pull.state = 'closed');
    const run = await world.run({ faults: [{ on: PULL, answer: { first } }] });
    expect(run.codes).toEqual(['pull_request_closed']);
  });

  test('without a token a pull request may drift but never pass', async () => {
    const same = await scenario({ permissions: null, history: true }).run();
    expect(same.outputs).toMatchObject(COULD_NOT);
    expect(same.codes).toEqual(['token_missing']);
    const drift = await scenario({ permissions: null, history: true, C: DRIFTED }).run();
    expect(drift.outputs).toMatchObject({ verdict: 'drift', added: '1' });
    expect(drift.requests).toEqual([]);
  });

  test('without a token a clone of depth 1 does not hold what is needed: could not check', async () => {
    const run = await scenario({ permissions: null, C: DRIFTED }).run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(new Set(run.codes)).toEqual(new Set(['commit_not_found']));
    expect(run.summary).toContain('github-token');
    expect(run.requests).toEqual([]);
  });

  test('a checkout in a folder of the workspace: the candidate is found there, the baseline in the repository', async () => {
    const prepare = (workspace: string) => {
      const names = readdirSync(workspace);
      mkdirSync(join(workspace, 'repository'));
      for (const name of names) renameSync(join(workspace, name), join(workspace, 'repository', name));
    };
    const inputs = { candidate: 'repository/tools.json' };
    const same = await scenario({ prepare, inputs }).run();
    expect(same.outputs).toMatchObject({ verdict: 'unchanged' });
    const drift = await scenario({ prepare, inputs, C: DRIFTED }).run();
    expect(drift.outputs).toMatchObject({ verdict: 'drift', added: '1' });
    const one = await scenario({ prepare, inputs: { candidate: 'repository/tools.baseline.json' } }).run();
    expect(one.codes).toEqual(['same_file']);
  });

  test('without a token a schedule reads the default branch from local git', async () => {
    const run = await scenario({ event: 'schedule', permissions: null }).run();
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
    expect(run.exit).toBe(0);
    expect(run.requests).toEqual([]);
  });
});

describeEndToEnd('a hostile local repository', (scenario) => {
  const withoutToken = { permissions: null, history: true, C: DRIFTED };
  const DRIFT = { verdict: 'drift', added: '1', removed: '1', changed: '1' };

  test('fsmonitor, hooks, filters, aliases and includes run nothing', async () => {
    const prepare = (workspace: string) => {
      const trap = join(workspace, 'trap.sh');
      writeFileSync(trap, `#!/bin/sh\ntouch ${join(workspace, 'sprung')}\ncat\n`, { mode: 0o755 });
      mkdirSync(join(workspace, '.git/hooks'), { recursive: true });
      symlinkSync(trap, join(workspace, '.git/hooks/post-checkout'));
      const config = [
        `[core]\n\tfsmonitor = ${trap}\n\tpager = ${trap}\n\tsshCommand = ${trap}\n\taskPass = ${trap}`,
        `[alias]\n\tcat-file = !${trap}`,
        `[filter "lfs"]\n\tsmudge = ${trap}\n\tclean = ${trap}`,
        `[include]\n\tpath = ${join(workspace, '.git/more')}`,
        `[diff]\n\texternal = ${trap}`,
      ];
      appendFileSync(join(workspace, '.git/config'), `${config.join('\n')}\n`);
      writeFileSync(join(workspace, '.git/more'), `[gc]\n\trecentObjectsHook = ${trap}\n`);
    };
    const run = await scenario({ ...withoutToken, prepare }).run();
    expect(run.outputs).toMatchObject(DRIFT);
  });

  test('replace refs do not put another baseline in place of the committed one', async () => {
    const world = await scenario(withoutToken).open();
    const prepare = (workspace: string) => {
      const { merge } = world.commits;
      const baseline = git(workspace, 'rev-parse', `${merge}:tools.baseline.json`);
      git(workspace, 'replace', baseline, git(workspace, 'rev-parse', `${merge}:tools.json`));
    };
    const run = await world.run({ prepare });
    expect(run.outputs).toMatchObject(DRIFT);
  });

  test('a partial clone fetches nothing: what is missing is missing', async () => {
    const prepare = (workspace: string) => {
      const trap = join(workspace, 'trap.sh');
      writeFileSync(trap, `#!/bin/sh\ntouch ${join(workspace, 'sprung')}\n`, { mode: 0o755 });
      const remote = `[remote "origin"]\n\turl = ext::${trap}\n\tpromisor = true\n\tpartialclonefilter = blob:none\n`;
      appendFileSync(
        join(workspace, '.git/config'),
        `[protocol "ext"]\n\tallow = always\n${remote}[extensions]\n\tpartialClone = origin\n`,
      );
      const blob = execFileSync('git', ['hash-object', '--stdin'], {
        input: CATALOG,
        encoding: 'utf8',
      }).trim();
      rmSync(join(workspace, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    };
    const run = await scenario({ ...withoutToken, prepare }).run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual(['object_not_found']);
  });

  describeWith(process.getuid?.() === 0 ? null : 'to be root', 'of somebody else', () => {
    test('as in a container, is read all the same', async () => {
      const prepare = (workspace: string) => void execFileSync('chown', ['-R', '65534', workspace]);
      const run = await scenario({ ...withoutToken, prepare }).run();
      expect(run.outputs).toMatchObject(DRIFT);
    });
  });

  test.each([
    ['GIT_DIR', { GIT_DIR: '/nowhere' }],
    ['GIT_OBJECT_DIRECTORY', { GIT_OBJECT_DIRECTORY: '/nowhere' }],
    [
      'GIT_CONFIG_COUNT',
      { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.bare', GIT_CONFIG_VALUE_0: 'maybe' },
    ],
  ])('%s in the environment leads git nowhere else', async (_, environment) => {
    const run = await scenario({ ...withoutToken, environment }).run();
    expect(run.outputs).toMatchObject(DRIFT);
  });
});

describeEndToEnd('paths', (scenario) => {
  test.each([
    ['an absolute path', { candidate: '/etc/passwd' }, 'absolute_path'],
    ['a path out of the workspace', { candidate: '../tools.json' }, 'outside_workspace'],
    ['a path out and in again', { candidate: 'x/../../tools.json' }, 'outside_workspace'],
    ['the .git folder', { candidate: '.git/config' }, 'invalid_path'],
    ['an absolute baseline', { baseline: '/etc/passwd' }, 'absolute_path'],
    ['a baseline out of the repository', { baseline: 'x/../../tools.baseline.json' }, 'outside_workspace'],
  ])('%s is refused', async (_, inputs, code) => {
    const run = await scenario({ inputs }).run();
    expect(run.exit).toBe(2);
    expect(run.codes).toEqual([code]);
  });

  test.each([
    ['itself', 'symlink', (workspace: string) => symlinkSync('tools.json', join(workspace, 'link.json'))],
    ['a folder before it', 'symlink', (workspace: string) => symlinkSync('.', join(workspace, 'folder'))],
    ['a device', 'not_a_file', (workspace: string) => execFileSync('mkfifo', [join(workspace, 'link.json')])],
    ['a directory', 'no_tools', (workspace: string) => mkdirSync(join(workspace, 'link.json'))],
  ])('a candidate that is a link or no file is refused: %s', async (kind, code, prepare) => {
    const candidate = kind === 'a folder before it' ? 'folder/tools.json' : 'link.json';
    const run = await scenario({ prepare, inputs: { candidate } }).run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual([code]);
  });

  test('a committed baseline that is a symlink is not followed', async () => {
    const run = await scenario({ H: { symlink: 'tools.json' }, C: CATALOG }).run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual(['symlink']);
  });

  test('a committed baseline that is an LFS pointer says so', async () => {
    const H = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12\n`;
    const run = await scenario({ H, C: CATALOG }).run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual(['lfs_pointer']);
  });

  test('baseline and candidate one file: an error in the workspace', async () => {
    const paths = { baseline: 'tools.json', candidate: 'tools.json' };
    const run = await scenario({ ...paths }).run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual(['same_file']);
  });

  test('baseline and candidate one file: with candidate-source commit only its approval is gated', async () => {
    const paths = { baseline: 'tools.json', candidate: 'tools.json' };
    const inputs = { 'candidate-source': 'commit' };
    const same = await scenario({ ...paths, inputs }).run();
    expect(same.outputs).toMatchObject({ verdict: 'unchanged' });
    const changed = await scenario({ ...paths, inputs, H: GROWN }).run();
    expect(changed.outputs).toMatchObject({ verdict: 'baseline-change', added: '1', approval: 'missing' });
    expect(changed.exit).toBe(1);
  });

  test('a limit at T is could not check, never a mended baseline', async () => {
    const T = manifest(...Array.from({ length: 50 }, (_, index) => tool(`tool_${index}`)));
    const run = await scenario({
      T,
      H: CATALOG,
      baseCandidate: CATALOG,
      inputs: { 'max-bytes': '2000' },
    }).run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual(['too_large']);
  });
});

describeEndToEnd('limits beside that of bytes', (scenario) => {
  test.each([
    ['nesting', `${'['.repeat(80)}${']'.repeat(80)}`, 'too_deep'],
    ['a number', '1'.repeat(2000), 'number_too_long'],
  ])('%s at T is could not check, never a mended baseline', async (_, value, code) => {
    const T = `{"tools":[{"name":"search","x":${value}}]}`;
    const run = await scenario({ T, H: CATALOG, baseCandidate: CATALOG }).run();
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual([code]);
  });
});

describeEndToEnd('events without a token', (scenario) => {
  test.each(['push', 'merge_group'])('%s never passes', async (event) => {
    const same = await scenario({ event, permissions: null, history: true }).run();
    expect(same.outputs).toMatchObject(COULD_NOT);
    expect(same.codes).toEqual(['token_missing']);
    const drift = await scenario({ event, permissions: null, history: true, C: DRIFTED }).run();
    expect(drift.exit).not.toBe(0);
  });
});

describeEndToEnd('inputs', (scenario) => {
  test.each([
    ['fail-on-drift', 'no', 'invalid_input'],
    ['check-run', 'maybe', 'invalid_input'],
    ['comment', 'sometimes', 'invalid_input'],
    ['format', 'yaml', 'invalid_input'],
    ['candidate-source', 'branch', 'invalid_input'],
    ['max-bytes', '1e6', 'invalid_input'],
    ['max-bytes', '67108865', 'invalid_input'],
    ['max-depth', '-1', 'invalid_input'],
    ['approvals', 'two', 'invalid_input'],
    ['baseline', '', 'missing_input'],
    ['candidate', '', 'missing_input'],
    ['basline', 'tools.json', 'unknown_input'],
  ])('%s: %s is not understood', async (name, value, code) => {
    const run = await scenario({ inputs: { [name]: value } }).run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject(COULD_NOT);
    expect(run.codes).toEqual([code]);
    expect(run.log).toMatch(/^::error /m);
  });
});
