import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const STEP = path('dist/capture/index.js');
const CLI = path('dist/cli/index.js');
const NOTES = path('__tests__/capture/notes-server.mjs');
const folder = mkdtempSync(join(tmpdir(), 'capture-step-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** As GitHub's runner starts a step. */
function step(inputs: Readonly<Record<string, string>>) {
  const named = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const { status, stdout } = spawnSync(process.execPath, [STEP], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      GITHUB_WORKSPACE: folder,
      ...Object.fromEntries(named),
    },
  });
  return { status, log: stdout };
}

describe('the capture as a step', () => {
  test('writes the catalog and says what it is', () => {
    const { status, log } = step({ command: `${process.execPath}\n${NOTES}`, out: 'captured/catalog.json' });
    const file = join(folder, 'captured/catalog.json');
    expect(status).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8')).tools.length).toBe(2);
    expect(log).toContain(`::set-output name=catalog::${file}\n`);
    expect(log).toMatch(/::set-output name=digest::sha256:[0-9a-f]{64}\n/);
    expect(log).toContain('::set-output name=tools::2\n');
  });

  test('fails with the step of the protocol, the answer, and no stack trace', () => {
    const { status, log } = step({ command: 'no-such-server', out: 'absent.json' });
    expect(status).toBe(2);
    expect(log).toMatch(/^::error::no-such-server: .*server_not_started.*%0A {2}ENOENT$/m);
    expect(existsSync(join(folder, 'absent.json'))).toBe(false);
    expect(step({ bogus: 'x' }).log).toContain('unknown_input');
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a capture that %s ends takes its server with it',
  async (signal) => {
    const note = join(folder, signal);
    const server = [
      '-e',
      `require('fs').writeFileSync(${JSON.stringify(note)}, String(process.pid)); setInterval(() => {}, 1000)`,
    ];
    const capture = spawn(process.execPath, [CLI, 'capture', '--', process.execPath, ...server], {
      stdio: 'ignore',
    });
    while (!existsSync(note) || readFileSync(note, 'utf8') === '')
      await new Promise((resolve) => setTimeout(resolve, 20));
    capture.kill(signal);
    const [, by] = await once(capture, 'exit');
    expect(by).toBe(signal);
    const pid = Number(readFileSync(note, 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(existsSync(`/proc/${pid}/exe`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))).toBe(
      false,
    );
  },
);
