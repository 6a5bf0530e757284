import { GateError } from '../errors/index.js';
import { SETTINGS_PATH } from '../gate/index.js';
import type { EventName, Notice } from '../gate/index.js';
import { isSameObject } from '../git/index.js';
import { checkRunName } from '../github/index.js';
import { codeOwnersPaths, gateFiles, readCodeOwners } from '../approval/index.js';
import type { CollectedCatalog } from './collect-catalog.js';
import type { PolicyFile } from './policy-file.js';
import type { GateSession } from './session.js';
import { settingsFault } from './settings-file.js';
import { suppressedDiffs } from './suppressed-diffs.js';

const AUDITED: readonly EventName[] = [
  'pull_request',
  'pull_request_review',
  'pull_request_target',
  'schedule',
  'workflow_dispatch',
];

/** What a settings file is called by mistake. */
const MISNAMED_SETTINGS = SETTINGS_PATH.replace(/yml$/, 'yaml');

const NOT_GUARDED: Notice = { code: 'base_not_guarded', path: null, permission: null };

/** Whether the settings of the repository are looked into on an event. */
export function isAudited(event: EventName): boolean {
  return AUDITED.includes(event);
}

/**
 * What a reader of the report should know beside the verdict; decides nothing, and throws nothing for what cannot be
 * read.
 */
export async function collectNotices(
  session: GateSession,
  catalogs: readonly CollectedCatalog[],
  policy: PolicyFile,
): Promise<readonly Notice[]> {
  const { commits, subject, settings } = session;
  const { base, head } = subject;
  const baselines = catalogs.map(({ evidence }) => evidence.baselinePath);
  const hidden = base === null || base === head ? [] : await suppressedDiffs(commits, base, head, baselines);
  const notInForce = { code: 'policy_not_in_force', path: settings.policy, permission: null } as const;
  return [
    ...captureNotices(session),
    ...(await settingsNotices(session)),
    ...hidden,
    ...(policy.notInForce ? [notInForce] : []),
    ...(await setupNotices(session, baselines)),
  ];
}

/** Where to look why nothing was captured. */
function captureNotices({ artifact }: GateSession): readonly Notice[] {
  if (artifact === null || artifact.run === null || artifact.files.state === 'present') return [];
  return [{ code: 'capture_run', path: artifact.run, permission: null }];
}

/** What the change brings in place of the settings, which decides nothing before it is merged. */
async function settingsNotices({ commits, subject }: GateSession): Promise<readonly Notice[]> {
  const { base, head } = subject;
  if (base === null || base === head) return [];
  const misnamed = await commits.find(head, MISNAMED_SETTINGS, 'settings');
  const notices: Notice[] =
    misnamed.state === 'present'
      ? [{ code: 'settings_misnamed', path: MISNAMED_SETTINGS, permission: null }]
      : [];
  if (await isSameObject(commits, base, head, SETTINGS_PATH)) return notices;
  const error = await settingsFault(commits, head);
  return error === null
    ? notices
    : [...notices, { code: 'settings_invalid', path: SETTINGS_PATH, permission: null, error }];
}

async function setupNotices(session: GateSession, baselines: readonly string[]): Promise<readonly Notice[]> {
  const { forge, commits, subject, settings, workflows } = session;
  const { rulesTip, head } = subject;
  if (forge === null || rulesTip === null || !isAudited(subject.event)) return [];
  const files = gateFiles({ ...settings, workflows }).map(({ path }) => path);
  const notGuarded = subject.ownBranch === subject.baseBranch ? [] : [NOT_GUARDED];
  const rules = await decidingNothing(async () =>
    forge.auditRules({
      branch: subject.baseBranch,
      checkName: settings.checkRun ? checkRunName(settings.id ?? '') : null,
      codeOwners: await readCodeOwners(commits, rulesTip),
      protectedPaths: [...baselines, ...files],
      asked: await codeOwnersPaths(commits, [rulesTip, head], baselines),
    }),
  );
  return [...notGuarded, ...rules];
}

/** No fault of theirs keeps a verdict from being found. */
async function decidingNothing(read: () => Promise<readonly Notice[]>): Promise<readonly Notice[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof GateError) return [{ code: 'rules_unreadable', path: null, permission: null }];
    throw error;
  }
}
