import { expect, test } from '@jest/globals';
import { CATALOG, DRIFTED, GROWN, INVENTORY, manifest, tool } from './harness/catalogs.js';
import { describeEndToEnd } from './harness/scenario.js';

const COUNTS = { added: '1', removed: '1', changed: '1', unchanged: '1' };
const UTF_16 = new Uint8Array(Buffer.from(`\uFEFF${CATALOG}`, 'utf16le'));
const DIGEST = expect.stringMatching(/^sha256:[0-9a-f]{64}$/);

describeEndToEnd('the verdict table on pull_request', (scenario) => {
  test('nothing changed: unchanged, no comment', async () => {
    const run = await scenario({}).run();
    expect(run.exit).toBe(0);
    expect(run.outputs).toMatchObject({
      verdict: 'unchanged',
      drift: 'false',
      added: '0',
      removed: '0',
      changed: '0',
      unchanged: '3',
      'baseline-digest': DIGEST,
      'candidate-digest': run.outputs['baseline-digest'],
      approval: 'not-needed',
      'approved-by': '',
    });
    expect(run.comments).toEqual([]);
    expect(run.summary).toMatch(/^### ✅ Unchanged/);
  });

  test.each([
    ['white space', JSON.stringify(JSON.parse(CATALOG)).replace('{', '{ \r\n')],
    ['CRLF', CATALOG.replaceAll('\n', '\r\n')],
    ['escapes', CATALOG.replace('search', '\\u0073earch')],
    ['the order of its tools', manifest(tool('write_file'), tool('search'), tool('read_file'))],
  ])('only the formatting of the baseline differs (%s): unchanged, and says so', async (_, H) => {
    const run = await scenario({ H, C: CATALOG }).run();
    expect(run.exit).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
    expect(run.summary).toContain('formatting');
  });

  test('the tools changed, the baseline did not: drift', async () => {
    const run = await scenario({ C: DRIFTED }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift', drift: 'true', ...COUNTS });
    expect(run.outputs['baseline-digest']).not.toBe(run.outputs['candidate-digest']);
    expect(run.comments).toEqual([
      { author: 'github-actions[bot]', body: expect.stringContaining('`delete_file`') },
    ]);
    expect(run.log).toMatch(/^::error .*file=tools\.json,line=\d+/m);
  });

  test('tools and baseline changed alike: baseline-change, until it is approved', async () => {
    const run = await scenario({ H: GROWN }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({
      verdict: 'baseline-change',
      drift: 'false',
      added: '1',
      removed: '0',
      changed: '0',
      unchanged: '3',
      approval: 'missing',
    });
    expect(run.summary).toContain('`@olivia`');
  });

  test('the baseline changed, but not to what the tools are: drift, with both differences', async () => {
    const run = await scenario({ H: GROWN, C: DRIFTED }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '0', removed: '1', changed: '1' });
    expect(run.summary).toContain('`write_file`');
  });

  test.each([
    ['first', null],
    ['mended', '{"tools":'],
    ['migrated', INVENTORY],
    ['mended, after UTF-16,', UTF_16],
    ['mended, after a symlink,', { symlink: 'tools.json' }],
    ['mended, after a submodule,', { submodule: '1'.repeat(40) }],
    [
      'mended, after an LFS pointer,',
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12\n`,
    ],
  ])('a %s baseline that is what the tools are: baseline-change, everything added', async (_, T) => {
    const run = await scenario({ T, H: CATALOG, baseCandidate: CATALOG }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({
      verdict: 'baseline-change',
      added: '3',
      removed: '0',
      approval: 'missing',
    });
  });

  test.each([
    ['first', null],
    ['mended', '{"tools":'],
    ['migrated', INVENTORY],
  ])('a %s baseline that is not what the tools are: drift', async (_, T) => {
    const run = await scenario({ T, H: CATALOG, C: DRIFTED, baseCandidate: CATALOG }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift', ...COUNTS });
  });

  test('baseline and candidate deleted: the catalog is retired, everything removed', async () => {
    const run = await scenario({ H: null, C: null }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({
      verdict: 'baseline-change',
      added: '0',
      removed: '3',
      approval: 'missing',
    });
  });

  test.each([
    ['the workflow that runs the gate', '.github/workflows/catalog.yml'],
    ['the settings file', '.github/tool-catalog-gate.yml'],
  ])('same tools, but %s changed: protected-change', async (_, path) => {
    const content = path.endsWith('gate.yml') ? 'approvals: 1\n' : 'on: push\n';
    const run = await scenario({ headFiles: { [path]: content } }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'protected-change', drift: 'false', approval: 'missing' });
    expect(run.summary).toContain(path);
  });

  test.each([
    ['no baseline anywhere', { T: null, C: CATALOG, baseCandidate: CATALOG }, 'There is no baseline'],
    ['the baseline deleted, the tools there', { H: null, C: CATALOG }, 'There is no baseline'],
    ['the candidate deleted', { C: null }, 'There is no candidate'],
    [
      'a first baseline without tools',
      { T: null, H: CATALOG, C: null, baseCandidate: null },
      'There is no candidate',
    ],
  ])('%s: could not check, and says how to make one', async (_, spec, sentence) => {
    const run = await scenario(spec).run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check', drift: '' });
    expect(run.summary).toContain(sentence);
  });

  test.each([
    ['a baseline that is cut off', { H: '{"tools":[', C: CATALOG }, 'line 1, column 11'],
    ['a candidate with a duplicate key', { C: '{"tools":[],\n "tools":[]}' }, 'line 2, column 2'],
    ['a candidate in UTF-16', { C: UTF_16 }, 'UTF-16'],
    ['a baseline in UTF-16', { H: UTF_16, C: CATALOG }, 'UTF-16'],
    ['baseline and candidate in UTF-16', { H: UTF_16, C: UTF_16 }, 'UTF-16'],
    ['a candidate with a byte order mark', { C: `\uFEFF${CATALOG}` }, 'byte order mark'],
    ['a candidate behind log lines', { C: `Server started\n${CATALOG}` }, 'log'],
    ['an empty candidate', { C: '' }, 'empty'],
    ['a candidate of another format', { C: INVENTORY }, 'different formats'],
  ])('%s: could not check, with the place or the remedy', async (_, spec, words) => {
    const run = await scenario(spec).run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check', drift: '' });
    expect(run.summary).toContain(words);
  });

  test('fail-on-drift: false lets drift and an unapproved baseline change pass, never could not check', async () => {
    const inputs = { 'fail-on-drift': 'false' };
    const drift = await scenario({ C: DRIFTED, inputs }).run();
    expect(drift.exit).toBe(0);
    expect(drift.outputs).toMatchObject({ verdict: 'drift', drift: 'true' });
    expect(drift.log).toMatch(/^::warning/m);
    const change = await scenario({ H: GROWN, inputs }).run();
    expect(change.exit).toBe(0);
    expect(change.outputs).toMatchObject({ verdict: 'baseline-change' });
    const fault = await scenario({ C: null, inputs }).run();
    expect(fault.exit).toBe(2);
  });
});
