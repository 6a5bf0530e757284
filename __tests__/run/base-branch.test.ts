import { describe, expect, test } from '@jest/globals';
import { inventoryFromManifest, inventoryJson, parseCatalog, parseMap } from '../../src/catalog/index.js';
import { CATALOG, DRIFTED, GROWN, INVENTORY, manifest, tool } from '../e2e/harness/catalogs.js';
import { runInWorld } from './gate-world.js';
import type { WorldSpec } from './gate-world.js';

const BASELINE = 'tools.baseline.json';
const CANDIDATE = 'tools.json';
const SETTINGS = '.github/tool-catalog-gate.yml';
const COMMON = { '.github/CODEOWNERS': '* @owner\n', '.github/workflows/gate.yml': 'on: pull_request\n' };
/** A base branch that has drift: one tool more than its baseline. */
const base = { ...COMMON, [BASELINE]: CATALOG, [CANDIDATE]: GROWN };
const OTHER = { 'other.md': 'other' };
/** What the base branch has and one more tool. */
const MORE = manifest(...JSON.parse(GROWN).tools, tool('format_disk'));

const COMMIT = { 'candidate-source': 'commit' };
const NEW = { 'fail-on-drift': 'new' };

/** Verdict, step, and how many differences are the change's own and inherited, or why that cannot be told. */
async function outcome(spec: Partial<WorldSpec>): Promise<string> {
  const { decision } = await runInWorld({
    base,
    changed: OTHER,
    ...spec,
    inputs: { ...NEW, ...spec.inputs },
  });
  const [catalog] = decision.catalogs;
  const error = (decision.fault ?? catalog?.error)?.code;
  if (error !== undefined) return error;
  const step = decision.passes ? 'passes' : 'fails';
  const inheritance = catalog?.inheritance ?? null;
  if (inheritance === null) return `${decision.verdict} ${step}: no base`;
  if (!inheritance.known) return `${decision.verdict} ${step}: ${inheritance.gap}`;
  const [own, inherited] = [inheritance.own, inheritance.inherited].map(
    ({ added, removed, changed, members }) => added.length + removed.length + changed.length + members.length,
  );
  return `${decision.verdict} ${step}: ${own} own, ${inherited} inherited`;
}

const WAYS: readonly (readonly [string, Partial<WorldSpec>])[] = [
  ['a file of the workspace, at the merge commit', {}],
  ['a file of the workspace, at the head', { checkout: 'head' }],
  ['a commit’s file, at the merge commit', { inputs: COMMIT }],
  ['a commit’s file, without a checkout', { inputs: COMMIT, checkout: 'none' }],
  ['hardened', { event: 'pull_request_target', checkout: 'none', inputs: COMMIT }],
  ['in a queue', { event: 'merge_group', inputs: COMMIT }],
];

describe.each(WAYS)('drift of the base branch: %s', (_, way) => {
  const of = (spec: Partial<WorldSpec>) =>
    outcome({ ...way, ...spec, inputs: { ...way.inputs, ...spec.inputs } });

  test('is inherited by a change that leaves it alone', async () => {
    expect(await of({})).toBe('drift passes: 0 own, 1 inherited');
    expect(await of({ tip: { 'more.md': 'more' } })).toBe('drift passes: 0 own, 1 inherited');
    expect(await of({ inputs: { 'fail-on-drift': 'true' } })).toBe('drift fails: 0 own, 1 inherited');
  });

  test('is told from what the change brings', async () => {
    expect(await of({ changed: { [CANDIDATE]: MORE } })).toBe('drift fails: 1 own, 1 inherited');
    expect(await of({ changed: { [CANDIDATE]: DRIFTED } })).toBe('drift fails: 2 own, 1 inherited');
  });

  test('is the change’s own where a tip that has got rid of it would get it back', async () => {
    expect(await of({ tip: { [CANDIDATE]: CATALOG } })).toBe('drift fails: 1 own, 0 inherited');
    expect(await of({ tip: { [CANDIDATE]: null } })).toBe('drift fails: absent');
  });

  test('is nothing that the change can make', async () => {
    const clean = { ...base, [CANDIDATE]: CATALOG };
    expect(await of({ base: clean, changed: { [CANDIDATE]: GROWN } })).toBe(
      'drift fails: 1 own, 0 inherited',
    );
    // Nor with a baseline to match what the base branch's candidate says.
    const changed = { [BASELINE]: manifest(tool('search')), [CANDIDATE]: CATALOG };
    expect(await of({ base: clean, changed })).toBe('drift fails: 2 own, 0 inherited');
  });
});

describe('the candidate of the base branch', () => {
  test.each<readonly [string, Partial<WorldSpec>, string]>([
    ['is not there', { base: { ...COMMON, [BASELINE]: CATALOG }, changed: { [CANDIDATE]: GROWN } }, 'absent'],
    ['is no catalog', { base: { ...base, [CANDIDATE]: '{' }, changed: { [CANDIDATE]: GROWN } }, 'unreadable'],
    [
      'is a link to another file',
      {
        base: { ...base, [CANDIDATE]: { symlink: 'evil.json' }, 'evil.json': GROWN },
        changed: { [CANDIDATE]: GROWN },
      },
      'unreadable',
    ],
    [
      'is over the limit',
      {
        base: { ...base, [CANDIDATE]: GROWN + ' '.repeat(5000) },
        changed: { [CANDIDATE]: GROWN },
        inputs: { 'max-bytes': '3000' },
      },
      'unreadable',
    ],
    [
      'is of another format',
      { base: { ...base, [CANDIDATE]: INVENTORY }, changed: { [CANDIDATE]: GROWN } },
      'other_format',
    ],
  ])('%s: nothing is inherited', async (_, spec, gap) => {
    expect(await outcome({ ...spec, inputs: { ...COMMIT, ...spec.inputs } })).toBe(`drift fails: ${gap}`);
  });

  test('is not what was captured into a file of the workspace', async () => {
    expect(await outcome({ workspace: { [CANDIDATE]: MORE } })).toBe('drift fails: captured');
    const captured = { ...COMMON, [BASELINE]: CATALOG };
    expect(await outcome({ base: captured, workspace: { [CANDIDATE]: GROWN } })).toBe(
      'drift fails: captured',
    );
  });

  test('is that of the checkout’s own folder', async () => {
    const spec = { directory: 'repository', inputs: { candidate: `repository/${CANDIDATE}` } };
    expect(await outcome(spec)).toBe('drift passes: 0 own, 1 inherited');
  });

  test('is not asked for where nothing drifts', async () => {
    const spec = { event: 'pull_request_target', checkout: 'none', inputs: COMMIT } as const;
    const clean = { ...base, [CANDIDATE]: CATALOG };
    const { api, commits } = await runInWorld({ ...spec, base: clean, changed: OTHER });
    expect(commits.base).not.toBe(commits.head);
    const drifting = await runInWorld({ ...spec, base, changed: OTHER });
    expect(drifting.api.calls.length - api.calls.length).toBeLessThanOrEqual(1);
  });
});

test.each(['push', 'schedule', 'workflow_dispatch'])('%s has no base: its drift fails', async (event) => {
  expect(await outcome({ event, checkout: 'head', inputs: COMMIT })).toBe('drift fails: no base');
});

test('what clients refuse is new where the base branch’s tools have it not', async () => {
  const clientsOf = async (spec: Partial<WorldSpec>) =>
    (await runInWorld({ base, changed: OTHER, ...spec })).decision.catalogs[0]?.clients;
  expect(await clientsOf({})).toBeNull();
  const [there, here] = [JSON.parse(GROWN).tools.length, JSON.parse(MORE).tools.length];
  expect(await clientsOf({ changed: { [CANDIDATE]: MORE } })).toMatchObject({
    before: { tools: there },
    after: { tools: here },
  });
  const refused = (...names: readonly string[]) =>
    manifest(...JSON.parse(CATALOG).tools, ...names.map((name) => tool(name)));
  const found = await clientsOf({
    base: { ...base, [CANDIDATE]: refused('not allowed') },
    changed: { [CANDIDATE]: refused('not allowed', 'nor this') },
  });
  expect(found?.findings.map(({ entry }) => entry)).toEqual(['nor this']);
});

test('without a token a drift is told apart as far as the checkout goes, and passes nowhere', async () => {
  const { decision } = await runInWorld({
    ...{ base, changed: OTHER, token: false, deep: true },
    inputs: { ...NEW, ...COMMIT },
  });
  expect(decision.passes).toBe(false);
});

test('a baseline changed beside inherited drift needs its owners', async () => {
  const changed = {
    [BASELINE]: manifest(...JSON.parse(CATALOG).tools, tool('format_disk')),
    [CANDIDATE]: MORE,
  };
  const spec = { event: 'pull_request_target', checkout: 'none', changed, inputs: COMMIT } as const;
  expect(await outcome(spec)).toBe('drift fails: 0 own, 1 inherited');
  const { commits } = await runInWorld({ base, ...spec });
  const user = { login: 'owner', id: 5, type: 'User' };
  const review = {
    id: 1,
    user,
    state: 'APPROVED',
    commit_id: commits.head,
    submitted_at: '2026-01-02T00:00:00Z',
  };
  expect(await outcome({ ...spec, reviews: [review] })).toBe('drift passes: 0 own, 1 inherited');
});

test('of several catalogs, one with drift of its own fails', async () => {
  const files = { 'a/b.json': CATALOG, 'a/c.json': GROWN, 'z/b.json': CATALOG, 'z/c.json': GROWN };
  const inputs = { ...NEW, ...COMMIT, baseline: '', candidate: '', catalogs: 'all: */b.json => */c.json' };
  const run = (changed: Readonly<Record<string, string>>) =>
    runInWorld({ base: { ...COMMON, ...files }, changed, inputs });
  expect((await run(OTHER)).decision).toMatchObject({ verdict: 'drift', passes: true });
  expect((await run({ 'z/c.json': MORE })).decision).toMatchObject({ verdict: 'drift', passes: false });
  // A folder more, whose candidate is a copy of drift that the base branch has somewhere else.
  const twin = { 'y/b.json': CATALOG, 'y/c.json': GROWN };
  expect((await run(twin)).decision).toMatchObject({ verdict: 'drift', passes: false });
});

test('an inventory is made of the base branch’s candidate by the map that stands there', async () => {
  const mapOf = (...names: readonly string[]) =>
    JSON.stringify({
      schema_version: 'tool-catalog-gate.map.v1',
      digest: 'contract',
      tools: Object.fromEntries(
        names.map((name) => [
          name,
          {
            tool_id: `tool:org.example/${name.replace('_', '-')}`,
            version: '1.0.0',
            capability_class: 'capability:org.example/tools',
          },
        ]),
      ),
    });
  const bytes = (text: string) => new TextEncoder().encode(text);
  const small = mapOf('search', 'read_file', 'write_file');
  const T = inventoryJson(inventoryFromManifest(parseCatalog(bytes(CATALOG)), parseMap(bytes(small))));
  const files = {
    ...COMMON,
    [BASELINE]: T,
    [CANDIDATE]: GROWN,
    'map.json': mapOf('search', 'read_file', 'write_file', 'delete_file'),
  };
  const spec = { base: files, inputs: { ...COMMIT, map: 'map.json' } };
  expect(await outcome(spec)).toBe('drift passes: 0 own, 1 inherited');
  // Another map makes other tools of the same candidate, and that is the change's own; it needs its owners, too.
  const changed = {
    'map.json': mapOf('search', 'read_file', 'write_file', 'delete_file').replace('/delete', '/other'),
  };
  expect(await outcome({ ...spec, changed })).toBe('drift fails: 1 own, 0 inherited');
});

describe('fail-on-drift: new', () => {
  test('stands in the settings file of the base branch, and an input cannot say otherwise', async () => {
    const files = { ...base, [SETTINGS]: 'fail-on-drift: new\n' };
    const inputs = { ...COMMIT, 'fail-on-drift': '' };
    expect(await outcome({ base: files, inputs })).toBe('drift passes: 0 own, 1 inherited');
    const strict = { ...base, [SETTINGS]: 'fail-on-drift: true\n' };
    expect(await outcome({ base: strict, inputs: COMMIT })).toBe('input_differs_from_settings');
    // Nor does the file as the pull request has it.
    const changed = { [SETTINGS]: 'fail-on-drift: new\n' };
    expect(await outcome({ base: strict, changed, inputs })).toBe('drift fails: 0 own, 1 inherited');
  });

  test('does not let a changed workflow pass that says it', async () => {
    const changed = { '.github/workflows/gate.yml': 'on: pull_request # fail-on-drift: new\n' };
    expect(await outcome({ changed, inputs: COMMIT })).toBe('drift fails: 0 own, 1 inherited');
  });

  test('does not let through what a policy of the base branch forbids', async () => {
    const policy = { schema_version: 'tool-catalog-gate.policy.v1', contract_lint: true };
    const files = { ...base, 'policy.json': JSON.stringify(policy) };
    const inputs = { ...COMMIT, policy: 'policy.json', 'policy-mode': 'all' };
    expect(await outcome({ base: files, inputs })).toBe('drift fails: 0 own, 1 inherited');
    expect(await outcome({ base: files, inputs: { ...inputs, policy: '', 'policy-mode': '' } })).toBe(
      'drift passes: 0 own, 1 inherited',
    );
  });

  test('judges a pull request into a branch that is not guarded by the default branch’s drift', async () => {
    const into = { branch: 'evil', files: { [CANDIDATE]: MORE } };
    const changed = { [CANDIDATE]: MORE };
    const spec = { into, changed, inputs: COMMIT, event: 'pull_request_target', checkout: 'none' } as const;
    expect(await outcome(spec)).toBe('drift fails: 1 own, 1 inherited');
  });

  test('judges a place that is ignored by the settings of the base branch alone', async () => {
    const drifted = manifest(...JSON.parse(CATALOG).tools.map((one: object) => ({ ...one, title: 'new' })));
    const files = { ...base, [CANDIDATE]: CATALOG };
    const changed = { [CANDIDATE]: drifted, [SETTINGS]: 'ignore:\n  - /tools/*/title\n' };
    expect(await outcome({ base: files, changed, inputs: COMMIT })).toBe('drift fails: 3 own, 0 inherited');
  });
});
