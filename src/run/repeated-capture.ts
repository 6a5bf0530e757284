import { entryPlace } from '../catalog/index.js';
import type { Catalog, Entry } from '../catalog/index.js';
import { diffCatalogs, isEmpty } from '../diff/index.js';
import type { CatalogDiff } from '../diff/index.js';
import type { CaptureDifference } from '../gate/index.js';
import type { Read } from '../errors/index.js';
import { GateError } from '../errors/index.js';
import type { CatalogFile } from './catalog-reading.js';

/** A candidate, and where its two captures differ first if they do. */
export interface Capture {
  readonly candidate: Read<CatalogFile>;
  readonly difference: CaptureDifference | null;
}

/**
 * The first of two captures if the second says the same; else invalid: `unstable_capture` at the first tool of the
 * first capture that the second has otherwise, or what is wrong with the second.
 */
export function compareCaptures(
  first: Read<CatalogFile> & { readonly state: 'present' },
  second: Read<CatalogFile>,
): Capture {
  if (second.state === 'absent') {
    const error = new GateError('not_found', 'candidate-repeat');
    return { candidate: { state: 'invalid', error }, difference: null };
  }
  if (second.state !== 'present') return { candidate: second, difference: null };
  return stableCapture(first, second.value.catalog);
}

function stableCapture(first: Read<CatalogFile> & { readonly state: 'present' }, second: Catalog): Capture {
  const { catalog } = first.value;
  if (catalog.format !== second.format) return unstable(catalog, null, null);
  const diff = diffCatalogs(catalog, second);
  if (isEmpty(diff)) return { candidate: first, difference: null };
  return unstable(catalog, diff.changed[0]?.before ?? diff.removed[0] ?? null, firstDifference(diff));
}

function firstDifference(diff: CatalogDiff): CaptureDifference {
  const [changed] = diff.changed;
  if (changed !== undefined) return { entry: named(changed.before), field: changed.fields[0]?.field ?? null };
  const [only] = [...diff.removed, ...diff.added];
  if (only !== undefined) return { entry: named(only), field: null };
  return { entry: null, field: diff.members[0]?.field ?? null };
}

function unstable(first: Catalog, at: Entry | null, difference: CaptureDifference | null): Capture {
  const place = at === null ? null : entryPlace(first, at);
  const error = new GateError('unstable_capture', 'candidate', place);
  return { candidate: { state: 'invalid', error }, difference };
}

function named({ kind, key, version }: Entry): CaptureDifference['entry'] {
  return { kind, key, version };
}
