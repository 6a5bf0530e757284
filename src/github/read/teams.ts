import type { Known } from '../../errors/index.js';
import { GateError, known } from '../../errors/index.js';
import { foldLogin } from '../../gate/index.js';
import { memoizeAsync } from '../../memoize-async.js';
import { readAccount, textAt } from '../api/index.js';
import type { Api } from '../api/index.js';

export interface Teams {
  /**
   * Whether the account of a login is an active member of `team` (its slug) in `organization`, or of a team below it.
   */
  isMember(organization: string, team: string, login: string): Promise<Known<boolean>>;
}

const MEMBERS = 'GET /orgs/{org}/teams/{team_slug}/members';
const MEMBERSHIP = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}';
/** Pages of 100 members. */
const MAX_PAGES = 3;
const LIMITED = { known: false, permission: null, limit: 'too_many_requests' } as const;

/** The members of a team, as far as they were listed. */
interface Members {
  readonly logins: ReadonlySet<string>;
  readonly isComplete: boolean;
}

/**
 * Teams as a token may read them (`members: read`, which a workflow's own token cannot have). A team is listed once,
 * however many people are asked about: GitHub lists active members, those of the teams below it too, and answers 404 for
 * a team that the token may not see. Where it has more members than are listed, the others are looked up one by one. A slug
 * has no upper case, however CODEOWNERS spells it. `mayAsk` tells before each call whether it may be made.
 * Source: GitHub's pages "List team members" and "Get team membership for a user".
 */
export function readTeams(api: Api, mayAsk: () => boolean): Teams {
  const teams = new Map<string, Promise<Members>>();
  const memberships = new Map<string, Promise<Known<boolean>>>();

  const membersOf = (organization: string, team: string): Promise<Members> =>
    memoizeAsync(teams, `${organization}/${team}`, async () => {
      const logins = new Set<string>();
      let isComplete = false;
      let isUnderstood = true;
      for (let page = 1; page <= MAX_PAGES && !isComplete && mayAsk(); page += 1) {
        const parameters = { org: organization, team_slug: team, page };
        const { status, items, complete } = await api.paginate(MEMBERS, parameters, 1);
        if (status !== 200) throw unreadable();
        const members = items.flatMap((item) => readAccount(item)?.login ?? []);
        for (const login of members) logins.add(foldLogin(login));
        isUnderstood &&= members.length === items.length;
        isComplete = complete;
      }
      return { logins, isComplete: isComplete && isUnderstood };
    });

  const lookUp = (organization: string, team: string, login: string): Promise<Known<boolean>> => {
    const key = `${organization}/${team}/${login}`;
    if (!memberships.has(key) && !mayAsk()) return Promise.resolve(LIMITED);
    return memoizeAsync(memberships, key, () =>
      known(async () => {
        const { status, data } = await api.request(MEMBERSHIP, {
          org: organization,
          team_slug: team,
          username: login,
        });
        if (status === 200) return textAt(data, 'state') === 'active';
        if (status === 404) return false;
        throw unreadable();
      }),
    );
  };

  return {
    async isMember(organization, team, login) {
      const slug = foldLogin(team);
      const members = await known(() => membersOf(organization, slug));
      if (!members.known) return members;
      const { logins, isComplete } = members.value;
      const isListed = logins.has(foldLogin(login));
      return isListed || isComplete ? { known: true, value: isListed } : lookUp(organization, slug, login);
    },
  };
}

function unreadable(): GateError {
  return new GateError('permission_missing', 'members: read');
}
