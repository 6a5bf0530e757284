import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../src/github/api.js';
import { stillCurrent } from '../../src/github/still-current.js';
import type { Subject } from '../../src/github/subject.js';
import { fakeApi, json, paged } from './fake-api.js';
import type { Respond } from './fake-api.js';
import { idOf } from './history.js';

const PULL = 'GET /repos/o/r/pulls/7';
const REVIEWS = 'GET /repos/o/r/pulls/7/reviews';

const SUBJECT: Subject = {
  event: 'pull_request',
  repository: { owner: 'o', repo: 'r' },
  head: idOf('head'),
  base: idOf('main'),
  baseTip: idOf('main'),
  baseBranch: 'main',
  pullRequest: 7,
  pullRequestHead: idOf('head'),
  fork: false,
  before: null,
  doubt: null,
};

function pull(over: Record<string, unknown> = {}) {
  return json({ state: 'open', base: { ref: 'main' }, head: { sha: idOf('head') }, ...over });
}

function review(state: string, login = 'olga') {
  return { user: { login, id: login.length }, state, commit_id: idOf('head') };
}

function inTurn(...answers: readonly (Answer | Respond)[]): Respond {
  let asked = 0;
  return (parameters) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (answer === undefined) throw new Error('no answer');
    return typeof answer === 'function' ? answer(parameters) : answer;
  };
}

async function current(reviews: Respond, pullNow: Answer = pull()) {
  const isCurrent = await stillCurrent(fakeApi({ [PULL]: pullNow, [REVIEWS]: reviews }), SUBJECT);
  return isCurrent();
}

describe('a decision is current', () => {
  test('while head, base branch and reviews are the same', async () => {
    expect(await current(paged([review('APPROVED')]))).toBe(true);
  });

  test('though somebody commented', async () => {
    const more = paged([review('APPROVED'), review('COMMENTED')]);
    expect(await current(inTurn(paged([review('APPROVED')]), more))).toBe(true);
  });

  test.each([
    ['approved', [review('APPROVED')]],
    ['requested changes', [review('CHANGES_REQUESTED')]],
  ])('no more once somebody %s', async (_name, later) => {
    expect(await current(inTurn(paged([]), paged(later)))).toBe(false);
  });

  test('no more once an approval was dismissed', async () => {
    expect(await current(inTurn(paged([review('APPROVED')]), paged([review('DISMISSED')])))).toBe(false);
  });

  test.each([
    ['pushed to', { head: { sha: idOf('other') } }],
    ['retargeted', { base: { ref: 'other' } }],
    ['closed', { state: 'closed' }],
  ])('no more once the pull request was %s', async (_name, over) => {
    expect(await current(paged([]), pull(over))).toBe(false);
  });

  test('no more once reviews cannot be read, or can be again', async () => {
    const refused = json({}, 403);
    expect(await current(inTurn(paged([]), refused))).toBe(false);
    expect(await current(inTurn(refused, paged([])))).toBe(false);
    expect(await current(inTurn(refused, refused))).toBe(true);
  });

  test('always where it is about no pull request', async () => {
    const api = fakeApi({});
    const isCurrent = await stillCurrent(api, { ...SUBJECT, pullRequest: null, pullRequestHead: null });
    expect(await isCurrent()).toBe(true);
    expect(api.calls).toEqual([]);
  });
});
