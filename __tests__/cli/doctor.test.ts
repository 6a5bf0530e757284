import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { repositoryOfRemote } from '../../src/git/index.js';
import { git, temporaryDirectory } from '../git/temporary.js';
import { runFake } from './fake-terminal.js';

let temporary: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  temporary = temporaryDirectory();
});
afterEach(() => temporary.remove());

const doctor = (...args: readonly string[]) => runFake(['doctor', ...args], { directory: temporary.path });

test('doctor without a token names the variables, not an input of the Action', async () => {
  const { code, error } = await doctor('--repository', 'acme/notes');
  expect(code).toBe(2);
  expect(error).toMatch(/GITHUB_TOKEN or GH_TOKEN/);
  expect(error).not.toContain('github-token');
});

test.each([
  [
    404,
    '`metadata: read`: The token lacks this permission, or there is no such repository.',
    'permission_missing',
  ],
  [
    403,
    '`metadata: read`: The token lacks this permission, or there is no such repository.',
    'permission_missing',
  ],
  [401, '`token`: GitHub refused the token.', 'github_refused'],
])('doctor says what to do about a repository that GitHub answers %d for', async (status, sentence, code) => {
  const server = createServer((_request, answer) => {
    answer.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"no"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  try {
    const environment = { GH_TOKEN: 'x', GITHUB_API_URL: `http://127.0.0.1:${port}` };
    const run = await runFake(['doctor', '--repository', 'acme/notes'], { environment });
    expect([run.code, run.out]).toEqual([2, '']);
    expect(run.error).toContain(sentence);
    expect(run.error).toContain(code);
    expect(run.error).not.toMatch(/github-token|permissions:/u);
  } finally {
    server.close();
  }
});

test('doctor finds the repository by the remote origin, and says what it takes where it cannot', async () => {
  git(temporary.path, 'init', '--quiet');
  const unknown = await doctor();
  expect(unknown.code).toBe(2);
  expect(unknown.error).toMatch(/^`--repository`.* It takes OWNER\/NAME\.$/m);
  git(temporary.path, 'remote', 'add', 'origin', 'https://github.com/acme/notes');
  expect((await doctor()).error).toContain('`token_missing`');
});

test.each([
  ['https://github.com/acme/notes', { owner: 'acme', repo: 'notes' }],
  ['https://github.com/acme/notes.git', { owner: 'acme', repo: 'notes' }],
  ['https://x-access-token:secret@github.com/acme/notes.git/', { owner: 'acme', repo: 'notes' }],
  ['git@github.com:acme/no.tes.git', { owner: 'acme', repo: 'no.tes' }],
  ['ssh://git@github.com/acme/notes', { owner: 'acme', repo: 'notes' }],
  ['ssh://git@ssh.github.com:443/acme/notes.git', { owner: 'acme', repo: 'notes' }],
  ['https://github.com.evil.example/acme/notes', null],
  ['https://gitlab.com/acme/notes', null],
  ['/srv/git/notes.git', null],
  ['', null],
])('the repository of %s', (address, repository) => {
  expect(repositoryOfRemote(address)).toEqual(repository);
});
