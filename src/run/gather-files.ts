import type { ProtectedFile } from '../gate/index.js';
import type { Settings } from '../settings/index.js';
import {
  auditPush,
  codeOwnersPaths,
  gateFiles,
  gatherApproval,
  readCodeOwners,
  withoutReviews,
  withOwners,
} from '../approval/index.js';
import type { ChangedFile, OwnedFile } from '../approval/index.js';
import { baselineFormat } from './catalog-context.js';
import type { CatalogReading } from './catalog-reading.js';
import { changedFiles } from './changed-files.js';
import type { WatchedFiles } from './changed-files.js';
import { isSameObject } from './committed-paths.js';
import { fileDigest } from './file-digest.js';
import type { DigestSource } from './file-digest.js';
import type { GatheredCatalog } from './gather-catalog.js';
import type { GateSession } from './gate-session.js';
import { known } from '../errors/index.js';
import { readSettingsFile } from './open-session.js';
import { readPullRequest } from '../github/index.js';
import { refuseTakenBack } from './taken-back.js';

/** The protected files that a change touches, with what decides about their approval. */
export interface GatheredFiles {
  readonly files: readonly ProtectedFile[];
  /** How many approvals each needs. */
  readonly approvals: number;
}

/** Who decides: the settings as the base has them. */
type Rules = Pick<Settings, 'owners' | 'approvals'>;

/**
 * The protected files that a session's change touches, and everybody's approval of them: of a pull request, of the one
 * that a merge group is about, or of those that a push brought. The other events change nothing. Throws the GateError
 * of what kept a change from being seen; what kept an approval from being seen is unknown in the result.
 */
export async function gatherFiles(
  session: GateSession,
  reading: CatalogReading,
  catalogs: readonly GatheredCatalog[],
): Promise<GatheredFiles> {
  const { subject, settings } = session;
  const source = { commits: session.commits, reading, baselineFormat: baselineFormat(settings) };
  if (subject.event === 'push') return filesOfPush(session, source, catalogs);
  if (subject.base === null) return { files: [], approvals: settings.approvals };
  const readable = catalogs.filter(
    ({ base, head }) => base.state !== 'unavailable' && head.state !== 'unavailable',
  );
  const files = watched(session, settings, readable);
  await refuseTakenBack(session, files);
  const changed = await changedFiles(source, subject.base, subject.head, files);
  const bringing = await withoutFilesOfTip(session, changed);
  const owned = await ownedFiles(session, bringing, settings, subject.baseTip, catalogs);
  return { files: await approvalOf(session, source, owned), approvals: settings.approvals };
}

/**
 * What merging the head brings. Since it left the base branch, that can have come to the very same file, as where a
 * pull request that this one stands on was squashed. A baseline is compared with the tip's on its own.
 */
async function withoutFilesOfTip(
  { commits, subject }: GateSession,
  changed: readonly ChangedFile[],
): Promise<readonly ChangedFile[]> {
  const { head, baseTip, pullRequestHead } = subject;
  if (head !== pullRequestHead || baseTip === null) return changed;
  const files: ChangedFile[] = [];
  for (const file of changed) {
    if (file.role === 'baseline' || !(await isSameObject(commits, head, baseTip, file.path)))
      files.push(file);
  }
  return files;
}

/** An audit after the fact, by the owners and settings from before the push. */
async function filesOfPush(
  session: GateSession,
  source: DigestSource,
  catalogs: readonly GatheredCatalog[],
): Promise<GatheredFiles> {
  const { api, ownersApi, commits, subject, settings } = session;
  const { before } = subject;
  if (before === null || api === null || ownersApi === null)
    return { files: [], approvals: settings.approvals };
  const file = await readSettingsFile(commits, before);
  const rules = { owners: file?.owners ?? settings.owners, approvals: file?.approvals ?? settings.approvals };
  const files = await auditPush({
    api,
    ownersApi,
    repository: subject.repository,
    reader: commits,
    pairOf: pairOf(source),
    branch: subject.baseBranch,
    before,
    after: subject.head,
    changedBetween: async (base, head) => {
      const changed = await changedFiles(source, base, head, watched(session, rules, catalogs));
      return ownedFiles(session, changed, rules, before, catalogs);
    },
  });
  return { files, approvals: rules.approvals };
}

function watched(
  { settings, subject, environment }: GateSession,
  rules: Pick<Rules, 'owners'>,
  catalogs: readonly GatheredCatalog[],
): WatchedFiles {
  return {
    baselines: catalogs.map(({ evidence }) => ({
      catalog: evidence.name,
      path: evidence.baselinePath,
      previousPath: evidence.previousBaselinePath,
    })),
    patterns: settings.catalogs.map(({ baseline }) => baseline).filter((path) => path.includes('*')),
    files: gateFiles(settings, subject.repository, environment),
    codeOwners: rules.owners === null,
  };
}

async function ownedFiles(
  { commits, subject }: GateSession,
  changed: readonly ChangedFile[],
  rules: Pick<Rules, 'owners'>,
  commit: string | null,
  catalogs: readonly GatheredCatalog[],
): Promise<readonly OwnedFile[]> {
  if (changed.length === 0) return [];
  const baselines = catalogs.map(({ evidence }) => ({ catalog: evidence.name, path: evidence.baselinePath }));
  if (rules.owners !== null || commit === null) {
    return withOwners(changed, rules.owners, { known: false, permission: null }, baselines, (path) => path);
  }
  const paths = [...changed, ...baselines].map(({ path }) => path);
  const asked = await codeOwnersPaths(commits, [subject.head, commit], paths);
  return withOwners(changed, null, (await readCodeOwners(commits, commit)).rules, baselines, asked);
}

async function approvalOf(
  session: GateSession,
  source: DigestSource,
  files: readonly OwnedFile[],
): Promise<readonly ProtectedFile[]> {
  const { api, ownersApi, subject, settings } = session;
  const { repository, pullRequest: number } = subject;
  if (files.length === 0) return [];
  if (settings.approvals === 0) return withoutReviews(files, number, { known: true, value: [] });
  const base = subject.event === 'merge_group' ? subject.base : subject.baseTip;
  if (number === null || base === null || api === null || ownersApi === null) {
    return withoutReviews(files, number, { known: false, permission: null });
  }
  const pullRequest = await known(() => readPullRequest(api, repository, number));
  if (!pullRequest.known) return withoutReviews(files, number, pullRequest);
  const reader = session.commits;
  return gatherApproval(
    { api, ownersApi, repository, reader, base, pullRequest: pullRequest.value, pairOf: pairOf(source) },
    files,
  );
}

function pairOf(source: DigestSource) {
  return async (file: ChangedFile, base: string, now: string) => ({
    base: await fileDigest(source, file.role, file.path, base),
    now: await fileDigest(source, file.role, file.path, now),
  });
}
