import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseCatalog } from '../../src/catalog/index.js';
import { runFake } from '../cli/fake-terminal.js';
import { FOLDER } from './scripted-server.js';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const PUBLISHED = '../../node_modules/@modelcontextprotocol';
const NOTES = path('notes-server.mjs');

async function capture(...options: readonly string[]) {
  const { code, out, error } = await runFake(['capture', ...options], {
    environment: process.env,
    directory: FOLDER,
  });
  return {
    code,
    out,
    error,
    names: code === 0 ? parseCatalog(Buffer.from(out)).entries.map(({ key }) => key) : [],
  };
}

describe('published servers are captured twice alike', () => {
  test.each([
    ['memory', [], 9],
    ['everything', [], 13],
    ['filesystem', [FOLDER], 14],
    ['sequential-thinking', [], 1],
  ])('%s', async (name, args, tools) => {
    const server = path(`${PUBLISHED}/server-${name}/dist/index.js`);
    const { code, names, error } = await capture('--tools-only', '--', process.execPath, server, ...args);
    expect([code, names.length]).toEqual([0, tools]);
    expect(error).toContain('captured 2 times, alike');
  });

  test('with more tools where more is declared', async () => {
    const server = path(`${PUBLISHED}/server-everything/dist/index.js`);
    const declared = ['--capabilities', 'roots,sampling,elicitation', '--tools-only'];
    const { names, error } = await capture(...declared, '--', process.execPath, server);
    expect(names.length).toBe(18);
    expect(error).toContain('declared: roots, sampling, elicitation');
  });
});

describe('a server of several revisions is one catalog in all of them', () => {
  const QUICK = ['--repeat', '1', '--settle', '0'];
  let server: ReturnType<typeof spawn>;
  let url = '';

  beforeAll(async () => {
    server = spawn(process.execPath, [NOTES, 'http'], { stdio: ['ignore', 'ignore', 'pipe'] });
    const [line] = await once(server.stderr ?? server, 'data');
    url = String(line).trim();
  });
  afterAll(() => {
    server.kill();
  });

  test('over standard streams and over HTTP', async () => {
    const revisions = [
      [],
      ['--protocol', '2026-07-28'],
      ['--protocol', '2025-11-25'],
      ['--protocol', '2024-11-05'],
    ];
    const captures = [];
    for (const revision of revisions) {
      captures.push(await capture(...QUICK, ...revision, '--', process.execPath, NOTES));
      captures.push(await capture(...QUICK, ...revision, '--url', url));
    }
    expect(captures[0]?.error).toContain('protocol 2026-07-28');
    expect(captures[0]?.out).toContain('"maximum":9007199254740991');
    expect(captures[0]?.names).toEqual(['read_note', 'search_notes']);
    expect(new Set(captures.map(({ out }) => out)).size).toBe(1);
  });

  test('one that knows no handshake is captured, and says what it speaks where a handshake is asked for', async () => {
    const modern = ['--', process.execPath, NOTES, 'stdio', 'modern'];
    expect((await capture(...QUICK, ...modern)).code).toBe(0);
    const { code, error } = await capture(...QUICK, '--protocol', '2025-11-25', ...modern);
    expect([code, error]).toEqual([2, expect.stringContaining('error -32022')]);
  });
});
