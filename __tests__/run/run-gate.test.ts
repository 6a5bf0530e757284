import { describe, expect, test } from '@jest/globals';
import { inventoryFromManifest, inventoryJson, parseCatalog, parseMap } from '../../src/catalog/index.js';
import { CATALOG, DRIFTED, GROWN, manifest, tool } from '../e2e/harness/catalogs.js';
import { json } from '../github/api/fake-api.js';
import { runInWorld } from './gate-world.js';
import type { FileTable, WorldRun, WorldSpec } from './gate-world.js';

const BASELINE = 'tools.baseline.json';
const CANDIDATE = 'tools.json';
const INVENTORY = JSON.stringify({
  schema_version: 'openmed.agent.tool_inventory.v1',
  tools: [
    {
      tool_id: 'tool:org.example/search',
      version: '1.0.0',
      capability_class: 'capability:org.example/search@1.0.0',
      side_effect_class: 'read-only',
      schema_digest: `sha256:${'a'.repeat(64)}`,
    },
  ],
});
const CODEOWNERS = { '.github/CODEOWNERS': '* @owner\n' };
const base = { ...CODEOWNERS, [BASELINE]: CATALOG, [CANDIDATE]: CATALOG };

const approvedBy = (
  run: WorldRun | string,
  login = 'owner',
  commit = typeof run === 'string' ? run : '',
) => ({
  id: 1,
  user: { login, id: 5, type: 'User' },
  state: 'APPROVED',
  commit_id: commit,
  submitted_at: '2026-01-02T00:00:00Z',
});

function outcome(run: WorldRun) {
  const { verdict, passes, fault, catalogs, approval } = run.decision;
  return {
    verdict,
    passes,
    fault: fault?.code ?? null,
    row: catalogs[0]?.row,
    error: catalogs[0]?.error?.code ?? null,
    approval,
  };
}

async function decided(spec: WorldSpec) {
  return outcome(await runInWorld(spec));
}

describe('the verdict of a pull request', () => {
  test.each<[string, Partial<WorldSpec>, object]>([
    ['nothing changed', {}, { verdict: 'unchanged', passes: true, row: 'same', approval: 'not-needed' }],
    [
      'the tools changed, the baseline did not',
      { changed: { [CANDIDATE]: GROWN } },
      { verdict: 'drift', passes: false, row: 'tools-changed' },
    ],
    [
      'the workspace drifted from the commit',
      { workspace: { [CANDIDATE]: GROWN } },
      { verdict: 'drift', passes: false, row: 'tools-changed' },
    ],
    [
      'both changed alike',
      { changed: { [BASELINE]: GROWN, [CANDIDATE]: GROWN } },
      { verdict: 'baseline-change', passes: false, row: 'baseline-changed', approval: 'missing' },
    ],
    [
      'both changed, but not alike',
      { changed: { [BASELINE]: GROWN, [CANDIDATE]: DRIFTED } },
      { verdict: 'drift', row: 'baseline-changed-otherwise' },
    ],
    [
      'only the formatting changed',
      { changed: { [BASELINE]: JSON.stringify(JSON.parse(CATALOG)) } },
      { verdict: 'unchanged', passes: true, row: 'formatting-only' },
    ],
    [
      'retired',
      { changed: { [BASELINE]: null, [CANDIDATE]: null } },
      { verdict: 'baseline-change', row: 'retired' },
    ],
    [
      'baseline deleted',
      { changed: { [BASELINE]: null } },
      { verdict: 'could-not-check', error: 'baseline_missing' },
    ],
    [
      'candidate deleted',
      { changed: { [CANDIDATE]: null } },
      { verdict: 'could-not-check', error: 'candidate_missing' },
    ],
    [
      'a first baseline',
      { base: CODEOWNERS, changed: { [BASELINE]: CATALOG, [CANDIDATE]: CATALOG } },
      { verdict: 'baseline-change', row: 'first-baseline' },
    ],
    [
      'another format',
      { changed: { [BASELINE]: INVENTORY, [CANDIDATE]: INVENTORY } },
      { verdict: 'baseline-change', row: 'migrated-format' },
    ],
    [
      'a mended baseline',
      { base: { ...base, [BASELINE]: '{' }, changed: { [BASELINE]: CATALOG } },
      { verdict: 'baseline-change', row: 'mended-baseline' },
    ],
    [
      'a baseline that was a symlink',
      { base: { ...base, [BASELINE]: { symlink: CANDIDATE } }, changed: { [BASELINE]: CATALOG } },
      { verdict: 'baseline-change', row: 'mended-baseline' },
    ],
    [
      'a baseline that was a submodule',
      { base: { ...base, [BASELINE]: { submodule: '1'.repeat(40) } }, changed: { [BASELINE]: CATALOG } },
      { verdict: 'baseline-change', row: 'mended-baseline' },
    ],
    [
      'a baseline that becomes a symlink',
      { changed: { [BASELINE]: { symlink: CANDIDATE } } },
      { verdict: 'could-not-check', error: 'symlink' },
    ],
    [
      'a baseline that becomes an LFS pointer',
      { changed: { [BASELINE]: 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n' } },
      { verdict: 'could-not-check', error: 'lfs_pointer' },
    ],
    [
      'a baseline that is UTF-16',
      { changed: { [BASELINE]: Buffer.from(`\ufeff${CATALOG}`, 'utf16le') } },
      { verdict: 'could-not-check', error: 'utf16' },
    ],
    [
      'a candidate over the limit',
      { inputs: { 'max-bytes': '10' } },
      { verdict: 'could-not-check', error: 'too_large' },
    ],
    [
      'a baseline at T over the limit',
      {
        base: { ...base, [BASELINE]: CATALOG + ' '.repeat(5000) },
        changed: { [BASELINE]: CATALOG },
        inputs: { 'max-bytes': '3000' },
      },
      { verdict: 'could-not-check', error: 'too_large' },
    ],
  ])('%s', async (_name, spec, expected) => {
    expect(await decided({ base, ...spec })).toMatchObject(expected);
  });

  test.each(['merge', 'head', 'none'] as const)(
    'is the same with the %s commit checked out',
    async (checkout) => {
      const captured = checkout === 'none' ? { workspace: { [CANDIDATE]: GROWN } } : {};
      const run = await runInWorld({ base, checkout, changed: { [CANDIDATE]: GROWN }, ...captured });
      expect(outcome(run)).toMatchObject({ verdict: 'drift', row: 'tools-changed' });
      expect(run.session?.subject.head).toBe(checkout === 'head' ? run.commits.head : run.commits.merge);
      expect(run.decision.catalogs[0]?.diff?.added.map((entry) => entry.key)).toEqual(['delete_file']);
    },
  );

  test('any other commit checked out', async () => {
    expect(await decided({ base, checkout: 'base' })).toMatchObject({
      verdict: 'could-not-check',
      fault: 'unexpected_checkout',
    });
  });

  test('of a repository in a folder of the workspace', async () => {
    const inputs = { candidate: `repository/${CANDIDATE}` };
    expect(await decided({ base, directory: 'repository', inputs })).toMatchObject({
      verdict: 'unchanged',
      passes: true,
    });
    const same = { candidate: `repository/${BASELINE}` };
    expect(await decided({ base, directory: 'repository', inputs: same })).toMatchObject({
      error: 'same_file',
    });
  });

  test('of directories of one-tool files', async () => {
    const tool = (name: string) => JSON.stringify({ name, inputSchema: { type: 'object' } });
    const directories = {
      'base/a.json': tool('a'),
      'base/b.snap': tool('b'),
      'now/a.json': tool('a'),
      'now/b.snap': tool('b'),
    };
    const inputs = { baseline: 'base', candidate: 'now' };
    expect(await decided({ base: directories, inputs })).toMatchObject({ verdict: 'unchanged' });
    expect(
      await decided({ base: directories, inputs, workspace: { 'now/c.json': tool('c') } }),
    ).toMatchObject({ verdict: 'drift' });
    expect(await decided({ base: directories, inputs: { ...inputs, format: 'mcp' } })).toMatchObject({
      error: 'not_a_file',
    });
  });
});

describe('a base branch that moved', () => {
  const tip = { [BASELINE]: GROWN };

  test('leaves alone what the pull request does not touch', async () => {
    for (const checkout of ['merge', 'head'] as const) {
      expect(await decided({ base, tip, checkout })).toMatchObject({
        verdict: 'unchanged',
        passes: true,
        row: 'base-moved-untouched',
      });
    }
  });

  test('is told apart from the change of the pull request', async () => {
    const moved = { verdict: 'could-not-check', error: 'base_moved' };
    expect(await decided({ base, tip, changed: { [BASELINE]: GROWN, [CANDIDATE]: GROWN } })).toMatchObject(
      moved,
    );
    expect(await decided({ base, tip, changed: { [CANDIDATE]: CATALOG.trim() } })).toMatchObject(moved);
    expect(
      await decided({
        base,
        tip,
        workspace: { 'captured.json': CATALOG },
        inputs: { candidate: 'captured.json' },
      }),
    ).toMatchObject(moved);
    // Without a checkout nothing tells a captured file from a committed one.
    expect(await decided({ base, tip, checkout: 'none', workspace: { [CANDIDATE]: CATALOG } })).toMatchObject(
      moved,
    );
  });

  test('by its formatting alone did not move', async () => {
    const formatted = { [BASELINE]: JSON.stringify(JSON.parse(CATALOG)) };
    expect(await decided({ base, tip: formatted, changed: { [CANDIDATE]: CATALOG.trim() } })).toMatchObject({
      verdict: 'unchanged',
      row: 'same',
    });
  });

  test('where the baseline was deleted meanwhile', async () => {
    expect(
      await decided({ base, tip: { [BASELINE]: null }, changed: { [CANDIDATE]: CATALOG.trim() } }),
    ).toMatchObject({ error: 'base_moved' });
  });
});

describe('a snapshot', () => {
  const inputs = { candidate: BASELINE, 'candidate-source': 'commit' };

  test('is its own baseline, and only approval is gated', async () => {
    const run = await runInWorld({ base, inputs });
    expect(outcome(run)).toMatchObject({ verdict: 'unchanged', passes: true });
    expect(run.decision.catalogs[0]?.snapshot).toBe(true);
    expect(await decided({ base, inputs, changed: { [BASELINE]: GROWN } })).toMatchObject({
      verdict: 'baseline-change',
      row: 'baseline-changed',
    });
  });

  test('from the workspace is an error', async () => {
    expect(await decided({ base, inputs: { candidate: BASELINE } })).toMatchObject({
      verdict: 'could-not-check',
      error: 'same_file',
    });
    expect(await decided({ base, inputs: { candidate: `./${BASELINE}` } })).toMatchObject({
      error: 'same_file',
    });
  });
});

describe('a candidate of the commit', () => {
  test('is read there, whatever the workspace holds', async () => {
    const inputs = { 'candidate-source': 'commit' };
    expect(await decided({ base, inputs, workspace: { [CANDIDATE]: GROWN } })).toMatchObject({
      verdict: 'unchanged',
    });
    expect(await decided({ base, inputs, changed: { [CANDIDATE]: GROWN } })).toMatchObject({
      verdict: 'drift',
    });
    expect(await decided({ base, inputs, changed: { [CANDIDATE]: null } })).toMatchObject({
      error: 'candidate_missing',
    });
  });
});

describe('approval', () => {
  const changed = { [BASELINE]: GROWN, [CANDIDATE]: GROWN };
  const reviewedHead = async (spec: WorldSpec, login = 'owner') => {
    const { commits } = await runInWorld(spec);
    return { ...spec, reviews: [approvedBy(commits.head, login)] };
  };

  test('of an owner lets the change pass', async () => {
    const run = await runInWorld(await reviewedHead({ base, changed }));
    expect(outcome(run)).toMatchObject({ verdict: 'approved', passes: true, approval: 'approved' });
    expect(run.decision.approvedBy).toEqual(['owner']);
    expect(run.decision.files).toMatchObject([
      { path: BASELINE, role: 'baseline', owners: ['@owner'], catalogs: [''] },
    ]);
  });

  test('of somebody else does not', async () => {
    expect(await decided(await reviewedHead({ base, changed }, 'other'))).toMatchObject({
      verdict: 'baseline-change',
      passes: false,
    });
  });

  test('is decided by the owners of the base branch, not of the pull request', async () => {
    const own = { ...changed, '.github/CODEOWNERS': '* @other\n' };
    const run = await runInWorld(await reviewedHead({ base, changed: own }, 'other'));
    expect(outcome(run)).toMatchObject({ verdict: 'baseline-change', passes: false });
    expect(run.decision.files.map(({ path, role, owners }) => [path, role, owners])).toEqual([
      ['.github/CODEOWNERS', 'codeowners', ['@owner']],
      [BASELINE, 'baseline', ['@owner']],
    ]);
  });

  test('is of the setting `owners` where there is one', async () => {
    const spec = await reviewedHead({ base, changed, inputs: { owners: '@other' } }, 'other');
    expect(await decided(spec)).toMatchObject({ verdict: 'approved', passes: true });
  });

  test('is not asked for where it is turned off', async () => {
    expect(await decided({ base, changed, inputs: { approvals: '0' } })).toMatchObject({
      verdict: 'baseline-change',
      passes: true,
      approval: 'off',
    });
  });

  test('cannot be had where nobody owns the baseline', async () => {
    const unowned = { [BASELINE]: CATALOG, [CANDIDATE]: CATALOG };
    expect(await decided({ base: unowned, changed })).toMatchObject({
      verdict: 'could-not-check',
      error: 'no_owner',
    });
  });

  test('reviews that cannot be read are no approval', async () => {
    const routes = { 'GET /repos/o/r/pulls/7/reviews': json({}, 403) };
    const run = await runInWorld({ base, changed, routes });
    expect(outcome(run)).toMatchObject({ verdict: 'baseline-change', passes: false });
    expect(run.decision.files[0]?.missingPermission).toBe('pull-requests: read');
  });
});

describe('protected files', () => {
  const gate = '.github/workflows/gate.yml';
  const settings = '.github/tool-catalog-gate.yml';

  test.each<[string, WorldSpec['base'], string, string]>([
    ['the workflow', { [gate]: 'on: push' }, gate, 'workflow'],
    ['the settings file', { [settings]: 'approvals: 1\n' }, settings, 'settings'],
  ])('%s', async (_name, files, path, role) => {
    const run = await runInWorld({ base: { ...base, ...files }, changed: { [path]: 'approvals: 2\n' } });
    expect(outcome(run)).toMatchObject({ verdict: 'protected-change', passes: false });
    expect(run.decision.files).toMatchObject([{ path, role, owners: ['@owner'], catalogs: [] }]);
  });

  test('a file that becomes a link of the same blob is another', async () => {
    const run = await runInWorld({
      base: { ...base, [settings]: 'approvals: 1' },
      changed: { [settings]: { symlink: 'approvals: 1' } },
    });
    expect(run.decision.files).toMatchObject([{ path: settings, role: 'settings' }]);
  });

  test.each([
    ['a ref', 'gate.yml@else.yml', '@refs/pull/7/merge'],
    ['a ref with an @ in it', 'gate.yml@else.yml', '@refs/heads/a@b'],
    ['a commit', 'gate.yml@else.yml', `@${'a'.repeat(40)}`],
  ])('a workflow whose name holds an @ is no other one: before %s', async (_, name, reference) => {
    const path = `.github/workflows/${name}`;
    const environment = { GITHUB_WORKFLOW_REF: `o/r/${path}${reference}` };
    const run = await runInWorld({ base, changed: { [path]: 'on: push\n' }, environment });
    expect(run.decision.files).toMatchObject([{ path, role: 'workflow' }]);
  });

  test('a workflow of another repository is not one of them', async () => {
    const environment = { GITHUB_WORKFLOW_REF: `o/other/${gate}@refs/heads/main` };
    expect(
      await decided({ base: { ...base, [gate]: '1' }, changed: { [gate]: '2' }, environment }),
    ).toMatchObject({ verdict: 'unchanged' });
  });

  test('CODEOWNERS where it changes the owners of one of them, wherever it stands', async () => {
    const change = (path: string, content: string) => runInWorld({ base, changed: { [path]: content } });
    expect(outcome(await change('.github/CODEOWNERS', '* @owner @other\n'))).toMatchObject({
      verdict: 'protected-change',
    });
    expect(outcome(await change('.github/CODEOWNERS', `* @owner\n/docs/ @other\n`))).toMatchObject({
      verdict: 'unchanged',
    });
    expect(
      outcome(await change('.github/CODEOWNERS', `* @owner\n/.github/CODEOWNERS @other\n`)),
    ).toMatchObject({ verdict: 'protected-change' });
    expect(outcome(await change('CODEOWNERS', '* @other\n'))).toMatchObject({ verdict: 'unchanged' });
    const deleted = await runInWorld({ base, changed: { '.github/CODEOWNERS': null } });
    expect(outcome(deleted)).toMatchObject({ verdict: 'protected-change', passes: false });
    const low = { 'docs/CODEOWNERS': '* @owner\n', [BASELINE]: CATALOG, [CANDIDATE]: CATALOG };
    const shadowed = await runInWorld({ base: low, changed: { CODEOWNERS: '* @other\n' } });
    expect(shadowed.decision.files).toMatchObject([
      { path: 'CODEOWNERS', role: 'codeowners', today: { base: 'absent' } },
    ]);
  });

  test('CODEOWNERS where it names owners of a catalog that a pattern has room for', async () => {
    const inputs = {
      baseline: '',
      candidate: '',
      catalogs: 'all: agents/*/base.json => agents/*/tools.json',
      'candidate-source': 'commit',
    };
    const one = { 'agents/a/base.json': CATALOG, 'agents/a/tools.json': CATALOG };
    const owned = { ...one, '.github/CODEOWNERS': '* @owner\n' };
    const withLine = async (line: string) => {
      const changed = { '.github/CODEOWNERS': `* @owner\n${line} @other\n` };
      return outcome(await runInWorld({ base: owned, changed, inputs }));
    };
    for (const line of [
      '/agents/evil/',
      '/agents/*/base.json',
      '**/e*l/base.json',
      '/agents/evil/base.json/',
    ]) {
      expect(await withLine(line)).toMatchObject({ verdict: 'protected-change', passes: false });
    }
    for (const line of ['/docs/', '/agents/*/README.md', '/*.md']) {
      expect(await withLine(line)).toMatchObject({ verdict: 'unchanged', passes: true });
    }
    const last = { ...one, '.github/CODEOWNERS': '* @owner\n/agents/ @owner\n' };
    for (const line of ['*.ts', 'docs/', 'Dockerfile', '/agents/evil/']) {
      const changed = { '.github/CODEOWNERS': `* @owner\n${line} @other\n/agents/ @owner\n` };
      expect(outcome(await runInWorld({ base: last, changed, inputs }))).toMatchObject({ passes: true });
    }
  });

  test('CODEOWNERS where its rules are too many to compare for all of them', async () => {
    const names = Array.from({ length: 400 }, (_, index) => `agents/a${index}/base.json`);
    const lines = names.map((name, index) => `c${index}: ${name} => ${name}`);
    const inputs = { baseline: '', candidate: '', catalogs: lines.join('\n'), 'candidate-source': 'commit' };
    const files = Object.fromEntries(names.map((name) => [name, CATALOG]));
    const owned = { ...files, '.github/CODEOWNERS': '* @owner\n' };
    const changed = { '.github/CODEOWNERS': `* @owner\n${'a @owner\n'.repeat(300_000)}` };
    const run = await runInWorld({ base: owned, changed, inputs });
    expect(run.decision.files).toMatchObject([{ role: 'codeowners' }]);
  });

  test('a .gitattributes that hides the diff of the baseline is said', async () => {
    const run = await runInWorld({ base, changed: { '.gitattributes': '*.json -diff\n' } });
    expect(run.decision.notices).toContainEqual({ code: 'diff_hidden', path: BASELINE, permission: null });
    const before = await runInWorld({ base: { ...base, '.gitattributes': '*.json -diff\n' } });
    expect(before.decision.notices.some(({ code }) => code === 'diff_hidden')).toBe(false);
    const large = await runInWorld({
      base,
      changed: { '.gitattributes': `*.json -diff\n${'#'.repeat(64 * 1024)}` },
    });
    expect(large.decision.notices).toContainEqual({ code: 'diff_hidden', path: BASELINE, permission: null });
  });

  test('one that cannot be read is not taken for unchanged', async () => {
    const first = await runInWorld({
      base: { ...base, 'map/map.json': '{}' },
      changed: { 'map/map.json': '{ }' },
      inputs: { map: 'map/map.json' },
    });
    const lost = first.api.calls.filter((call) => call.includes('/git/trees/')).at(-1) ?? '';
    const again = await runInWorld({
      base: { ...base, 'map/map.json': '{}' },
      changed: { 'map/map.json': '{ }' },
      inputs: { map: 'map/map.json' },
      routes: { [lost]: json({}, 500) },
    });
    expect(outcome(again)).toMatchObject({ verdict: 'could-not-check', passes: false });
  });
});

describe('the settings file of the base branch', () => {
  const settings = '.github/tool-catalog-gate.yml';

  test('decides, and an input may not differ', async () => {
    const files = { ...base, [settings]: 'fail-on-drift: false\n' };
    expect(await decided({ base: files, workspace: { [CANDIDATE]: GROWN } })).toMatchObject({
      verdict: 'drift',
      passes: true,
    });
    expect(await decided({ base: files, inputs: { 'fail-on-drift': 'true' } })).toMatchObject({
      verdict: 'could-not-check',
      fault: 'input_differs_from_settings',
    });
  });

  test('is that of the tip, not of T and not of the pull request', async () => {
    const drift = { workspace: { [CANDIDATE]: GROWN } };
    const off = { [settings]: 'fail-on-drift: false\n' };
    expect(await decided({ base, tip: off, ...drift })).toMatchObject({ passes: true });
    expect(await decided({ base, changed: off, ...drift })).toMatchObject({ passes: false });
  });

  test('that is not understood keeps everything from passing', async () => {
    expect(await decided({ base: { ...base, [settings]: 'unknown: 1\n' } })).toMatchObject({
      fault: 'unknown_key',
    });
    expect(await decided({ base: { ...base, [settings]: { symlink: 'x' } } })).toMatchObject({
      fault: 'symlink',
    });
  });
});

describe('ignored places', () => {
  const settings = { '.github/tool-catalog-gate.yml': 'ignore:\n  - /tools/search/description\n' };
  const reworded = CATALOG.replace('Does search.', 'Does more.');

  test('are left out of the comparison, of the digests and so of what is to be approved', async () => {
    const run = await runInWorld({ base: { ...base, ...settings }, changed: { [BASELINE]: reworded } });
    expect(outcome(run)).toMatchObject({ verdict: 'unchanged', passes: true, approval: 'not-needed' });
    expect(run.decision.catalogs[0]?.ignored).toEqual([{ pointer: '/tools/search/description', uses: 1 }]);
    expect(run.decision.files).toEqual([]);
  });

  test('are those of the base branch alone', async () => {
    const spec = { base, changed: settings, workspace: { [CANDIDATE]: reworded } };
    expect(await decided(spec)).toMatchObject({ verdict: 'drift', passes: false });
  });
});

describe('what is read once more before a pass', () => {
  test.each([
    ['closed', { state: 'closed' }, 'pull_request_closed'],
    ['retargeted', { base: { ref: 'other' } }, 'retargeted'],
    ['pushed to', { head: { sha: '9'.repeat(40), ref: 'topic' } }, 'head_moved'],
  ])('a pull request that was %s', async (_name, pull, code) => {
    expect(await decided({ base, pull })).toMatchObject({
      verdict: 'could-not-check',
      passes: false,
      fault: code,
    });
  });

  test('is not read where nothing passes', async () => {
    const run = await runInWorld({ base, workspace: { [CANDIDATE]: GROWN } });
    expect(run.api.calls).not.toContain('GET /repos/o/r/pulls/7');
  });
});

describe('without a token', () => {
  test('a pull request ends in drift or could not be checked', async () => {
    const deep = { base, token: false, deep: true };
    expect(await decided(deep)).toMatchObject({
      verdict: 'could-not-check',
      passes: false,
      fault: 'token_missing',
    });
    expect(await decided({ ...deep, workspace: { [CANDIDATE]: GROWN } })).toMatchObject({
      verdict: 'drift',
      passes: false,
    });
  });

  test('a clone of depth 1 lacks T', async () => {
    expect(await decided({ base, token: false })).toMatchObject({
      verdict: 'could-not-check',
      error: 'commit_not_found',
    });
  });

  test('and without a checkout there is nothing to read', async () => {
    expect(await decided({ base, token: false, checkout: 'none' })).toMatchObject({ fault: 'token_missing' });
  });

  test('nor where the settings file would have to say what', async () => {
    expect(await decided({ base, token: false, inputs: { baseline: '', candidate: '' } })).toMatchObject({
      fault: 'token_missing',
    });
  });

  test('a branch is compared from local git', async () => {
    const spec = { base, event: 'schedule', checkout: 'head', token: false } as const;
    expect(await decided(spec)).toMatchObject({ verdict: 'unchanged', passes: true });
    expect(await decided({ ...spec, workspace: { [CANDIDATE]: GROWN } })).toMatchObject({ verdict: 'drift' });
    expect(await decided({ ...spec, event: 'push' })).toMatchObject({
      fault: 'token_missing',
      passes: false,
    });
  });
});

describe('other events', () => {
  test('pull_request_target reads the head as data', async () => {
    const spec = {
      base,
      event: 'pull_request_target',
      checkout: 'none',
      inputs: { 'candidate-source': 'commit' },
    } as const;
    expect(await decided(spec)).toMatchObject({ verdict: 'unchanged', passes: true });
    expect(await decided({ ...spec, checkout: 'base' })).toMatchObject({
      verdict: 'unchanged',
      passes: true,
    });
    expect(await decided({ ...spec, changed: { [CANDIDATE]: GROWN } })).toMatchObject({ verdict: 'drift' });
    for (const checkout of ['head', 'merge'] as const) {
      expect(await decided({ ...spec, checkout })).toMatchObject({ fault: 'pull_request_code_checked_out' });
    }
    expect(await decided({ ...spec, inputs: {} })).toMatchObject({ fault: 'commit_source_needed' });
  });

  test('merge_group compares its base and its head', async () => {
    const spec = { base, event: 'merge_group' } as const;
    expect(await decided(spec)).toMatchObject({ verdict: 'unchanged', passes: true });
    const changed = { [BASELINE]: GROWN, [CANDIDATE]: GROWN };
    const run = await runInWorld({ ...spec, changed });
    expect(outcome(run)).toMatchObject({ verdict: 'baseline-change', passes: false });
    expect(
      await decided({ ...spec, changed, reviews: [approvedBy(run.commits.head, 'owner')] }),
    ).toMatchObject({ verdict: 'approved', passes: true });
  });

  test.each(['push', 'schedule', 'workflow_dispatch'])(
    '%s compares the committed baseline',
    async (event) => {
      const spec = { base, event, checkout: 'head' } as const;
      expect(await decided(spec)).toMatchObject({ verdict: 'unchanged', passes: true });
      expect(await decided({ ...spec, workspace: { [CANDIDATE]: GROWN } })).toMatchObject({
        verdict: 'drift',
        passes: false,
      });
      expect(await decided({ ...spec, branch: 'topic' })).toMatchObject({
        fault: 'unsupported_branch',
        passes: false,
      });
    },
  );

  test('push audits what it brought', async () => {
    const changed = { [BASELINE]: GROWN, [CANDIDATE]: GROWN };
    const run = await runInWorld({ base, event: 'push', checkout: 'head', changed });
    expect(outcome(run)).toMatchObject({ passes: false });
    expect(run.decision.files).toMatchObject([{ path: BASELINE, pullRequest: null, approved: false }]);
    const off = await runInWorld({
      base,
      event: 'push',
      checkout: 'head',
      changed,
      inputs: { approvals: '0' },
    });
    expect(off.decision.passes).toBe(true);
  });

  test('an event that is none of ours is refused', async () => {
    await expect(runInWorld({ base, event: 'issue_comment' })).rejects.toMatchObject({
      code: 'unsupported_event',
    });
  });
});

describe('a baseline that moves', () => {
  const moved = 'catalog/baseline.json';
  const inputs = { baseline: moved, 'previous-baseline': BASELINE };

  test('is compared with its previous place, and both places need their owners', async () => {
    const run = await runInWorld({ base, inputs, changed: { [BASELINE]: null, [moved]: CATALOG } });
    expect(outcome(run)).toMatchObject({ verdict: 'baseline-change', passes: false, row: 'moved' });
    expect(
      run.decision.files.map(({ path, today }) => [path, today.base === 'absent', today.now === 'absent']),
    ).toEqual([
      [moved, true, false],
      [BASELINE, false, true],
    ]);
  });

  test('must be gone from there, and not be at its new place before', async () => {
    expect(await decided({ base, inputs, changed: { [moved]: CATALOG } })).toMatchObject({
      error: 'conflicting_input',
    });
    expect(
      await decided({
        base: { ...base, [moved]: GROWN },
        inputs,
        changed: { [BASELINE]: null, [moved]: CATALOG },
      }),
    ).toMatchObject({ error: 'conflicting_input' });
  });

  test('is an ordinary baseline once it has moved', async () => {
    const after = { ...CODEOWNERS, [moved]: CATALOG, [CANDIDATE]: CATALOG };
    expect(await decided({ base: after, inputs })).toMatchObject({ verdict: 'unchanged', passes: true });
  });
});

describe('many catalogs', () => {
  const server = (name: string, baseline: string | null, candidate: string | null) => ({
    [`servers/${name}/baseline.json`]: baseline,
    [`servers/${name}/tools.json`]: candidate,
  });
  const inputs = {
    baseline: '',
    candidate: '',
    catalogs: 'all: servers/*/baseline.json => servers/*/tools.json',
  };
  const two = { ...CODEOWNERS, ...server('a', CATALOG, CATALOG), ...server('b', GROWN, GROWN) };

  test('are found in the trees and the workspace together', async () => {
    const run = await runInWorld({
      base: { ...two, ...server('old', CATALOG, CATALOG) },
      changed: { ...server('old', null, null), ...server('c', null, CATALOG) },
      workspace: server('d', null, CATALOG),
      inputs,
    });
    expect(
      run.decision.catalogs.map(({ name, verdict, row, error }) => [name, verdict, error?.code ?? row]),
    ).toEqual([
      ['all/a', 'unchanged', 'same'],
      ['all/b', 'unchanged', 'same'],
      ['all/c', 'could-not-check', 'baseline_missing'],
      ['all/d', 'could-not-check', 'baseline_missing'],
      ['all/old', 'baseline-change', 'retired'],
    ]);
    expect(run.decision.verdict).toBe('could-not-check');
  });

  test.each([
    ['a link', { symlink: '../hidden' }, 'symlink'],
    ['a submodule', { submodule: '1'.repeat(40) }, 'submodule'],
  ])('are not overlooked behind %s', async (_, content, code) => {
    const changed = { 'servers/c': content, 'servers/README.md': 'Text', 'hidden/tools.json': GROWN };
    const run = await runInWorld({ base: two, changed, inputs });
    expect(run.decision.catalogs.map(({ name, error }) => [name, error?.code ?? null])).toEqual([
      ['all/a', null],
      ['all/b', null],
      ['all/c', code],
    ]);
    const deep = { ...inputs, catalogs: 'all: servers/*/v*/baseline.json => servers/*/v*/tools.json' };
    const behind = await runInWorld({ base: CODEOWNERS, changed, inputs: deep });
    expect(behind.decision).toMatchObject({ verdict: 'could-not-check', passes: false });
  });

  test('cost one call for each whole tree', async () => {
    const run = await runInWorld({ base: two, inputs });
    expect(run.decision).toMatchObject({ verdict: 'unchanged', passes: true });
    expect(run.api.sent.filter((parameters) => parameters['recursive'] === '1')).toHaveLength(1);
  });

  test('of any number cost few calls', async () => {
    const servers = Array.from({ length: 500 }, (_, index) => `s${index}`);
    const files = (version: string) =>
      servers.map((name) => server(name, catalogFor(name, version), catalogFor(name, version)));
    const catalogFor = (name: string, version: string) => manifest(tool(name, `Version ${version}.`));
    const spec = {
      base: Object.assign({}, CODEOWNERS, ...files('1')),
      changed: Object.assign({}, ...files('2')),
      inputs: { ...inputs, 'candidate-source': 'commit' },
    };
    const run = await runInWorld({ ...spec, checkout: 'none' });
    expect(run.decision.catalogs).toHaveLength(500);
    expect(run.decision).toMatchObject({ verdict: 'baseline-change' });
    expect(run.api.calls.filter((call) => call === 'GRAPHQL')).toHaveLength(11);
    expect(run.api.calls.length).toBeLessThan(40);
    const reviews = [approvedBy(run.commits.head)];
    const approved = await runInWorld({ ...spec, checkout: 'none', reviews });
    expect(approved.decision).toMatchObject({ verdict: 'approved', passes: true });
    expect(approved.api.calls.length).toBeLessThan(60);
  });

  test('cost few calls where each is named, too', async () => {
    const servers = Array.from({ length: 40 }, (_, index) => `s${index}`);
    const lines = servers.map(
      (name) => `${name}: servers/${name}/baseline.json => servers/${name}/tools.json`,
    );
    const files = servers.map((name) => server(name, manifest(tool(name)), manifest(tool(name))));
    const run = await runInWorld({
      base: Object.assign({}, CODEOWNERS, ...files),
      inputs: { baseline: '', candidate: '', catalogs: lines.join('\n') },
    });
    expect(run.decision).toMatchObject({ verdict: 'unchanged', passes: true });
    expect(run.api.calls.length).toBeLessThan(40);
  });

  test('that match nothing are an error', async () => {
    expect(await decided({ base, inputs })).toMatchObject({
      verdict: 'could-not-check',
      fault: 'no_catalog',
    });
  });

  test('each changed baseline needs its own owners', async () => {
    const owned = { '.github/CODEOWNERS': '/servers/a/ @owner\n/servers/b/ @other\n/.github/ @owner\n' };
    const spec = {
      base: { ...two, ...owned },
      changed: { ...server('a', DRIFTED, DRIFTED), ...server('b', DRIFTED, DRIFTED) },
      inputs,
    };
    const { commits } = await runInWorld(spec);
    const run = await runInWorld({ ...spec, reviews: [approvedBy(commits.head, 'owner')] });
    expect(run.decision.catalogs.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['all/a', 'approved'],
      ['all/b', 'baseline-change'],
    ]);
    expect(run.decision.passes).toBe(false);
  });
});

describe('a policy', () => {
  const inputs = { policy: 'policy.json', 'policy-mode': 'all' };
  const policy = JSON.stringify({ schema_version: 'tool-catalog-gate.policy.v1', contract_lint: true });

  test('is in force as the base branch has it', async () => {
    const files = { ...base, 'policy.json': policy };
    expect(await decided({ base: files, inputs })).toMatchObject({
      verdict: 'policy-violation',
      passes: false,
    });
    expect(await decided({ base: files, inputs: { policy: 'policy.json' } })).toMatchObject({
      verdict: 'unchanged',
    });
    expect(await decided({ base: { ...base, 'policy.json': '{}' }, inputs })).toMatchObject({
      verdict: 'could-not-check',
      fault: 'unsupported_version',
    });
  });

  test('may ask that clients refuse nothing', async () => {
    const asking = { schema_version: 'tool-catalog-gate.policy.v1', clients: ['name_characters'] };
    const named = (...names: readonly string[]) =>
      JSON.stringify({ tools: names.map((name) => ({ name, inputSchema: { type: 'object' } })) });
    const both = (catalog: string) => ({ [BASELINE]: catalog, [CANDIDATE]: catalog });
    const files = { ...base, ...both(named('a.b')), 'policy.json': JSON.stringify(asking) };
    expect(await decided({ base: files, inputs })).toMatchObject({
      verdict: 'policy-violation',
      passes: false,
    });
    const newOnly = { base: files, inputs: { policy: 'policy.json' } };
    expect(await decided(newOnly)).toMatchObject({ verdict: 'unchanged' });
    const changed = both(named('a.b', 'c.d'));
    const run = await runInWorld({ ...newOnly, changed });
    expect(outcome(run)).toMatchObject({ verdict: 'policy-violation', passes: false });
    expect(run.decision.catalogs[0]?.policy?.findings).toEqual([
      { code: 'name_characters', entry: 'c.d', path: '', isNew: true },
    ]);
    expect(run.decision.catalogs[0]?.clients).toMatchObject({ before: { tools: 1 }, after: { tools: 2 } });
  });

  test('that comes with the pull request is not yet', async () => {
    const run = await runInWorld({ base, changed: { 'policy.json': policy }, inputs });
    expect(outcome(run)).toMatchObject({ verdict: 'protected-change' });
    expect(run.decision.notices).toContainEqual({
      code: 'policy_not_in_force',
      path: 'policy.json',
      permission: null,
    });
  });

  test('that is nowhere is missing', async () => {
    expect(await decided({ base, inputs })).toMatchObject({ fault: 'policy_missing' });
  });
});

describe('a map', () => {
  const MAP = 'map.json';
  const inputs = { map: MAP };
  const mapOf = (...names: readonly string[]) =>
    JSON.stringify({
      schema_version: 'tool-catalog-gate.map.v1',
      tools: Object.fromEntries(
        names.map((name) => [
          name,
          {
            tool_id: `tool:org.example/${name.replace('_', '-')}`,
            version: '1.0.0',
            capability_class: 'capability:org.example/files@1.0.0',
          },
        ]),
      ),
    });
  const map = mapOf('search', 'read_file', 'write_file');
  const inventory = inventoryJson(
    inventoryFromManifest(parseCatalog(Buffer.from(CATALOG)), parseMap(Buffer.from(map))),
  );
  const mapped = { ...base, [BASELINE]: inventory, [MAP]: map };

  test('lets an inventory be the baseline of a manifest', async () => {
    expect(await decided({ base: mapped, inputs })).toMatchObject({ verdict: 'unchanged', passes: true });
    expect(await decided({ base: { ...base, [MAP]: map }, inputs })).toMatchObject({ error: 'no_inventory' });
    const migrated = { [BASELINE]: inventory, [MAP]: map };
    expect(await decided({ base, changed: migrated, inputs })).toMatchObject({
      verdict: 'baseline-change',
      row: 'migrated-format',
    });
    expect(await decided({ base: mapped, inputs, workspace: { [CANDIDATE]: GROWN } })).toMatchObject({
      verdict: 'could-not-check',
      error: 'unmapped_tool',
    });
    const reworded = CATALOG.replace('Does search.', 'Does more.');
    expect(await decided({ base: mapped, inputs, workspace: { [CANDIDATE]: reworded } })).toMatchObject({
      verdict: 'drift',
    });
  });

  test('is read at the commit, and is protected', async () => {
    expect(await decided({ base: mapped, inputs, workspace: { [MAP]: '{}' } })).toMatchObject({
      verdict: 'unchanged',
    });
    const run = await runInWorld({ base: mapped, inputs, changed: { [MAP]: `${map}\n` } });
    expect(outcome(run)).toMatchObject({ verdict: 'protected-change' });
    expect(run.decision.files).toMatchObject([{ path: MAP, role: 'map', owners: ['@owner'] }]);
    expect(await decided({ base: { ...mapped, [MAP]: null }, inputs })).toMatchObject({ error: 'not_found' });
    expect(await decided({ base: { ...mapped, [MAP]: '{}' }, inputs })).toMatchObject({
      error: 'unsupported_version',
    });
  });
});

describe('a second capture', () => {
  const inputs = { 'candidate-repeat': 'again.json' };

  test('that says the same is nothing', async () => {
    expect(
      await decided({ base, inputs, workspace: { 'again.json': JSON.stringify(JSON.parse(CATALOG)) } }),
    ).toMatchObject({ verdict: 'unchanged' });
  });

  test('that differs makes the capture unstable', async () => {
    const run = await runInWorld({ base, inputs, workspace: { 'again.json': DRIFTED } });
    expect(outcome(run)).toMatchObject({ verdict: 'could-not-check', error: 'unstable_capture' });
    expect(run.decision.catalogs[0]?.error?.place).not.toBeNull();
    expect(run.decision.catalogs[0]?.captureDifference).toMatchObject({
      entry: { kind: 'tool' },
      rule: { key: 'ignore' },
    });
    expect(await decided({ base, inputs, workspace: { 'again.json': INVENTORY } })).toMatchObject({
      error: 'unstable_capture',
    });
    expect(await decided({ base, inputs, workspace: { 'again.json': '{' } })).toMatchObject({
      error: 'unexpected_end',
    });
    expect(await decided({ base, inputs })).toMatchObject({ error: 'not_found' });
  });
});

describe('settings that are not in force yet', () => {
  const SETTINGS = '.github/tool-catalog-gate.yml';
  const noticesOf = async (changed: FileTable, over: Partial<WorldSpec> = {}) =>
    (await runInWorld({ base, changed, ...over })).decision.notices.filter(({ code }) =>
      code.startsWith('settings_'),
    );

  test.each([
    ['a key that is none', 'baselin: x', 'unknown_key'],
    ['a value that is not understood', 'approvals: many', 'invalid_settings'],
    ['no YAML', ': :', 'invalid_settings'],
  ])('are said to break the gate before they are merged: %s', async (_name, text, code) => {
    expect(await noticesOf({ [SETTINGS]: text })).toMatchObject([
      { code: 'settings_invalid', path: SETTINGS, error: { code } },
    ]);
    const local = {
      event: 'pull_request_target',
      checkout: 'none',
      inputs: { 'candidate-source': 'commit' },
    } as const;
    expect(await noticesOf({ [SETTINGS]: text }, local)).toHaveLength(1);
  });

  test('are nothing to say of where they are understood, or as they were', async () => {
    expect(await noticesOf({ [SETTINGS]: 'approvals: 2' })).toEqual([]);
    expect(await noticesOf({ 'other.md': 'x' })).toEqual([]);
  });

  test('are not read by another name', async () => {
    const misnamed = '.github/tool-catalog-gate.yaml';
    const [notice] = await noticesOf({ [misnamed]: 'approvals: 2' });
    expect(notice).toEqual({ code: 'settings_misnamed', path: misnamed, permission: null });
  });
});
