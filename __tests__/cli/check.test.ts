import { describe, expect, test } from '@jest/globals';
import { catalogDigest, parseCatalog } from '../../src/catalog/index.js';
import { runFake } from './fake-terminal.js';

const MANIFEST = JSON.stringify({ tools: [{ name: 'a' }, { name: 'b' }], prompts: [{ name: 'p' }] });
const DIGEST = catalogDigest(parseCatalog(Buffer.from(MANIFEST)));

describe('check', () => {
  test('says what a catalog is', async () => {
    expect(await runFake(['check', 'a.json'], { files: { 'a.json': MANIFEST } })).toEqual({
      code: 0,
      out: `mcp, 2 tools, 1 prompt\ndigest ${DIGEST}\n`,
      error: '',
    });
  });

  test('says what a note says', async () => {
    const lock = JSON.stringify({ a: 'a'.repeat(64), b: 'a'.repeat(64) });
    const { out } = await runFake(['check', '-'], { files: { '-': lock } });
    expect(out).toMatch(/^hashes, 2 tools\ndigest .*\nThis lock file locks nothing/);
  });

  test('says what a directory holds', async () => {
    const { out } = await runFake(['check', 'tools'], { files: { 'tools/a.json': '{"name": "a"}' } });
    expect(out).toMatch(/^directory, 1 tool\n/);
  });

  test.each(['package.json', 'package-lock.json', 'tsconfig.json', 'composer.json', 'deno.json'])(
    'takes no project for a catalog, and says what to name: %s',
    async (name) => {
      const files = { [`./${name}`]: '{"name": "a"}', './b.json': '{' };
      for (const command of ['check', 'digest']) {
        const { code, out, error } = await runFake([command, '.'], { files });
        expect([code, out]).toEqual([2, '']);
        expect(error).toMatch(/^`\.` \(`catalog`\): .* Name the file of the catalog, .*`not_a_file`\)\n$/u);
      }
      const meant = { [`./${name}`]: '{"name": "a"}' };
      expect((await runFake(['check', '.', '--format', 'directory'], { files: meant })).code).toBe(0);
    },
  );

  test('says of a directory without tools what to name', async () => {
    const { code, error } = await runFake(['check', '.'], { files: { './README.md': 'a' } });
    expect(code).toBe(2);
    expect(error).toMatch(/^`\.` \(`catalog`\): .* Name the file of the catalog, .*`no_tools`\)\n$/u);
  });

  test('tells every fault with its line, and no text of the file', async () => {
    const text = '{"tools": [\n{"name": ""},\n"secret",\n{"name": "twice"},\n{"name": "twice"}]}';
    const { code, out, error } = await runFake(['check', 'a.json'], { files: { 'a.json': text } });
    expect([code, out]).toEqual([2, '']);
    expect(error.split('\n').map((line) => /^.*?:/.exec(line)?.[0])).toEqual([
      '`a.json` (`catalog`), line 2, column 2:',
      '`a.json` (`catalog`), line 3, column 1:',
      '`a.json` (`catalog`), line 5, column 1:',
      undefined,
    ]);
    expect(error).not.toMatch(/secret|twice/);
  });

  test('tells the faults of the files of a directory', async () => {
    const files = { 'tools/a.json': '{', 'tools/b.json': '[]' };
    const { code, error } = await runFake(['check', 'tools'], { files });
    expect(code).toBe(2);
    expect(error).toMatch(
      /^`tools\/a.json` \(`catalog\/a.json`\), line 1, column 2: .*\n`tools\/b.json` \(`catalog\/b.json`\), line 1, column 1: /,
    );
  });

  test('holds a file to the format that it should have', async () => {
    const { code, error } = await runFake(['check', 'a.json', '--format', 'openmed-inventory'], {
      files: { 'a.json': MANIFEST },
    });
    expect(code).toBe(2);
    expect(error).toContain('`invalid_fields`');
  });
});

describe('check --clients', () => {
  const files = {
    'a.json': JSON.stringify({
      tools: [
        { name: 'a.b', inputSchema: { type: 'object', anyOf: [] } },
        { name: 'c\u001b[2J', inputSchema: { type: 'object' } },
      ],
    }),
  };

  test('tells what the catalog costs and what clients refuse, and ends with 1 where they refuse something', async () => {
    const { code, out } = await runFake(['check', 'a.json', '--clients'], { files });
    expect(code).toBe(1);
    expect(out.split('\n').slice(2)).toEqual([
      '2 tools, 110 bytes, about 28 tokens (an estimate: bytes / 4)',
      'a.b has a name with characters other than letters, digits, `_` and `-` (`name_characters`)',
      'a.b has `anyOf`, `oneOf` or `allOf` at the root of its input schema (`root_combinator` at /inputSchema/anyOf)',
      'a.b has a schema that is not valid JSON Schema (`schema_invalid` at /inputSchema/anyOf)',
      expect.stringMatching(/^c.*\[2J has a name with characters/),
      '',
    ]);
    expect(out).not.toContain('\u001b');
  });

  test('counts a prefix for the length of names', async () => {
    const given = ['check', 'a.json', '--clients', '--prefix', `mcp__${'x'.repeat(60)}__`];
    const { out } = await runFake(given, { files });
    expect(out).toContain('a.b has a name of more than 64 characters, with its prefix (`name_too_long`)');
  });

  test('has nothing to say of an inventory', async () => {
    const inventory = JSON.stringify({ schema_version: 'openmed.agent.tool_inventory.v1', tools: [] });
    const { code, error } = await runFake(['check', '-', '--clients'], { files: { '-': inventory } });
    expect([code, error]).toEqual([2, expect.stringContaining('`no_definitions`')]);
  });
});

describe('digest', () => {
  test('is that of the catalog, alone on a line', async () => {
    const other = JSON.stringify({ prompts: [{ name: 'p' }], tools: [{ name: 'b' }, { name: 'a' }] });
    expect(await runFake(['digest', '-'], { files: { '-': other } })).toEqual({
      code: 0,
      out: `${DIGEST}\n`,
      error: '',
    });
  });

  test('is none of what cannot be read', async () => {
    const { code, out, error } = await runFake(['digest', 'a.json'], { files: { 'a.json': '' } });
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain('`empty_file`');
  });
});
