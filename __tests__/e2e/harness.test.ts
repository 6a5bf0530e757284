import { describe, expect, test } from '@jest/globals';
import { readContract } from './harness/contract.js';
import { brokenRules } from './harness/run-checks.js';
import { describeEndToEnd, HURRIED } from './harness/scenario.js';

describe("GitHub's description of requests", () => {
  const contract = readContract();
  const made = (method: string, url: string, body: unknown = '') =>
    contract({ method, url, body: body === '' ? '' : JSON.stringify(body) }).faults;

  test('accepts a request as GitHub documents it', () => {
    expect(made('GET', '/repos/o/r/issues/1/comments?per_page=100&page=2')).toEqual([]);
    expect(made('POST', '/repos/o/r/issues/1/comments', { body: 'text' })).toEqual([]);
    expect(made('GET', '/repos/o/r/branches/release%2F1.x')).toEqual([]);
    expect(made('POST', '/graphql', { query: 'query { viewer { login } }', variables: {} })).toEqual([]);
  });

  test.each([
    ['a path that GitHub does not know', 'GET', '/repos/o/r/git/blob/1', ''],
    ['a method that it does not know there', 'DELETE', '/repos/o/r/pulls/1', ''],
    ['an unknown query parameter', 'GET', '/repos/o/r/pulls/1/reviews?perpage=100', ''],
    ['a page that is no number', 'GET', '/repos/o/r/pulls/1/reviews?page=two', ''],
    ['a number in the path that is none', 'GET', '/repos/o/r/pulls/one', ''],
    ['a body that is missing', 'POST', '/repos/o/r/issues/1/comments', ''],
    ['a body without what is required', 'POST', '/repos/o/r/issues/1/comments', {}],
    ['a member of the wrong type', 'POST', '/repos/o/r/issues/1/comments', { body: 1 }],
    ['an unknown member', 'POST', '/repos/o/r/issues/1/comments', { body: '', text: '' }],
    ['an unknown value', 'POST', '/repos/o/r/check-runs', { name: 'n', head_sha: 's', conclusion: 'passed' }],
    ['a GraphQL mutation', 'POST', '/graphql', { query: 'mutation { x }' }],
  ])('reports %s', (_, method, url, body) => {
    expect(made(method, url, body)).toHaveLength(1);
  });
});

describe('the rules of every run', () => {
  const clean = {
    violations: [],
    requests: [],
    log: '::warning::Comment missing\nplain\n',
    refs: { put: ['a'], found: ['a'] },
    workspaceBefore: ['f'],
    workspaceAfter: ['f'],
  };
  const request = { method: 'PATCH', url: '/x', body: '', authorization: null };
  const write = { ...request, operation: 'PATCH /repos/{owner}/{repo}/git/refs/{ref}' };

  test('are kept by a clean run', () => {
    expect(brokenRules(clean)).toEqual([]);
  });

  test.each([
    ['a request outside the description', { violations: ['GET /x: unknown'] }],
    ['a write of something else than comment and check', { requests: [write] }],
    ['a command that is not ours', { log: 'x\n::set-output name=a::b\n' }],
    ['a command that hides text', { log: '::add-mask::true\n' }],
    ['a command within a line', { log: 'x ##[add-mask]true\n' }],
    ['a stack trace', { log: 'Error\n    at run (index.js:10:3)\n' }],
    ['a ref that moved', { refs: { put: ['a'], found: ['b'] } }],
    ['a file in the workspace', { workspaceAfter: ['f', 'g'] }],
  ])('are broken by %s', (_, change) => {
    expect(brokenRules({ ...clean, ...change })).toHaveLength(1);
  });
});

describeEndToEnd('a hurried run', (scenario) => {
  test('has as much patience with a busy machine as any other', async () => {
    const faults = [
      { on: 'GET /repos/{owner}/{repo}/git/commits', times: 3, answer: { status: 500 } },
      { on: 'GET', answer: { delay: 250 } },
    ];
    const run = await scenario({ faults, environment: HURRIED }).run();
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
  });
});
