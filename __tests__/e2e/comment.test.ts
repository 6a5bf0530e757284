import { expect, test } from '@jest/globals';
import { CATALOG, DRIFTED, manifest, tool } from './harness/catalogs.js';
import type { FaultAnswer } from './harness/front.js';
import { BOT, tokenOf } from './harness/github.js';
import { pullOf } from './harness/pull-request.js';
import { describeEndToEnd, HURRIED } from './harness/scenario.js';
import type { Result, World } from './harness/scenario.js';

const COMMENTS = '/issues/{issue_number}/comments';

/** The pull request as GitHub shows it when the repository of its head was deleted. */
async function withoutFork({ github, pull }: World): Promise<object> {
  const path = `/repos/acme/tools/pulls/${pull.number}`;
  const shown = Object(pullOf(await github.api(tokenOf('admin'), 'GET', path), pull));
  return { ...shown, head: { ...shown.head, repo: null } };
}

function written(run: Result): string[] {
  return run.requests
    .filter(({ method, url }) => method !== 'GET' && url !== '/graphql')
    .map(({ operation }) => operation);
}

describeEndToEnd('the comment', (scenario) => {
  test('stays one over many runs, behind 105 comments of others, and is not written again when equal', async () => {
    const world = await scenario({ C: DRIFTED }).open();
    for (let count = 0; count < 105; count += 1) await world.comment('rita', `Comment ${count}`);
    const first = await world.run();
    expect(first.comments.filter(({ author }) => author === BOT)).toHaveLength(1);
    const again = await world.run();
    expect(written(again)).toEqual([]);
    await world.push({ 'tools.json': manifest(tool('search')) });
    const changed = await world.run();
    expect(written(changed)).toEqual([`PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`]);
    await world.push({ 'tools.json': CATALOG });
    const mended = await world.run();
    expect(mended.outputs).toMatchObject({ verdict: 'unchanged' });
    const ours = mended.comments.filter(({ author }) => author === BOT);
    expect(ours).toEqual([{ author: BOT, body: expect.stringMatching(/^### ✅ Unchanged/) }]);
  });

  test('names the head that it is about, and is left to another run where that moved meanwhile', async () => {
    const world = await scenario({ C: DRIFTED }).open();
    const { head } = world.commits;
    const run = await world.run();
    expect(run.comments[0]?.body).toContain(`The check on \`${head.slice(0, 12)}\` is the verdict`);
    const first = async () => void (await world.push({ 'change.md': 'More.\n' }));
    const faults = [{ on: 'GET /repos/{owner}/{repo}/pulls/{pull_number}', times: 1, answer: { first } }];
    const late = await world.run({ C: CATALOG, faults });
    expect(written(late)).toEqual([]);
  });

  test('leaves a forged marker of somebody else alone', async () => {
    const world = await scenario({ C: DRIFTED }).open();
    const first = await world.run();
    const marker = first.comments[0]?.body.trim().split('\n').at(-1) ?? '';
    const other = await scenario({ C: DRIFTED }).open();
    await other.comment('mallory', `All is well.\n\n${marker}`);
    const run = await other.run();
    expect(run.comments).toEqual([
      { author: 'mallory', body: `All is well.\n\n${marker}` },
      { author: BOT, body: expect.stringMatching(/^### ❌ Drift/) },
    ]);
  });

  test('is one a gate: the input id tells them apart', async () => {
    const world = await scenario({ C: DRIFTED, inputs: { id: 'one' } }).open();
    await world.run();
    const run = await world.run({ inputs: { id: 'two' } });
    expect(run.comments).toHaveLength(2);
  });

  test('is made as the input comment says', async () => {
    const always = await scenario({ inputs: { comment: 'always' } }).run();
    expect(always.comments).toHaveLength(1);
    const never = await scenario({ C: DRIFTED, inputs: { comment: 'never' } }).run();
    expect(never.comments).toEqual([]);
    expect(never.requests.filter(({ operation }) => operation.includes('comments'))).toEqual([]);
  });

  test("a fork's token cannot write it: the verdict stands, a warning says why", async () => {
    const run = await scenario({ C: DRIFTED, fork: true }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '1', removed: '1', changed: '1' });
    expect(run.comments).toEqual([]);
    expect(run.log).toMatch(/^::warning::.*fork/m);
    expect(run.summary).toContain('`delete_file`');
    const same = await scenario({ fork: true, inputs: { comment: 'always' } }).run();
    expect(same.exit).toBe(0);
    expect(same.outputs).toMatchObject({ verdict: 'unchanged' });
  });

  test("Dependabot's token cannot write it either, and the warning does not ask for a permission", async () => {
    const permissions = { contents: 'read', metadata: 'read', pull_requests: 'read', issues: 'read' };
    const environment = { GITHUB_ACTOR: 'dependabot[bot]' };
    const run = await scenario({ C: DRIFTED, permissions, environment }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift' });
    expect(run.comments).toEqual([]);
    expect(run.log).toMatch(/^::warning::.*Dependabot/m);
    expect(run.log).not.toMatch(/^::warning::.*pull-requests: write/m);
  });

  test('of a pull request whose fork is gone is missing as that of any fork', async () => {
    const world = await scenario({ C: DRIFTED, fork: true }).open();
    const run = await world.run({ payload: { pull_request: await withoutFork(world) } });
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '1' });
    expect(run.log).toMatch(/^::warning::.*fork/m);
  });

  test('a token without the permission gets a warning that names it', async () => {
    const permissions = { contents: 'read', metadata: 'read', pull_requests: 'read' };
    const run = await scenario({ C: DRIFTED, permissions }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift' });
    expect(run.log).toMatch(/^::warning::.*pull-requests: write/m);
  });

  test.each<FaultAnswer>([
    { status: 403 },
    { status: 404 },
    { status: 422 },
    { status: 429, headers: { 'retry-after': '1' } },
    { status: 500 },
    'cut',
    'hang',
  ])('a %j to its writing is a warning', async (answer) => {
    const faults = [{ on: `POST /repos/{owner}/{repo}${COMMENTS}`, answer }];
    const run = await scenario({ C: DRIFTED, faults, environment: HURRIED }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift' });
    expect(run.log).toMatch(/^::warning::/m);
  });

  test('and the summary stay within their limits, and say what they leave out', async () => {
    const names = Array.from(
      { length: 16_000 },
      (_, index) => `tool_number_${index}_with_a_rather_long_name_of_its_own`,
    );
    const C = manifest(...names.map((name) => ({ name })));
    const environment = { GITHUB_WORKFLOW_REF: 'acme/policies/.github/workflows/gate.yml@refs/heads/main' };
    const run = await scenario({ C, environment, checkPermissions: { checks: 'write' } }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '16000', removed: '3' });
    const body = run.comments[0]?.body ?? '';
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(65_000);
    expect(body).toContain('`write_file`');
    expect(body).toContain('not the whole report');
    const checkRun = run.checkRuns[0]?.output.summary ?? '';
    expect(checkRun.length).toBeLessThanOrEqual(65_535);
    expect(checkRun).toContain('not the whole report');
    const whole = run.reports.get('report-markdown') ?? '';
    expect(whole).toContain('tool_number_15999_');
    expect(Buffer.byteLength(whole)).toBeGreaterThan(1024 * 1024);
    expect(Buffer.byteLength(run.summary)).toBeLessThanOrEqual(1024 * 1024);
    expect(run.summary).toContain('`write_file`');
    expect(run.summary).toContain('not the whole report');
    expect(run.log.match(/^::(?:error|warning) /gm)).toHaveLength(10);
  });
});
