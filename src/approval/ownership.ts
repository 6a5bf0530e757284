import type { Known } from '../errors/index.js';
import { foldLogin, sameLogin } from '../gate/index.js';
import type { OwnerFault } from '../gate/index.js';
import type { Account, Teams } from '../github/index.js';

/**
 * Whether an account owns a file now: `owners` (`@user`, `@org/team` or an e-mail address) names it, or a team that
 * it is an active member of. Who is established to have no write access owns nothing by team, whether or not the team
 * can be read (GitHub's page "About code owners"). An e-mail address cannot be matched to an account, so with one among
 * the owners nobody else is established to be none.
 */
export async function readOwnership(
  account: Account,
  owners: readonly string[],
  canWrite: () => Promise<Known<boolean>>,
  teams: Teams,
): Promise<Known<boolean>> {
  if (owners.some((owner) => isUser(owner) && sameLogin(owner.slice(1), account.login))) return answer(true);
  if (account.type === 'Bot') return answer(false);
  const others = owners.filter((owner) => !isUser(owner));
  if (others.length === 0) return answer(false);
  const named = await isNamed(account, others, teams);
  if (named.known && !named.value) return named;
  const access = await canWrite();
  return access.known && !access.value ? access : named;
}

async function isNamed(account: Account, owners: readonly string[], teams: Teams): Promise<Known<boolean>> {
  let unread: Known<boolean> | null = owners.some(isEmail) ? { known: false, permission: null } : null;
  for (const { organization, team } of owners.flatMap(teamOf)) {
    const member = await teams.isMember(organization, team, account.login);
    if (member.known && member.value) return member;
    if (!member.known) unread = member;
  }
  return unread ?? answer(false);
}

/** What tells whether an owner can approve a pull request. */
export interface OwnerFaultSource {
  /** null where the account was deleted. */
  readonly author: Account | null;
  readonly canWrite: (account: Account) => Promise<Known<boolean>>;
  /** Owners that GitHub itself finds fault with, as CODEOWNERS writes them. */
  readonly unknownOwners: () => Promise<readonly string[]>;
}

/** More owners than these are not looked into one by one: one of them will do. */
const MAX_LOOKED_INTO = 3;

/** Owners who can approve nothing, where they are so few that it may be all of them. What cannot be read is no fault. */
export async function ownerFaults(
  owners: readonly string[],
  source: OwnerFaultSource,
): Promise<readonly OwnerFault[]> {
  if (owners.length > MAX_LOOKED_INTO) return [];
  const faults: OwnerFault[] = [];
  for (const owner of owners) {
    const code = await faultOf(owner, source);
    if (code !== null) faults.push({ owner, code });
  }
  return faults;
}

async function faultOf(owner: string, source: OwnerFaultSource): Promise<OwnerFault['code'] | null> {
  if (isEmail(owner)) return 'email_address';
  const isUnknown = async () => (await source.unknownOwners()).map(foldLogin).includes(foldLogin(owner));
  if (!isUser(owner)) return (await isUnknown()) ? 'unknown_owner' : null;
  const login = owner.slice(1);
  if (source.author !== null && sameLogin(source.author.login, login)) return 'is_author';
  const access = await source.canWrite({ id: null, login, type: 'Unknown' });
  if (!access.known || access.value) return null;
  return (await isUnknown()) ? 'unknown_owner' : 'no_write_access';
}

function answer(value: boolean): Known<boolean> {
  return { known: true, value };
}

function isUser(owner: string): boolean {
  return owner.startsWith('@') && !owner.includes('/');
}

function isEmail(owner: string): boolean {
  return !owner.startsWith('@');
}

function teamOf(owner: string): readonly { readonly organization: string; readonly team: string }[] {
  const [, organization, team] = /^@([^/]+)\/([^/]+)$/.exec(owner) ?? [];
  return organization === undefined || team === undefined ? [] : [{ organization, team }];
}
