import type { Catalog, PointerUses } from '../catalog/index.js';
import type { CatalogEvidence } from '../gate/index.js';
import type { Read } from '../errors/index.js';
import { GateError } from '../errors/index.js';
import { isSameObject } from '../git/index.js';
import type { CatalogPair } from '../settings/index.js';
import { readCandidate, throughMap } from './candidate.js';
import { baselineFormat } from './catalog-reader.js';
import type { CatalogFile, CatalogReader } from './catalog-reader.js';
import { clientsOf, outcomeOf } from './policy-file.js';
import type { PolicyFile } from './policy-file.js';
import type { GateSession } from './session.js';
import { isUntouched } from './untouched.js';

/** The evidence, and T and H as they were read, for what is asked about their approval. */
export interface CollectedCatalog {
  readonly evidence: CatalogEvidence;
  readonly base: Read<CatalogFile>;
  readonly head: Read<CatalogFile>;
}

/** Reads T, H, C and the base branch's baseline of one catalog. Throws what `examinePolicy` throws, nothing else. */
export async function collectCatalog(
  pair: CatalogPair,
  session: GateSession,
  reader: CatalogReader,
  { policy }: PolicyFile,
): Promise<CollectedCatalog> {
  const { settings } = session;
  const context = { ...session, reader };
  const snapshot = pair.snapshot && settings.candidateSource === 'commit';
  const { base, previousBaseline } = await readBase(pair, context);
  const head = await readHead(pair, previousBaseline, context);
  const { candidate, difference } = snapshot
    ? { candidate: head, difference: null }
    : await readCandidate(pair, session, reader);
  const baseTip = await readBaseTip(previousBaseline ?? pair.baseline, context);
  const baseCatalog = catalogOf(base);
  const clients =
    candidate.state === 'present'
      ? await clientsOf(policy, settings, baseCatalog, candidate.value.catalog)
      : null;
  return {
    base,
    head,
    evidence: {
      name: pair.name,
      baselinePath: pair.baseline,
      candidatePath: pair.candidate,
      previousBaselinePath: previousBaseline,
      base: baseCatalog,
      head: catalogOf(head),
      candidate: snapshot ? catalogOf(head) : await throughMap(candidate, session, session.subject.head),
      captureDifference: difference,
      baseTip,
      untouched: baseTip !== null && previousBaseline === null && (await isUntouched(pair, session)),
      bytesDiffer: await bytesDiffer(pair.baseline, context),
      snapshot,
      baseBranch: null,
      ignored: mostUses([base, head, candidate], 'ignored'),
      unordered: mostUses([base, head, candidate], 'unordered'),
      clients,
      policy:
        candidate.state === 'present'
          ? outcomeOf(policy, settings, baseCatalog, candidate.value.catalog, clients)
          : null,
    },
  };
}

/** What one catalog is collected from. */
interface Context extends GateSession {
  readonly reader: CatalogReader;
}

/** T, at the previous place of a baseline that moves. */
async function readBase(
  pair: CatalogPair,
  { subject, settings, reader }: Context,
): Promise<{ readonly base: Read<CatalogFile>; readonly previousBaseline: string | null }> {
  if (subject.base === null) {
    const error = subject.blockingError ?? new GateError('merge_base_unknown', 'pull-request');
    return { base: { state: 'unavailable', error }, previousBaseline: null };
  }
  const format = baselineFormat(settings);
  const path = settings.previousBaseline;
  if (path !== null) {
    const base = await reader.at(subject.base, { path, field: 'previous-baseline', format });
    if (base.state !== 'absent') return { base, previousBaseline: path };
  }
  const base = await reader.at(subject.base, { path: pair.baseline, field: 'baseline', format });
  return { base, previousBaseline: null };
}

/**
 * H; a baseline that moves must be gone from its previous place and new at its own, and one with a map an inventory.
 */
async function readHead(
  pair: CatalogPair,
  previousBaseline: string | null,
  { subject, settings, commits, reader }: Context,
): Promise<Read<CatalogFile>> {
  if (pair.error !== null) return { state: 'invalid', error: pair.error };
  if (previousBaseline !== null && subject.base !== null) {
    const left = await commits.find(subject.head, previousBaseline, 'previous-baseline');
    const taken = await commits.find(subject.base, pair.baseline, 'baseline');
    if (left.state !== 'absent' || taken.state !== 'absent') {
      return { state: 'invalid', error: new GateError('conflicting_input', 'previous-baseline') };
    }
  }
  const format = baselineFormat(settings);
  const head = await reader.at(subject.head, { path: pair.baseline, field: 'baseline', format });
  const fits = settings.map === null || head.state !== 'present' || isInventory(head.value);
  return fits ? head : { state: 'invalid', error: new GateError('no_inventory', 'baseline') };
}

function isInventory({ catalog }: CatalogFile): boolean {
  return catalog.format === 'openmed-inventory';
}

/** The baseline at the base branch's tip, where that is neither T's commit nor holds T's file. */
async function readBaseTip(path: string, context: Context): Promise<Read<Catalog> | null> {
  const { subject, settings, commits, reader } = context;
  const { base, baseTip, pullRequestHead } = subject;
  if (pullRequestHead === null || base === null || baseTip === null || baseTip === base) return null;
  if (await isSameObject(commits, base, baseTip, path)) return null;
  return catalogOf(await reader.at(baseTip, { path, field: 'baseline', format: baselineFormat(settings) }));
}

async function bytesDiffer(path: string, { subject, commits }: Context): Promise<boolean> {
  return subject.base !== null && !(await isSameObject(commits, subject.base, subject.head, path));
}

/** What was read without the places that were ignored in it. */
export function catalogOf(read: Read<CatalogFile>): Read<Catalog> {
  return read.state === 'present' ? { state: 'present', value: read.value.catalog } : read;
}

/** How often each pointer was of use in the catalog that it was most often of use in. */
function mostUses(
  reads: readonly Read<CatalogFile>[],
  rule: 'ignored' | 'unordered',
): readonly PointerUses[] {
  const uses = new Map<string, number>();
  for (const read of reads) {
    if (read.state !== 'present') continue;
    for (const place of read.value[rule]) {
      uses.set(place.pointer, Math.max(place.uses, uses.get(place.pointer) ?? 0));
    }
  }
  return [...uses].map(([pointer, count]) => ({ pointer, uses: count }));
}
