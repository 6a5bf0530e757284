import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { parseCatalog } from '../../src/catalog/index.js';
import { openmedDiffJson } from '../../src/diff/index.js';
import { runFake } from './fake-terminal.js';

const tool = (name: string, description: string) => ({ name, description, inputSchema: { type: 'object' } });
const manifest = (...tools: readonly unknown[]) => JSON.stringify({ tools });
const read = tool('read', 'Reads.');
const BEFORE = manifest(read, tool('list', 'Lists.'), tool('drop', 'Drops.'));
const AFTER = manifest(tool('new', 'Is new.'), read, tool('list', 'Lists all.'));
const FILES = {
  'a.json': BEFORE,
  'b.json': AFTER,
  'same.json': manifest(...JSON.parse(BEFORE).tools.reverse()),
};

const record = (name: string, version: string, digit: string) => ({
  tool_id: `tool:org.example/${name}`,
  version,
  capability_class: 'capability:org.example/read',
  side_effect_class: 'none',
  schema_digest: `sha256:${digit.repeat(64)}`,
});
const inventory = (...tools: readonly unknown[]) =>
  JSON.stringify({ schema_version: 'openmed.agent.tool_inventory.v1', tools });

describe('diff', () => {
  test('of equal catalogs ends with 0, whatever the order of their tools', async () => {
    const { code, out, error } = await runFake(['diff', 'a.json', 'same.json', '--digests'], {
      files: FILES,
    });
    expect([code, error]).toEqual([0, '']);
    const report = JSON.parse(out);
    expect(report.verdict).toBe('unchanged');
    expect(report.before.digest).toBe(report.after.digest);
    expect(report.before.document).not.toBe(report.after.document);
  });

  test('leaves out what is ignored and compares what is unordered in any order, and says so', async () => {
    const schema = (required: readonly string[]) => ({ type: 'object', required });
    const files = {
      'a.json': manifest({ ...tool('read', 'Reads.'), inputSchema: schema(['b', 'a']), _meta: { at: 1 } }),
      'b.json': manifest({ ...tool('read', 'Reads.'), inputSchema: schema(['a', 'b']), _meta: { at: 2 } }),
    };
    const rules = ['--ignore', '/tools/*/_meta/at', '--unordered', '/tools/*/inputSchema/required'];
    const { code, out } = await runFake(['diff', ...rules, 'a.json', 'b.json', '--digests'], { files });
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report.before.digest).toBe(report.after.digest);
    expect(report.ignored).toEqual([{ pointer: '/tools/*/_meta/at', uses: 1 }]);
    expect(report.unordered).toEqual([{ pointer: '/tools/*/inputSchema/required', uses: 1 }]);
    for (const output of ['text', 'markdown']) {
      const shown = await runFake(['diff', ...rules, 'a.json', 'b.json', '--output', output], { files });
      expect(shown.out).toContain('`/tools/*/_meta/at` (once).');
      expect(shown.out).toContain('`/tools/*/inputSchema/required` (once).');
    }
    const one = await runFake(['diff', 'a.json', 'b.json', ...rules.slice(0, 2)], { files });
    expect(one.code).toBe(1);
  });

  test('does not ignore which parameters are required', async () => {
    const rules = ['--ignore', '/tools/*/inputSchema/required'];
    const { code, out, error } = await runFake(['diff', 'a.json', 'b.json', ...rules], { files: FILES });
    expect([code, `${out}${error}`]).toEqual([2, expect.stringContaining('required_ignored')]);
    const wrong = await runFake(['diff', 'a.json', 'b.json', '--ignore', 'tools'], { files: FILES });
    expect(wrong.code).toBe(2);
  });

  test('tells no digest that was not asked for', async () => {
    const { out } = await runFake(['diff', 'a.json', 'b.json'], { files: FILES });
    const { before, after } = JSON.parse(out);
    expect([before.digest, before.document, after.digest, after.document]).toEqual([null, null, null, null]);
  });

  test('of others ends with 1 and names what was added, removed and changed', async () => {
    const { code, out, error } = await runFake(['diff', 'a.json', 'b.json'], { files: FILES });
    expect([code, error]).toEqual([1, '']);
    const { diff } = JSON.parse(out);
    expect(diff.added.map((entry: { key: string }) => entry.key)).toEqual(['new']);
    expect(diff.removed.map((entry: { key: string }) => entry.key)).toEqual(['drop']);
    expect(diff.changed).toMatchObject([{ key: 'list', fields: [{ field: 'description' }] }]);
    expect(diff.unchanged).toMatchObject([{ key: 'read' }]);
  });

  test('is JSON to a pipe and text to a terminal', async () => {
    const piped = await runFake(['diff', 'a.json', 'b.json'], { files: FILES });
    const json = await runFake(['diff', 'a.json', 'b.json', '--output', 'json'], {
      files: FILES,
      isTerminal: true,
    });
    const shown = await runFake(['diff', 'a.json', 'b.json'], { files: FILES, isTerminal: true });
    const text = await runFake(['diff', 'a.json', 'b.json', '--output', 'text'], { files: FILES });
    expect(piped.out).toBe(json.out);
    expect(stripVTControlCharacters(shown.out)).toBe(text.out);
    expect(text.out).toContain('1 changed, 1 added, 1 removed, 1 unchanged');
  });

  test('colours a terminal alone, unless told otherwise', async () => {
    const colored = async (options: readonly string[], isTerminal: boolean, environment = {}) => {
      const args = ['diff', 'a.json', 'b.json', '--output', 'text', ...options];
      return (await runFake(args, { files: FILES, isTerminal, environment })).out.includes('\u001B[');
    };
    expect(await colored([], true)).toBe(true);
    expect(await colored([], false)).toBe(false);
    expect(await colored([], true, { NO_COLOR: '1' })).toBe(false);
    expect(await colored([], true, { NO_COLOR: '' })).toBe(true);
    expect(await colored(['--color', 'always'], false, { NO_COLOR: '1' })).toBe(true);
    expect(await colored(['--color', 'never'], true)).toBe(false);
  });

  test('writes Markdown', async () => {
    const { code, out } = await runFake(['diff', 'a.json', 'b.json', '--output', 'markdown'], {
      files: FILES,
    });
    expect(code).toBe(1);
    expect(out).toMatch(/^### /);
  });

  test('writes SARIF for code scanning', async () => {
    const { code, out } = await runFake(['diff', 'a.json', 'b.json', '--output', 'sarif'], { files: FILES });
    expect(code).toBe(1);
    const { version, runs } = JSON.parse(out);
    expect([version, runs.length]).toEqual(['2.1.0', 1]);
    expect(JSON.stringify(runs[0].results)).toContain('"uri":"b.json"');
  });

  test('tells schema properties where it is asked to', async () => {
    const schema = (type: string) =>
      manifest({ name: 'a', inputSchema: { properties: { secret: { type } } } });
    const files = { a: schema('string'), b: schema('number') };
    for (const output of ['json', 'text', 'markdown']) {
      const shown = async (detail: string) =>
        (await runFake(['diff', 'a', 'b', '--output', output, '--detail', detail], { files })).out;
      expect(await shown('fingerprints')).not.toContain('secret');
      expect(await shown('pointers')).toContain('/inputSchema/properties/secret/type');
    }
  });

  test('writes the bytes of the OpenMed contract for two inventories', async () => {
    const before = inventory(record('read', '1.0.0', 'a'), record('list', '1.0.0', 'b'));
    const after = inventory(record('list', '1.0.0', 'c'), record('new', '1.0.0', 'b'));
    const { code, out } = await runFake(['diff', 'a', 'b', '--output', 'openmed'], {
      files: { a: before, b: after },
    });
    expect(code).toBe(1);
    expect(out).toBe(openmedDiffJson(parseCatalog(Buffer.from(before)), parseCatalog(Buffer.from(after))));
  });

  test('refuses these bytes for what is no inventory', async () => {
    const run = await runFake(['diff', 'a.json', 'b.json', '--output', 'openmed'], { files: FILES });
    expect(run.code).toBe(2);
    expect(run.out).toBe('');
    expect(run.error).toContain('`no_inventory`');
  });

  test('reads one side from standard input, never both', async () => {
    const files = { '-': BEFORE, 'b.json': BEFORE };
    expect((await runFake(['diff', '-', 'b.json'], { files })).code).toBe(0);
    expect((await runFake(['diff', 'b.json', '-'], { files })).code).toBe(0);
    const both = await runFake(['diff', '-', '-'], { files });
    expect(both.code).toBe(2);
    expect(both.error).toContain('`input_read_twice`');
  });

  test('reads directories of one-tool files', async () => {
    const files = {
      'old/read.json': JSON.stringify(read),
      'new/read.json': JSON.stringify(tool('read', 'Reads all.')),
    };
    expect((await runFake(['diff', 'old', 'old'], { files })).code).toBe(0);
    expect((await runFake(['diff', 'old', 'new', '--format', 'directory'], { files })).code).toBe(1);
    const refused = await runFake(['diff', 'old', 'new', '--format', 'mcp'], { files });
    expect(refused.error).toContain('`not_a_file`');
  });

  test('compares a manifest with an inventory through a map', async () => {
    const map = JSON.stringify({
      schema_version: 'tool-catalog-gate.map.v1',
      tools: {
        read: {
          tool_id: 'tool:org.example/read',
          version: '1.0.0',
          capability_class: 'capability:org.example/read',
        },
      },
    });
    const files = {
      'm.json': manifest(read),
      'map.json': map,
      'i.json': inventory(record('read', '1.0.0', 'a')),
    };
    const mapped = await runFake(['diff', 'i.json', 'm.json', '--map', 'map.json'], { files });
    expect(mapped.code).toBe(1);
    expect(JSON.parse(mapped.out).after.format).toBe('openmed-inventory');
    expect((await runFake(['diff', 'i.json', 'm.json'], { files })).error).toContain('format_mismatch');
    const needless = await runFake(['diff', 'm.json', 'm.json', '--map', 'map.json'], { files });
    expect(needless.code).toBe(2);
    expect(needless.error).toMatch(/^`m\.json` \(`baseline`\): .*`no_inventory`/u);
  });

  test('says what could not be read, with line and column, and nothing else', async () => {
    const files = { ...FILES, 'bad.json': '{"tools": [\n  {"name": "secret-name",}]}' };
    const run = await runFake(['diff', 'a.json', 'bad.json'], { files });
    expect(run).toMatchObject({ code: 2, out: '' });
    expect(run.error).toMatch(/^`bad.json` \(`candidate`\), line 2, column 26: .*\(`invalid_syntax`\)\n$/);
    expect(run.error).not.toContain('secret-name');
    const missing = await runFake(['diff', 'none.json', 'a.json'], { files });
    expect(missing.error).toMatch(/^`none.json` \(`baseline`\): .*\(`not_found`\)\n$/);
  });

  test('holds to its limits', async () => {
    const small = await runFake(['diff', 'a.json', 'a.json', '--max-bytes', '10'], { files: FILES });
    expect(small.error).toContain('too_large');
    const flat = await runFake(['diff', 'a.json', 'a.json', '--max-depth', '2'], { files: FILES });
    expect(flat.error).toContain('too_deep');
  });

  test('tells on standard error how far it is when it takes more than a second', async () => {
    const quick = await runFake(['diff', 'a.json', 'a.json'], { files: FILES, clock: [0, 900] });
    expect(quick.error).toBe('');
    const slow = await runFake(['diff', 'a.json', 'a.json'], { files: FILES, clock: [0, 900, 2100, 3000] });
    expect(slow.error).toBe('2 s: comparing …\n3 s: writing the report …\n');
    expect(slow.out).toBe(quick.out);
  });
});
