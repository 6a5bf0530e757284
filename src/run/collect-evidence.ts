import { collectFiles, gateFiles, neededApprovals } from '../approval/index.js';
import type { ApprovalRules, CollectedFiles } from '../approval/index.js';
import type { Evidence } from '../gate/index.js';
import { GateError } from '../errors/index.js';
import type { CommittedPlace } from '../git/index.js';
import type { CatalogPair, Settings, SettingsFile } from '../settings/index.js';
import { listPairs } from './catalog-pairs.js';
import { baselineFormat } from './catalog-reader.js';
import type { CatalogReader } from './catalog-reader.js';
import { catalogOf, collectCatalog } from './collect-catalog.js';
import type { CollectedCatalog } from './collect-catalog.js';
import { collectNotices } from './collect-notices.js';
import { readPolicyFile } from './policy-file.js';
import type { GateSession } from './session.js';
import { readSettingsFile } from './settings-file.js';
import type { Subject } from './subject.js';

/**
 * Everything that the verdict of a session is decided from. Reviews are read last. What concerns
 * one catalog is said of that catalog. Throws the GateError of what keeps the whole step from being decided.
 */
export async function collectEvidence(session: GateSession, reader: CatalogReader): Promise<Evidence> {
  const { commits, workspace, subject, settings } = session;
  const { pairs, errors } = await listPairs(commits, workspace, subject, settings, session.artifact);
  const policy = await readPolicyFile(commits, subject, settings.policy, settings.limits);
  await commits.prefetch(placesOf(pairs, subject, settings), settings.limits);
  const catalogs: CollectedCatalog[] = [];
  for (const pair of pairs) catalogs.push(await collectCatalog(pair, session, reader, policy));
  const [notices, { files, approvals, workflowApprovals, fault }] = await Promise.all([
    collectNotices(session, catalogs, policy),
    filesOrFault(session, reader, catalogs),
  ]);
  return {
    event: subject.event,
    catalogs: catalogs.map(({ evidence }) => evidence),
    files,
    approvals,
    workflowApprovals,
    failOnDrift: settings.failOnDrift,
    fault: errors[0] ?? fault,
    blockingError: subject.blockingError,
    notices,
  };
}

/** The committed files that are going to be read. */
function placesOf(
  pairs: readonly CatalogPair[],
  { base, head, baseTip }: Subject,
  settings: Settings,
): readonly CommittedPlace[] {
  return pairs.flatMap(({ baseline, candidate }) => [
    ...[base, head, baseTip].flatMap((commit) => (commit === null ? [] : [{ commit, path: baseline }])),
    ...(settings.candidateSource === 'commit' ? [{ commit: head, path: candidate }] : []),
  ]);
}

/** Where a protected file cannot be compared, the catalogs still are worth a report. */
async function filesOrFault(
  session: GateSession,
  reader: CatalogReader,
  catalogs: readonly CollectedCatalog[],
): Promise<CollectedFiles & { readonly fault: GateError | null }> {
  try {
    return { ...(await protectedFiles(session, reader, catalogs)), fault: null };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { files: [], ...neededApprovals(rulesOf(null, session.settings)), fault: error };
  }
}

/** A baseline that cannot be had is not compared here: its catalog says so. The audit of a push reads other commits. */
function protectedFiles(
  { commits, subject, settings, workflows, forge }: GateSession,
  reader: CatalogReader,
  catalogs: readonly CollectedCatalog[],
): Promise<CollectedFiles> {
  const isComparable = ({ base, head }: CollectedCatalog) =>
    subject.event === 'push' || (base.state !== 'unavailable' && head.state !== 'unavailable');
  return collectFiles({
    change: subject,
    source: {
      commits,
      readBaseline: async (commit, path) =>
        catalogOf(await reader.at(commit, { path, field: 'baseline', format: baselineFormat(settings) })),
    },
    rules: rulesOf(null, settings),
    rulesAt: async (commit) => rulesOf(await readSettingsFile(commits, commit), settings),
    baselines: catalogs.map(({ evidence }) => ({ catalog: evidence.name, path: evidence.baselinePath })),
    watched: catalogs.filter(isComparable).map(({ evidence }) => ({
      catalog: evidence.name,
      path: evidence.baselinePath,
      previousPath: evidence.previousBaselinePath,
    })),
    patterns: settings.catalogs.map(({ baseline }) => baseline).filter((path) => path.includes('*')),
    gateFiles: gateFiles({ ...settings, workflows }),
    forge,
  });
}

/** The rules as a settings file has them, without one as they are in force now. */
function rulesOf(file: SettingsFile | null, settings: Settings): ApprovalRules {
  const approvals = file?.approvals ?? settings.approvals;
  const isOff = file === null ? settings.approvalsOff : file.approvals === 0;
  return {
    owners: file?.owners ?? settings.owners,
    approvals,
    workflowApprovals: isOff ? 0 : Math.max(1, approvals),
  };
}
