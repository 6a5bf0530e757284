import { inventoryFromManifest, parseMap } from '../catalog/index.js';
import type { Catalog } from '../catalog/index.js';
import type { Evidence } from '../gate/index.js';
import { examinePolicy } from '../governance/index.js';
import type { CatalogPolicy } from '../governance/index.js';
import { GateError } from '../errors/index.js';
import type { CatalogContext } from './catalog-context.js';
import { catalogReading } from './catalog-reading.js';
import type { CatalogReading } from './catalog-reading.js';
import { gatherCatalog } from './gather-catalog.js';
import type { GatheredCatalog } from './gather-catalog.js';
import { gatherFiles } from './gather-files.js';
import type { GatheredFiles } from './gather-files.js';
import { gatherNotices } from './gather-notices.js';
import type { GateSession } from './gate-session.js';
import type { CatalogPair, Settings } from '../settings/index.js';
import type { CommittedPlace } from '../git/index.js';
import { listPairs } from './list-pairs.js';
import { readPolicyFile } from './policy-file.js';
import type { Subject } from './subject.js';

/**
 * Everything that the verdict of a session is decided from. Reviews are read last but for the notices. What concerns
 * one catalog is said of that catalog. Throws the GateError of what keeps the whole step from being decided.
 */
export async function gatherEvidence(session: GateSession): Promise<Evidence> {
  const { commits, workspace, subject, settings } = session;
  const { pairs, errors } = await listPairs(commits, workspace, subject, settings);
  const policy = await readPolicyFile(commits, subject, settings.policy, settings.limits);
  const context = catalogContext(session, policy.policy);
  await commits.prefetch(placesOf(pairs, subject, settings), settings.limits);
  const catalogs: GatheredCatalog[] = [];
  for (const pair of pairs) catalogs.push(await gatherCatalog(pair, context));
  const notices = await gatherNotices(session, catalogs, policy);
  const { files, approvals, fault } = await filesOrFault(session, context.reading, catalogs);
  return {
    event: subject.event,
    catalogs: catalogs.map(({ evidence }) => evidence),
    files,
    approvals,
    failOnDrift: settings.failOnDrift,
    fault: errors[0] ?? fault,
    blockingError: subject.blockingError,
    notices,
  };
}

/** The committed files that are going to be read. */
function placesOf(
  pairs: readonly CatalogPair[],
  subject: Subject,
  settings: Settings,
): readonly CommittedPlace[] {
  const { base, head, baseTip } = subject;
  return pairs.flatMap(({ baseline, candidate }) => [
    ...[base, head, baseTip].flatMap((commit) => (commit === null ? [] : [{ commit, path: baseline }])),
    ...(settings.candidateSource === 'commit' ? [{ commit: head, path: candidate }] : []),
  ]);
}

/** Where a protected file cannot be compared, the catalogs still are worth a report. */
async function filesOrFault(
  session: GateSession,
  reading: CatalogReading,
  catalogs: readonly GatheredCatalog[],
): Promise<GatheredFiles & { readonly fault: GateError | null }> {
  try {
    return { ...(await gatherFiles(session, reading, catalogs)), fault: null };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { files: [], approvals: session.settings.approvals, fault: error };
  }
}

function catalogContext(session: GateSession, policy: CatalogPolicy | null): CatalogContext {
  const { commits, workspace, settings } = session;
  const { limits, ignore, policyMode } = settings;
  return {
    ...session,
    reading: catalogReading(commits, workspace, { limits, ignore }),
    throughMap: (candidate) => throughMap(session, candidate),
    examinePolicy:
      policy === null
        ? null
        : (base, candidate) =>
            examinePolicy(policy, policyMode, base.state === 'present' ? base.value : null, candidate),
  };
}

/** The map is the committed one at H, never the workspace's. */
async function throughMap({ commits, subject, settings }: GateSession, candidate: Catalog): Promise<Catalog> {
  if (settings.map === null) return candidate;
  const file = await commits.read(subject.head, settings.map, settings.limits, 'map');
  if (file.state === 'absent') throw new GateError('not_found', 'map');
  if (file.state !== 'present') throw file.error;
  return inventoryFromManifest(
    candidate,
    parseMap(file.value.bytes, { field: 'map', limits: settings.limits }),
  );
}
