import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { describeShared, sharedPath } from '../shared.js';
import { runFake } from './fake-terminal.js';
import type { Run } from './fake-terminal.js';

/** A command on the files of one case. */
function on(name: string, ...programArguments: readonly string[]): Promise<Run> {
  const folder = sharedPath('corpus', 'reports2', name);
  const files = Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`)]),
  );
  return runFake(programArguments, { files });
}

const diff = (name: string, after = 'after.json', ...more: readonly string[]) =>
  on(name, 'diff', 'before.json', after, '--output', 'text', ...more);

/** Rules by the name that they are said of. */
function findings({ out }: Run): readonly string[] {
  return out.split('\n').flatMap((line) => {
    const [, name, rule] = /^(\S+(?: \S+)?) has .*\(`([a-z_]+)`(?: at (\S+))?\)$/.exec(line) ?? [];
    return name === undefined ? [] : [`${name}: ${rule}`];
  });
}

describeShared('what the command line says of small catalogs from public reports', () => {
  test('02: another order of a default names the pointer to compare in any order', async () => {
    const pointer = '/tools/scan/inputSchema/properties/levels/default';
    const found = await diff('02-set-default-order', 'after.json', '--detail', 'pointers');
    expect(found.code).toBe(1);
    expect(found.out).toContain(`put \`${pointer}\` under \`unordered\``);
    expect((await diff('02-set-default-order', 'after.json', '--unordered', pointer)).code).toBe(0);
  });

  test('05: the envelope of an answer is no change', async () => {
    for (const [before, after] of [
      ['before.json', 'after.json'],
      ['after.json', 'after2.json'],
    ])
      expect((await on('05-ttl-cache-scope', 'diff', before ?? '', after ?? '')).code).toBe(0);
    const digests = ['before', 'after', 'after2'].map(
      async (side) => (await on('05-ttl-cache-scope', 'digest', `${side}.json`)).out,
    );
    expect(new Set(await Promise.all(digests)).size).toBe(1);
    for (const side of ['before', 'after', 'after2']) {
      const { code, out } = await on('05-ttl-cache-scope', 'inventory', `${side}.json`, '--map', 'map.json');
      expect([code, JSON.parse(out).tools.length > 0]).toEqual([0, true]);
    }
  });

  test('09: an inline schema became a reference', async () => {
    const { code, out } = await diff('09-inline-to-ref');
    expect(code).toBe(1);
    expect(out).toContain('inline schema became a reference');
    expect(out).not.toMatch(/allowed values|type changed/);
  });

  test('14: two names that clients make one', async () => {
    expect((await diff('14-normalised-clash', 'catalog.json')).out).toContain(
      '0 changed, 1 added, 0 removed',
    );
    const run = await on('14-normalised-clash', 'check', 'catalog.json', '--clients');
    expect(run.code).toBe(1);
    expect(findings(run)).toEqual([
      'send.mail: name_characters',
      'send.mail: names_clash',
      'send_mail: names_clash',
    ]);
  });

  test.each([
    ['null', /`tools` is null, .*`null_tools`/],
    ['rpc', /`result` is null\. .*`null_result`/],
    ['item', /`catalog\.tools\.0`.*This entry of the list is null, .*`null_entry`/],
    ['err', /-32601.*`error_answer`/],
  ])('15: no list could not be checked: %s', async (file, said) => {
    const { code, error } = await on('15-tools-null', 'check', `${file}.json`);
    expect(code).toBe(2);
    expect(error).toMatch(said);
    expect(error).not.toContain('unknown_format');
  });

  test('15: an empty list is an empty catalog', async () => {
    const { code, out } = await on('15-tools-null', 'check', 'empty.json');
    expect([code, out.split('\n')[0]]).toEqual([0, 'mcp, 0 tools']);
  });

  test.each([
    ['arr', 1],
    ['badtype', 1],
    ['missing', 1],
    ['reqinprops', 1],
    ['str', 1],
    ['string', 1],
    ['trunc', 1],
    ['noitems', 0],
    ['reqok', 0],
  ])('17: a schema that clients refuse is read, and found: %s', async (file, code) => {
    expect((await on('17-invalid-schema', 'check', `${file}.json`)).code).toBe(0);
    const run = await on('17-invalid-schema', 'check', `${file}.json`, '--clients');
    expect(run.code).toBe(code);
    expect(findings(run).length > 0).toBe(code === 1);
  });

  test.each(['ename', 'nname', 'noname'])(
    '17: no name could not be checked, with its line: %s',
    async (file) => {
      const { code, error } = await on('17-invalid-schema', 'check', `${file}.json`);
      expect(code).toBe(2);
      expect(error).toMatch(/line \d+, column \d+:.*`invalid_name`/);
    },
  );

  test.each(['nan', 'inf'])('18: %s is no JSON', async (file) => {
    const { code, error } = await on('18-nan', 'check', `${file}.json`);
    expect(code).toBe(2);
    expect(error).toMatch(/line 1, column 102: .*(?:NaN|Infinity).*`not_finite`/);
  });

  test.each([[], ['--prefix', 'mcp__files__']])(
    '62: each name with the rule of the client %j',
    async (...prefix) => {
      const run = await on('62-names', 'check', 'catalog.json', '--clients', ...prefix);
      expect(run.code).toBe(1);
      const rules = findings(run).map((line) => line.split(': ')[1]);
      expect(rules.filter((rule) => rule === 'name_characters')).toHaveLength(4);
      expect(rules.filter((rule) => rule === 'name_too_long')).toHaveLength(2);
    },
  );

  test('64: a tool looks renamed', async () => {
    expect((await diff('64-rename')).out).toContain('> find_events  looks renamed from search_events');
  });

  test('66: an alternative was added', async () => {
    expect((await diff('66-anyof-grows')).out).toContain('alternative added');
  });

  test('67: instructions without a word are a change of the catalog itself', async () => {
    for (const after of ['after.json', 'after2.json']) {
      const { code, out } = await diff('67-empty-instructions', after);
      expect(code).toBe(1);
      expect(out).toContain('1 member of the catalog itself');
    }
  });

  test('68: how much a catalog grew is said', async () => {
    const { code, out } = await diff('68-size');
    expect(code).toBe(1);
    expect(out).toMatch(/New in this change: .*\+\d+ bytes, \+\d+ tokens/);
  });

  test('69: a reference that leads nowhere now is a new finding', async () => {
    const { code, out } = await diff('69-schema-goes-bad');
    expect(code).toBe(1);
    expect(out).toMatch(
      /New in this change: .*\n {2}me has a `\$ref` that leads nowhere .*`ref_unresolvable`/,
    );
  });
});
