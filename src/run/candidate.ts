import { entryPlace, inventoryFromManifest, parseMap } from '../catalog/index.js';
import type { Catalog, Entry } from '../catalog/index.js';
import { diffCatalogs, differingPlaces, isEmpty, placeRule } from '../diff/index.js';
import type { CatalogDiff } from '../diff/index.js';
import type { CaptureDifference } from '../gate/index.js';
import type { Read } from '../errors/index.js';
import { GateError } from '../errors/index.js';
import type { CandidateSource, CatalogPair, Settings } from '../settings/index.js';
import type { CatalogFile, CatalogPlace, CatalogReader } from './catalog-reader.js';
import { pathInRepository } from './checkout.js';
import type { GateSession } from './session.js';

/** A candidate, and where its two captures differ first if they do. */
interface Capture {
  readonly candidate: Read<CatalogFile>;
  readonly difference: CaptureDifference | null;
}

type ReadFrom = (
  place: CatalogPlace,
  pair: CatalogPair,
  session: GateSession,
  reader: CatalogReader,
) => Capture | Promise<Capture>;

/** Where a candidate comes from, each by its own rule. */
const SOURCES: Readonly<Record<CandidateSource, ReadFrom>> = {
  commit: async (place, _pair, { subject }, reader) => stable(await reader.at(subject.head, place)),
  workspace: (place, pair, { settings, checkout }, reader) => {
    if (pathInRepository(pair.candidate, checkout) === pair.baseline) {
      return stable({ state: 'invalid', error: new GateError('same_file', 'candidate') });
    }
    return captured(place, settings, (at) => reader.inWorkspace(at));
  },
  artifact: (place, _pair, { settings, artifact }, reader) => {
    if (artifact === null) return stable({ state: 'absent' });
    const { files } = artifact;
    if (files.state !== 'present') return stable(files);
    return captured(place, settings, (at) => reader.inArtifact(files.value, at));
  },
};

/** A capture, and the second one where there is to be one. */
function captured(
  place: CatalogPlace,
  { candidateRepeat, format }: Settings,
  read: (place: CatalogPlace) => Read<CatalogFile>,
): Capture {
  const first = read(place);
  if (candidateRepeat === null || first.state !== 'present') return stable(first);
  return compareCaptures(first, read({ path: candidateRepeat, field: 'candidate-repeat', format }));
}

/** C, as its source has it; a second capture must say the same. */
export async function readCandidate(
  pair: CatalogPair,
  session: GateSession,
  reader: CatalogReader,
): Promise<Capture> {
  const { candidateSource, format } = session.settings;
  return SOURCES[candidateSource](
    { path: pair.candidate, field: 'candidate', format },
    pair,
    session,
    reader,
  );
}

/** The inventory that the map of the same commit makes of a manifest: the committed map, never the workspace's. */
export async function throughMap(
  candidate: Read<CatalogFile>,
  session: GateSession,
  commit: string,
): Promise<Read<Catalog>> {
  if (candidate.state !== 'present') return candidate;
  try {
    return { state: 'present', value: await mapped(candidate.value.catalog, session, commit) };
  } catch (error) {
    if (error instanceof GateError) return { state: 'invalid', error };
    throw error;
  }
}

async function mapped(
  candidate: Catalog,
  { commits, settings }: GateSession,
  commit: string,
): Promise<Catalog> {
  const { map, limits } = settings;
  if (map === null) return candidate;
  const file = await commits.read(commit, map, limits, 'map');
  if (file.state === 'absent') throw new GateError('not_found', 'map');
  if (file.state !== 'present') throw file.error;
  return inventoryFromManifest(candidate, parseMap(file.value.bytes, { field: 'map', limits }));
}

/** A candidate that was captured once. */
function stable(candidate: Read<CatalogFile>): Capture {
  return { candidate, difference: null };
}

/**
 * The first of two captures if the second says the same; else invalid: `unstable_capture` at the first tool of the
 * first capture that the second has otherwise, or what is wrong with the second.
 */
function compareCaptures(
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
  return unstable(
    catalog,
    diff.changed[0]?.before ?? diff.removed[0] ?? null,
    firstDifference(catalog, diff),
  );
}

function firstDifference({ format }: Catalog, diff: CatalogDiff): CaptureDifference {
  const [place] = differingPlaces(format, diff);
  const [only] = [...diff.removed, ...diff.added];
  if (place?.entry != null || only === undefined)
    return {
      entry: place?.entry == null ? null : named(place.entry),
      field: place?.field ?? null,
      rule: place === undefined ? null : placeRule(place),
    };
  return { entry: named(only), field: null, rule: null };
}

function unstable(first: Catalog, at: Entry | null, difference: CaptureDifference | null): Capture {
  const place = at === null ? null : entryPlace(first, at);
  const error = new GateError('unstable_capture', 'candidate', place);
  return { candidate: { state: 'invalid', error }, difference };
}

function named({ kind, key, version }: Entry): CaptureDifference['entry'] {
  return { kind, key, version };
}
