import type { Known } from '../errors/index.js';
import type { Notice, NoticeCode } from '../gate/index.js';
import { GateError, known } from '../errors/index.js';
import { isOwned } from '../patterns/index.js';
import { at, completeList, flagAt, listAt, textAt } from '../github/index.js';
import type { Api, Repository } from '../github/index.js';
import type { CodeOwnersFile } from './code-owners.js';
import type { CodeOwnersPath } from './code-owners.js';

export interface RulesAuditRequest {
  readonly repository: Repository;
  /** The base branch. */
  readonly branch: string;
  /** The check run's name under `check-run`, else null: any required check will do, since a job's name is not known. */
  readonly checkName: string | null;
  /** CODEOWNERS of the branch's tip. */
  readonly codeOwners: CodeOwnersFile;
  readonly protectedPaths: readonly string[];
  /** How CODEOWNERS is asked for one of them. */
  readonly asked: CodeOwnersPath;
}

/** How the base branch is protected, as far as a token with `metadata: read` can tell. */
interface Protection {
  readonly isProtected: boolean;
  /** Whether classic branch protection may be in force, which asks for things that this token cannot read. */
  readonly mayBeClassic: boolean;
}

const BRANCH = 'GET /repos/{owner}/{repo}/branches/{branch}';
const RULES = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
const MAX_PAGES = 10;
const CLASSIC_PERMISSION = 'administration: read';

/**
 * What the repository's settings leave open beside the gate: a base branch that is not protected, rules that require
 * neither the check nor code-owner review, and a CODEOWNERS that does not own itself or a protected file. What cannot
 * be read is said (`rules_unreadable`), not warned of; nothing is thrown for it. Source: GitHub's pages "Get rules for
 * a branch", "Get a branch" and "About code owners".
 */
export async function auditRules(api: Api, request: RulesAuditRequest): Promise<readonly Notice[]> {
  const { repository, branch } = request;
  const [protection, rules] = await Promise.all([
    known(() => readProtection(api, request)),
    known(() => readBranchRules(api, repository, branch)),
  ]);
  return [...branchNotices(protection, rules, request.checkName), ...ownerNotices(request)];
}

async function readProtection(api: Api, { repository, branch }: RulesAuditRequest): Promise<Protection> {
  const { status, data } = await api.request(BRANCH, { ...repository, branch });
  const isProtected = flagAt(data, 'protected');
  if (status !== 200 || isProtected === null) throw new GateError('github_unavailable', 'github');
  return { isProtected, mayBeClassic: isProtected && flagAt(data, 'protection', 'enabled') !== false };
}

/** The rules of a branch as GitHub lists them. Throws as `completeList` does. */
export function readBranchRules(
  api: Api,
  repository: Repository,
  branch: string,
): Promise<readonly unknown[]> {
  return completeList(api, RULES, { ...repository, branch }, MAX_PAGES);
}

function branchNotices(
  protection: Known<Protection>,
  rules: Known<readonly unknown[]>,
  checkName: string | null,
): readonly Notice[] {
  if (!rules.known) return [notice('rules_unreadable', null, rules.permission)];
  const lacking: readonly NoticeCode[] = [
    ...(requiresCheck(rules.value, checkName) ? [] : (['check_not_required'] as const)),
    ...(requiresCodeOwners(rules.value) ? [] : (['code_owner_review_not_required'] as const)),
  ];
  if (!protection.known) return [notice('rules_unreadable', null, protection.permission)];
  if (!protection.value.isProtected && rules.value.length === 0)
    return [notice('branch_not_protected'), ...lacking.map((code) => notice(code))];
  if (lacking.length > 0 && protection.value.mayBeClassic)
    return [notice('rules_unreadable', null, CLASSIC_PERMISSION)];
  return lacking.map((code) => notice(code));
}

/** A workflow that an organisation requires holds more than a required check. */
function requiresCheck(rules: readonly unknown[], checkName: string | null): boolean {
  if (rules.some((rule) => textAt(rule, 'type') === 'workflows')) return true;
  const names = rules
    .filter((rule) => textAt(rule, 'type') === 'required_status_checks')
    .flatMap((rule) => listAt(rule, 'parameters', 'required_status_checks') ?? [])
    .map((check) => textAt(check, 'context'));
  return checkName === null ? names.length > 0 : names.includes(checkName);
}

function requiresCodeOwners(rules: readonly unknown[]): boolean {
  return rules.some(
    (rule) =>
      textAt(rule, 'type') === 'pull_request' && at(rule, 'parameters', 'require_code_owner_review') === true,
  );
}

function ownerNotices({ codeOwners, protectedPaths, asked }: RulesAuditRequest): readonly Notice[] {
  const { path, rules } = codeOwners;
  if (!rules.known) return [];
  const ofItself = path === null || !isOwned(rules.value, path) ? [notice('codeowners_not_owned', path)] : [];
  const unowned = protectedPaths.filter((each) => each !== path && !isOwned(rules.value, asked(each)));
  return [...ofItself, ...unowned.map((each) => notice('protected_file_not_owned', each))];
}

function notice(code: NoticeCode, path: string | null = null, permission: string | null = null): Notice {
  return { code, path, permission };
}
