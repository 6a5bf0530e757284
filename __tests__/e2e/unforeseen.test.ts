import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { DRIFTED } from './harness/catalogs.js';
import { describeEndToEnd } from './harness/scenario.js';

/** Preloaded into the bundle: something breaks that nobody foresaw. */
function broken(script: string): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

describeEndToEnd('what nobody foresaw', (scenario) => {
  test.each([
    [
      'an error',
      'String.prototype.isWellFormed = Buffer.isUtf8 = () => { throw new Error("secret text") }; Object.hasOwn = () => { throw new TypeError("secret text") };',
    ],
    ['an error outside of every promise', 'setTimeout(() => { throw new Error("secret text") }, 1);'],
    ['a rejection that nobody awaits', 'setTimeout(() => Promise.reject(new Error("secret text")), 1);'],
    [
      'an answer that never comes, with nothing left to wait for',
      'import http from "node:http"; http.request = () => ({ on() {}, end() {} });',
    ],
  ])('%s ends as could not check, without a word of it', async (_, script) => {
    const run = await scenario({ C: DRIFTED, environment: broken(script) }).run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check', drift: '' });
    expect(run.log).toContain('`internal`');
    expect(run.log).not.toContain('secret text');
  });

  test.each([
    ['outputs', 'GITHUB_OUTPUT', 'outputs'],
    ['reports', 'RUNNER_TEMP', 'temporary-directory'],
  ])('nowhere to write the %s: could not check, and it says so', async (_, name, field) => {
    const run = await scenario({ environment: { [name]: '/nowhere/at/all' } }).run();
    expect(run.exit).toBe(2);
    expect(run.log).toContain(`::error::\`${field}\`: The output could not be written.`);
  });

  test('nowhere to write the summary: a warning', async () => {
    const run = await scenario({ C: DRIFTED, environment: { GITHUB_STEP_SUMMARY: '/nowhere/at/all' } }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift' });
    expect(run.log).toMatch(/^::warning::The summary/m);
  });

  test('a workspace without anything: could not check', async () => {
    const prepare = (workspace: string) => rmSync(join(workspace, '.git'), { recursive: true });
    const run = await scenario({ prepare }).run();
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
    const gone = await scenario({ checkout: 'none' }).run();
    expect(gone.codes).toEqual(['candidate_missing']);
  });
});
