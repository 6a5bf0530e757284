import type { Known } from '../errors/index.js';
import { sameLogin } from '../gate/index.js';
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
  canWrite: Known<boolean>,
  teams: Teams,
): Promise<Known<boolean>> {
  if (owners.some((owner) => isUser(owner) && sameLogin(owner.slice(1), account.login))) return answer(true);
  if (account.type === 'Bot' || (canWrite.known && !canWrite.value)) return answer(false);
  let unread: Known<boolean> | null = owners.some(isEmail) ? { known: false, permission: null } : null;
  for (const { organization, team } of owners.flatMap(teamOf)) {
    const member = await teams.isMember(organization, team, account.login);
    if (member.known && member.value) return member;
    if (!member.known) unread = member;
  }
  return unread ?? answer(false);
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
