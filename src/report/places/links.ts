import type { Entry } from '../../catalog/index.js';
import type { CatalogDecision } from '../../gate/index.js';
import { ROW_VERDICTS } from '../../gate/index.js';
import { digestOf } from '../../json/index.js';
import type { ChangeRow } from '../changes/index.js';
import type { CatalogSources, EntryLocation, Locator } from './entry-location.js';
import { locatorOf } from './entry-location.js';

/** Where the repository can be looked at, and which commits a run compared. */
export interface RepositoryPlace {
  /** Such as `https://github.com/octo/tools`, without a final slash. */
  readonly url: string;
  /** null where there is none. */
  readonly pullRequest: number | null;
  /** The commit that the committed files under test are of. */
  readonly commit: string;
}

/** The address of the place of one of a row's entries; null where it cannot be shown. */
export type LinkOf = (row: ChangeRow, entry: Entry | undefined) => string | null;

/** No row has a link. */
export const NO_LINKS: LinkOf = () => null;

/** A side of the diff: what is new stands on the right, what was there on the left. */
type Side = 'R' | 'L';

/**
 * Finds where a reader looks at a row: its line in the pull request's “Files changed” where the file is changed there
 * (the candidate or the new baseline, a removed entry on the left), else its line in the file at the commit. A changed
 * entry is shown at the first place that its worst fact is about. null without committed files.
 */
export function linksOf(
  catalog: CatalogDecision,
  sources: CatalogSources | undefined,
  repository: RepositoryPlace | null,
): LinkOf {
  if (sources === undefined || repository === null) return NO_LINKS;
  const isDrift = ROW_VERDICTS[catalog.row] === 'drift';
  const candidate = isDrift && sources.candidateCommitted ? sources.candidate : null;
  const after = isDrift
    ? locatorOf(candidate, catalog.candidatePath)
    : locatorOf(sources.baseline, catalog.baselinePath);
  const before = isDrift
    ? locatorOf(sources.baseline, catalog.baselinePath)
    : // GitHub shows a file that moved under its new path, on both sides.
      locatorOf(sources.base, catalog.baselinePath);
  const [afterChanged, beforeChanged] = isDrift
    ? [sources.candidateChanged, false]
    : [sources.baselineChanged, sources.baselineChanged];
  const addressOf = (location: EntryLocation, isChanged: boolean, side: Side) =>
    isChanged && repository.pullRequest !== null
      ? diffAddress(repository, location, side)
      : side === 'L' && !isDrift
        ? null
        : fileAddress(repository, location);
  return (row, entry) => {
    if (entry === undefined) return null;
    const now = row.kind === 'removed' ? null : placeOf(row, entry, after);
    if (now !== null) return addressOf(now, afterChanged, 'R');
    const then = row.kind === 'added' ? null : placeOf(row, entry, before);
    return then === null ? null : addressOf(then, beforeChanged, 'L');
  };
}

function placeOf(
  { former, kind, facts, entries }: ChangeRow,
  entry: Entry,
  locate: Locator,
): EntryLocation | null {
  const fact = facts.find((one) => one.type === 'change');
  const pointer = kind === 'changed' && fact?.type === 'change' ? (fact.pointers[0] ?? '') : '';
  const found = locate(entry, pointer);
  return found !== null || former === null || entries.length > 1 ? found : locate(former, pointer);
}

/**
 * The address of a line in a pull request's “Files changed”: GitHub's anchor is `diff-`, the SHA-256 of the file's path
 * as git has it (its new path where it was renamed), then `R` or `L` and the line.
 */
export function diffAddress(
  { url, pullRequest }: RepositoryPlace,
  { path, place }: EntryLocation,
  side: Side,
): string {
  const anchor = digestOf(path).slice('sha256:'.length);
  return `${url}/pull/${pullRequest ?? 0}/files#diff-${anchor}${place === null ? '' : `${side}${place.line}`}`;
}

/** The address of a line of a file at a commit. */
export function fileAddress({ url, commit }: RepositoryPlace, { path, place }: EntryLocation): string {
  return `${url}/blob/${commit}/${encodedPath(path)}${place === null ? '' : `#L${place.line}`}`;
}

/** Nothing in it can end a quotation, a parenthesis or a cell. */
function encodedPath(path: string): string {
  return path
    .toWellFormed()
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[!'()*~]/gu, percentEncoded))
    .join('/');
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
