import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { runFake } from './fake-terminal.js';

const COMMANDS = ['diff', 'check', 'digest', 'gate', 'inventory', 'lint', 'plan', 'policy', 'grant'];
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the command line', () => {
  test.each(['--help', '-h', 'help'])('tells of every command: %s', async (argument) => {
    const { code, out, error } = await runFake([argument]);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: tool-catalog-gate /);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  });

  test.each(['--version', '-V'])('tells its version: %s', async (argument) => {
    expect(await runFake([argument])).toEqual({ code: 0, out: `${version}\n`, error: '' });
  });

  test.each(COMMANDS)('tells how to use %s', async (command) => {
    const { code, out, error } = await runFake([command, '--help']);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: tool-catalog-gate ${command} `));
    expect((await runFake(['help', command])).out).toBe(out);
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
  ])('ends with 2 where it is not understood: %j', async (args) => {
    const { code, out, error } = await runFake(args);
    expect([code, out]).toEqual([2, '']);
    expect(error).not.toBe('');
  });
});
