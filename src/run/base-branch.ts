import type { Catalog } from '../catalog/index.js';
import { compareForClients } from '../clients/index.js';
import { diffCatalogs, isEmpty } from '../diff/index.js';
import type { BaseBranchCatalogs, CatalogEvidence, Decision, Evidence, EventName } from '../gate/index.js';
import { ROW_VERDICTS } from '../gate/index.js';
import type { Read } from '../errors/index.js';
import type { ArtifactFiles } from '../github/index.js';
import { memoizeAsync } from '../memoize-async.js';
import { throughMap } from './candidate.js';
import { baselineFormat } from './catalog-reader.js';
import type { CatalogReader } from './catalog-reader.js';
import { pathInRepository } from './checkout.js';
import { catalogOf } from './collect-catalog.js';
import type { GateSession } from './session.js';

/** They are about a branch itself: there is no base that could have a drift already. */
const OF_BRANCHES: readonly EventName[] = ['push', 'schedule', 'workflow_dispatch'];

/**
 * The evidence with what the base branch has of each catalog that drifts, so that drift of its own can be told apart:
 * the candidate at T, and baseline and candidate at the base branch's tip where that is another commit. Nothing is
 * asked for where nothing drifts: null. docs/design.md, "Inherited drift".
 */
export async function withBaseBranch(
  evidence: Evidence,
  { catalogs }: Decision,
  session: GateSession,
  reader: CatalogReader,
): Promise<Evidence | null> {
  const drifting = new Set(
    catalogs
      .filter(({ row }) => ROW_VERDICTS[row] === 'drift' && row !== 'new-baseline-otherwise')
      .map(({ name }) => name),
  );
  const { base, event } = session.subject;
  if (drifting.size === 0 || base === null || OF_BRANCHES.includes(event)) return null;
  const asked = evidence.catalogs.filter(({ name }) => drifting.has(name));
  await prefetch(asked, session, base);
  const captures = new Map<string, Promise<ArtifactFiles | null>>();
  const captureAt = (commit: string) => memoizeAsync(captures, commit, () => session.captureAt(commit));
  const context = { ...session, base, reader, captureAt };
  const found = new Map<string, BaseBranchCatalogs>();
  for (const catalog of asked) found.set(catalog.name, await baseBranchOf(catalog, context));
  return {
    ...evidence,
    catalogs: await Promise.all(
      evidence.catalogs.map((catalog) => besideBaseBranch(catalog, found.get(catalog.name) ?? null)),
    ),
  };
}

/** What clients refuse is new where the base branch's candidate has it not, though its baseline lacks it too. */
async function besideBaseBranch(
  catalog: CatalogEvidence,
  baseBranch: BaseBranchCatalogs | null,
): Promise<CatalogEvidence> {
  const { candidate } = catalog;
  const there = baseBranch?.known === true ? baseBranch.candidate : null;
  const isThere = there?.state === 'present' && candidate.state === 'present';
  const clients = isThere ? await compareForClients(there.value, candidate.value) : catalog.clients;
  return { ...catalog, baseBranch, clients };
}

interface Context extends GateSession {
  /** T's commit. */
  readonly base: string;
  readonly reader: CatalogReader;
}

async function prefetch(
  catalogs: readonly CatalogEvidence[],
  { commits, subject, settings, checkout }: GateSession,
  base: string,
): Promise<void> {
  if (settings.candidateSource === 'artifact') return;
  const tip = subject.baseTip ?? base;
  const inWorkspace = settings.candidateSource === 'workspace';
  const places = catalogs.flatMap(({ baselinePath, candidatePath }) => {
    const path = inWorkspace ? pathInRepository(candidatePath, checkout) : candidatePath;
    return [
      ...[base, tip, ...(inWorkspace ? [subject.head] : [])].map((commit) => ({ commit, path })),
      { commit: tip, path: baselinePath },
    ];
  });
  await commits.prefetch(places, settings.limits);
}

async function baseBranchOf(catalog: CatalogEvidence, context: Context): Promise<BaseBranchCatalogs> {
  const { base, subject, settings, reader } = context;
  const { baseTip } = subject;
  if (!(await isCommitted(catalog, context))) return { known: false, gap: 'captured' };
  const candidate = await candidateAt(base, catalog, context);
  if (candidate === null) return { known: false, gap: 'no_capture' };
  if (baseTip === null || baseTip === base) return { known: true, candidate, tip: null };
  const atTip = await candidateAt(baseTip, catalog, context);
  if (atTip === null) return { known: false, gap: 'no_capture' };
  const place = { path: catalog.baselinePath, field: 'baseline', format: baselineFormat(settings) };
  const baseline = catalogOf(await reader.at(baseTip, place));
  return { known: true, candidate, tip: { baseline, candidate: atTip } };
}

/** Whether the candidate is what its commit has: a captured one may say of itself whatever it likes. */
async function isCommitted(
  { candidatePath, candidate }: CatalogEvidence,
  context: Context,
): Promise<boolean> {
  const { settings, subject } = context;
  if (settings.candidateSource !== 'workspace') return true;
  const committed = await committedAt(subject.head, candidatePath, context);
  return (
    candidate.state === 'present' &&
    committed.state === 'present' &&
    candidate.value.format === committed.value.format &&
    isEmpty(diffCatalogs(candidate.value, committed.value))
  );
}

/** The candidate of a commit of the base branch; null where it would be a capture, and none is to be had. */
async function candidateAt(
  commit: string,
  { candidatePath }: CatalogEvidence,
  context: Context,
): Promise<Read<Catalog> | null> {
  const { settings, reader, captureAt } = context;
  if (settings.candidateSource !== 'artifact') return committedAt(commit, candidatePath, context);
  const files = await captureAt(commit);
  if (files === null) return null;
  return throughMap(reader.inArtifact(files, placeOf(candidatePath, context)), context, commit);
}

async function committedAt(commit: string, path: string, context: Context): Promise<Read<Catalog>> {
  const { settings, checkout, reader } = context;
  const own = settings.candidateSource === 'workspace' ? pathInRepository(path, checkout) : path;
  return throughMap(await reader.at(commit, placeOf(own, context)), context, commit);
}

function placeOf(path: string, { settings }: Context) {
  return { path, field: 'candidate', format: settings.format };
}
