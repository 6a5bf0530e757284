import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { parseCatalog } from '../../src/catalog/index.js';
import { captureMcpTools } from '../../src/runtime/index.js';
import { codeOfPromise } from '../governance/code-of.js';

const work = realpathSync(mkdtempSync(join(tmpdir(), 'real-servers-')));
const require = createRequire(import.meta.url);
const open: Client[] = [];

afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** A client of a server that runs as a process of its own, as a user's would. */
async function connected(server: string, ...args: readonly string[]): Promise<Client> {
  const home = dirname(require.resolve(`@modelcontextprotocol/${server}/package.json`));
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(home, 'dist/index.js'), ...args],
    env: { MEMORY_FILE_PATH: join(work, 'memory.jsonl') },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  open.push(client);
  return client;
}

/** The server's list as a user captures it and reviews it. */
async function manifestOf(client: Client): Promise<string> {
  const { tools } = await client.request({ method: 'tools/list', params: {} }, ResultSchema);
  return JSON.stringify({ tools }, null, 2);
}

function reviewed(manifest: string) {
  return { manifest: parseCatalog(new TextEncoder().encode(manifest), { format: 'mcp' }) };
}

describe.each([
  ['server-everything', ['stdio'], 'echo', { message: 'synthetic' }, /synthetic/],
  ['server-filesystem', [work], 'list_directory', { path: work }, /note\.txt/],
  ['server-memory', [], 'read_graph', {}, /entities/],
] as const)('%s', (server, args, tool, given, expected) => {
  test('works as reviewed, and not otherwise', async () => {
    writeFileSync(join(work, 'note.txt'), 'synthetic');
    const client = await connected(server, ...args);
    const manifest = await manifestOf(client);
    const tools = await captureMcpTools(client, reviewed(manifest));
    expect((await tools.check()).reasons).toEqual([]);
    expect(JSON.stringify(await tools.callTool(tool, given))).toMatch(expected);

    const other = await connected(server, ...args);
    const changed = reviewed(manifest.replace('"description": "', '"description": "Formerly: '));
    expect(await codeOfPromise(() => captureMcpTools(other, changed))).toBe('catalog: schema_changed');
  });
});
