import { expect, test } from '@jest/globals';
import { DRIFTED } from './harness/catalogs.js';
import type { FaultAnswer } from './harness/front.js';
import { describeEndToEnd, HURRIED } from './harness/scenario.js';

const COMMIT = 'GET /repos/{owner}/{repo}/git/commits';
const TREE = 'GET /repos/{owner}/{repo}/git/trees';
const BLOB = 'GET /repos/{owner}/{repo}/git/blobs';
const BRANCH = 'GET /repos/{owner}/{repo}/branches';
const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

const LIMITED = { status: 429, headers: { 'retry-after': '1' }, body: { message: 'rate limit' } };
const SECONDARY = { status: 403, headers: { 'retry-after': '1' }, body: { message: 'secondary rate limit' } };

function otherContent(blob: unknown): object {
  return { ...Object(blob), content: 'e30=' };
}

describeEndToEnd('faults of GitHub', (scenario) => {
  test.each<[string, string, FaultAnswer, string]>([
    ['401 for a commit', COMMIT, { status: 401 }, 'github_refused'],
    ['403 for a commit', COMMIT, { status: 403 }, 'permission_missing'],
    ['404 for a commit', COMMIT, { status: 404 }, 'commit_not_found'],
    ['403 for a tree', TREE, { status: 403 }, 'permission_missing'],
    ['404 for a tree', TREE, { status: 404 }, 'object_not_found'],
    ['404 for a blob', BLOB, { status: 404 }, 'object_not_found'],
    ['409 for a tree', TREE, { status: 409 }, 'object_not_found'],
    ['500 for a blob, again and again', BLOB, { status: 500 }, 'github_unavailable'],
    ['502 for a commit, again and again', COMMIT, { status: 502 }, 'github_unavailable'],
    ['429 for a tree, again and again', TREE, LIMITED, 'rate_limited'],
    ['a blob that is cut off, again and again', BLOB, 'cut', 'github_unavailable'],
    ['a closed connection, again and again', TREE, 'close', 'github_unavailable'],
    ['no answer at all', BLOB, 'hang', 'github_unavailable'],
    ['an answer that is no JSON object', COMMIT, { status: 200, body: 'commit' }, 'github_unavailable'],
    ['a blob that is not what its hash says', BLOB, { change: otherContent }, 'hash_mismatch'],
    ['a branch that is not to be seen', BRANCH, { status: 404 }, 'commit_not_found'],
    ['a pull request that is not to be seen again', PULL, { status: 404 }, 'github_unavailable'],
    ['500 for the pull request, again and again', PULL, { status: 500 }, 'github_unavailable'],
  ])('%s: could not check, never a pass', async (_, on, answer, code) => {
    const run = await scenario({ faults: [{ on, answer }], environment: HURRIED }).run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check', drift: '' });
    expect(new Set(run.codes)).toEqual(new Set([code]));
  });

  test('an answer without end is not read to its end', async () => {
    const faults = [{ on: COMMIT, answer: { padding: 200 * 1024 * 1024 } }];
    const run = await scenario({ faults }).run();
    expect(run.exit).toBe(2);
    expect(run.codes).toEqual(['too_large']);
  });

  test.each<[string, string, FaultAnswer]>([
    ['a 500', BLOB, { status: 500 }],
    ['a 503', COMMIT, { status: 503 }],
    ['a 429 that names a time', TREE, LIMITED],
    ['a secondary limit', TREE, SECONDARY],
    ['a cut-off answer', BLOB, 'cut'],
    ['a closed connection', PULL, 'close'],
    ['a slow answer', BLOB, { delay: 1500 }],
  ])('%s is waited out', async (_, on, answer) => {
    const run = await scenario({ faults: [{ on, answer, times: 1 }] }).run();
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
    expect(run.exit).toBe(0);
  });

  test('drift is drift though the comment cannot be read', async () => {
    const faults = [{ on: 'GET /repos/{owner}/{repo}/issues', answer: { status: 500 } }];
    const run = await scenario({ C: DRIFTED, faults, environment: HURRIED }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift' });
    expect(run.log).toMatch(/^::warning::/m);
    expect(run.comments).toEqual([]);
  });

  test.each([
    ['with a token', {}],
    ['without one', { event: 'schedule', permissions: null }],
  ])('certificates are not to be left unchecked, %s', async (_, spec) => {
    const environment = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    const run = await scenario({ ...spec, environment }).run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check' });
    expect(run.codes).toEqual(['insecure_tls']);
    expect(run.requests).toEqual([]);
  });
});
