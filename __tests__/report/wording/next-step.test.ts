import { describe, expect, test } from '@jest/globals';
import type { PlaceRule } from '../../../src/diff/index.js';
import { GateError } from '../../../src/errors/index.js';
import type { Detail } from '../../../src/report/index.js';
import { nextStep } from '../../../src/report/index.js';
import type { FileDecision } from '../../../src/gate/index.js';
import { changedBaseline, compared, decided, manifest, protectedFile, refusal } from '../decisions.js';

const BEFORE = manifest('a');
const AFTER = manifest('b');
const NO_HINT = { updateHint: null };

function waiting(...files: readonly Partial<FileDecision>[]): string {
  return nextStep(
    decided([changedBaseline(BEFORE, AFTER)], { files: files.map(protectedFile), approval: 'missing' }),
    NO_HINT,
  );
}

describe('where nobody can approve', () => {
  const SOLE =
    'Name another owner on the default branch. Where one person maintains alone, set `approvals: 0` in the settings file there: every change is still shown first, and drift still fails.';

  test.each<readonly [string, Partial<FileDecision>, string]>([
    [
      'the only owner is the author',
      { owners: ['@ann'], ownerFaults: [{ owner: '@ann', code: 'is_author' }] },
      '`@ann` is the author of the pull request',
    ],
    [
      'the only owner wrote it',
      { owners: ['@Olga'], refusals: [refusal('olga', 'wrote_the_change')] },
      '`@Olga` wrote or pushed the change',
    ],
    ['two are needed of one', { owners: ['@olga'], needed: 2 }, 'it needs 2 approvals and has one owner'],
    [
      'no owner is one',
      {
        owners: ['@gone', 'o@example.test', '@rita'],
        ownerFaults: [
          { owner: '@gone', code: 'unknown_owner' },
          { owner: 'o@example.test', code: 'email_address' },
          { owner: '@rita', code: 'no_write_access' },
        ],
      },
      '`@gone` is no account or team that GitHub knows, `o@example.test` is an e-mail address, whose account GitHub does not tell, `@rita` has no write access to the repository',
    ],
  ])('says why: %s', (_name, file, why) => {
    const step = waiting(file);
    expect(step).toBe(`Nobody can approve \`tools/catalog.baseline.json\`: ${why}. ${SOLE}`);
  });

  test('nobody is told so while a team or another owner can', () => {
    const ownerFaults = [{ owner: '@ann', code: 'is_author' }] as const;
    for (const owners of [
      ['@ann', '@bob'],
      ['@ann', '@acme/team'],
    ]) {
      expect(waiting({ owners, ownerFaults })).toMatch(/^Ask an owner of /u);
    }
  });
});

describe('after a drift', () => {
  test('the hint is what to run', () => {
    const step = nextStep(decided([compared(BEFORE, AFTER)]), { updateHint: 'make catalog' });
    expect(step).toBe(
      'If this change of the tools is wanted, run `make catalog`, commit the updated `tools/catalog.baseline.json` in this pull request, and have an owner approve it. If it is not, undo it.',
    );
  });

  test.each(['baseline-changed-otherwise', 'new-baseline-otherwise'] as const)(
    'of a baseline that is not what the tools are (%s), the two are to be made one',
    (row) => {
      const step = nextStep(decided([compared(BEFORE, AFTER, { row })]), { updateHint: 'make catalog' });
      expect(step).toBe(
        'Baseline and tools have to agree. Run `make catalog`, commit the updated `tools/catalog.baseline.json` in this pull request, or bring the tools to what it says. Where the baseline then still differs from the base branch, an owner has to approve it.',
      );
    },
  );

  test('of several catalogs, what fits all of them is said', () => {
    const catalogs = [
      compared(BEFORE, AFTER, { row: 'baseline-changed-otherwise' }),
      compared(BEFORE, AFTER, { name: 'other' }),
    ];
    expect(nextStep(decided(catalogs), NO_HINT)).toMatch(/^If this change of the tools is wanted, /u);
  });

  test('without a hint the baseline is named alone', () => {
    expect(nextStep(decided([compared(BEFORE, AFTER)]), NO_HINT)).toContain(
      'wanted, update `tools/catalog.baseline.json` to match the tools and commit it in this pull request, and',
    );
  });

  test('a hint is kept short and on one line', () => {
    const step = nextStep(decided([compared(BEFORE, AFTER)]), { updateHint: `x\n${'y'.repeat(100_000)}` });
    expect(step).not.toContain('\n');
    expect(step.length).toBeLessThan(1000);
  });

  test('without a pull request one is to be opened', () => {
    expect(nextStep(decided([compared(BEFORE, AFTER)], { event: 'schedule' }), NO_HINT)).toContain(
      'commit it in a pull request',
    );
  });

  test('of many catalogs a few are named', () => {
    const catalogs = Array.from({ length: 50 }, (_, index) =>
      compared(BEFORE, AFTER, { name: `c${index}`, baselinePath: `servers/${index}.json` }),
    );
    expect(nextStep(decided(catalogs), NO_HINT)).toContain('`servers/3.json` and 46 more');
  });
});

describe('after a changed baseline', () => {
  test('an owner is asked', () => {
    expect(waiting({})).toBe(
      'Ask an owner of `tools/catalog.baseline.json` to review this pull request and approve: `@acme/agent-security`, `@olga`.',
    );
  });

  test('files of different owners each need one', () => {
    expect(waiting({}, { path: 'map.json', role: 'map', owners: ['@paul'] })).toContain(
      'Ask an owner of each of `tools/catalog.baseline.json`, `map.json`',
    );
  });

  test('whoever approved another catalog is asked to approve again', () => {
    const step = waiting({ refusals: [refusal('olga', 'approved_another_catalog')] });
    expect(step).toMatch(
      /^The approval of `olga` was for another catalog: ask them to look again and approve again\./u,
    );
  });

  test('whoever approved before the base moved is asked to approve again', () => {
    expect(waiting({ refusals: [refusal('olga', 'approved_before_base_moved')] })).toContain(
      'The approval of `olga` is older than the baseline on the base branch',
    );
  });

  test('whoever approved for another base branch is asked to approve again', () => {
    expect(waiting({ refusals: [refusal('olga', 'approved_for_another_base')] })).toContain(
      'The approval of `olga` was for another base branch',
    );
  });

  test('a request for changes is to be settled, or dismissed if its author is gone', () => {
    const step = waiting({ blockedBy: ['olga'], refusals: [refusal('olga', 'changes_requested')] });
    expect(step).toMatch(/^`olga` requested changes: settle it with them/u);
    expect(step).toContain('Dismiss review');
    expect(waiting({ blockedBy: [null] })).toContain('A deleted account requested changes');
  });

  test('who is asked to approve again is not asked once more', () => {
    const stale = [refusal('Olga', 'approved_another_catalog')];
    expect(waiting({ owners: ['@olga'], refusals: stale })).toBe(
      'The approval of `Olga` was for another catalog: ask them to look again and approve again.',
    );
    expect(waiting({ refusals: stale })).not.toContain('Ask an owner');
    expect(waiting({ needed: 2, refusals: stale })).toContain('Ask 2 owners of');
    expect(waiting({ owners: ['@olga'], blockedBy: ['olga'] })).not.toContain('Ask an owner');
    expect(waiting({ owners: ['@olga'], blockedBy: ['bob'] })).toContain('Ask an owner');
  });

  test('of more commits than are read, squashing or splitting is the next step, and nobody is asked in vain', () => {
    const refusals = [refusal('olga', 'too_many_commits')];
    const sentence =
      'More than 1,000 commits of this pull request touch `tools/catalog.baseline.json`, too many to tell who wrote the change, so no approval counts: squash them, or split the change into several pull requests, then have it approved.';
    expect(waiting({ refusals })).toBe(sentence);
    expect(waiting({ refusals }, { path: 'map.json', role: 'map', owners: ['@paul'] })).toBe(
      `${sentence} Ask an owner of \`map.json\` to review this pull request and approve: \`@paul\`.`,
    );
  });

  test('of approvals that were not looked into, the owners among them are asked again, and so are the others', () => {
    expect(waiting({ owners: ['@olga'], refusals: [refusal('olga', 'too_many_requests')] })).toBe(
      'The approval of `olga` was not looked into, since the gate asks GitHub only so much: the newest comes first, so ask the owners among them to approve again. Ask an owner of `tools/catalog.baseline.json` to review this pull request and approve: `@olga`.',
    );
  });

  test('as many owners are asked as are missing, and none who approved', () => {
    const owners = ['@olga', '@paul', '@rita'];
    const paths = '`tools/catalog.baseline.json` to review this pull request and approve';
    expect(waiting({ owners, needed: 2 })).toBe(`Ask 2 owners of ${paths}: \`@olga\`, \`@paul\`, \`@rita\`.`);
    expect(waiting({ owners, needed: 2, approvedBy: ['olga'] })).toBe(
      `Ask one more owner of ${paths}: \`@paul\`, \`@rita\`.`,
    );
    expect(waiting({ owners, needed: 3, approvedBy: ['Olga'] })).toBe(
      `Ask 2 more owners of ${paths}: \`@paul\`, \`@rita\`.`,
    );
  });

  test('a missing permission is named', () => {
    expect(waiting({ refusals: [refusal('bob', 'team_unreadable', 'members: read')] })).toContain(
      'the token needs `members: read`',
    );
    expect(waiting({ ownersKnown: false, owners: [], missingPermission: 'contents: read' })).toContain(
      'the token needs `contents: read` (add that line under `permissions:` of the job). Ask an owner of `tools/catalog.baseline.json` to approve.',
    );
  });

  test('what is approved or not asked yet is not waited for', () => {
    const step = waiting({}, { path: 'done.json', approved: true }, { path: 'later.json', asked: false });
    expect(step).not.toContain('done.json');
    expect(step).not.toContain('later.json');
  });

  test('with approval off, a person is to read it', () => {
    expect(waiting({ needed: 0 })).toBe(
      'Read the change before you merge it: approval is off, so the gate asks nobody.',
    );
  });

  test('on a push the change is in already; in a queue it is queued again', () => {
    const of = (event: 'push' | 'merge_group', file: Partial<FileDecision> = {}): string =>
      nextStep(decided([changedBaseline(BEFORE, AFTER)], { event, files: [protectedFile(file)] }), NO_HINT);
    expect(of('push')).toBe(
      'The change is on the branch already: have an owner look at it now, or revert it: `@acme/agent-security`, `@olga`.',
    );
    expect(of('push', { pullRequest: null })).toMatch(
      /^No pull request is known to have brought the change of `tools\/catalog\.baseline\.json`\. The change is/u,
    );
    expect(of('merge_group')).toContain('Then queue the pull request again.');
  });
});

describe('what could not be checked', () => {
  const failed = (name: string) =>
    compared(null, null, {
      name,
      verdict: 'could-not-check',
      row: 'error',
      error: new GateError('empty_file', 'candidate'),
      diff: null,
    });

  test('is named with its catalog where there are several', () => {
    expect(nextStep(decided([failed('a')]), NO_HINT)).toMatch(
      /^`tools\/catalog\.json` \(`candidate`\): The file is empty\./u,
    );
    expect(nextStep(decided([failed('a'), failed('b'), failed('c')]), NO_HINT)).toMatch(
      /^`a`: `tools\/catalog\.json` \(`candidate`\): The file is empty\..* 2 more could not be checked: see below\.$/u,
    );
  });

  test('is a capture that varies, by tool and field', () => {
    const unstable = (
      entry: { kind: 'tool'; key: string; version: null } | null,
      field: string | null,
      rule: PlaceRule | null = null,
      detail: Detail = 'pointers',
    ) =>
      nextStep(
        decided([
          {
            ...failed(''),
            error: new GateError('unstable_capture', 'candidate'),
            captureDifference: { entry, field, rule },
          },
        ]),
        { ...NO_HINT, detail },
      );
    const clock = { kind: 'tool', key: 'cl\u043eck', version: null } as const;
    const rule = { key: 'ignore', pointer: '/tools/clock/description' } as const;
    expect(unstable(clock, 'description', rule)).toMatch(
      /first in the field `description` of `cl\\u\{43E\}ck`: `\/tools\/clock\/description` is the place to name under `ignore`\.$/u,
    );
    expect(unstable(clock, 'description', rule, 'fingerprints')).toMatch(
      /of `cl\\u\{43E\}ck` \(`detail: pointers` names the place\)\.$/u,
    );
    expect(unstable(clock, 'inputSchema')).toMatch(
      /in required properties, which cannot be left out: fix the server\.$/u,
    );
    expect(unstable(clock, null)).toMatch(/first in `cl\\u\{43E\}ck`, which only one of them holds\.$/u);
    expect(unstable(null, 'instructions', { key: 'ignore', pointer: '/instructions' })).toMatch(
      /in the field `instructions` of the catalog itself: `\/instructions` is the place to name under `ignore`\.$/u,
    );
  });

  test('is a file that nobody owns', () => {
    const error = new GateError('no_owner', 'baseline');
    const decision = decided([{ ...changedBaseline(BEFORE, AFTER), error, verdict: 'could-not-check' }], {
      files: [protectedFile({ error, owners: [], verdict: 'could-not-check' })],
    });
    expect(nextStep(decision, NO_HINT)).toMatch(
      /^`tools\/catalog\.baseline\.json` \(`baseline`\): Nobody owns this file/u,
    );
  });
});

test('after an approval there is nothing to do, and who approved is said', () => {
  const decision = decided([changedBaseline(BEFORE, AFTER, 'baseline-changed', 'approved')], {
    approvedBy: ['olga'],
    approval: 'approved',
  });
  expect(nextStep(decision, NO_HINT)).toBe('Nothing to do: approved by `olga`.');
});
