import { expect, test } from '@jest/globals';
import { GROWN } from './harness/catalogs.js';
import { addTeam } from './harness/reviewing.js';
import { describeEndToEnd } from './harness/scenario.js';

const BY_TEAM = { H: GROWN, files: { '.github/CODEOWNERS': '* @acme/security\n' } };
const TEAM = 'GET /orgs/{org}/teams/{team_slug}';
const MISSING = { verdict: 'baseline-change', approval: 'missing' };
const HIDDEN = [{ on: TEAM, answer: { status: 404 } }];

describeEndToEnd('an owner by team', (scenario) => {
  test('counts where the token can read the team', async () => {
    const world = await scenario(BY_TEAM).open();
    await addTeam(world, 'security', ['olivia']);
    await world.review('olivia', 'APPROVE');
    const owners = await world.github.actionsToken({ members: 'read' });
    const run = await world.run({ inputs: { 'owners-token': owners } });
    expect(run.exit).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'approved', 'approved-by': 'olivia' });
    const asked = run.requests.filter(({ operation }) => operation.startsWith(TEAM));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ authorization }) => authorization?.endsWith(owners))).toBe(true);
    expect(run.log).not.toContain(owners);
  });

  test('does not count where it cannot, and the report names the permission', async () => {
    const world = await scenario(BY_TEAM).open();
    await addTeam(world, 'security', ['olivia']);
    await world.review('olivia', 'APPROVE');
    const run = await world.run({ faults: HIDDEN });
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`team_unreadable`');
    expect(run.summary).toContain('`members: read`');
  });

  test('is nobody who is in no such team', async () => {
    const world = await scenario(BY_TEAM).open();
    await addTeam(world, 'security', ['olivia']);
    await world.review('oscar', 'APPROVE');
    const run = await world.run();
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`not_an_owner`');
  });

  test('is nobody who was only invited', async () => {
    const world = await scenario(BY_TEAM).open();
    await addTeam(world, 'security', ['olivia']);
    await world.review('olivia', 'APPROVE');
    const run = await world.run({ faults: [{ on: `${TEAM}/members`, answer: { change: () => [] } }] });
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`not_an_owner`');
  });

  test('blocks with a request for changes even where the team cannot be read', async () => {
    const files = { '.github/CODEOWNERS': '* @olivia @acme/security\n' };
    const world = await scenario({ ...BY_TEAM, files }).open();
    await addTeam(world, 'security', ['oscar']);
    await world.review('olivia', 'APPROVE');
    await world.review('oscar', 'REQUEST_CHANGES');
    const run = await world.run({ faults: HIDDEN });
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`changes_requested`');
  });

  test('does not count once they have left it', async () => {
    const world = await scenario(BY_TEAM).open();
    await addTeam(world, 'security', []);
    await world.review('olivia', 'APPROVE');
    const run = await world.run();
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`not_an_owner`');
  });
});
