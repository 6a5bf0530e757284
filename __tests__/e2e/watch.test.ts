import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { WATCH_INPUTS } from '../../src/watch/watch-inputs.js';
import { describeWith } from '../needs.js';
import { CATALOG, DRIFTED, manifest, tool } from './harness/catalogs.js';
import { BOT, OWNER, REPOSITORY, startGitHub, tokenOf } from './harness/github.js';
import type { GitHub } from './harness/github.js';

const STEP = fileURLToPath(new URL('../../dist/watch/index.js', import.meta.url));
const ISSUES = `/repos/${OWNER}/${REPOSITORY}/issues`;
const ANOTHER = manifest(tool('search', 'Searches otherwise.'));

interface Issue {
  readonly number: number;
  readonly state: string;
  readonly title: string;
  readonly body: string;
  readonly user: { readonly login: string };
}

test('capture/watch/action.yml declares each input, and runs on Node 24', () => {
  const action = parse(readFileSync('capture/watch/action.yml', 'utf8'));
  expect(Object.keys(action.inputs).sort()).toEqual([...WATCH_INPUTS].sort());
  expect(action.runs).toEqual({ using: 'node24', main: '../../dist/watch/index.js' });
});

const isOld = Number(process.versions.node.split('.')[0]) < 24;

describeWith(isOld ? 'Node 24, as the Action itself (.nvmrc names it)' : null, 'a watched catalog', () => {
  let github: GitHub;
  let token = '';
  let workspace = '';

  beforeAll(async () => {
    github = await startGitHub(['admin', 'mona']);
  });
  afterAll(() => github.close());
  beforeEach(async () => {
    github.reset();
    token = await github.actionsToken({ issues: 'write', contents: 'read', metadata: 'read' });
    workspace = mkdtempSync(join(tmpdir(), 'watch-'));
    put('baseline.json', CATALOG);
  });
  afterEach(() => {
    rmSync(workspace, { recursive: true, force: true });
    expect(github.violations).toEqual([]);
  });

  const put = (name: string, text: string) => {
    writeFileSync(join(workspace, name), text);
  };

  /** One scheduled run, as GitHub's runner starts it. */
  function run(captured: string | null, inputs: Readonly<Record<string, string>> = {}) {
    if (captured !== null) put('captured.json', captured);
    const given = {
      name: 'weather',
      baseline: 'baseline.json',
      candidate: 'captured.json',
      'github-token': token,
    };
    const named = Object.entries({ ...given, ...inputs }).map(([name, value]) => [
      `INPUT_${name.toUpperCase()}`,
      value,
    ]);
    const child = spawn(process.execPath, [STEP], {
      env: {
        PATH: process.env['PATH'],
        GITHUB_API_URL: github.url,
        GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
        GITHUB_REPOSITORY: `${OWNER}/${REPOSITORY}`,
        GITHUB_WORKSPACE: workspace,
        ...Object.fromEntries(named),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log: Buffer[] = [];
    child.stdout.on('data', (chunk) => log.push(chunk));
    child.stderr.on('data', (chunk) => log.push(chunk));
    return new Promise<{ readonly code: number | null; readonly log: string }>((resolve) => {
      child.on('close', (code) => {
        resolve({ code, log: Buffer.concat(log).toString() });
      });
    });
  }

  async function issues(): Promise<readonly Issue[]> {
    const found = await github.api(tokenOf('admin'), 'GET', `${ISSUES}?state=all&per_page=100`);
    return (found as Issue[]).sort((a, b) => a.number - b.number);
  }
  const open = async () => (await issues()).filter(({ state }) => state === 'open');

  test('that is as reviewed has no issue', async () => {
    const { code, log } = await run(CATALOG);
    expect([code, await issues()]).toEqual([0, []]);
    expect(log).toContain('::set-output name=drift::false');
  });

  test('has one issue while it drifts: opened, kept, brought up to date, closed', async () => {
    const first = await run(DRIFTED);
    expect([first.code, first.log]).toEqual([0, expect.stringContaining('was opened')]);
    const [issue] = await open();
    expect(issue).toMatchObject({ title: 'Tool catalog drift: weather', user: { login: BOT } });
    expect(issue?.body).toContain('delete_file');
    expect(issue?.body).not.toContain('mails what it finds');

    const nextDay = await run(DRIFTED);
    expect(nextDay.log).toContain(`issue #${issue?.number} says so already`);
    expect(await issues()).toEqual([issue]);

    expect((await run(ANOTHER)).log).toContain('was brought up to date');
    const [updated, ...others] = await issues();
    expect(others).toEqual([]);
    expect(updated?.number).toBe(issue?.number);
    expect(updated?.body).not.toBe(issue?.body);

    put('baseline.json', ANOTHER);
    expect((await run(ANOTHER)).log).toContain('was closed');
    expect(await open()).toEqual([]);
    expect((await run(ANOTHER)).log).toContain('is as it was reviewed.');

    expect((await run(DRIFTED)).log).toContain('was opened');
    expect((await open()).length).toBe(1);
  });

  test('has one open issue where two runs are at work at once', async () => {
    const runs = await Promise.all([run(DRIFTED), run(null), run(null)]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    await run(DRIFTED);
    expect((await open()).length).toBe(1);
    expect((await run(CATALOG)).log).toContain('was closed');
    expect((await run(DRIFTED)).log).toContain('was opened');
  });

  test('stays silent about what a person closed, until it changes again', async () => {
    await run(DRIFTED);
    const [issue] = await issues();
    await github.api(tokenOf('admin'), 'PATCH', `${ISSUES}/${issue?.number}`, { state: 'closed' });
    expect((await run(DRIFTED)).log).toContain('it stays closed');
    expect((await issues()).length).toBe(1);
    await run(ANOTHER);
    expect((await open()).length).toBe(1);
  });

  test('has an issue of its own beside those of others, and takes nobody’s for ours', async () => {
    await run(DRIFTED);
    const [ours] = await issues();
    const forged = { title: 'x', body: ours?.body, labels: ['tool-catalog-watch'] };
    await github.api(tokenOf('admin'), 'PATCH', `${ISSUES}/${ours?.number}`, {
      state: 'closed',
      body: 'gone',
    });
    await github.api(tokenOf('mona'), 'POST', ISSUES, forged);
    await run(DRIFTED);
    await run(DRIFTED, { name: 'maps' });
    const found = await open();
    expect(found.map(({ user, title }) => [user.login, title])).toEqual([
      ['mona', 'x'],
      [BOT, 'Tool catalog drift: weather'],
      [BOT, 'Tool catalog drift: maps'],
    ]);
  });

  test('that cannot be checked leaves the issue as it was', async () => {
    await run(DRIFTED);
    const before = await issues();
    for (const captured of ['{"tools":null}', '', '[{"type":"function","function":{"name":"a"}}]']) {
      const { code, log } = await run(captured);
      expect([code, log]).toEqual([2, expect.stringMatching(/^::error::`candidate`/)]);
    }
    expect((await run(DRIFTED, { baseline: 'absent.json' })).log).toContain('`baseline`');
    expect((await run(DRIFTED, { bogus: 'x' })).log).toContain('unknown_input');
    expect(await issues()).toEqual(before);
  });

  test('leaves out the places that are named', async () => {
    const noted = CATALOG.replaceAll('"Does search."', '"At 12:00."');
    expect((await run(noted, { ignore: '/tools/search/description\n' })).log).toContain('name=drift::false');
    expect((await run(noted, { ignore: '/tools/*/inputSchema/required' })).log).toContain('required_ignored');
  });

  test('needs the right to write issues', async () => {
    token = await github.actionsToken({ contents: 'read', metadata: 'read' });
    const { code, log } = await run(DRIFTED);
    expect(code).toBe(2);
    expect(log).toContain('issues');
  });
});
