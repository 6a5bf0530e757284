import { readCodeOwners } from '../approval/index.js';
import { parseCatalog } from '../catalog/index.js';
import type { Known } from '../errors/index.js';
import { GateError, known } from '../errors/index.js';
import { SETTINGS_PATH } from '../gate/index.js';
import type { CommitReader } from '../git/index.js';
import { commitReader } from '../git/index.js';
import type { Api, Repository } from '../github/index.js';
import {
  apiObjects,
  at,
  completeList,
  countAt,
  listAt,
  readBranch,
  readDefaultBranch,
  readWriteAccess,
  textAt,
} from '../github/index.js';
import { DEFAULT_LIMITS } from '../json/index.js';
import { isOwned, ownersOf } from '../patterns/index.js';
import type { CodeOwnersRule } from '../patterns/index.js';
import type { SettingsFile } from '../settings/index.js';
import { parseSettingsFile } from '../settings/index.js';
import type { Finding } from './finding.js';
import { missing, ok, unknownYet } from './finding.js';
import type { GateWorkflow } from './gate-workflow.js';
import { NEEDED_PERMISSIONS, readGateWorkflow } from './gate-workflow.js';

/** What was found in a repository. */
export interface Diagnosis {
  readonly branch: string;
  readonly findings: readonly Finding[];
}

/** A repository at the tip of its default branch. */
interface Site {
  readonly api: Api;
  readonly repository: Repository;
  readonly branch: string;
  readonly tip: string;
  readonly commits: CommitReader;
}

const WORKFLOWS = '.github/workflows';
const RULES = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
const ERRORS = 'GET /repos/{owner}/{repo}/codeowners/errors';
const MAX_PAGES = 10;

/**
 * Looks at a repository through the API as its default branch is now, and says what the gate needs and what is missing of
 * it: files, rules of the branch, and owners who can approve. Throws GateError where the repository itself cannot be
 * read; what a token may not read besides is `unknown`. Source of the rules: README, "Set it up".
 */
export async function examineRepository(api: Api, repository: Repository): Promise<Diagnosis> {
  const branch = await readDefaultBranch(api, repository);
  const { tip, isProtected } = await readBranch(api, repository, branch);
  const site: Site = { api, repository, branch, tip, commits: commitReader(apiObjects(api, repository)) };
  const settings = await known(() => settingsAt(site));
  const file = settings.known ? settings.value : null;
  const workflows = await gateWorkflows(site);
  return {
    branch,
    findings: [
      settingsFinding(settings),
      ...workflowFindings(workflows),
      ...(await otherWorkflows(site, file, workflows)),
      ...(await baselineFinding(site, file)),
      isProtected ? ok('branch_protected', branch) : missing('branch_protected', branch),
      ...(await ruleFindings(site, workflows)),
      ...(await ownerFindings(site, file, workflows)),
    ],
  };
}

async function settingsAt({ commits, tip }: Site): Promise<SettingsFile | null> {
  const file = await commits.read(tip, SETTINGS_PATH, DEFAULT_LIMITS, 'settings');
  if (file.state === 'absent') return null;
  if (file.state !== 'present') throw file.error;
  return parseSettingsFile(file.value.bytes);
}

function settingsFinding(settings: Known<SettingsFile | null>): Finding {
  if (!settings.known) return missing('settings_file', SETTINGS_PATH, 'unreadable');
  return settings.value === null
    ? missing('settings_file', SETTINGS_PATH)
    : ok('settings_file', SETTINGS_PATH);
}

async function gateWorkflows({ commits, tip }: Site): Promise<readonly GateWorkflow[]> {
  const limits = { ...DEFAULT_LIMITS, maxBytes: 256 * 1024 };
  const folder = await commits.readDirectory(tip, WORKFLOWS, ['.yml', '.yaml'], limits, 'workflows');
  if (folder.state === 'absent') return [];
  if (folder.state !== 'present') throw folder.error;
  const found: GateWorkflow[] = [];
  for (const { path, bytes } of folder.value.files) {
    const workflow = await readGateWorkflow(`${WORKFLOWS}/${path}`, Buffer.from(bytes).toString());
    if (workflow !== null) found.push(workflow);
  }
  return found;
}

function workflowFindings(workflows: readonly GateWorkflow[]): readonly Finding[] {
  if (workflows.length === 0) return [missing('gate_workflow', WORKFLOWS)];
  return workflows.flatMap(({ path, events, permissions }) => {
    const lacking = NEEDED_PERMISSIONS.filter((wanted) => !holds(permissions ?? [], wanted));
    return [
      ok('gate_workflow', path),
      events.includes('pull_request_target')
        ? ok('workflow_hardened', path)
        : missing('workflow_hardened', path),
      ...(permissions === null
        ? [unknownYet('workflow_permissions', path, null)]
        : [
            lacking.length === 0
              ? ok('workflow_permissions', path)
              : missing('workflow_permissions', path, lacking.join(', ')),
          ]),
    ];
  });
}

/** `write` holds what `read` does. */
function holds(permissions: readonly string[], wanted: string): boolean {
  return permissions.includes(wanted) || permissions.includes(wanted.replace(': read', ': write'));
}

/** The workflows that the settings name. */
async function otherWorkflows(
  { commits, tip }: Site,
  settings: SettingsFile | null,
  workflows: readonly GateWorkflow[],
): Promise<readonly Finding[]> {
  const isHardened = workflows.some(({ events }) => events.includes('pull_request_target'));
  const wanted = [
    ...(isHardened ? [['review_workflow', settings?.reviewWorkflow ?? null] as const] : []),
    ...(settings?.candidateSource === 'artifact'
      ? [['capture_workflow', settings.captureWorkflow] as const]
      : []),
  ];
  const findings: Finding[] = [];
  for (const [code, path] of wanted) {
    const found = path === null ? null : await commits.find(tip, path, 'workflow');
    findings.push(found?.state === 'present' ? ok(code, path) : missing(code, path));
  }
  return findings;
}

/** A pattern names no file to look at. */
async function baselineFinding(
  { commits, tip }: Site,
  settings: SettingsFile | null,
): Promise<readonly Finding[]> {
  const paths = [settings?.baseline ?? null, ...(settings?.catalogs ?? []).map(({ baseline }) => baseline)];
  const findings: Finding[] = [];
  for (const path of paths) {
    if (path === null || path.includes('*')) continue;
    const file = await commits.read(tip, path, DEFAULT_LIMITS, 'baseline');
    if (file.state === 'absent') findings.push(missing('baseline', path));
    else if (file.state !== 'present') findings.push(unknownYet('baseline', path, file.error.code));
    else findings.push(catalogFinding(path, file.value.bytes));
  }
  return findings;
}

function catalogFinding(path: string, bytes: Uint8Array): Finding {
  try {
    parseCatalog(bytes);
    return ok('baseline', path);
  } catch (error) {
    if (error instanceof GateError) return missing('baseline', path, error.code);
    throw error;
  }
}

/** What the rules of the default branch ask for; classic branch protection cannot be read without more rights. */
async function ruleFindings(site: Site, workflows: readonly GateWorkflow[]): Promise<readonly Finding[]> {
  const { api, repository, branch } = site;
  const rules = await known(() => completeList(api, RULES, { ...repository, branch }, MAX_PAGES));
  if (!rules.known)
    return (['check_required', 'code_owner_review'] as const).map((code) =>
      unknownYet(code, branch, rules.permission),
    );
  const checks = rules.value
    .filter((rule) => textAt(rule, 'type') === 'required_status_checks')
    .flatMap((rule) => listAt(rule, 'parameters', 'required_status_checks') ?? []);
  const ours = checks.filter((check) => (textAt(check, 'context') ?? '').startsWith('tool-catalog'));
  const isWorkflowRequired = rules.value.some((rule) => textAt(rule, 'type') === 'workflows');
  const needsQueue = rules.value.some((rule) => textAt(rule, 'type') === 'merge_queue');
  const reviewed = rules.value.some((rule) => at(rule, 'parameters', 'require_code_owner_review') === true);
  return [
    ours.length > 0 || isWorkflowRequired ? ok('check_required', branch) : missing('check_required', branch),
    ...ours.map((check) => {
      const name = textAt(check, 'context');
      return countAt(check, 'integration_id') === null
        ? missing('check_source', name)
        : ok('check_source', name);
    }),
    reviewed ? ok('code_owner_review', branch) : missing('code_owner_review', branch),
    ...(needsQueue
      ? workflows.map(({ path, events }) =>
          events.includes('merge_group')
            ? ok('workflow_merge_queue', path)
            : missing('workflow_merge_queue', path),
        )
      : []),
  ];
}

async function ownerFindings(
  site: Site,
  settings: SettingsFile | null,
  workflows: readonly GateWorkflow[],
): Promise<readonly Finding[]> {
  if (settings?.approvals === 0) return [];
  const { path, rules } = await readCodeOwners(site.commits, site.tip);
  if (path === null) return [missing('codeowners')];
  if (!rules.known) return [unknownYet('codeowners', path, rules.permission)];
  const baselines = [
    settings?.baseline ?? null,
    ...(settings?.catalogs ?? []).map(({ baseline }) => baseline),
  ];
  const wanted = [...baselines, SETTINGS_PATH, path, ...workflows.map((workflow) => workflow.path)]
    .filter((each) => each !== null)
    .filter((each) => !each.includes('*'));
  return [
    ok('codeowners', path),
    await errorsFinding(site, path),
    ...wanted.map((each) => (isOwned(rules.value, each) ? ok('owned', each) : missing('owned', each))),
    ...(await approverFindings(site, settings, rules.value, wanted[0] ?? SETTINGS_PATH)),
  ];
}

/** GitHub's own reading of the file: unknown owners, owners without write access, patterns that cannot be parsed. */
async function errorsFinding({ api, repository, branch }: Site, path: string): Promise<Finding> {
  const errors = await known(async () => {
    const { status, data } = await api.request(ERRORS, { ...repository, ref: branch });
    if (status !== 200) throw new GateError('github_unavailable', 'github');
    return listAt(data, 'errors') ?? [];
  });
  if (!errors.known) return unknownYet('codeowners_valid', path, errors.permission);
  const lines = errors.value.map(
    (error) => `line ${String(countAt(error, 'line') ?? 0)}: ${textAt(error, 'kind') ?? 'error'}`,
  );
  return lines.length === 0
    ? ok('codeowners_valid', path)
    : missing('codeowners_valid', path, lines.slice(0, 5).join('; '));
}

/** Of the owners of a baseline: who may write, and whether there are two, since nobody approves their own change. */
async function approverFindings(
  { api, repository }: Site,
  settings: SettingsFile | null,
  rules: readonly CodeOwnersRule[],
  path: string,
): Promise<readonly Finding[]> {
  const owners = settings?.owners ?? ownersOf(rules, path);
  const people = owners.filter((owner) => owner.startsWith('@') && !owner.includes('/'));
  const findings: Finding[] = [];
  for (const owner of people) {
    const access = await readWriteAccess(api, repository, { login: owner.slice(1), id: null, type: 'User' });
    if (!access.known) findings.push(unknownYet('owner_can_approve', owner, access.permission));
    else findings.push(access.value ? ok('owner_can_approve', owner) : missing('owner_can_approve', owner));
  }
  const addresses = owners.filter((owner) => !owner.startsWith('@'));
  const isTeam = owners.some((owner) => owner.includes('/'));
  return [
    ...findings,
    ...addresses.map((address) => missing('owner_can_approve', address, 'address')),
    ...(owners.length === 0 || isTeam || people.length > 1 ? [] : [missing('two_owners', path)]),
  ];
}
