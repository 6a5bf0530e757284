import { describe, expect, test } from '@jest/globals';
import type { Known } from '../../src/errors/index.js';
import type { Account } from '../../src/github/api/account.js';
import { readOwnership } from '../../src/approval/ownership.js';
import { readTeams } from '../../src/github/read/teams.js';
import { fakeApi, json } from '../github/api/fake-api.js';
import type { FakeApi } from '../github/api/fake-api.js';

const OLGA: Account = { login: 'Olga', id: 10, type: 'User' };
const YES: Known<boolean> = { known: true, value: true };
const NO: Known<boolean> = { known: true, value: false };
const TEAM = 'GET /orgs/acme/teams/security';
const membership = (login: string) => `${TEAM}/memberships/${login}`;

function owns(owners: readonly string[], api: FakeApi = fakeApi({}), account = OLGA, canWrite = YES) {
  return readOwnership(account, owners, () => Promise.resolve(canWrite), readTeams(api));
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
  test.each([
    [{ state: 'active', role: 'member' }, YES],
    [{ state: 'active', role: 'maintainer' }, YES],
    [{ state: 'pending', role: 'member' }, NO],
    [{}, NO],
  ])('%j', async (data, expected) => {
    const api = fakeApi({ [membership('Olga')]: json(data) });
    expect(await owns(['@acme/security'], api)).toEqual(expected);
  });

  test('a team is asked for by its slug, which has no upper case', async () => {
    const api = fakeApi({ [membership('Olga')]: json({ state: 'active' }) });
    expect(await owns(['@acme/Security'], api)).toEqual(YES);
  });

  test('no member of a team that can be read', async () => {
    const api = fakeApi({ [membership('Olga')]: json({}, 404), [TEAM]: json({ slug: 'security' }) });
    expect(await owns(['@acme/security'], api)).toEqual(NO);
  });

  test.each([
    ['403', { [membership('Olga')]: json({}, 403) }],
    ['404 of a team that cannot be read', { [membership('Olga')]: json({}, 404), [TEAM]: json({}, 404) }],
    ['404 of a team that may not be read', { [membership('Olga')]: json({}, 404), [TEAM]: json({}, 403) }],
  ])('%s is unknown and names the permission', async (_name, routes) => {
    const unreadable = { known: false, permission: 'members: read' };
    expect(await owns(['@acme/security'], fakeApi(routes))).toEqual(unreadable);
    expect(await owns(['@bob', '@acme/security'], fakeApi(routes))).toEqual(unreadable);
    expect(await owns(['@acme/security', '@olga'], fakeApi(routes))).toEqual(YES);
  });

  test('a network fault is unknown', async () => {
    const api = fakeApi({ [membership('Olga')]: json({}, 500) });
    expect(await owns(['@acme/security'], api)).toEqual({ known: false, permission: null });
  });

  test('one readable team that has them is enough, whatever another hides', async () => {
    const api = fakeApi({
      'GET /orgs/acme/teams/hidden/memberships/Olga': json({}, 403),
      [membership('Olga')]: json({ state: 'active' }),
    });
    expect(await owns(['@acme/hidden', '@acme/security'], api)).toEqual(YES);
  });

  test('who is established to have no write access owns nothing by team, and no team is asked', async () => {
    const api = fakeApi({});
    expect(await owns(['@acme/security'], api, OLGA, NO)).toEqual(NO);
    expect(api.calls).toEqual([]);
  });

  test('who cannot be established to have write access is asked for', async () => {
    const api = fakeApi({ [membership('Olga')]: json({ state: 'active' }) });
    expect(await owns(['@acme/security'], api, OLGA, { known: false, permission: null })).toEqual(YES);
  });

  test('a team and a membership are asked for once', async () => {
    const api = fakeApi({ [membership('Olga')]: json({}, 404), [TEAM]: json({}) });
    const teams = readTeams(api);
    const canWrite = () => Promise.resolve(YES);
    await readOwnership(OLGA, ['@acme/security'], canWrite, teams);
    await readOwnership({ ...OLGA, login: 'olga' }, ['@acme/security'], canWrite, teams);
    expect(api.calls).toEqual([membership('Olga'), TEAM]);
  });
});
