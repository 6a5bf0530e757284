import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runFake } from '../cli/fake-terminal.js';

const DAY = 24 * 60 * 60;
const NOW = 1_800_000_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rollup-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Told {
  readonly name?: string;
  readonly verdict: string;
  readonly digest?: string;
}

function report(catalogs: readonly Told[], changes: Record<string, unknown> = {}): string {
  return JSON.stringify({
    schema_version: 'tool-catalog-gate.report.v1',
    verdict: catalogs[0]?.verdict ?? 'could-not-check',
    fault: null,
    approved_by: ['olivia'],
    catalogs: catalogs.map(({ name = '', verdict, digest = 'sha256:1' }) => ({
      name,
      verdict,
      error: null,
      before: null,
      after: { format: 'mcp', digest, entries: 3, notes: [] },
      diff: { counts: { changed: 1, added: 2, removed: 0, unchanged: 1 } },
      policy: {
        findings: [
          { code: 'x', is_new: true },
          { code: 'y', is_new: false },
        ],
      },
    })),
    ...changes,
  });
}

/** Writes a report below the folder, so many days before NOW. */
function put(path: string, text: string, days = 0): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, NOW - days * DAY, NOW - days * DAY);
}

const rollup = (...args: string[]) => runFake(['rollup', ...args], { now: NOW });

async function rowsOf(...args: string[]): Promise<{ code: number; rows: Record<string, unknown>[] }> {
  const { code, out } = await rollup(...args, '--output', 'json');
  return { code, rows: JSON.parse(out).catalogs };
}

describe('rollup', () => {
  test('takes every report.json below a folder, and nothing else there', async () => {
    put('acme/mail/run-1/report.json', report([{ verdict: 'unchanged' }]));
    put('acme/mail/run-1/catalog.json', '{}');
    put('acme/files/run-9/report.json', report([{ verdict: 'approved' }]));
    symlinkSync('/', join(folder, 'loop'));
    const { code, rows } = await rowsOf(folder, '--by', '2');
    expect(rows.map(({ repository, verdict }) => [repository, verdict])).toEqual([
      ['acme/files', 'approved'],
      ['acme/mail', 'unchanged'],
    ]);
    expect(rows[0]).toMatchObject({ approved_by: ['olivia'], findings: 1, added: 2, changed: 1 });
    expect(code).toBe(0);
  });

  test('of several reports of one catalog the newest counts, and drift is as old as it stood unchanged', async () => {
    put('r/1/report.json', report([{ verdict: 'drift', digest: 'sha256:old' }]), 9);
    put('r/2/report.json', report([{ verdict: 'unchanged' }]), 7);
    put('r/3/report.json', report([{ verdict: 'drift', digest: 'sha256:new' }]), 5);
    put('r/4/report.json', report([{ verdict: 'drift', digest: 'sha256:new' }]), 2);
    const { code, out } = await rollup(folder, '--by', '1');
    expect(out).toContain('| `r` |  | drift | 5 days | 1 | 2 | 0 | 0 | 1 |  |');
    expect(code).toBe(1);
  });

  test('says how much of a drift is inherited; reports that do not tell have none', async () => {
    const told = JSON.parse(report([{ verdict: 'drift' }]));
    const counts = { changed: 1, added: 1, removed: 0, members: 1 };
    told.catalogs[0].inherited = { known: true, gap: null, counts };
    put('new/report.json', JSON.stringify(told));
    put('old/report.json', report([{ verdict: 'drift' }]));
    const { rows } = await rowsOf(folder, '--by', '1');
    expect(rows.map(({ repository, inherited }) => [repository, inherited])).toEqual([
      ['new', 2],
      ['old', 0],
    ]);
    const { out } = await rollup(folder, '--by', '1', '--output', 'csv');
    expect(out).toMatch(/,digest,inherited\r\nnew,.*,2\r\nold,.*,0\r\n$/u);
  });

  test('the order of the files decides nothing', async () => {
    put('a/report.json', report([{ name: 'one', verdict: 'unchanged' }]), 1);
    put('b/report.json', report([{ name: 'two', verdict: 'drift' }]), 1);
    const [one, other] = [join(folder, 'a/report.json'), join(folder, 'b/report.json')];
    const first = await rollup(one, other);
    expect((await rollup(other, one)).out).toBe(first.out);
  });

  test('lists the worst first', async () => {
    const verdicts = [
      'unchanged',
      'drift',
      'approved',
      'could-not-check',
      'policy-violation',
      'baseline-change',
    ];
    for (const [index, verdict] of verdicts.entries()) put(`r${index}/report.json`, report([{ verdict }]));
    const { code, rows } = await rowsOf(folder);
    expect(rows.map(({ verdict }) => verdict)).toEqual([
      'could-not-check',
      'drift',
      'policy-violation',
      'baseline-change',
      'approved',
      'unchanged',
    ]);
    expect(code).toBe(2);
  });

  test('a step that failed as a whole is told, with its code', async () => {
    const fault = { code: 'rate_limited', field: 'github', line: null, column: null };
    put('r/report.json', report([], { fault }));
    const { code, rows } = await rowsOf(folder);
    expect(rows).toMatchObject([{ repository: 'r', verdict: 'could-not-check', error: 'rate_limited' }]);
    expect(code).toBe(2);
  });

  test.each([
    ['no JSON', 'oops', 'invalid_syntax'],
    ['another document', '{"tools":[]}', 'unknown_format'],
    ['an unknown verdict', report([{ verdict: 'fine' }]), 'unknown_format'],
  ])('what is no report is told and never counts as passed: %s', async (_, text, fault) => {
    put('good/report.json', report([{ verdict: 'unchanged' }]));
    put('bad/report.json', text);
    const { code, out } = await rollup(folder);
    expect(out).toContain('Reports that could not be read');
    expect(out).toContain(`| \`bad\` | \`${fault}\` |`);
    expect(code).toBe(2);
  });

  test('a file that is not there is told', async () => {
    const { code, out } = await rollup(join(folder, 'nowhere.json'));
    expect(out).toContain('`nowhere.json` | `not_readable`');
    expect(code).toBe(2);
  });

  test('a folder without any report does not pass', async () => {
    put('catalog.json', '{}');
    expect((await rollup(folder)).code).toBe(2);
  });

  test('names break out of no form', async () => {
    put(
      'r/report.json',
      report([{ name: '=cmd|"<img src=x>`@octocat`|::error::\u202Ex, y', verdict: 'drift' }]),
    );
    const markdown = (await rollup(folder)).out;
    expect(markdown).not.toContain('\u202E');
    expect(markdown.split('\n').find((line) => line.includes('octocat'))).toMatch(
      /^\| `r` \| ``=cmd\\\|.* y`` \| drift/,
    );
    const html = (await rollup(folder, '--output', 'html')).out;
    expect(html).not.toContain('<img');
    expect(html).toContain("default-src 'none'");
    const csv = (await rollup(folder, '--output', 'csv')).out;
    expect(csv).toContain(`"'=cmd|""<img`);
    expect(csv.split('\r\n')).toHaveLength(3);
  });

  test('the Markdown of many reports stays within the summary of a step', async () => {
    for (let index = 0; index < 3000; index += 1)
      put(`r${index}/report.json`, report([{ verdict: index % 2 === 0 ? 'drift' : 'unchanged' }]));
    const { out } = await rollup(folder);
    expect(out).toContain('3000 catalogs, 3000 repositories, 3000 reports.');
    expect(out).toContain('And 2000 more, none of them worse');
    expect(Buffer.byteLength(out)).toBeLessThan(1024 * 1024);
  });
});
