import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { readEvent } from '../../src/run/event.js';
import { temporaryDirectory, write } from '../git/temporary.js';

interface Examples {
  readonly name: string;
  readonly examples: readonly Record<string, never>[];
}

const recorded: readonly Examples[] = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
);

function examples(name: string): readonly Record<string, never>[] {
  return recorded.find((event) => event.name === name)?.examples ?? [];
}

const SHA = '1'.repeat(40);
const HEAD = '2'.repeat(40);
const BASE = '3'.repeat(40);

let temporary: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  temporary = temporaryDirectory();
});
afterEach(() => temporary.remove());

function read(name: string, payload: unknown, more: Record<string, string> = {}) {
  write(temporary.path, 'event.json', typeof payload === 'string' ? payload : JSON.stringify(payload));
  return readEvent({
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: join(temporary.path, 'event.json'),
    GITHUB_REPOSITORY: 'octo-org/octo.repo',
    GITHUB_SHA: SHA,
    ...more,
  });
}

const refused = (code: string, field = 'event') => expect.objectContaining({ code, field });
const repository = { owner: 'octo-org', repo: 'octo.repo' };

function pullRequest(more: object = {}) {
  return {
    number: 7,
    pull_request: {
      number: 7,
      head: { sha: HEAD, ref: 'topic', repo: { id: 1 } },
      base: { sha: BASE, ref: 'release/1.x', repo: { id: 1 } },
      ...more,
    },
  };
}

describe('recorded payloads are read', () => {
  test.each(['pull_request', 'pull_request_review'])('%s', (name) => {
    expect(examples(name).length).toBeGreaterThan(3);
    for (const payload of examples(name)) {
      const pull = payload['pull_request'] as unknown as {
        readonly number: number;
        readonly head: { readonly sha: string };
        readonly base: { readonly ref: string };
      };
      expect(read(name, payload)).toMatchObject({
        name,
        repository,
        commit: SHA,
        pullRequest: pull.number,
        head: pull.head.sha,
        baseBranch: pull.base.ref,
      });
    }
  });

  test('merge_group', () => {
    const [first] = examples('merge_group');
    expect(read('merge_group', first)).toEqual({
      name: 'merge_group',
      repository,
      head: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d',
      base: '380387fbc80638b734a49e1be1c4dfec1c01b33c',
      baseBranch: 'main',
      defaultBranch: 'main',
      pullRequest: 104,
    });
  });

  test('push and workflow_dispatch', () => {
    const branchPush = examples('push').find((payload) => String(payload['ref']) === 'refs/heads/master');
    expect(read('push', branchPush)).toEqual({
      name: 'push',
      repository,
      commit: '6113728f27ae82c7b1a177c8d03f9e96e0adf246',
      branch: 'master',
      defaultBranch: 'master',
      before: null,
    });
    const tagPush = examples('push').find((payload) => String(payload['ref']) === 'refs/tags/simple-tag');
    expect(() => read('push', tagPush)).toThrow(refused('unsupported_branch'));
    expect(
      read('workflow_dispatch', examples('workflow_dispatch')[0], { GITHUB_REF: 'refs/heads/topic/x' }),
    ).toMatchObject({ name: 'workflow_dispatch', commit: SHA, branch: 'topic/x', before: null });
  });
});

describe('a pull request', () => {
  test('from the same repository, from a fork, and from a fork that is gone', () => {
    expect(read('pull_request', pullRequest())).toMatchObject({ baseBranch: 'release/1.x', fork: false });
    const head = (repo: unknown) => pullRequest({ head: { sha: HEAD, repo } });
    expect(read('pull_request_target', head({ id: 2 }))).toMatchObject({
      name: 'pull_request_target',
      fork: true,
    });
    expect(read('pull_request', head(null))).toMatchObject({ fork: true });
  });

  test.each([
    ['no number', pullRequest({ number: undefined })],
    ['a number that is a text', pullRequest({ number: '7' })],
    ['no head', pullRequest({ head: {} })],
    ['a head that is no commit', pullRequest({ head: { sha: 'main', repo: { id: 1 } } })],
    ['no base branch', pullRequest({ base: { repo: { id: 1 } } })],
    ['nothing', {}],
    ['a list', []],
    ['null', 'null'],
  ])('with %s is not understood', (_name, payload) => {
    expect(() => read('pull_request', payload)).toThrow(refused('invalid_event'));
  });
});

describe('a merge group', () => {
  const group = (headRef: string, baseRef = 'refs/heads/release/1.x') => ({
    merge_group: { head_sha: HEAD, base_sha: BASE, head_ref: headRef, base_ref: baseRef },
  });

  test.each([
    [`refs/heads/gh-readonly-queue/release/1.x/pr-12-${SHA}`, 12],
    [`refs/heads/gh-readonly-queue/pr-3-${BASE}/pr-12-${SHA}`, 12],
    [`refs/heads/gh-readonly-queue/main/pr-12-${SHA}/more`, null],
    ['refs/heads/gh-readonly-queue/main/pr-12', null],
    [`refs/heads/gh-readonly-queue/main/pr-012-${SHA}`, null],
  ])('%s: pull request %s', (headRef, number) => {
    expect(read('merge_group', group(headRef))).toMatchObject({
      pullRequest: number,
      baseBranch: 'release/1.x',
    });
  });

  test('without a base branch is not understood', () => {
    expect(() => read('merge_group', group('refs/heads/x', 'main'))).toThrow(refused('invalid_event'));
  });
});

describe('a branch event', () => {
  const push = (more: object = {}) => ({
    ref: 'refs/heads/main',
    before: BASE,
    after: HEAD,
    repository: { default_branch: 'main' },
    ...more,
  });

  test('push has the commits of its payload', () => {
    expect(read('push', push())).toMatchObject({ commit: HEAD, before: BASE });
  });

  test('push that deletes a branch, or names none', () => {
    expect(() => read('push', push({ after: '0'.repeat(40) }))).toThrow(refused('invalid_event'));
    expect(() => read('push', push({ ref: undefined }))).toThrow(refused('unsupported_branch'));
    expect(() => read('push', push({ before: 'x' }))).toThrow(refused('invalid_event'));
  });

  test('schedule has the variables of its run', () => {
    const payload = { schedule: '0 5 * * 1', repository: { default_branch: 'trunk' } };
    expect(read('schedule', payload, { GITHUB_REF: 'refs/heads/trunk' })).toEqual({
      name: 'schedule',
      repository,
      commit: SHA,
      branch: 'trunk',
      defaultBranch: 'trunk',
      before: null,
    });
    expect(() => read('schedule', payload, { GITHUB_REF: 'refs/tags/v1' })).toThrow(
      refused('unsupported_branch'),
    );
    expect(() => read('schedule', payload)).toThrow(refused('unsupported_branch'));
  });
});

describe('what is refused', () => {
  test.each(['issue_comment', 'workflow_run', 'release', 'pull_request_review_comment', '', 'PUSH'])(
    'the event %j',
    (name) => {
      expect(() => read(name, pullRequest())).toThrow(refused('unsupported_event'));
    },
  );

  test('a payload that is missing, or is no strict JSON', () => {
    expect(() => read('push', {}, { GITHUB_EVENT_PATH: '' })).toThrow(refused('invalid_event'));
    expect(() => read('push', {}, { GITHUB_EVENT_PATH: join(temporary.path, 'none') })).toThrow(
      refused('not_found'),
    );
    expect(() => read('push', '{"ref":1,"ref":2}')).toThrow(refused('duplicate_key'));
    expect(() => read('push', '{')).toThrow(refused('unexpected_end'));
  });

  test('a repository or a commit that is none', () => {
    for (const name of ['', 'octo', 'a/b/c', 'a b/c']) {
      expect(() => read('pull_request', pullRequest(), { GITHUB_REPOSITORY: name })).toThrow(
        refused('invalid_event'),
      );
    }
    expect(() => read('pull_request', pullRequest(), { GITHUB_SHA: 'main' })).toThrow(
      refused('invalid_event'),
    );
  });
});
