import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

/** A folder of this test file's own. */
export const FOLDER = mkdtempSync(join(tmpdir(), 'capture-'));
afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
});

const HANDSHAKE =
  '"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"s","version":"1"}}';

/**
 * The command line of a server that answers each request with the raw text that `answers` has for its method and cursor:
 * a handshake unless they say otherwise, and "method not found" for all that they do not know. `more` is code of its own,
 * which may use `say(text)` and `told(method)`, called for each message.
 */
export function scripted(answers: Readonly<Record<string, string>>, more = ''): readonly string[] {
  const script = `
const answers = ${JSON.stringify({ initialize: HANDSHAKE, ...answers })};
const say = (text) => process.stdout.write(text + '\\n');
let told = () => {};
let pending = '';
process.stdin.on('data', (chunk) => {
  pending += chunk;
  for (let end = pending.indexOf('\\n'); end >= 0; end = pending.indexOf('\\n')) {
    const { id, method, params } = JSON.parse(pending.slice(0, end));
    pending = pending.slice(end + 1);
    const answer = answers[method + (params?.cursor ?? '')] ?? '"error":{"code":-32601,"message":"Method not found"}';
    if (id !== undefined && method !== undefined && answer !== '') say('{"jsonrpc":"2.0","id":' + id + ',' + answer + '}');
    told(method, params);
  }
});
${more}`;
  return ['--', process.execPath, '-e', script];
}

/** A file that a server writes its process ids to, and code of a server that does so. */
export function processIds(name: string): {
  readonly write: string;
  readonly alive: () => readonly number[];
} {
  const file = join(FOLDER, name);
  return {
    write: `const note = (pid) => require('node:fs').appendFileSync(${JSON.stringify(file)}, pid + '\\n'); note(process.pid);`,
    alive: () => {
      const ids = readFileSync(file, 'utf8').trim().split('\n').map(Number);
      return ids.filter(isAlive);
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
