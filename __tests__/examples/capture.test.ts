import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { parseCatalog } from '../../src/catalog/index.js';

const CAPTURE = fileURLToPath(new URL('../../examples/capture/capture.mjs', import.meta.url));
const MEMORY = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/server-memory/dist/index.js', import.meta.url),
);
const folder = mkdtempSync(join(tmpdir(), 'capture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server that answers each request line with what `answers` holds for its method and cursor, as raw text. */
function capture(answers: Readonly<Record<string, string>>) {
  const server = join(folder, 'server.mjs');
  writeFileSync(
    server,
    `import { createInterface } from 'node:readline';
const answers = ${JSON.stringify({ initialize: '"result":{"capabilities":{"tools":{}}}', ...answers })};
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  const answer = answers[method + (params?.cursor ?? '')];
  if (id !== undefined) console.log('{"jsonrpc":"2.0","id":' + id + ',' + (answer ?? '"error":{}') + '}');
});`,
  );
  return run([process.execPath, server]);
}

function run(command: readonly string[]) {
  return spawnSync(process.execPath, [CAPTURE, '--', ...command], { encoding: 'utf8' });
}

test('a real server is captured as a catalog', () => {
  const { status, stdout } = run([process.execPath, MEMORY]);
  expect(status).toBe(0);
  expect(parseCatalog(Buffer.from(stdout)).entries.length).toBeGreaterThan(5);
});

test('all pages are kept as the server wrote them, malformed tools too', () => {
  const { status, stdout } = capture({
    'tools/list': '"result":{"tools":[{"name":"a","limit":9223372036854775807}],"nextCursor":"2"}',
    'tools/list2': '"result":{"tools":[{"name":"b","x":1.0},{"broken":true}]}',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('{"name":"a","limit":9223372036854775807}');
  expect(stdout).toContain('{"name":"b","x":1.0}');
  expect(stdout).toContain('{"broken":true}');
});

test.each([
  ['pages in a circle', { 'tools/list': '"result":{"tools":[],"nextCursor":""}' }],
  ['an error', { 'tools/list': '"error":{"code":1}' }],
  ['no list', { 'tools/list': '"result":{}' }],
])('%s is no capture', (_, answers) => {
  const { status, stdout } = capture(answers);
  expect(status).toBe(2);
  expect(stdout).toBe('');
});
