import { expect, test } from '@jest/globals';
import { readPullsOfHead } from '../../../src/github/read/pulls-of-head.js';
import { fakeApi, json } from '../api/fake-api.js';

const HEAD = 'a'.repeat(40);
const pull = (number: number, more: object = {}) => ({
  number,
  state: 'open',
  head: { sha: HEAD, repo: { full_name: 'mallory/r' } },
  base: { ref: 'main' },
  ...more,
});

test('pull requests of a head are those of this commit and this repository', async () => {
  const api = fakeApi({
    'GET /repos/o/r/pulls': json([
      pull(1),
      pull(2, { head: { sha: 'b'.repeat(40), repo: { full_name: 'mallory/r' } } }),
      pull(3, { head: { sha: HEAD, repo: { full_name: 'mallory/r-2' } } }),
      pull(4, { head: { sha: HEAD, repo: null } }),
      pull(5, { state: 'closed', base: { ref: 'evil' } }),
    ]),
  });
  const head = { repository: 'mallory/r', branch: 'change', commit: HEAD };
  const pulls = await readPullsOfHead(api, { owner: 'o', repo: 'r' }, head, 'all');
  expect(pulls.map(({ number, state, baseBranch }) => [number, state, baseBranch])).toEqual([
    [1, 'open', 'main'],
    [5, 'closed', 'evil'],
  ]);
  expect(api.sent).toEqual([{ head: 'mallory:change', state: 'all', per_page: 100 }]);
});
