import { expect, test } from '@jest/globals';
import { CATALOG, DRIFTED, GROWN } from './harness/catalogs.js';
import { tokenOf } from './harness/github.js';
import { describeEndToEnd } from './harness/scenario.js';

describeEndToEnd('events beside pull_request', (scenario) => {
  test.each(['push', 'schedule', 'workflow_dispatch'])(
    '%s compares with the committed baseline',
    async (event) => {
      const same = await scenario({ event }).run();
      expect(same.outputs).toMatchObject({ verdict: 'unchanged' });
      expect(same.exit).toBe(0);
      const drift = await scenario({ event, C: DRIFTED }).run();
      expect(drift.outputs).toMatchObject({ verdict: 'drift', added: '1', removed: '1', changed: '1' });
      expect(drift.exit).toBe(1);
      expect(drift.comments).toEqual([]);
    },
  );

  test.each(['push', 'schedule', 'workflow_dispatch'])(
    '%s on a branch that is neither the default nor protected could not check',
    async (event) => {
      const run = await scenario({ event, branch: 'feature' }).run();
      expect(run.outputs).toMatchObject({ verdict: 'could-not-check', drift: '' });
      expect(run.codes).toEqual(['unsupported_branch']);
      expect(run.exit).toBe(2);
    },
  );

  test('push on a protected branch decides where the settings name it', async () => {
    const files = { '.github/tool-catalog-gate.yml': 'guarded-branches: [release/1.x]\n' };
    const world = await scenario({ event: 'push', branch: 'release/1.x', files }).open();
    const rules = {
      required_status_checks: null,
      enforce_admins: false,
      required_pull_request_reviews: null,
      restrictions: null,
    };
    const path = '/repos/acme/tools/branches/release/1.x/protection';
    await world.github.api(tokenOf('admin'), 'PUT', path, rules);
    const run = await world.run();
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
    expect(run.exit).toBe(0);
  });

  test('merge_group compares the group with its base', async () => {
    const same = await scenario({ event: 'merge_group' }).run();
    expect(same.outputs).toMatchObject({ verdict: 'unchanged' });
    expect(same.exit).toBe(0);
    const drift = await scenario({ event: 'merge_group', C: DRIFTED }).run();
    expect(drift.outputs).toMatchObject({ verdict: 'drift' });
    const change = await scenario({ event: 'merge_group', H: GROWN }).run();
    expect(change.outputs).toMatchObject({ verdict: 'baseline-change', approval: 'missing' });
    expect(change.exit).toBe(1);
  });

  test('pull_request_target reads the head as data, in the hardened mode alone', async () => {
    const event = 'pull_request_target';
    const inputs = { 'candidate-source': 'commit' };
    const drift = await scenario({ event, C: DRIFTED, checkout: 'none', fork: true, inputs }).run();
    expect(drift.outputs).toMatchObject({ verdict: 'drift', added: '1' });
    const base = await scenario({ event, checkout: 'tip', inputs }).run();
    expect(base.outputs).toMatchObject({ verdict: 'unchanged' });
    const workspace = await scenario({ event, checkout: 'tip' }).run();
    expect(workspace.codes).toEqual(['commit_source_needed']);
  });

  test.each(['head', 'merge'] as const)(
    'pull_request_target refuses a checkout of the %s',
    async (checkout) => {
      const run = await scenario({
        event: 'pull_request_target',
        checkout,
        inputs: { 'candidate-source': 'commit' },
      }).run();
      expect(run.outputs).toMatchObject({ verdict: 'could-not-check' });
      expect(run.codes).toEqual(['pull_request_code_checked_out']);
    },
  );

  test.each(['issue_comment', 'release', 'push_request'])('%s is refused', async (event) => {
    const run = await scenario({ event }).run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check', drift: '' });
    expect(run.codes).toEqual(['unsupported_event']);
    expect(run.summary).toContain('does not decide on this event');
  });

  test('a tag is no branch', async () => {
    const run = await scenario({ event: 'push', T: CATALOG, payload: { ref: 'refs/tags/v1' } }).run();
    expect(run.codes).toEqual(['unsupported_branch']);
  });
});
