import type { Catalog } from '../catalog/index.js';
import type { CatalogEvidence, IgnoredPlace } from '../gate/index.js';
import type { PolicyOutcome } from '../governance/index.js';
import type { Read } from '../errors/index.js';
import { GateError } from '../errors/index.js';
import type { CatalogPair } from '../settings/index.js';
import { baselineFormat } from './catalog-context.js';
import type { CatalogContext } from './catalog-context.js';
import type { CatalogFile } from './catalog-reading.js';
import { isSameObject, isUntouched, pathInRepository } from './committed-paths.js';
import { compareCaptures } from './repeated-capture.js';
import type { Capture } from './repeated-capture.js';

/** The evidence, and T and H as they were read, for what is asked about their approval. */
export interface GatheredCatalog {
  readonly evidence: CatalogEvidence;
  readonly base: Read<CatalogFile>;
  readonly head: Read<CatalogFile>;
}

/** Reads T, H, C and the base branch's baseline of one catalog. Throws what `examinePolicy` throws, nothing else. */
export async function gatherCatalog(pair: CatalogPair, context: CatalogContext): Promise<GatheredCatalog> {
  const { settings } = context;
  const snapshot = pair.snapshot && settings.candidateSource === 'commit';
  const { base, previousBaseline } = await readBase(pair, context);
  const head = await readHead(pair, previousBaseline, context);
  const { candidate, difference } = snapshot ? stable(head) : await readCandidate(pair, context);
  const baseTip = await readBaseTip(previousBaseline ?? pair.baseline, context);
  const baseCatalog = catalogOf(base);
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
      candidate: snapshot ? catalogOf(head) : await mapped(candidate, context),
      captureDifference: difference,
      baseTip,
      untouched: baseTip !== null && previousBaseline === null && (await isUntouched(pair, context)),
      bytesDiffer: await bytesDiffer(pair.baseline, context),
      snapshot,
      ignored: mostUses([base, head, candidate]),
      policy: candidate.state === 'present' ? policyOf(baseCatalog, candidate.value.catalog, context) : null,
    },
  };
}

/** T, at the previous place of a baseline that moves. */
async function readBase(
  pair: CatalogPair,
  { subject, settings, reading }: CatalogContext,
): Promise<{ readonly base: Read<CatalogFile>; readonly previousBaseline: string | null }> {
  if (subject.base === null) {
    const error = subject.blockingError ?? new GateError('merge_base_unknown', 'pull-request');
    return { base: { state: 'unavailable', error }, previousBaseline: null };
  }
  const format = baselineFormat(settings);
  const path = settings.previousBaseline;
  if (path !== null) {
    const base = await reading.at(subject.base, { path, field: 'previous-baseline', format });
    if (base.state !== 'absent') return { base, previousBaseline: path };
  }
  const base = await reading.at(subject.base, { path: pair.baseline, field: 'baseline', format });
  return { base, previousBaseline: null };
}

/**
 * H; a baseline that moves must be gone from its previous place and new at its own, and one with a map an inventory.
 */
async function readHead(
  pair: CatalogPair,
  previousBaseline: string | null,
  { subject, settings, commits, reading }: CatalogContext,
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
  const head = await reading.at(subject.head, { path: pair.baseline, field: 'baseline', format });
  const fits = settings.map === null || head.state !== 'present' || isInventory(head.value);
  return fits ? head : { state: 'invalid', error: new GateError('no_inventory', 'baseline') };
}

function isInventory({ catalog }: CatalogFile): boolean {
  return catalog.format === 'openmed-inventory';
}

async function readCandidate(pair: CatalogPair, context: CatalogContext): Promise<Capture> {
  const { subject, settings, reading, checkout } = context;
  const place = { path: pair.candidate, field: 'candidate', format: settings.format };
  if (settings.candidateSource === 'commit') return stable(await reading.at(subject.head, place));
  if (pathInRepository(pair.candidate, checkout) === pair.baseline) {
    return stable({ state: 'invalid', error: new GateError('same_file', 'candidate') });
  }
  const first = reading.inWorkspace(place);
  if (settings.candidateRepeat === null || first.state !== 'present') return stable(first);
  const repeat = { path: settings.candidateRepeat, field: 'candidate-repeat', format: settings.format };
  return compareCaptures(first, reading.inWorkspace(repeat));
}

/** A candidate that was captured once. */
function stable(candidate: Read<CatalogFile>): Capture {
  return { candidate, difference: null };
}

/** The baseline at the base branch's tip, where that is neither T's commit nor holds T's file. */
async function readBaseTip(path: string, context: CatalogContext): Promise<Read<Catalog> | null> {
  const { subject, settings, commits, reading } = context;
  const { base, baseTip, pullRequestHead } = subject;
  if (pullRequestHead === null || base === null || baseTip === null || baseTip === base) return null;
  if (await isSameObject(commits, base, baseTip, path)) return null;
  return catalogOf(await reading.at(baseTip, { path, field: 'baseline', format: baselineFormat(settings) }));
}

async function bytesDiffer(path: string, { subject, commits }: CatalogContext): Promise<boolean> {
  return subject.base !== null && !(await isSameObject(commits, subject.base, subject.head, path));
}

async function mapped(candidate: Read<CatalogFile>, { throughMap }: CatalogContext): Promise<Read<Catalog>> {
  if (candidate.state !== 'present') return candidate;
  try {
    return { state: 'present', value: await throughMap(candidate.value.catalog) };
  } catch (error) {
    if (error instanceof GateError) return { state: 'invalid', error };
    throw error;
  }
}

function policyOf(
  base: Read<Catalog>,
  candidate: Catalog,
  { examinePolicy }: CatalogContext,
): PolicyOutcome | null {
  return examinePolicy === null ? null : examinePolicy(base, candidate);
}

function catalogOf(read: Read<CatalogFile>): Read<Catalog> {
  return read.state === 'present' ? { state: 'present', value: read.value.catalog } : read;
}

/** How often each place was met in the catalog that has it most often. */
function mostUses(reads: readonly Read<CatalogFile>[]): readonly IgnoredPlace[] {
  const uses = new Map<string, number>();
  for (const read of reads) {
    if (read.state !== 'present') continue;
    for (const place of read.value.ignored) {
      uses.set(place.pointer, Math.max(place.uses, uses.get(place.pointer) ?? 0));
    }
  }
  return [...uses].map(([pointer, count]) => ({ pointer, uses: count }));
}
