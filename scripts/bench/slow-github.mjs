import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';

/**
 * A GitHub on this machine that takes `delay` milliseconds for every answer: what a step on a pull request asks of one
 * repository (`repository` holds its workspace, commits and reviews), read from its git objects. It notes each request
 * with its times.
 */
export async function startSlowGitHub(repository, delay) {
  const requests = [];
  const read = objectReader(repository.workspace);
  const server = createServer((message, response) => {
    const request = { line: `${message.method} ${message.url}`, from: performance.now(), to: Infinity };
    requests.push(request);
    const chunks = [];
    message.on('data', (chunk) => chunks.push(chunk));
    message.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { status, data } = answerTo(message.method, message.url, body, repository, read);
      const text = JSON.stringify(data);
      setTimeout(
        () => {
          request.to = performance.now();
          response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
          response.end(text);
        },
        Math.max(0, request.from + delay - performance.now()),
      );
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** How many requests waited for one another: the longest chain of them, each begun when the one before was answered. */
export function depthOf(requests) {
  const depths = new Map();
  for (const request of [...requests].sort((a, b) => a.from - b.from)) {
    const before = [...depths].filter(([other]) => other.to <= request.from).map(([, depth]) => depth);
    depths.set(request, Math.max(0, ...before) + 1);
  }
  return Math.max(0, ...depths.values());
}

const REPOSITORY = {
  id: 1,
  name: 'notes',
  full_name: 'demo/notes',
  default_branch: 'main',
  owner: { login: 'demo' },
};
const BOT = { id: 41898282, login: 'github-actions[bot]', type: 'Bot' };

/** First match answers. */
const ROUTES = [
  [/^GET $/, () => REPOSITORY],
  [
    /^GET \/branches\/main$/,
    ({ base }) => ({
      commit: { sha: base },
      protected: true,
      protection: { enabled: false },
    }),
  ],
  [
    /^GET \/rules\/branches\/main$/,
    () => [
      { type: 'required_status_checks', parameters: { required_status_checks: [{ context: 'gate' }] } },
      { type: 'pull_request', parameters: { require_code_owner_review: true } },
    ],
  ],
  [/^GET \/git\/commits\/(\w+)$/, (_, id, read) => commitOf(id, read)],
  [
    /^GET \/git\/trees\/(\w+)$/,
    (_, id, read, query) => ({
      sha: id,
      truncated: false,
      tree: query.has('recursive') ? read.below(id) : read.tree(id),
    }),
  ],
  [
    /^GET \/git\/blobs\/(\w+)$/,
    (_, id, read) => {
      const bytes = read.object(id);
      return { sha: id, encoding: 'base64', size: bytes.length, content: bytes.toString('base64') };
    },
  ],
  [
    /^GET \/compare\/(\w+)\.\.\.(\w+)$/,
    ({ base, between }) => ({
      merge_base_commit: { sha: base },
      total_commits: between.length,
      commits: between.map(({ id, parents }) => ({
        sha: id,
        parents: parents.map((sha) => ({ sha })),
        author: { id: 2, login: 'author', type: 'User' },
      })),
    }),
  ],
  [
    /^GET \/pulls\/1$/,
    ({ base, head, merge }) => ({
      number: 1,
      state: 'open',
      user: { id: 2, login: 'author', type: 'User' },
      merge_commit_sha: merge,
      head: { sha: head, ref: 'change', repo: REPOSITORY },
      base: { sha: base, ref: 'main', repo: REPOSITORY },
    }),
  ],
  [
    /^GET \/pulls\/1\/reviews$/,
    ({ head, reviewed }) =>
      reviewed
        ? [
            {
              id: 1,
              user: { id: 3, login: 'owner', type: 'User' },
              state: 'APPROVED',
              commit_id: head,
              submitted_at: '2026-01-02T00:00:00Z',
            },
          ]
        : [],
  ],
  [
    /^GET \/collaborators\/\w+\/permission$/,
    () => ({ permission: 'write', role_name: 'write', user: { id: 3, login: 'owner' } }),
  ],
  [/^GET \/(?:activity|commits\/\w+\/pulls|issues\/1\/comments)$/, () => []],
  [/^GET \/commits\/\w+\/check-runs$/, () => ({ total_count: 0, check_runs: [] })],
  [/^POST \/check-runs$/, () => ({ id: 1 }), 201],
  [/^POST \/issues\/1\/comments$/, () => ({ id: 1, user: BOT }), 201],
];

function answerTo(method, url, body, repository, read) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/graphql')
    return { status: 200, data: { data: queryData(JSON.parse(body), repository, read) } };
  const path = decodeURIComponent(pathname.replace(/^\/repos\/demo\/notes/, ''));
  for (const [pattern, answer, status = 200] of ROUTES) {
    const found = pattern.exec(`${method} ${path}`);
    if (found !== null) return { status, data: answer(repository, found[1], read, searchParams) };
  }
  return { status: 404, data: { message: 'Not Found' } };
}

function commitOf(id, read) {
  const lines = read.object(id).toString().split('\n\n')[0].split('\n');
  const named = (name) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.split(' ')[1]);
  return { sha: id, tree: { sha: named('tree')[0] }, parents: named('parent').map((sha) => ({ sha })) };
}

/** The few queries that the action makes. */
function queryData({ query, variables }, repository, read) {
  if (query.includes('viewer')) return { viewer: { login: BOT.login } };
  if (query.includes('timelineItems')) {
    const timelineItems = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
    return { repository: { pullRequest: { timelineItems } } };
  }
  if (query.includes('history(')) return { repository: historiesOf(query, variables, read) };
  if (query.includes('file(path: $path)')) {
    const asked = [...query.matchAll(/(c\d+): object\(oid: "(\w+)"\)/g)];
    const entries = asked.map(([, alias, id]) => [alias, { oid: id, file: read.entry(id, variables.path) }]);
    return { repository: Object.fromEntries(entries) };
  }
  const fields = [...query.matchAll(/(\w+): object\((?:oid: "(\w+)"|expression: \$(\w+))\)/g)];
  return {
    repository: Object.fromEntries(
      fields.map(([, alias, id, expression]) => [
        alias,
        objectData(id ?? read.resolve(variables[expression]), read),
      ]),
    ),
  };
}

/** The commits that changed what stands at each path, of the head and of the base, with their authors. */
function historiesOf(query, variables, read) {
  const asked = [...query.matchAll(/(head|base)(\d+): object\(oid: \$(?:head|base)\)/g)];
  return Object.fromEntries(
    asked.map(([, side, index]) => {
      const path = variables[`path${index}`];
      const nodes = read.history(variables[side], path).map(({ id, parents }) => ({
        oid: id,
        authors: { totalCount: 1, nodes: [{ user: { login: 'author', databaseId: 2 } }] },
        file: read.entry(id, path),
        parents: {
          totalCount: parents.length,
          nodes: parents.map((oid) => ({ oid, file: read.entry(oid, path) })),
        },
      }));
      return [`${side}${index}`, { history: { pageInfo: { hasNextPage: false, endCursor: null }, nodes } }];
    }),
  );
}

function objectData(id, read) {
  if (id === null) return null;
  switch (read.type(id)) {
    case 'blob': {
      const bytes = read.object(id);
      return { oid: id, byteSize: bytes.length, isTruncated: false, text: bytes.toString() };
    }
    case 'tree':
      return {
        oid: id,
        entries: read.tree(id).map(({ path, mode, sha, size }) => ({
          name: path,
          mode: Number.parseInt(mode, 8),
          oid: sha,
          size: size ?? 0,
        })),
      };
    default: {
      const { tree, parents } = commitOf(id, read);
      return {
        oid: id,
        tree: { oid: tree.sha },
        parents: { totalCount: parents.length, nodes: parents.map(({ sha }) => ({ oid: sha })) },
      };
    }
  }
}

/** Objects of a repository, each asked of git once. */
function objectReader(workspace) {
  const known = new Map();
  const git = (...args) =>
    execFileSync('git', args, { cwd: workspace, maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
  const once = (key, make) => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key);
  };
  const type = (id) => once(`type ${id}`, () => git('cat-file', '-t', id).toString().trim());
  const list = (id, ...how) =>
    once(`list ${id} ${how}`, () =>
      git('ls-tree', '-z', '--long', ...how, id)
        .toString()
        .split('\0')
        .filter((line) => line !== '')
        .map((line) => {
          const [, mode, kind, sha, size, path] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line);
          return { path, mode, type: kind, sha, ...(size === '-' ? {} : { size: Number(size) }) };
        }),
    );
  return {
    type,
    object: (id) => once(`object ${id}`, () => git('cat-file', type(id), id)),
    tree: (id) => list(id),
    history: (id, path) =>
      once(`history ${id} ${path}`, () =>
        git('log', '--format=%H %P', '-n', '100', id, '--', path)
          .toString()
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => line.trim().split(' '))
          .map(([commit, ...parents]) => ({ id: commit, parents })),
      ),
    entry: (id, path) =>
      once(`entry ${id} ${path}`, () => {
        const [found] = git('ls-tree', id, path).toString().split('\t', 1);
        const [mode, , oid] = found === '' ? [] : found.split(' ');
        return oid === undefined ? null : { mode: Number.parseInt(mode, 8), oid };
      }),
    below: (id) => list(id, '-r', '-t'),
    resolve: (expression) =>
      once(`resolve ${expression}`, () => {
        try {
          return git('rev-parse', '--verify', '--quiet', expression).toString().trim();
        } catch {
          return null;
        }
      }),
  };
}
