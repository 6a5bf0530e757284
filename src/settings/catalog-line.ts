import { nameValue, notUnderstood, pathValue } from './setting-value.js';
import type { Origin } from './setting-value.js';
import { MAX_CATALOGS } from '../limits.js';

/** One catalog, or as many as its paths match: in both, each `*` stands for a part of one path component. */
export interface CatalogLine {
  /** Empty for the one catalog of a step that has `baseline` and `candidate`. */
  readonly name: string;
  readonly baseline: string;
  readonly candidate: string;
}

/**
 * The lines of `catalogs`: `name: baseline => candidate`. Names are unique (letters, digits, `.`, `_`, `-`); a path
 * component holds at most one `*`, and both paths hold equally many. Throws the origin's code for anything else, and
 * `absolute_path`, `outside_workspace` or `invalid_path` for a path.
 */
export function parseCatalogLines(text: string, origin: Origin): readonly CatalogLine[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => parseLine(line, origin));
  const names = new Set(lines.map((line) => line.name));
  if (lines.length === 0 || lines.length > MAX_CATALOGS || names.size < lines.length)
    throw notUnderstood(origin);
  return lines;
}

function parseLine(line: string, origin: Origin): CatalogLine {
  const colon = line.indexOf(':');
  const paths = line.slice(colon + 1).split('=>');
  const [baseline, candidate] = paths;
  if (colon < 0 || baseline === undefined || candidate === undefined || paths.length > 2) {
    throw notUnderstood(origin);
  }
  const parsed = {
    name: nameValue(line.slice(0, colon).trim(), origin),
    baseline: patternValue(baseline.trim(), origin),
    candidate: patternValue(candidate.trim(), origin),
  };
  if (stars(parsed.baseline) !== stars(parsed.candidate)) throw notUnderstood(origin);
  return parsed;
}

function patternValue(text: string, origin: Origin): string {
  pathValue(text.replaceAll('*', 'x'), origin);
  const components = text.split('/').filter((component) => component !== '' && component !== '.');
  if (components.some((component) => stars(component) > 1)) throw notUnderstood(origin);
  return components.join('/');
}

function stars(text: string): number {
  return text.split('*').length - 1;
}
