import type { Known } from '../../errors/index.js';
import { GateError, known } from '../../errors/index.js';
import { foldLogin } from '../../gate/index.js';
import { memoizeAsync } from '../../memoize-async.js';
import { textAt } from '../api/index.js';
import type { Api } from '../api/index.js';

export interface Teams {
  /**
   * Whether the account of a login is an active member of `team` (its slug) in `organization`, or of a team below it.
   */
  isMember(organization: string, team: string, login: string): Promise<Known<boolean>>;
}

const MEMBERSHIP = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}';
const TEAM = 'GET /orgs/{org}/teams/{team_slug}';

/**
 * Teams as a token may read them (`members: read`, which a workflow's own token cannot have). GitHub answers 404 both
 * for somebody who is no member and for a team that the token may not see, so "no" takes a team that can be read. A
 * slug has no upper case, however CODEOWNERS spells it.
 */
export function readTeams(api: Api): Teams {
  const memberships = new Map<string, Promise<Known<boolean>>>();
  const teams = new Map<string, Promise<boolean>>();

  const isReadable = (organization: string, team: string): Promise<boolean> =>
    memoizeAsync(teams, `${organization}/${team}`, async () => {
      const { status } = await api.request(TEAM, { org: organization, team_slug: team });
      return status === 200;
    });

  const readMembership = (organization: string, team: string, login: string): Promise<Known<boolean>> =>
    known(async () => {
      const parameters = { org: organization, team_slug: team, username: login };
      const { status, data } = await api.request(MEMBERSHIP, parameters);
      if (status === 200) return textAt(data, 'state') === 'active';
      if (status === 404 && (await isReadable(organization, team))) return false;
      throw new GateError('permission_missing', 'members: read');
    });

  return {
    isMember: (organization, team, login) =>
      memoizeAsync(memberships, foldLogin(`${organization}/${team}/${login}`), () =>
        readMembership(organization, foldLogin(team), login),
      ),
  };
}
