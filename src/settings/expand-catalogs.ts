import { compareCodePoints } from '../json/index.js';
import { GateError } from '../errors/index.js';
import { repositoryPath } from '../git/index.js';
import { starComponent } from '../patterns/index.js';
import type { CatalogLine } from './catalog-line.js';
import { MAX_CATALOGS } from '../limits.js';

/** The files of three trees, `/` between the components. */
export interface TreePaths {
  /** At T, the commit that the change is built on; empty where the event has none. */
  readonly base: readonly string[];
  /** At H, the commit under test. */
  readonly head: readonly string[];
  /** In the workspace; empty where the candidate is a committed file. */
  readonly workspace: readonly string[];
}

/** One catalog of a step. */
export interface CatalogPair {
  /** The line's name and, for a line with stars, what each matched, `/` between. */
  readonly name: string;
  readonly baseline: string;
  readonly candidate: string;
  /** T's tree has the baseline and H's has not. */
  readonly retired: boolean;
  /** Baseline and candidate are one path. */
  readonly snapshot: boolean;
  /** `invalid_path` where a tree holds a path that cannot be read safely: this catalog could not be checked. */
  readonly error: GateError | null;
}

export interface ExpandedCatalogs {
  /** Sorted by name, code points. */
  readonly pairs: readonly CatalogPair[];
  /** Faults of the whole step, all on `catalogs`: `no_catalog` a line that matches nothing; `too_many_entries`. */
  readonly errors: readonly GateError[];
}

/**
 * The catalogs of a step. A line without stars is one catalog, whether or not its files exist. A line with stars is a
 * catalog for everything that its baseline matches in any of the trees and its candidate matches at H or in the
 * workspace, so that neither a retired baseline nor a candidate without its baseline is overlooked. A path
 * matches a directory too; one that both patterns match belongs to the one whose stars stand for less. What a star stands
 * for: `starComponent`.
 */
export function expandCatalogs(lines: readonly CatalogLine[], paths: TreePaths): ExpandedCatalogs {
  const trees = { base: withDirectories(paths.base), head: withDirectories(paths.head) };
  const anywhere = [...trees.base, ...trees.head, ...withDirectories(paths.workspace)];
  const afterwards = [...trees.head, ...withDirectories(paths.workspace)];
  const matched = lines.map((line) => ({ line, matches: matchesOf(line, anywhere, afterwards) }));
  const pairs = matched
    .flatMap(({ line, matches }) => matches.map((match) => pairOf(line, match, trees)))
    .sort((a, b) => compareCodePoints(a.name, b.name));
  const errors = matched
    .filter(({ matches }) => matches.length === 0)
    .map(() => new GateError('no_catalog', 'catalogs'));
  if (pairs.length <= MAX_CATALOGS) return { pairs, errors };
  return { pairs: [], errors: [...errors, new GateError('too_many_entries', 'catalogs')] };
}

/** What each star of a pattern stands for. */
type Match = readonly string[];

interface Trees {
  readonly base: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
}

function withDirectories(files: readonly string[]): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const file of files) {
    for (
      let path = file;
      path !== '' && !paths.has(path);
      path = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    ) {
      paths.add(path);
    }
  }
  return paths;
}

function matchesOf(
  line: CatalogLine,
  anywhere: readonly string[],
  afterwards: readonly string[],
): readonly Match[] {
  if (!line.baseline.includes('*')) return [[]];
  const [baseline, candidate] = [pathMatcher(line.baseline), pathMatcher(line.candidate)];
  const found = [
    ...anywhere.flatMap((path) => closerMatch(baseline(path), candidate(path))),
    ...afterwards.flatMap((path) => closerMatch(candidate(path), baseline(path))),
  ];
  return [...new Map(found.map((match) => [match.join('/'), match])).values()];
}

/**
 * What one side's pattern finds in a path, unless the other side's pattern fits that path more closely: with
 * `tools/*.baseline.json => tools/*.json` a baseline is no candidate of its own.
 */
function closerMatch(match: Match | null, other: Match | null): readonly Match[] {
  if (match === null) return [];
  return other !== null && other.join('').length < match.join('').length ? [] : [match];
}

function pathMatcher(pattern: string): (path: string) => Match | null {
  const components = pattern.split('/').map(starComponent);
  return (path) => matchOf(components, path.split('/'));
}

function matchOf(
  components: readonly ReturnType<typeof starComponent>[],
  names: readonly string[],
): Match | null {
  if (components.length !== names.length) return null;
  const match: string[] = [];
  for (const [index, component] of components.entries()) {
    const star = component(names[index] ?? '');
    if (star === null) return null;
    match.push(...star);
  }
  return match;
}

function pairOf(line: CatalogLine, match: Match, trees: Trees): CatalogPair {
  const baseline = filled(line.baseline, match);
  const candidate = filled(line.candidate, match);
  return {
    name: [line.name, ...match].join('/'),
    baseline,
    candidate,
    retired: trees.base.has(baseline) && !trees.head.has(baseline),
    snapshot: baseline === candidate,
    error: pathFault(baseline, 'baseline') ?? pathFault(candidate, 'candidate'),
  };
}

function filled(pattern: string, match: Match): string {
  return pattern.split('*').reduce((path, piece, index) => `${path}${match[index - 1] ?? ''}${piece}`);
}

/** A name from a tree can be one that Windows takes for a device, or hold a control character. */
function pathFault(path: string, field: string): GateError | null {
  try {
    repositoryPath(path, field);
    return null;
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
}
