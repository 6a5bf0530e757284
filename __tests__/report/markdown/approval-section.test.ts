import { expect, test } from '@jest/globals';
import type { Decision, FileDecision, RefusalCode } from '../../../src/gate/index.js';
import { GateError } from '../../../src/errors/index.js';
import { renderMarkdown } from '../../../src/report/index.js';
import { changedBaseline, decided, manifest, protectedFile, refusal } from '../decisions.js';

function reportOf(files: readonly FileDecision[], over: Partial<Decision> = {}): string {
  const decision = decided([changedBaseline(manifest('a'), manifest('b'))], {
    files,
    approval: 'missing',
    ...over,
  });
  return renderMarkdown(decision, {
    updateHint: null,
    detail: 'fingerprints',
    budget: 'comment',
    marker: null,
  });
}

function stateOf(over: Partial<FileDecision>): string {
  const [, state = ''] =
    /^\| `tools\/catalog\.baseline\.json` \(baseline\) \| (.*) \|$/mu.exec(reportOf([protectedFile(over)])) ??
    [];
  return state;
}

test('each changed file has its owners, who approved, and its state', () => {
  expect(stateOf({})).toBe('`@olga`, `@acme/agent-security` | — | ❌ 0 of 1 approvals');
  expect(stateOf({ approved: true, approvedBy: ['olga'] })).toBe(
    '`@olga`, `@acme/agent-security` | `olga` | ✅ approved',
  );
  expect(stateOf({ needed: 2, approvedBy: ['olga'] })).toContain('❌ 1 of 2 approvals');
  expect(stateOf({ blockedBy: ['olga'] })).toContain('❌ blocked by a request for changes');
  expect(stateOf({ asked: false })).toContain('not asked yet: baseline and tools must agree first');
  expect(stateOf({ needed: 0 })).toContain('not asked: approval is off');
  expect(stateOf({ owners: [], error: new GateError('no_owner', 'baseline') })).toBe(
    '*nobody* | — | ❌ nobody can approve',
  );
  expect(stateOf({ ownersKnown: false, owners: [], missingPermission: 'contents: read' })).toBe(
    '*could not be read* | — | ❌ needs `contents: read`',
  );
  expect(stateOf({ reviewsKnown: false })).toContain('❌ could not be read');
  expect(stateOf({ reviewsKnown: false, pullRequest: null })).toContain(
    '❌ no pull request is known that could hold an approval',
  );
});

const CODES: readonly RefusalCode[] = [
  'no_standing_review',
  'dismissed',
  'changes_requested',
  'not_a_person',
  'is_author',
  'not_an_owner',
  'team_unreadable',
  'ownership_unreadable',
  'no_write_access',
  'permission_unreadable',
  'wrote_the_change',
  'authors_unreadable',
  'pushed_the_change',
  'reviewed_commit_unreadable',
  'approved_another_catalog',
  'approved_before_base_moved',
  'force_push_unreadable',
  'force_pushed_from_another_catalog',
  'base_change_unreadable',
  'too_many_commits',
  'too_many_requests',
  'approved_for_another_base',
];

test.each(CODES)('a review that lacks something says what: %s', (code) => {
  const text = reportOf([protectedFile({ refusals: [refusal('bob', code, 'members: read')] })]);
  expect(text).toMatch(
    new RegExp(
      `^\\| \`bob\` \\| \`tools/catalog\\.baseline\\.json\` \\| [a-z][^|]*; needs \`members: read\` \\(\`${code}\`\\) \\|$`,
      'mu',
    ),
  );
});

test('a deleted account has no name', () => {
  expect(reportOf([protectedFile({ refusals: [refusal(null, 'not_a_person')] })])).toContain(
    '| *deleted account* |',
  );
});

test('logins and teams stand in code spans, so that nobody is notified', () => {
  const text = reportOf([
    protectedFile({ refusals: [refusal('bob', 'not_an_owner')], unknownAuthors: ['@ghost'] }),
  ]);
  expect(text.replace(/`[^`]*`/gu, '')).not.toContain('@');
});

test('commits without an account and pushers that could not be read are said', () => {
  const text = reportOf([protectedFile({ unknownAuthors: ['b', 'a'], pushersRead: false })]);
  expect(text).toContain('their authors are unknown: `a`, `b`.');
  expect(text).toContain('Who pushed these changes could not be read');
});

test('the audit of a push names the pull request, without linking to it', () => {
  const text = reportOf([protectedFile({ pullRequest: 12 }), protectedFile({ pullRequest: null })], {
    event: 'push',
  });
  expect(text).toContain('| Protected file | Pull request |');
  expect(text).toContain('| `#12` |');
  expect(text).toContain('(baseline) | none |');
  const direct = reportOf([protectedFile({ pullRequest: null })], { event: 'push' });
  expect(direct).toContain('(baseline) | none |');
});

test('no table of owners or reviews crowds out the rest', () => {
  const files = Array.from({ length: 2000 }, (_, index) =>
    protectedFile({
      path: `p/${index}`,
      owners: Array.from({ length: 50 }, (_, owner) => `@o${owner}`),
      refusals: [refusal('bob', 'not_an_owner')],
    }),
  );
  const text = reportOf(files);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(65_000);
  expect(text).toContain('`@o5` and 44 more');
  expect(text).toContain('| `bob` | `p/0` |');
  expect(text).toContain('| **added**: ');
});
