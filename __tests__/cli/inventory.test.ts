import { describe, expect, test } from '@jest/globals';
import { inventoryFromManifest, inventoryJson, parseCatalog, parseMap } from '../../src/catalog/index.js';
import { runFake } from './fake-terminal.js';

const MANIFEST = JSON.stringify({
  tools: [
    { name: 'read', description: 'Reads a secret.', inputSchema: { type: 'object' } },
    { name: 'drop', inputSchema: { type: 'object' }, annotations: { destructiveHint: true } },
  ],
});

const mapped = (name: string) => ({
  tool_id: `tool:org.example/${name}`,
  version: '1.0.0',
  capability_class: 'capability:org.example/files',
});
const mapOf = (members: object) =>
  JSON.stringify({
    schema_version: 'tool-catalog-gate.map.v1',
    tools: { read: mapped('read'), drop: mapped('drop') },
    ...members,
  });
const FILES = { 'm.json': MANIFEST, 'map.json': mapOf({}), 'contract.json': mapOf({ digest: 'contract' }) };
const inventory = (...args: readonly string[]) => runFake(['inventory', ...args], { files: FILES });

describe('inventory', () => {
  test('is the canonical bytes of the inventory that the map makes', async () => {
    const catalog = parseCatalog(Buffer.from(MANIFEST));
    const made = inventoryFromManifest(catalog, parseMap(Buffer.from(FILES['map.json'])));
    expect(await inventory('m.json', '--map', 'map.json')).toEqual({
      code: 0,
      out: inventoryJson(made),
      error: '',
    });
  });

  test('holds no text of the manifest, and reads as a catalog', async () => {
    const { out } = await inventory('m.json', '--map', 'map.json');
    expect(out).not.toContain('secret');
    expect(parseCatalog(Buffer.from(out)).entries.map(({ key }) => key)).toEqual([
      'tool:org.example/drop',
      'tool:org.example/read',
    ]);
  });

  test('ends its line on a terminal alone', async () => {
    const args = ['inventory', 'm.json', '--map', 'map.json'];
    const shown = await runFake(args, { files: FILES, isTerminal: true });
    expect(shown.out).toBe(`${(await runFake(args, { files: FILES })).out}\n`);
  });

  test('says where descriptions are not compared', async () => {
    const { code, error } = await inventory('m.json', '--map', 'contract.json');
    expect(code).toBe(0);
    expect(error).toBe('Descriptions not compared: the digests cover the schemas alone.\n');
  });

  test('leaves out what is ignored, or all but the tools', async () => {
    const { tools } = JSON.parse(MANIFEST);
    const more = {
      'm.json': JSON.stringify({ instructions: 'x', tools, prompts: [] }),
      'map.json': mapOf({}),
    };
    const run = (...args: readonly string[]) =>
      runFake(['inventory', 'm.json', '--map', 'map.json', ...args], { files: more });
    expect((await run()).code).toBe(2);
    const { out } = await inventory('m.json', '--map', 'map.json');
    expect(await run('--tools-only')).toEqual({
      code: 0,
      out,
      error: 'Only the tools are in the inventory: what else the manifest holds is not compared.\n',
    });
    const alone = { ...more, 'm.json': JSON.stringify({ instructions: 'x', tools }) };
    expect(
      await runFake(['inventory', 'm.json', '--map', 'map.json', '--ignore', '/instructions'], {
        files: alone,
      }),
    ).toEqual({ code: 0, out, error: '' });
  });

  test('takes the whole registry document of OpenMed', async () => {
    const registry = {
      schema_version: '1.2.0',
      tools: ['read', 'drop'].map((name) => ({
        name,
        version: '1.0.0',
        input_schema: {},
        output_schema: {},
      })),
      workflows: [{ name: 'w' }],
    };
    const map = mapOf({ tools: { 'read@1.0.0': mapped('read'), 'drop@1.0.0': mapped('drop') } });
    const run = (document: object) =>
      runFake(['inventory', 'r.json', '--map', 'map.json'], {
        files: { 'r.json': JSON.stringify(document), 'map.json': map },
      });
    const { code, out, error } = await run(registry);
    expect([code, JSON.parse(out).tools.length]).toEqual([0, 2]);
    expect(error).toContain('Only the tools are in the inventory');
    expect((await run({ ...registry, instructions: 'x' })).code).toBe(2);
  });

  test('wants each tool in the map and each entry of the map a tool', async () => {
    const only = (name: string) => mapOf({ tools: { [name]: mapped(name) } });
    const run = (map: string, manifest = MANIFEST) =>
      runFake(['inventory', 'm.json', '--map', 'map.json'], {
        files: { 'm.json': manifest, 'map.json': map },
      });
    expect((await run(only('read'))).error).toMatch(/^`m.json` \(`manifest`\), line 1, .*`unmapped_tool`/);
    const one = JSON.stringify({ tools: [{ name: 'read' }] });
    expect((await run(mapOf({}), one)).error).toMatch(
      /^`map.json` \(`--map`\), line 1, .*`unused_map_entry`/,
    );
    expect(await run('{}')).toMatchObject({ code: 2, out: '' });
  });

  test('needs a map, and reads standard input once', async () => {
    expect((await inventory('m.json')).code).toBe(2);
    const files = { '-': MANIFEST };
    const both = await runFake(['inventory', '-', '--map', '-'], { files });
    expect(both.error).toContain('`input_read_twice`');
  });

  test('refuses what holds no definitions', async () => {
    const lock = JSON.stringify({ a: 'a'.repeat(64) });
    const files = { 'm.json': lock, 'map.json': mapOf({}) };
    const run = await runFake(['inventory', 'm.json', '--map', 'map.json'], { files });
    expect(run.error).toContain('`no_definitions`');
  });
});
