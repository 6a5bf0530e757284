import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLE, makePullRequestOf, stepEnvironment } from '../sample-step.mjs';
import { manifest } from './catalog-files.mjs';
import { processTime, spreadOf } from './measure.mjs';
import { depthOf, startSlowGitHub } from './slow-github.mjs';

const DELAY = 80;
const ROUNDS = 5;

/** What a step waits for: `aim` is the number of requests that may wait for one another. */
const CASES = [
  { name: 'unchanged', aim: 4, head: 'nothing', exit: 0 },
  { name: 'unchanged, 50 catalogs', aim: 4, head: 'nothing', catalogs: 50, exit: 0 },
  { name: 'drift', aim: 5, head: 'tools', exit: 1 },
  { name: 'drift, 50 catalogs', aim: 5, head: 'tools', catalogs: 50, exit: 1 },
  { name: 'first baseline', aim: 5, head: 'first', exit: 1 },
  { name: 'approved', aim: 7, head: 'both', reviewed: true, exit: 0 },
  { name: 'approved, 50 catalogs', aim: 7, head: 'both', reviewed: true, catalogs: 50, exit: 0 },
  { name: 'approved, 250 commits', aim: 9, head: 'both', reviewed: true, commits: 250, exit: 0 },
];

/**
 * (g) The Action's bundle against a GitHub that takes 80 ms for every answer, as a ratio to 80 ms times the requests
 * that may wait for one another.
 */
export async function roundTrips() {
  const lines = [];
  for (const one of CASES) lines.push(await measured(one));
  return lines;
}

async function measured(one) {
  const folder = mkdtempSync(join(tmpdir(), 'tool-catalog-gate-bench-'));
  try {
    const repository = repositoryOf(folder, one);
    const github = await startSlowGitHub({ ...repository, reviewed: one.reviewed === true }, DELAY);
    const env = {
      ...stepEnvironment(folder, repository),
      GITHUB_API_URL: github.url,
      GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
      'INPUT_GITHUB-TOKEN': 'token',
      INPUT_BASELINE: '',
      INPUT_CANDIDATE: '',
      INPUT_CATALOGS: 'servers: servers/*/baseline.json => servers/*/tools.json',
      ...(one.catalogs === undefined
        ? {
            INPUT_CATALOGS: '',
            INPUT_BASELINE: 'servers/0/baseline.json',
            INPUT_CANDIDATE: 'servers/0/tools.json',
          }
        : {}),
    };
    const times = [];
    let [count, depth] = [0, 0];
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        github.requests.length = 0;
        times.push(await processTime([BUNDLE], { cwd: repository.workspace, env, exit: one.exit }));
        count = github.requests.length;
        depth = depthOf(github.requests);
        if (process.env.BENCH_REQUESTS === one.name && round === 0) printRequests(github.requests);
      }
    } finally {
      await github.close();
    }
    return {
      what: `${one.name} / ${one.aim} × ${DELAY} ms`,
      ...spreadOf(times.map((time) => time / (DELAY * one.aim))),
      aim: null,
      note: `${count} requests, ${depth} deep (aim ${one.aim})`,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function printRequests(requests) {
  const [first] = requests;
  for (const { line, from, to } of requests)
    console.log(
      `${(from - first.from).toFixed(0).padStart(6)} ${(to - first.from).toFixed(0).padStart(6)} ${line}`,
    );
}

/** A repository with one pull request, its CODEOWNERS, and the commits that the head has and the base has not. */
function repositoryOf(folder, { head, catalogs = 1, commits = 1 }) {
  const documents = (file, changed) =>
    Object.fromEntries(
      Array.from({ length: catalogs }, (_, index) => [
        `servers/${index}/${file}`,
        manifest(index * 20, 20, changed),
      ]),
    );
  const before = {
    ...(head === 'first' ? {} : documents('baseline.json', false)),
    ...documents('tools.json', false),
  };
  const after = {
    nothing: { 'notes.json': [] },
    first: documents('baseline.json', false),
    tools: documents('tools.json', true),
    both: { ...documents('baseline.json', true), ...documents('tools.json', true) },
  }[head];
  const made = makePullRequestOf(folder, before, after, { '.github/CODEOWNERS': '* @owner\n' }, commits);
  const list = execFileSync('git', ['rev-list', '--parents', '--reverse', `${made.base}..${made.head}`], {
    cwd: made.workspace,
    encoding: 'utf8',
  });
  const between = list
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([id, ...parents]) => ({ id, parents }));
  return { ...made, between };
}
