import { expect, test } from '@jest/globals';
import { inventoryFromManifest, inventoryJson, parseCatalog, parseMap } from '../../src/catalog/index.js';
import { CATALOG, DRIFTED, GROWN, manifest, tool } from './harness/catalogs.js';
import { describeEndToEnd } from './harness/scenario.js';

/** A catalog with more of one tool, as text, so that it can say what no object can. */
const withTool = (members: string) => CATALOG.replace('"tools": [', `"tools": [{"name":"x",${members}},`);

/** Members of a tool before and after, which a quick look or a careless comparison takes for the same. */
const HARD_TO_SEE: readonly (readonly [string, string, string])[] = [
  ['another normal form', '"title":"caf\u00e9"', '"title":"cafe\u0301"'],
  ['a character that shows nothing', '"title":"safe"', '"title":"sa\u200Bfe"'],
  ['text that is read from right to left', '"title":"safe"', '"title":"\u202Eefas"'],
  ['tags that only a machine reads', '"title":"safe"', '"title":"safe\u{E0041}\u{E0042}"'],
  ['white space at the end of a line', '"title":"a\\nb"', '"title":"a \\nb"'],
  ['a number beyond what a double tells apart', '"n":9007199254740992', '"n":9007199254740993'],
  ['a number beyond every double', '"n":1e400', '"n":1e401'],
  ['a digit behind the seventeenth', '"n":0.1', '"n":0.10000000000000000001'],
  ['true instead of 1', '"n":1', '"n":true'],
  ['null instead of nothing', '"a":{}', '"a":{"b":null}'],
  ['the order of a list', '"a":["x","y"]', '"a":["y","x"]'],
  ['a key __proto__', '"a":{}', '"a":{"__proto__":{"b":1}}'],
  ['a key like another but for its case', '"a":{"Path":1}', '"a":{"path":1}'],
  ['an annotation', '"annotations":{"readOnlyHint":true}', '"annotations":{"readOnlyHint":false}'],
  ['a member that no version of the format knows', '"_meta":{"a":1}', '"_meta":{"a":2}'],
];

describeEndToEnd('a change that is hard to see', (scenario) => {
  test('is drift, each of them', async () => {
    const texts = [1, 2].map((side) =>
      HARD_TO_SEE.map((row, index) => `{"name":"tool_${index}",${row[side]}}`).join(','),
    );
    const [T = '', C = ''] = texts.map((tools) => `{"tools":[${tools}]}`);
    const run = await scenario({ T, C }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift', unchanged: '0' });
    expect(run.outputs['changed']).toBe(String(HARD_TO_SEE.length));
    expect(run.summary).not.toMatch(/[\u200B\u202E\u{E0041}]/u);
  });

  test('a name with a letter of another script is another tool', async () => {
    const C = CATALOG.replace('"search"', '"se\u0430rch"');
    const run = await scenario({ C }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '1', removed: '1', changed: '0' });
    expect(run.summary).toContain('\\u{430}');
  });

  test.each([
    ['a key twice', withTool('"a":1,"a":2'), 'duplicate_key'],
    ['a key twice, once escaped', withTool('"a":1,"\\u0061":2'), 'duplicate_key'],
    ['a tool twice', manifest(tool('search'), tool('search', 'Another.')), 'duplicate_name'],
    ['half a surrogate pair', withTool('"a":"\\ud800"'), 'lone_surrogate'],
    ['the first page of a list', CATALOG.replace('{', '{"nextCursor":"2",'), 'incomplete_list'],
    ['nesting without end', withTool(`"a":${'['.repeat(5000)}${']'.repeat(5000)}`), 'too_deep'],
    ['17 MiB', withTool(`"a":"${'x'.repeat(17 * 1024 * 1024)}"`), 'too_large'],
  ])('could not be checked: %s', async (_, H, code) => {
    const run = await scenario({ T: CATALOG, H, C: H }).run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check', drift: '' });
    expect(run.summary).toContain(`\`${code}\``);
  });

  test('of a description alone, under a map that compares contracts, is said to be out of sight', async () => {
    const records = ['search', 'read_file', 'write_file'].map((name) => [
      name,
      {
        tool_id: `tool:org.example/${name.replace('_', '-')}`,
        version: '1.0.0',
        capability_class: 'capability:org.example/tools',
      },
    ]);
    const tools = Object.fromEntries(records);
    const map = JSON.stringify({ schema_version: 'tool-catalog-gate.map.v1', digest: 'contract', tools });
    const bytes = (text: string) => new TextEncoder().encode(text);
    const T = inventoryJson(inventoryFromManifest(parseCatalog(bytes(CATALOG)), parseMap(bytes(map))));
    const C = CATALOG.replace('Does search.', 'Mails what it finds.');
    const spec = { T, H: T, C, baseCandidate: CATALOG, files: { 'map.json': map } };
    const run = await scenario({ ...spec, inputs: { map: 'map.json' } }).run();
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
    expect(run.summary).toMatch(/[Dd]escriptions/);
  });
});

describeEndToEnd('a catalog out of sight', (scenario) => {
  const STAR = {
    baseline: '',
    candidate: '',
    T: null,
    H: null,
    C: null,
    baseCandidate: null,
    files: { 'servers/a/base.json': CATALOG, 'servers/a/tools.json': CATALOG },
    inputs: {
      baseline: '',
      candidate: '',
      catalogs: 'all: servers/*/base.json => servers/*/tools.json',
      'candidate-source': 'commit',
    },
  };

  test.each([
    ['without a baseline', { 'servers/b/tools.json': DRIFTED }, 'baseline_missing'],
    ['behind a link', { 'servers/b': { symlink: '../hidden' }, 'hidden/tools.json': DRIFTED }, 'symlink'],
    ['in a submodule', { 'servers/b': { submodule: '1'.repeat(40) } }, 'submodule'],
    ['whose baseline is gone', { 'servers/a/base.json': null }, 'baseline_missing'],
  ])('is found: %s', async (_, headFiles, code) => {
    const run = await scenario({ ...STAR, headFiles }).run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check' });
    expect(run.summary).toContain(`\`${code}\``);
  });

  test('is asked for: one that moves out of the pattern is retired, and an owner decides', async () => {
    const headFiles = { 'servers/a/base.json': null, 'servers/a/tools.json': null, 'b/tools.json': DRIFTED };
    const run = await scenario({ ...STAR, headFiles }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'baseline-change', approval: 'missing' });
  });
});

describeEndToEnd('a report that is to lie', (scenario) => {
  test('the name of the workflow file brings neither Markdown nor a command', async () => {
    const file = '.github/workflows/a`|<img src=x>@olivia\n::error::x\u202E.yml';
    const environment = { GITHUB_WORKFLOW_REF: `acme/tools/${file}@refs/pull/1/merge` };
    const run = await scenario({ headFiles: { [file]: 'on: push\n' }, environment }).run();
    expect(run.outputs).toMatchObject({ verdict: 'protected-change', approval: 'missing' });
    expect(run.summary).toContain('``.github/workflows/a`|<img src=x>@olivia\\u{A}::error::x\\u{202E}.yml``');
    const outsideOfCode = run.summary.replace(/``[^\n]*?``/g, '').replace(/`[^`\n]*`/g, '');
    expect(outsideOfCode).not.toMatch(/@olivia|<img|\u202E/);
  });

  test('a workflow file with an @ in its name is not taken for another one', async () => {
    const file = '.github/workflows/catalog.yml@mine.yml';
    const environment = { GITHUB_WORKFLOW_REF: `acme/tools/${file}@refs/pull/1/merge` };
    const run = await scenario({ headFiles: { [file]: 'on: push\n' }, environment }).run();
    expect(run.outputs).toMatchObject({ verdict: 'protected-change', approval: 'missing' });
  });

  test('a .gitattributes of macros of macros costs no time', async () => {
    const macros = Array.from({ length: 5000 }, (_, n) => `[attr]m${n} m${n + 1} m${n + 2}`);
    const attributes = [...macros, ...Array<string>(5000).fill('* m0')].join('\n');
    const run = await scenario({ H: GROWN, headFiles: { '.gitattributes': attributes } }).run();
    expect(run.outputs).toMatchObject({ verdict: 'baseline-change' });
  });
});
