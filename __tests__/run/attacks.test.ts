import { describe, expect, test } from '@jest/globals';
import { CATALOG, GROWN } from '../e2e/harness/catalogs.js';
import { runInWorld } from './gate-world.js';
import type { WorldRun, WorldSpec } from './gate-world.js';

const BASELINE = 'tools.baseline.json';
const CANDIDATE = 'tools.json';
const GATE = '.github/workflows/gate.yml';
const CODEOWNERS = '.github/CODEOWNERS';

const base = {
  [CODEOWNERS]: '* @owner\n',
  [GATE]: 'on: pull_request\n',
  [BASELINE]: CATALOG,
  [CANDIDATE]: CATALOG,
};
const grown = { [BASELINE]: GROWN, [CANDIDATE]: GROWN };

function approval(commit: string, login: string) {
  return {
    id: 1,
    user: { login, id: login === 'owner' ? 5 : 6, type: 'User' },
    state: 'APPROVED',
    commit_id: commit,
    submitted_at: '2026-01-02T00:00:00Z',
  };
}

/** The same world once more, its head approved by somebody. */
async function approvedBy(spec: WorldSpec, ...logins: readonly string[]): Promise<WorldRun> {
  const { commits } = await runInWorld(spec);
  return runInWorld({ ...spec, reviews: logins.map((login) => approval(commits.head, login)) });
}

function outcome({ decision }: WorldRun) {
  const { verdict, passes, fault, catalogs, files } = decision;
  return {
    verdict,
    passes,
    codes: [fault, catalogs[0]?.error].flatMap((error) => error?.code ?? []),
    files: files.map(({ path, verdict: found }) => `${path} ${found}`),
    notices: decision.notices.map(({ code }) => code),
  };
}

describe("a pull request into a branch of somebody's own, whose pass would be its head's anywhere", () => {
  const head: WorldSpec = { base, changed: grown, checkout: 'head' };

  test('that holds the new catalog already: the default branch does not', async () => {
    const run = await runInWorld({ ...head, into: { branch: 'mine', files: grown } });
    expect(outcome(run)).toMatchObject({ verdict: 'baseline-change', passes: false });
    expect(run.decision.notices).toContainEqual({ code: 'base_not_guarded', path: null, permission: null });
  });

  test('that takes the new catalog back in the merge: the head has it', async () => {
    const files = { [BASELINE]: CATALOG, [CANDIDATE]: CATALOG, 'more.md': '' };
    const run = await runInWorld({
      base,
      changed: { 'more.md': 'x' },
      into: { branch: 'mine', files: { ...files, 'mine.md': '' } },
      checkout: 'merge',
    });
    expect(outcome(run)).toMatchObject({ passes: false, codes: ['merge_of_unguarded_base'] });
  });

  test.each(['release/evil', 'mine'])('whatever protects it: %s', async (branch) => {
    const settings = { '.github/tool-catalog-gate.yml': 'guarded-branches: [release/1, main-2]\n' };
    const run = await runInWorld({ ...head, base: { ...base, ...settings }, into: { branch, files: grown } });
    expect(outcome(run)).toMatchObject({ verdict: 'baseline-change', passes: false });
  });

  test('an honest one on top of another passes where the catalog stays', async () => {
    for (const more of [
      { checkout: 'head' as const },
      { checkout: 'merge' as const },
      { event: 'pull_request_target', checkout: 'none' as const, inputs: { 'candidate-source': 'commit' } },
    ]) {
      const run = await runInWorld({ base, changed: { 'a.md': '' }, into: { branch: 'topic-1' }, ...more });
      expect(outcome(run)).toMatchObject({ verdict: 'unchanged', passes: true });
    }
  });

  test('a release branch that the default branch names counts as a base', async () => {
    const files = { ...base, '.github/tool-catalog-gate.yml': 'guarded-branches: [release/1]\n' };
    const run = await runInWorld({
      base: files,
      changed: { 'a.md': '' },
      into: { branch: 'release/1', files: grown },
    });
    expect(outcome(run)).toMatchObject({ verdict: 'unchanged', passes: true });
    expect(outcome(run).notices).not.toContain('base_not_guarded');
  });
});

describe('a push', () => {
  const pushed: WorldSpec = { event: 'push', base, changed: { 'a.md': '' }, checkout: 'head' };

  test.each(['release/evil', 'topic'])('to a branch that anybody can make: %s', async (branch) => {
    const run = await runInWorld({ ...pushed, branch, into: { branch } });
    expect(outcome(run)).toMatchObject({ passes: false, codes: ['unsupported_branch'] });
  });
});

describe('inputs that judge their own edit', () => {
  const edited: WorldSpec = { base, changed: { ...grown, [GATE]: 'on: pull_request # owners: @other\n' } };

  test.each([
    ['owners of their own', { owners: '@other' }],
    ['no approval', { approvals: '0' }],
    ['both', { owners: '@other', approvals: '0' }],
  ])('%s: who owns the workflow is asked', async (_name, inputs) => {
    const run = await approvedBy({ ...edited, inputs }, 'other');
    expect(outcome(run)).toMatchObject({ passes: false });
    expect(outcome(run).files).toContain(`${GATE} protected-change`);
  });

  test("another team's baseline, which this team may release", async () => {
    const files = { ...base, [CODEOWNERS]: '* @owner\n/theirs/ @other\n', 'theirs/b.json': CATALOG };
    const run = await approvedBy(
      {
        base: files,
        changed: { [CANDIDATE]: GROWN, 'theirs/b.json': GROWN, [GATE]: 'baseline: theirs/b.json\n' },
        inputs: { baseline: 'theirs/b.json' },
      },
      'other',
    );
    expect(outcome(run)).toMatchObject({ passes: false });
  });

  test('with the owner of the workflow they count', async () => {
    const run = await approvedBy({ ...edited, inputs: { owners: '@other' } }, 'other', 'owner');
    expect(outcome(run)).toMatchObject({ verdict: 'approved', passes: true });
  });

  test('a workflow that nobody owns has no owner, whoever owns the baseline', async () => {
    const unowned = { ...base, [CODEOWNERS]: '/tools* @owner\n' };
    const run = await approvedBy({ ...edited, base: unowned, inputs: { owners: '@other' } }, 'other');
    expect(outcome(run)).toMatchObject({ verdict: 'could-not-check', passes: false });
    expect(run.decision.files.map(({ error }) => error?.code)).toContain('no_owner');
  });

  test('only the settings file of the default branch turns approval off for a workflow', async () => {
    const settings = { '.github/tool-catalog-gate.yml': 'approvals: 0\n' };
    const run = await runInWorld({ ...edited, base: { ...base, ...settings } });
    expect(run.decision).toMatchObject({ passes: true, approval: 'off' });
  });

  test('the code owners are watched beside owners of a setting', async () => {
    const run = await approvedBy(
      { base, changed: { [CODEOWNERS]: '* @other\n' }, inputs: { owners: '@owner' } },
      'other',
    );
    expect(outcome(run)).toMatchObject({ verdict: 'protected-change', passes: false });
  });
});

describe('an owner who had a hand in it', () => {
  test('does not approve what they wrote with somebody else', async () => {
    const message = 'Grow\n\nCo-authored-by: Owner <owner@example.test>\n';
    const run = await approvedBy({ base, changed: grown, message }, 'owner');
    expect(outcome(run)).toMatchObject({ verdict: 'baseline-change', passes: false });
    expect(run.decision.files[0]?.refusals).toMatchObject([{ login: 'owner', code: 'wrote_the_change' }]);
  });
});

describe('a workflow file that is not the one', () => {
  test('that GitHub did not name', async () => {
    for (const reference of ['', 'gate.yml']) {
      const run = await runInWorld({ base, environment: { GITHUB_WORKFLOW_REF: reference } });
      expect(outcome(run)).toMatchObject({ passes: false, codes: ['workflow_unknown'] });
    }
  });

  test('that the named one calls is protected too', async () => {
    const called = '.github/workflows/called.yml';
    const run = await runInWorld({
      base: { ...base, [called]: 'on: workflow_call\n' },
      changed: { [called]: 'on: workflow_call # fail-on-drift: false\n' },
      inputs: { 'job-workflow': `o/r/${called}@refs/pull/7/merge` },
    });
    expect(outcome(run)).toMatchObject({
      verdict: 'protected-change',
      passes: false,
      files: [`${called} protected-change`],
    });
  });

  test.each([
    ['pull_request_target', { checkout: 'none', inputs: { 'candidate-source': 'commit' } }],
    ['pull_request', {}],
  ] as const)('that a re-run keeps from its first run: %s', async (event, more) => {
    const spec: WorldSpec = { event, base, changed: { 'a.md': '' }, ...more };
    const strict = { ...spec, tip: { [GATE]: 'on: pull_request # approvals: 2\n' } };
    expect(outcome(await runInWorld(spec))).toMatchObject({ passes: true });
    expect(outcome(await runInWorld(strict))).toMatchObject({ passes: false, codes: ['workflow_outdated'] });
  });
});

describe('a catalog with a twin that some machines take for it', () => {
  const inputs = {
    'candidate-source': 'commit',
    baseline: 'tools/Baseline.json',
    candidate: 'tools/Catalog.json',
  };
  const files = { [CODEOWNERS]: '* @owner\n', 'tools/Baseline.json': CATALOG, 'tools/Catalog.json': CATALOG };

  test.each([
    ['the candidate, by letter case', 'tools/catalog.json'],
    ['the baseline, by letter case', 'tools/BASELINE.json'],
    ['their folder', 'Tools/Other.json'],
  ])('%s', async (_name, twin) => {
    const run = await runInWorld({ base: files, changed: { [twin]: GROWN }, inputs });
    expect(outcome(run)).toMatchObject({ passes: false, codes: ['path_case_collision'] });
  });

  test('by composition', async () => {
    const name = (text: string) => `tools/caf${text}.json`;
    const run = await runInWorld({
      base: { ...files, [name('\u00e9')]: CATALOG },
      changed: { [name('e\u0301')]: GROWN },
      inputs: { ...inputs, candidate: name('\u00e9') },
    });
    expect(outcome(run)).toMatchObject({ passes: false, codes: ['path_case_collision'] });
  });

  const twins = [
    ['letter case', 'tools/Search.json'],
    ['the letter case of its ending', 'tools/search.JSON'],
    ['composition', 'tools/caf\u00e9.json'],
  ] as const;
  test.each(
    twins.flatMap(([name, twin]) => (['commit', 'workspace'] as const).map((from) => [name, from, twin])),
  )('within a directory that is a catalog, by %s (%s)', async (_name, from, twin) => {
    const definition = (name: string) => JSON.stringify({ name, inputSchema: {} });
    const own = { 'tools/search.json': definition('search'), 'tools/cafe\u0301.json': definition('cafe') };
    const run = await runInWorld({
      base: { [CODEOWNERS]: '* @owner\n', ...own, 'baseline/search.json': definition('search') },
      changed: { [twin]: definition('other') },
      inputs: {
        ...{ baseline: 'baseline', candidate: 'tools', format: 'directory' },
        'candidate-source': from,
      },
    });
    expect(outcome(run)).toMatchObject({ passes: false, codes: ['path_case_collision'] });
  });

  test('elsewhere, or beside CODEOWNERS, is nobody’s business', async () => {
    const run = await runInWorld({ base: files, changed: { 'Docs/x.md': '', 'docs/X.md': '' }, inputs });
    expect(outcome(run)).toMatchObject({ verdict: 'unchanged', passes: true });
  });
});
