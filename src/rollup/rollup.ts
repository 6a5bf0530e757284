import { GateError } from '../errors/index.js';
import type { Verdict } from '../gate/index.js';
import { VERDICTS } from '../gate/index.js';
import type { Limits } from '../json/index.js';
import { compareCodePoints } from '../json/index.js';
import type { CatalogResult } from './parse-report.js';
import { parseReport } from './parse-report.js';
import type { ReportFile } from './report-files.js';

/** One catalog of one repository, as its newest report has it. */
export interface RollupRow extends CatalogResult {
  readonly repository: string;
  /** When the newest report was written, in milliseconds since the epoch. */
  readonly at: number;
  /** Since when every report had this verdict and this digest, in milliseconds since the epoch. */
  readonly since: number;
}

/** A file that was named, or found, and is no report that can be read. */
export interface UnreadableReport {
  readonly origin: string;
  readonly code: string;
}

export interface Rollup {
  /** Worst verdict first, then the longest-standing, then by name. */
  readonly rows: readonly RollupRow[];
  readonly unreadable: readonly UnreadableReport[];
  /** How many reports were read. */
  readonly reports: number;
}

export interface RollupOptions {
  readonly limits: Limits;
  /** How many folders of an origin name the repository; null: all of them. */
  readonly repositoryDepth: number | null;
}

/** One report's word on a catalog, for the time that its present state has lasted. */
type Sighting = Pick<RollupRow, 'verdict' | 'digest' | 'at'>;

interface Seen {
  newest: Omit<RollupRow, 'since'>;
  readonly sightings: Sighting[];
}

/**
 * Takes any number of reports, in any order, one at a time, and keeps a row a catalog and a few words a report. Two reports
 * are of one catalog if repository and catalog have the same names; the newest tells the verdict. Nothing is thrown for a
 * report that cannot be read: it is reported.
 */
export function rollUp(files: Iterable<ReportFile>, { limits, repositoryDepth }: RollupOptions): Rollup {
  const seen = new Map<string, Seen>();
  const unreadable: UnreadableReport[] = [];
  let reports = 0;
  for (const file of files) {
    const results = read(file, limits);
    if (typeof results === 'string') {
      unreadable.push({ origin: file.origin, code: results });
      continue;
    }
    reports += 1;
    const repository = file.origin
      .split('/')
      .slice(0, repositoryDepth ?? undefined)
      .join('/');
    for (const result of results) take(seen, { ...result, repository, at: file.time });
  }
  return {
    rows: [...seen.values()].map(rowOf).sort(compareRows),
    unreadable: unreadable.sort((a, b) => compareCodePoints(a.origin, b.origin)),
    reports,
  };
}

/** The results of a report, or the code of what is wrong with it. */
function read({ bytes }: ReportFile, limits: Limits): readonly CatalogResult[] | string {
  if (bytes === null) return 'not_readable';
  try {
    return parseReport(bytes, limits);
  } catch (error) {
    if (error instanceof GateError) return error.code;
    throw error;
  }
}

function take(seen: Map<string, Seen>, row: Omit<RollupRow, 'since'>): void {
  const key = JSON.stringify([row.repository, row.catalog]);
  const { verdict, digest, at } = row;
  const known = seen.get(key);
  if (known === undefined) {
    seen.set(key, { newest: row, sightings: [{ verdict, digest, at }] });
    return;
  }
  known.sightings.push({ verdict, digest, at });
  if (compareReports(row, known.newest) > 0) known.newest = row;
}

/** By time, then the worse verdict, so that the order of the files decides nothing. */
function compareReports(a: Sighting, b: Sighting): number {
  return (
    a.at - b.at ||
    badness(a.verdict) - badness(b.verdict) ||
    compareCodePoints(a.digest ?? '', b.digest ?? '')
  );
}

function rowOf({ newest, sightings }: Seen): RollupRow {
  let since = newest.at;
  for (const one of [...sightings].sort(compareReports).reverse()) {
    if (one.verdict !== newest.verdict || one.digest !== newest.digest) break;
    since = one.at;
  }
  return { ...newest, since };
}

/** The worse, the greater. */
function badness(verdict: Verdict): number {
  return VERDICTS.length - VERDICTS.indexOf(verdict);
}

function compareRows(a: RollupRow, b: RollupRow): number {
  return (
    badness(b.verdict) - badness(a.verdict) ||
    a.since - b.since ||
    compareCodePoints(a.repository, b.repository) ||
    compareCodePoints(a.catalog, b.catalog)
  );
}
