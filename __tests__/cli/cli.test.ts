import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ALL_COMMANDS } from '../../src/cli/all-commands.js';
import { runFake } from './fake-terminal.js';

const COMMANDS = ALL_COMMANDS.map(({ name }) => name);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the command line', () => {
  test.each(['--help', '-h', 'help'])('tells of every command: %s', async (argument) => {
    const { code, out, error } = await runFake([argument]);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: tool-catalog-gate <command> /);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  });

  test.each(['--version', '-V'])('tells its version: %s', async (argument) => {
    expect(await runFake([argument])).toEqual({ code: 0, out: `${version}\n`, error: '' });
  });

  test.each(COMMANDS)('tells how to use %s', async (command) => {
    const { code, out, error } = await runFake([...command.split(' '), '--help']);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: tool-catalog-gate ${command} `));
    expect(out.split('\n').every((line) => line.length <= 120)).toBe(true);
    expect((await runFake(['help', ...command.split(' ')])).out).toBe(out);
  });

  test.each([
    [[]],
    [['unknown']],
    [['--unknown']],
    [['diff']],
    [['diff', 'a']],
    [['diff', 'a', 'b', 'c']],
    [['diff', 'a', 'b', '--unknown']],
    [['diff', 'a', 'b', '--output', 'xml']],
    [['diff', 'a', 'b', '--format', 'MCP']],
    [['diff', 'a', 'b', '--max-bytes', '0']],
    [['diff', 'a', 'b', '--max-bytes', '1e3']],
    [['diff', 'a', 'b', '--max-bytes', '67108865']],
    [['diff', 'a', 'b', '--max-depth', '1001']],
    [['check']],
    [['grant']],
    [['grant', 'unknown']],
    [['diff', 'a', 'b', '--map']],
    [['diff', 'a', 'b', '--map', '--color', 'never']],
    [['inventory', 'a']],
  ])('ends with 2 where it is not understood: %j', async (args) => {
    const { code, out, error } = await runFake(args);
    expect([code, out]).toEqual([2, '']);
    expect(error).not.toBe('');
  });

  test('says what was not understood, and no value that could be a secret', async () => {
    const said = async (...args: readonly string[]) => (await runFake(args)).error.split('\n')[0];
    expect(await said('diff', 'a', 'b', '--secret=hunter2')).toBe('There is no option --secret.');
    expect(await said('diff', 'a', 'b', '--hunter2_secret')).toBe('There is no option of that name.');
    expect(await said('diff', 'a', 'b', '--map', '--color', 'never')).toBe('--map needs a value: <file>.');
    expect(await said('diff', 'a')).toBe('<candidate> is missing.');
    expect(await said('inventory', 'a')).toBe('--map <file> is missing.');
    expect(await said('diff', 'a', 'b', 'hunter2')).toBe('There are 3 arguments, not 2.');
    expect(await said('diff', 'a', 'b', '--output', 'hunter2')).toBe(
      '--output takes json, markdown, html, text, sarif, openmed.',
    );
    expect(await said('diff', 'a', 'b', '--max-depth', '0')).toBe(
      '--max-depth takes a whole number from 1 to 1000, not "0".',
    );
    expect(await said('diff', 'a', 'b', '--output', 'xml')).toBe(
      '--output takes json, markdown, html, text, sarif, openmed, not "xml".',
    );
    expect(await said('hunter2')).toBe('There is no such command.');
  });

  test.each([
    [['gate', '--base', 'main', '--owners', 'olivia'], '`olivia` (`--owners`)', '@user and @org/team'],
    [['gate', '--base', 'main', '--owners', 'hunter2'], '`--owners`', '@user and @org/team'],
    [['gate', '--base', 'main', '--owners', '@a', 'b'], '`--owners`', '@user and @org/team'],
    [['gate', '--base', 'main', '--catalogs', 'x'], '`x` (`--catalogs`)', '`name: baseline => candidate`'],
    [
      ['gate', '--base', 'main', '--update-hint', 'x'.repeat(201)],
      '`--update-hint`',
      'one line of at most 200 characters',
    ],
    [['init', '--set-up', 'simple', '--owners', 'olivia'], '`olivia` (`--owners`)', '@user and @org/team'],
    [
      ['init', '--set-up', 'simple', '--owners', '@a', '--branch', 'a b'],
      '`--branch`',
      'the name of a branch',
    ],
    [['init', '--set-up', 'captured', '--owners', '@a', '--command', ''], '`--command`', 'one line'],
    [
      ['capture', '--url', 'example'],
      '`example` (`--url`)',
      'an address that begins with http:// or https://',
    ],
    [['capture', '--env', 'A=secret value', '--', 'node'], '`--env`', 'NAME or NAME=VARIABLE'],
  ])('says what a value must be that is not understood: %j', async (args, name, form) => {
    const { code, out, error } = await runFake(args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(`${name}: This value is not understood. (\`invalid_input\`) It takes ${form}`);
    expect((await runFake([args[0] ?? '', '--help'])).out.replace(/\s+/gu, ' ')).toContain(form);
  });

  test('takes what stands behind -- for an argument, and the last of an option that is given twice', async () => {
    const files = { '--a': '{"tools": []}' };
    expect(
      (await runFake(['check', '--format=hashes', '--format', 'mcp', '--', '--a'], { files })).code,
    ).toBe(0);
  });

  test('lists the commands of a group', async () => {
    const { code, out } = await runFake(['grant', '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: tool-catalog-gate grant <command> /);
    expect(out).toContain('\n  grant issue ');
    expect(out).not.toContain('\n  diff ');
  });
});
