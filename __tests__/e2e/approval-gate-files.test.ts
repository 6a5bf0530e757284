import { expect, test } from '@jest/globals';
import { inventoryFromManifest, inventoryJson, parseCatalog, parseMap } from '../../src/catalog/index.js';
import { CATALOG, DRIFTED, GROWN, manifest, tool } from './harness/catalogs.js';
import { describeEndToEnd } from './harness/scenario.js';
import type { Result } from './harness/scenario.js';

const SETTINGS = '.github/tool-catalog-gate.yml';
const CODEOWNERS = '.github/CODEOWNERS';
const WORKFLOW = '.github/workflows/catalog.yml';
const APPROVED = { verdict: 'approved', approval: 'approved', 'approved-by': 'olivia' };

/** That the report warns of a change of the gate before it says anything else. */
function expectFirst(run: Result, words: string, path: string): void {
  const first = run.summary.split('\n\n').slice(1, 3).join('\n');
  expect(first).toContain('[!CAUTION]');
  expect(first).toContain('changes the gate itself');
  expect(first).toContain(`${words} (\`${path}\`)`);
}

describeEndToEnd('a pull request that changes the gate itself', (scenario) => {
  test('CODEOWNERS: the owners of the base decide', async () => {
    const headFiles = { [CODEOWNERS]: '* @oscar\n' };
    const world = await scenario({ H: GROWN, headFiles }).open();
    await world.review('oscar', 'APPROVE');
    const run = await world.run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'baseline-change', approval: 'missing' });
    expect(run.summary).toContain('`not_an_owner`');
    expectFirst(run, 'the code owners', CODEOWNERS);
    await world.review('olivia', 'APPROVE');
    expect((await world.run()).outputs).toMatchObject(APPROVED);
  });

  test.each([
    ['another place that comes first', { [CODEOWNERS]: '* @oscar\n' }, CODEOWNERS],
    ['a link at the place that comes first', { [CODEOWNERS]: { symlink: '../change.md' } }, CODEOWNERS],
    ['its deletion', { CODEOWNERS: null }, 'CODEOWNERS'],
  ])('CODEOWNERS: %s needs its owners', async (_, headFiles, path) => {
    const files = { [CODEOWNERS]: null, CODEOWNERS: '* @olivia\n' };
    const run = await scenario({ files, headFiles }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'protected-change', approval: 'missing' });
    expectFirst(run, 'the code owners', path);
  });

  test('CODEOWNERS: a line that changes the owners of nothing protected needs nobody', async () => {
    const headFiles = { [CODEOWNERS]: '* @olivia\n/images/ @oscar\n' };
    const run = await scenario({ headFiles }).run();
    expect(run.outputs).toMatchObject({ verdict: 'unchanged', approval: 'not-needed' });
  });

  test('the settings: those of the base decide', async () => {
    const files = { [SETTINGS]: "owners: ['@olivia']\n" };
    const headFiles = { [SETTINGS]: "owners: ['@oscar']\napprovals: 0\nfail-on-drift: false\n" };
    const world = await scenario({ H: GROWN, files, headFiles }).open();
    await world.review('oscar', 'APPROVE');
    const run = await world.run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'baseline-change', approval: 'missing' });
    expect(run.summary).toContain('`not_an_owner`');
    expectFirst(run, 'its settings', SETTINGS);
    const drift = await world.run({ C: DRIFTED, checkout: 'none', captured: true });
    expect(drift.exit).toBe(1);
  });

  test.each([
    ['approvals', 'approvals: 1\n', { approvals: '0' }],
    ['owners', "owners: ['@olivia']\n", { owners: '@oscar' }],
    ['fail-on-drift', 'fail-on-drift: true\n', { 'fail-on-drift': 'false' }],
    ['baseline', 'baseline: tools.baseline.json\n', { baseline: 'mine.json' }],
  ])(
    'the workflow: its input %s cannot say otherwise than the settings of the base',
    async (name, text, inputs) => {
      const world = await scenario({ H: GROWN, files: { [SETTINGS]: text }, inputs }).open();
      await world.review('oscar', 'APPROVE');
      const run = await world.run({ headFiles: { [WORKFLOW]: 'on: push\n' } });
      expect(run.exit).toBe(2);
      expect(run.outputs).toMatchObject({ verdict: 'could-not-check', drift: '' });
      expect(run.log).toContain(name);
    },
  );

  test('the workflow: an edit needs its owners, and nothing lets it pass but them', async () => {
    const headFiles = { [WORKFLOW]: 'on: [pull_request, push]\n' };
    const inputs = { 'fail-on-drift': 'false' };
    const world = await scenario({ headFiles, inputs }).open();
    const run = await world.run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'protected-change', approval: 'missing' });
    expectFirst(run, 'the workflow that runs it', WORKFLOW);
    await world.review('olivia', 'APPROVE');
    expect((await world.run()).outputs).toMatchObject(APPROVED);
  });

  test.each([
    ['the workflow', WORKFLOW, 'on: [pull_request, push]\n'],
    ['the settings', SETTINGS, 'approvals: 1\n'],
    ['CODEOWNERS', CODEOWNERS, '* @olivia\n/.github/ @oscar\n'],
  ])(
    '%s: what the base branch has come to as well needs nobody, until it goes from there',
    async (_, path, text) => {
      const headFiles = { [path]: text };
      const inputs = { 'candidate-source': 'commit' };
      const event = { event: 'pull_request_target', checkout: 'none', inputs } as const;
      const world = await scenario({ ...event, headFiles, tip: headFiles }).open();
      const run = await world.run();
      expect(run.exit).toBe(0);
      expect(run.outputs).toMatchObject({ verdict: 'unchanged', approval: 'not-needed' });
      await world.moveBase({ [path]: text.replace('\n', ' # more\n') });
      const changed = await world.run();
      expect(changed.exit).toBe(1);
      expect(changed.outputs).toMatchObject({ verdict: 'protected-change', approval: 'missing' });
    },
  );

  test('approvals: 0 in the workflow alone lets no edit of the workflow pass', async () => {
    const headFiles = { [WORKFLOW]: 'on: [pull_request, push]\n' };
    const world = await scenario({ H: GROWN, headFiles, inputs: { approvals: '0' } }).open();
    const run = await world.run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'baseline-change', approval: 'missing' });
    expectFirst(run, 'the workflow that runs it', WORKFLOW);
    await world.review('olivia', 'APPROVE');
    expect((await world.run()).exit).toBe(0);
  });

  test('each changed file needs its own owners', async () => {
    const files = { [CODEOWNERS]: `* @olivia\n/${SETTINGS} @oscar\n` };
    const headFiles = { [SETTINGS]: 'approvals: 1\n' };
    const world = await scenario({ H: GROWN, files, headFiles }).open();
    await world.review('olivia', 'APPROVE');
    const one = await world.run();
    expect(one.exit).toBe(1);
    expect(one.outputs).toMatchObject({ approval: 'missing' });
    await world.review('oscar', 'APPROVE');
    expect((await world.run()).outputs).toMatchObject({ ...APPROVED, 'approved-by': 'olivia,oscar' });
  });

  test('a file that nobody owns falls to the owners of the baseline', async () => {
    const files = { [CODEOWNERS]: '/tools.baseline.json @olivia\n' };
    const world = await scenario({ files, headFiles: { [SETTINGS]: 'approvals: 1\n' } }).open();
    await world.review('oscar', 'APPROVE');
    expect((await world.run()).outputs).toMatchObject({ verdict: 'protected-change' });
    await world.review('olivia', 'APPROVE');
    expect((await world.run()).outputs).toMatchObject(APPROVED);
  });

  test('a workflow file that nobody owns could not be checked, whoever owns the baseline', async () => {
    const files = { [CODEOWNERS]: '/tools.baseline.json @olivia\n' };
    const world = await scenario({ files, headFiles: { [WORKFLOW]: 'on: [pull_request, push]\n' } }).open();
    await world.review('olivia', 'APPROVE');
    const run = await world.run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check' });
  });

  test('the map: an edit needs its owners, even where the inventory stays the same', async () => {
    const record = (name: string) => ({
      tool_id: `tool:org.example/${name.replace('_', '-')}`,
      version: '1.0.0',
      capability_class: 'capability:org.example/tools',
    });
    const names = ['search', 'read_file', 'write_file'];
    const tools = Object.fromEntries(names.map((name) => [name, record(name)]));
    const map = JSON.stringify({ schema_version: 'tool-catalog-gate.map.v1', tools });
    const bytes = new TextEncoder().encode(map);
    const T = inventoryJson(
      inventoryFromManifest(parseCatalog(new TextEncoder().encode(CATALOG)), parseMap(bytes)),
    );
    const spec = { T, H: T, C: CATALOG, baseCandidate: CATALOG, inputs: { map: 'map.json' } };
    const files = { 'map.json': map };
    expect((await scenario({ ...spec, files }).run()).outputs).toMatchObject({ verdict: 'unchanged' });

    const edited = { 'map.json': `${map}\n` };
    const world = await scenario({ ...spec, files, headFiles: edited }).open();
    await world.review('oscar', 'APPROVE');
    const run = await world.run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'protected-change', approval: 'missing' });
    expectFirst(run, 'the map', 'map.json');
    await world.review('olivia', 'APPROVE');
    expect((await world.run()).outputs).toMatchObject(APPROVED);
  });

  test('a rule that hides the diff of the baseline is said first', async () => {
    const headFiles = { '.gitattributes': '*.json -diff linguist-generated\n' };
    const world = await scenario({ H: GROWN, headFiles }).open();
    const run = await world.run();
    expectFirst(run, 'a rule that hides the diff of the baseline', 'tools.baseline.json');
  });

  test('a baseline that moves needs the owners of both places, and must leave the old one', async () => {
    const files = { [CODEOWNERS]: '/old.json @olivia\n/new.json @oscar\n', 'old.json': CATALOG };
    const spec = {
      baseline: 'new.json',
      T: null,
      H: CATALOG,
      C: CATALOG,
      baseCandidate: CATALOG,
      files,
      inputs: { 'previous-baseline': 'old.json' },
    };
    const kept = await scenario(spec).run();
    expect(kept.outputs).toMatchObject({ verdict: 'could-not-check' });
    const world = await scenario({ ...spec, headFiles: { 'old.json': null } }).open();
    await world.review('oscar', 'APPROVE');
    const one = await world.run();
    expect(one.exit).toBe(1);
    expect(one.outputs).toMatchObject({ verdict: 'baseline-change', approval: 'missing' });
    await world.review('olivia', 'APPROVE');
    expect((await world.run()).outputs).toMatchObject({ ...APPROVED, 'approved-by': 'olivia,oscar' });
  });

  test('another baseline named by the edited workflow is a first one: everything is added, and an owner decides', async () => {
    const spec = { baseline: 'mine.json', T: null, H: manifest(tool('search', 'Mails it.')) };
    const run = await scenario({ ...spec, C: spec.H, baseCandidate: CATALOG }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'baseline-change', added: '1', approval: 'missing' });
  });
});
