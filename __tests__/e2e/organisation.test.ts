import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { cleanEnvironment } from '../clean-environment.js';
import { CATALOG, DRIFTED, GROWN } from './harness/catalogs.js';
import { describeEndToEnd } from './harness/scenario.js';
import type { Changes } from './harness/repository.js';
import type { Spec } from './harness/scenario.js';

/** A small organisation; `REPOSITORIES=300` simulates a large one and prints what it took. */
const ASKED = process.env['REPOSITORIES'];
const REPOSITORIES = Number(ASKED ?? 6);
/** Catalogs of one repository after another: 1,000 in 300 repositories. */
const SIZES = [2, 3, 5];

const VERDICTS = ['unchanged', 'drift', 'baseline-change', 'approved', 'could-not-check'] as const;
type Verdict = (typeof VERDICTS)[number];

const placesOf = (index: number) =>
  [`servers/s${index}/baseline.json`, `servers/s${index}/tools.json`] as const;

/** What the pull request of a repository changes, of its first catalog. */
const CHANGES: Readonly<Record<Verdict, Changes>> = {
  unchanged: { 'README.md': 'More.\n' },
  drift: { [placesOf(0)[1]]: DRIFTED },
  'baseline-change': { [placesOf(0)[0]]: GROWN, [placesOf(0)[1]]: GROWN },
  approved: { [placesOf(0)[0]]: GROWN, [placesOf(0)[1]]: GROWN },
  'could-not-check': { [placesOf(0)[1]]: '{' },
};

function specOf(catalogs: number, verdict: Verdict): Spec {
  const committed = Array.from({ length: catalogs }, (_, index) => placesOf(index)).flat();
  return {
    ...{ T: null, H: null, C: null, baseCandidate: null, event: 'pull_request_target', checkout: 'none' },
    files: Object.fromEntries(committed.map((path) => [path, CATALOG])),
    headFiles: CHANGES[verdict],
    inputs: {
      ...{ baseline: '', candidate: '', 'candidate-source': 'commit' },
      catalogs: 'all: servers/*/baseline.json => servers/*/tools.json',
    },
  };
}

const folder = mkdtempSync(join(tmpdir(), 'gate-organisation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PEAK = `process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)))`;

/** The roll-up of all reports, and its peak of memory in KiB. */
function rollUp(output: string) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...['--import', `data:text/javascript,${encodeURIComponent(PEAK)}`, resolve('dist/cli/index.js')],
      ...['rollup', folder, '--by', '2', '--output', output],
    ],
    { env: cleanEnvironment(folder), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return { text: stdout, peak: Number(stderr) };
}

const expected = new Map<string, number>();
let requests = 0;

function count(verdict: string, more: number): void {
  expected.set(verdict, (expected.get(verdict) ?? 0) + more);
}

/** The emulated GitHub lets a token ask 5,000 times, setting repositories up included. */
const AT_ONCE = 50;
const INDEXES = Array.from({ length: REPOSITORIES }, (_, index) => index);

for (let start = 0; start < REPOSITORIES; start += AT_ONCE) {
  const part = INDEXES.slice(start, start + AT_ONCE);
  describeEndToEnd(`repositories ${start} to ${start + part.length - 1} of an organisation`, (scenario) => {
    test('have the verdicts of their pull requests', async () => {
      for (const index of part) {
        const verdict = VERDICTS[index % VERDICTS.length] ?? 'unchanged';
        const catalogs = SIZES[index % SIZES.length] ?? 1;
        const world = await scenario(specOf(catalogs, verdict)).open();
        if (verdict === 'approved') await world.review('olivia', 'APPROVE');
        const run = await world.run();
        expect(run.outputs).toMatchObject({ verdict });
        count(verdict, 1);
        count('unchanged', catalogs - 1);
        requests += run.requests.length;
        const place = join(folder, 'acme', `repository-${index}`);
        mkdirSync(place, { recursive: true });
        writeFileSync(join(place, 'report.json'), run.reports.get('report-json') ?? '');
      }
    });
  });
}

describeEndToEnd('an organisation', () => {
  test('has the verdicts of all its catalogs in one roll-up', () => {
    const { text, peak } = rollUp('json');
    const rows: readonly { readonly repository: string; readonly verdict: string }[] =
      JSON.parse(text).catalogs;
    expect(new Set(rows.map(({ repository }) => repository)).size).toBe(REPOSITORIES);
    const found = new Map<string, number>();
    for (const { verdict } of rows) found.set(verdict, (found.get(verdict) ?? 0) + 1);
    expect(found).toEqual(expected);
    expect(rollUp('markdown').text).toContain('acme/repository-0');
    if (ASKED !== undefined)
      process.stderr.write(
        `${REPOSITORIES} repositories, ${rows.length} catalogs: ${requests} requests; the roll-up took ${Math.round(peak / 1024)} MiB\n`,
      );
  });
});
