import { describe, expect, test } from '@jest/globals';
import { CATALOG, GROWN } from '../e2e/harness/catalogs.js';
import { runInWorld } from './gate-world.js';
import type { FileTable, WorldSpec } from './gate-world.js';

/** GITHUB_TOKEN has 1,000 requests an hour for all runs of a repository. */
const MAX_OF_ONE_CATALOG = 30;
const MAX_OF_FIFTY = 60;

function files(catalogs: number, baseline: string, candidate: string): FileTable {
  const names = Array.from({ length: catalogs }, (_, index) => `servers/s${index}`);
  return Object.fromEntries(
    names.flatMap((name) => [
      [`${name}/baseline.json`, baseline],
      [`${name}/tools.json`, candidate],
    ]),
  );
}

function review(login: string, id: number, commit: string, state = 'APPROVED') {
  const user = { login, id, type: 'User' };
  return { id, user, state, commit_id: commit, submitted_at: '2026-01-02T00:00:00Z' };
}

/** An owner's approval of the first commit, the others of people who own nothing. */
function reviews(count: number, commit: string): readonly object[] {
  const crowd = Array.from({ length: count - 1 }, (_, index) => review(`p${index}`, 100 + index, commit));
  return [review('owner', 5, commit), ...crowd];
}

const HARDENED = { event: 'pull_request_target', checkout: 'none' } as const;
const CASES = [
  ['unchanged', CATALOG, CATALOG],
  ['drift', CATALOG, GROWN],
  ['approved', GROWN, GROWN],
] as const;

async function requests(
  [verdict, baseline, candidate]: (typeof CASES)[number],
  { length, count, catalogs }: { length: number; count: number; catalogs: number },
): Promise<number> {
  const spec: WorldSpec = {
    ...HARDENED,
    length,
    base: {
      '.github/CODEOWNERS': '* @owner\n',
      '.github/workflows/gate.yml': 'on: pull_request_target\n',
      ...files(catalogs, CATALOG, CATALOG),
    },
    changed: files(catalogs, baseline, candidate),
    tip: { 'other.md': '' },
    inputs: {
      baseline: '',
      candidate: '',
      catalogs: 'all: servers/*/baseline.json => servers/*/tools.json',
      'candidate-source': 'commit',
    },
  };
  const { commits } = await runInWorld(spec);
  const run = await runInWorld({ ...spec, reviews: reviews(count, commits.first) });
  expect(run.decision).toMatchObject({ verdict, catalogs: { length: catalogs } });
  return run.api.calls.length;
}

/** With REQUESTS set every case is run, and the table printed; else the ends of it. */
const PRINTS = process.env['REQUESTS'] !== undefined;
const LENGTHS = PRINTS ? [1, 250, 3000] : [1, 250];
const TABLE = CASES.flatMap((one) =>
  LENGTHS.flatMap((length) =>
    [1, 250].flatMap((count) => [1, 50].map((catalogs) => [one, { length, count, catalogs }] as const)),
  ),
).filter(
  ([, { length, count, catalogs }]) => PRINTS || (length === 250) === (count === 250 || catalogs === 50),
);

describe('requests of a run', () => {
  test.each(TABLE.map(([one, size]) => [one[0], size, one] as const))('%s: %j', async (_name, size, one) => {
    const count = await requests(one, size);
    if (PRINTS) process.stderr.write(`${one[0]} ${Object.values(size).join(' ')} ${count}\n`);
    expect(count).toBeLessThanOrEqual(size.catalogs === 1 ? MAX_OF_ONE_CATALOG : MAX_OF_FIFTY);
  });
});
