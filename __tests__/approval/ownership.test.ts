import { describe, expect, test } from '@jest/globals';
import type { Known } from '../../src/errors/index.js';
import type { Account } from '../../src/github/api/account.js';
import { readOwnership } from '../../src/approval/ownership.js';
import { readTeams } from '../../src/github/read/teams.js';
import { fakeApi, json, paged } from '../github/api/fake-api.js';
import type { FakeApi } from '../github/api/fake-api.js';

const OLGA: Account = { login: 'Olga', id: 10, type: 'User' };
const YES: Known<boolean> = { known: true, value: true };
const NO: Known<boolean> = { known: true, value: false };
const MEMBERS = 'GET /orgs/acme/teams/security/members';

function owns(owners: readonly string[], api: FakeApi = fakeApi({}), account = OLGA, canWrite = YES) {
  return readOwnership(
    account,
    owners,
    () => Promise.resolve(canWrite),
    readTeams(api, () => true),
  );
}

describe('owner by name', () => {
  test.each([
    [['@Olga'], YES],
    [['@olga'], YES],
    [['@OLGA'], YES],
    [['@bob', '@olga'], YES],
    [['@bob'], NO],
    [['@olga2'], NO],
    [['olga'], { known: false, permission: null }],
    [[], NO],
  ])('%j', async (owners, expected) => {
    expect(await owns(owners)).toEqual(expected);
  });

  test('the Kelvin sign is no k', async () => {
    expect(await owns(['@\u212aim'], fakeApi({}), { ...OLGA, login: 'kim' })).toEqual(NO);
  });

  test('an e-mail address cannot be matched: nobody else is established to be no owner', async () => {
    expect(await owns(['olga@example.com'])).toEqual({ known: false, permission: null });
    expect(await owns(['olga@example.com', '@olga'])).toEqual(YES);
    expect(await owns(['olga@example.com'], fakeApi({}), OLGA, NO)).toEqual(NO);
  });

  test('a bot owns what names it, and nothing by team', async () => {
    const bot: Account = { login: 'renovate[bot]', id: 3, type: 'Bot' };
    expect(await owns(['@renovate[bot]'], fakeApi({}), bot)).toEqual(YES);
    expect(await owns(['@acme/security'], fakeApi({}), bot)).toEqual(NO);
  });
});

describe('owner by team', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ login: `p${index}`, id: index, type: 'User' }));

  test.each([
    ['a member', [OLGA], YES],
    ['another spelling of the login', [{ ...OLGA, login: 'OLGA' }], YES],
    ['a member on the second page', [...people(150), OLGA], YES],
    ['nobody who is listed', people(150), NO],
    ['nobody', [], NO],
  ])('%s', async (_name, members, expected) => {
    expect(await owns(['@acme/security'], fakeApi({ [MEMBERS]: paged(members) }))).toEqual(expected);
  });

  test('a team is asked for by its slug, which has no upper case', async () => {
    expect(await owns(['@acme/Security'], fakeApi({ [MEMBERS]: paged([OLGA]) }))).toEqual(YES);
  });

  test.each([
    ['403', json({}, 403)],
    ['404', json({}, 404)],
  ])('a team that answers %s is unknown and names the permission', async (_name, answer) => {
    const unreadable = { known: false, permission: 'members: read' };
    const api = () => fakeApi({ [MEMBERS]: answer });
    expect(await owns(['@acme/security'], api())).toEqual(unreadable);
    expect(await owns(['@bob', '@acme/security'], api())).toEqual(unreadable);
    expect(await owns(['@acme/security', '@olga'], api())).toEqual(YES);
  });

  test('a network fault is unknown', async () => {
    const api = fakeApi({ [MEMBERS]: json({}, 500) });
    expect(await owns(['@acme/security'], api)).toEqual({ known: false, permission: null });
  });

  test('one readable team that has them is enough, whatever another hides', async () => {
    const api = fakeApi({
      'GET /orgs/acme/teams/hidden/members': json({}, 403),
      [MEMBERS]: paged([OLGA]),
    });
    expect(await owns(['@acme/hidden', '@acme/security'], api)).toEqual(YES);
  });

  test('who is established to have no write access owns nothing by team, read or not', async () => {
    expect(await owns(['@acme/security'], fakeApi({ [MEMBERS]: paged([OLGA]) }), OLGA, NO)).toEqual(NO);
    expect(await owns(['@acme/security'], fakeApi({ [MEMBERS]: json({}, 404) }), OLGA, NO)).toEqual(NO);
  });

  test('whose write access is unknown is asked for', async () => {
    const api = fakeApi({ [MEMBERS]: paged([OLGA]) });
    expect(await owns(['@acme/security'], api, OLGA, { known: false, permission: null })).toEqual(YES);
  });

  test('a team is listed once, and nobody outside it is looked into', async () => {
    const api = fakeApi({ [MEMBERS]: paged([OLGA]) });
    const teams = readTeams(api, () => true);
    const asked: string[] = [];
    for (const account of [OLGA, { ...OLGA, login: 'olga' }, ...people(250).map(asAccount)]) {
      const canWrite = () => {
        asked.push(account.login);
        return Promise.resolve(YES);
      };
      await readOwnership(account, ['@acme/security'], canWrite, teams);
    }
    expect(api.calls).toEqual([MEMBERS]);
    expect(asked).toEqual(['Olga', 'olga']);
  });

  describe('that has more members than are listed', () => {
    const membership = (login: string) => `GET /orgs/acme/teams/security/memberships/${login}`;
    const members = [OLGA, ...people(400)];
    const answers = {
      active: json({ state: 'active' }),
      invited: json({ state: 'pending' }),
      gone: json({}, 404),
      hidden: json({}, 403),
    };
    const api = () =>
      fakeApi({
        [MEMBERS]: paged(members),
        ...Object.fromEntries(Object.entries(answers).map(([login, answer]) => [membership(login), answer])),
      });

    test.each([
      ['Olga', YES],
      ['active', YES],
      ['invited', NO],
      ['gone', NO],
      ['hidden', { known: false, permission: 'members: read' }],
    ])('asks about the others one by one: %s', async (login, expected) => {
      expect(await owns(['@acme/security'], api(), { ...OLGA, login })).toEqual(expected);
    });

    test('and about no more of them than may be asked about', async () => {
      let left = 8;
      const mayAsk = () => (left -= 1) >= 0;
      const strangers = Array.from({ length: 250 }, (_, index) => `s${index}`);
      const routes = Object.fromEntries(strangers.map((login) => [membership(login), json({}, 404)]));
      const asked = fakeApi({ [MEMBERS]: paged(members), ...routes });
      const teams = readTeams(asked, mayAsk);
      const found = [];
      for (const login of strangers)
        found.push(await readOwnership({ ...OLGA, login }, ['@acme/security'], async () => YES, teams));
      expect(found.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => NO));
      expect(found[5]).toEqual({ known: false, permission: null, limit: 'too_many_requests' });
      expect(asked.calls).toHaveLength(3 + 5);
    });
  });
});

function asAccount({ login, id }: { readonly login: string; readonly id: number }): Account {
  return { login, id, type: 'User' };
}
