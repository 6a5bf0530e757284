import type { EventName, Notice } from '../gate/index.js';
import { checkRunName } from '../github/index.js';
import { auditRules, codeOwnersPaths, gateFiles, readCodeOwners } from '../approval/index.js';
import type { GatheredCatalog } from './gather-catalog.js';
import type { GateSession } from './gate-session.js';
import { hiddenDiffs } from './hidden-diffs.js';
import type { PolicyFile } from './policy-file.js';

const AUDITED: readonly EventName[] = [
  'pull_request',
  'pull_request_review',
  'pull_request_target',
  'schedule',
  'workflow_dispatch',
];

/**
 * What a reader of the report should know beside the verdict; decides nothing, and throws nothing for what cannot be
 * read.
 */
export async function gatherNotices(
  session: GateSession,
  catalogs: readonly GatheredCatalog[],
  policy: PolicyFile,
): Promise<readonly Notice[]> {
  const { commits, subject, settings } = session;
  const { base, head } = subject;
  const baselines = catalogs.map(({ evidence }) => evidence.baselinePath);
  const hidden = base === null || base === head ? [] : await hiddenDiffs(commits, base, head, baselines);
  const notInForce = { code: 'policy_not_in_force', path: settings.policy, permission: null } as const;
  return [...hidden, ...(policy.notInForce ? [notInForce] : []), ...(await setupNotices(session, baselines))];
}

async function setupNotices(session: GateSession, baselines: readonly string[]): Promise<readonly Notice[]> {
  const { api, commits, subject, settings, environment } = session;
  if (api === null || subject.baseTip === null || !AUDITED.includes(subject.event)) return [];
  const files = gateFiles(settings, subject.repository, environment).map(({ path }) => path);
  return auditRules(api, {
    repository: subject.repository,
    branch: subject.baseBranch,
    checkName: settings.checkRun ? checkRunName(settings.id ?? '') : null,
    codeOwners: await readCodeOwners(commits, subject.baseTip),
    protectedPaths: [...baselines, ...files],
    asked: await codeOwnersPaths(commits, [subject.baseTip, subject.head], baselines),
  });
}
