import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../src/github/api/api.js';
import { readBranchCapture, readCapturedArtifact } from '../../src/run/captured-artifact.js';
import type { GateEvent } from '../../src/run/event.js';
import { mergeSettings, readInputs } from '../../src/settings/index.js';
import { fakeApi, json } from '../github/api/fake-api.js';
import type { Respond } from '../github/api/fake-api.js';
import { apiRun } from '../github/read/actions.js';
import { zipArchive } from '../github/read/zip-archive.js';
import { idOf } from './history.js';

const HEAD = idOf('head');
const CAPTURE = '.github/workflows/capture.yml';
const SETTINGS = mergeSettings(
  readInputs({
    INPUT_BASELINE: 'tools.baseline.json',
    INPUT_CANDIDATE: 'tools.json',
    'INPUT_CANDIDATE-SOURCE': 'artifact',
    'INPUT_CAPTURE-WORKFLOW': CAPTURE,
    'INPUT_CAPTURE-TIMEOUT': '0',
  }),
  null,
);

const pull = {
  name: 'pull_request_target',
  repository: { owner: 'o', repo: 'r' },
  commit: idOf('tip'),
  pullRequest: 7,
  head: HEAD,
  headBranch: 'change',
  headRepository: 'mallory/r',
  baseBranch: 'main',
  defaultBranch: 'main',
  fork: true,
} as const satisfies GateEvent;

const RUN = apiRun(5, { head_sha: HEAD, head_repository: { full_name: 'mallory/r' } });
const RUNS = 'GET /repos/o/r/actions/runs';
const PULLS = 'GET /repos/o/r/pulls';
const other = (more: object) => ({
  number: 8,
  state: 'open',
  head: { sha: HEAD, repo: { full_name: 'mallory/r' } },
  base: { ref: 'evil' },
  ...more,
});

async function captured(
  event: GateEvent,
  routes: Readonly<Record<string, Answer | Respond>> = {},
  baseChanges: readonly string[] = [],
) {
  const nodes = baseChanges.map((createdAt) => ({ __typename: 'BaseRefChangedEvent', createdAt }));
  const timelineItems = { pageInfo: { hasNextPage: false, endCursor: null }, nodes };
  const api = fakeApi(
    {
      [RUNS]: json({ workflow_runs: [RUN] }),
      [PULLS]: json([other({ number: 7, base: { ref: 'main' } })]),
      'GET /repos/o/r/actions/runs/5/artifacts': json({
        artifacts: [{ id: 9, name: 'tool-catalog', size_in_bytes: 100, expired: false }],
      }),
      'GET /repos/o/r/actions/artifacts/9/zip': json(
        new Uint8Array(zipArchive([{ name: 'tools.json', content: '{}' }])),
      ),
      ...routes,
    },
    () => ({ data: { repository: { pullRequest: { timelineItems } } }, errors: [] }),
  );
  const clock = { now: () => 0, sleep: () => Promise.resolve() };
  const { files, run } = await readCapturedArtifact(event, SETTINGS, {
    api,
    clock,
    server: 'https://github.test',
  });
  const found =
    files.state === 'present' ? [...files.value.keys()] : 'error' in files ? files.error.code : files.state;
  return { found, run, calls: api.calls, sent: api.sent };
}

const ADDRESS = 'https://github.test/o/r/actions/runs/5';

describe('what was captured for a pull request', () => {
  test('is the artifact of the run of its head, of a fork too', async () => {
    const { found, run, sent } = await captured(pull);
    expect([found, run]).toEqual([['tools.json'], ADDRESS]);
    expect(sent[0]).toMatchObject({ event: 'pull_request', head_sha: HEAD });
  });

  test.each<[string, object]>([
    ['another branch', { headBranch: 'other' }],
    ['another repository', { headRepository: 'o/r' }],
    ['a repository that is gone', { headRepository: null }],
  ])('is nothing where the head is of %s', async (_, more) => {
    expect(await captured({ ...pull, ...more })).toMatchObject({ found: 'capture_missing', run: null });
  });

  test.each([
    ['after the capture began', '2026-01-02T00:00:00Z', 'capture_of_another_base'],
    ['before', '2026-01-01T23:59:59Z', ['tools.json']],
  ])('where the base was changed %s', async (_, time, found) => {
    expect(await captured(pull, {}, [time])).toMatchObject({ found, run: ADDRESS });
  });

  test.each<[string, object, unknown]>([
    ['an open one into another base', {}, 'capture_of_another_base'],
    ['a closed one into another base', { state: 'closed' }, 'capture_of_another_base'],
    ['one into the same base', { base: { ref: 'main' } }, ['tools.json']],
    [
      'one of an earlier commit',
      { head: { sha: idOf('old'), repo: { full_name: 'mallory/r' } } },
      ['tools.json'],
    ],
    [
      'one from another repository',
      { head: { sha: HEAD, repo: { full_name: 'mallory/s' } } },
      ['tools.json'],
    ],
  ])('where the branch has another pull request: %s', async (_, more, found) => {
    expect(await captured(pull, { [PULLS]: json([other(more)]) })).toMatchObject({ found });
  });

  test('that failed is named by its run', async () => {
    const failed = { [RUNS]: json({ workflow_runs: [{ ...RUN, conclusion: 'failure' }] }) };
    expect(await captured(pull, failed)).toMatchObject({ found: 'capture_failed', run: ADDRESS });
  });

  test('cannot be had where the token may not read it', async () => {
    expect(await captured(pull, { [RUNS]: json({}, 403) })).toMatchObject({
      found: 'permission_missing',
      run: null,
    });
  });
});

test.each<[string, GateEvent]>([
  [
    'merge_group',
    {
      name: 'merge_group',
      repository: pull.repository,
      head: HEAD,
      base: idOf('tip'),
      baseBranch: 'main',
      defaultBranch: 'main',
      pullRequest: 7,
    },
  ],
  [
    'push',
    {
      name: 'push',
      repository: pull.repository,
      commit: HEAD,
      branch: 'main',
      defaultBranch: 'main',
      before: null,
    },
  ],
])(
  'for %s it is the run of that event on that commit, whatever its branch is called',
  async (name, event) => {
    const run = { [RUNS]: json({ workflow_runs: [apiRun(5, { event: name, head_sha: HEAD })] }) };
    const { found, sent, calls } = await captured(event, run);
    expect(found).toEqual(['tools.json']);
    expect(sent[0]).toMatchObject({ event: name, head_sha: HEAD });
    expect(calls).not.toContain(PULLS);
  },
);

describe('what was captured for a commit of the base branch', () => {
  const PUSHED = { event: 'push', head_branch: 'main', head_sha: HEAD };
  const ARTIFACTS = 'GET /repos/o/r/actions/runs/{}/artifacts';

  /** The text of the capture that is taken of some runs, each of which uploaded its own id; null where none is. */
  async function taken(runs: readonly object[], routes: Readonly<Record<string, Answer | Respond>> = {}) {
    const ids = [4, 5, 6];
    const api = fakeApi(
      {
        [RUNS]: json({ workflow_runs: runs }),
        ...Object.fromEntries(
          ids.flatMap((id) => [
            [
              ARTIFACTS.replace('{}', String(id)),
              json({
                artifacts: [{ id: id * 10, name: 'tool-catalog', size_in_bytes: 100, expired: false }],
              }),
            ],
            [
              `GET /repos/o/r/actions/artifacts/${id * 10}/zip`,
              json(new Uint8Array(zipArchive([{ name: 'tools.json', content: String(id) }]))),
            ],
          ]),
        ),
        ...routes,
      },
      () => ({ data: {}, errors: [] }),
    );
    const place = { repository: pull.repository, baseBranch: 'main', commit: HEAD };
    const files = await readBranchCapture(api, SETTINGS, place);
    const content = files?.get('tools.json');
    return { text: content === undefined ? null : Buffer.from(content).toString(), api };
  }

  test('is that of the newest run of its push that succeeded', async () => {
    const runs = [apiRun(5, PUSHED), apiRun(4, PUSHED), apiRun(6, { ...PUSHED, conclusion: 'failure' })];
    const { text, api } = await taken(runs);
    expect(text).toBe('5');
    expect(api.sent[0]).toMatchObject({ event: 'push', head_sha: HEAD });
    expect(api.calls).toHaveLength(3);
  });

  test.each<readonly [string, object]>([
    ['a pull request', { event: 'pull_request' }],
    ['a pull request that runs as the base branch', { event: 'pull_request_target' }],
    ['a run that somebody started by hand', { event: 'workflow_dispatch' }],
    ['a merge group', { event: 'merge_group' }],
    ['another commit', { head_sha: idOf('other') }],
    ['another branch', { head_branch: 'main2' }],
    ['a branch of the same name in a fork', { head_repository: { full_name: 'mallory/r' } }],
    ['a repository that is gone', { head_repository: null }],
    ['another workflow', { path: '.github/workflows/evil.yml' }],
    ['another workflow with a name like it', { path: `${CAPTURE}@evil.yml` }],
    ['a run that is not over', { status: 'in_progress', conclusion: null }],
    ['a run that waits for approval', { status: 'completed', conclusion: 'action_required' }],
    ['a run that was skipped', { conclusion: 'skipped' }],
    ['a run that was cancelled', { conclusion: 'cancelled' }],
  ])('is never that of %s', async (_, more) => {
    const { text, api } = await taken([apiRun(5, { ...PUSHED, ...more })]);
    expect(text).toBeNull();
    expect(api.calls).toHaveLength(1);
  });

  test.each<readonly [string, Readonly<Record<string, Answer | Respond>>]>([
    ['the token may not read runs', { [RUNS]: json({}, 403) }],
    ['there are more runs than are looked through', { [RUNS]: json({ total_count: 1 }) }],
    ['it has no artifact', { [ARTIFACTS.replace('{}', '5')]: json({ artifacts: [] }) }],
    ['its artifact expired', { 'GET /repos/o/r/actions/artifacts/50/zip': json({}, 410) }],
    [
      'its artifact is no archive',
      { 'GET /repos/o/r/actions/artifacts/50/zip': json(new Uint8Array([1, 2, 3])) },
    ],
  ])('is not to be had where %s', async (_, routes) => {
    expect((await taken([apiRun(5, PUSHED)], routes)).text).toBeNull();
  });
});
