import { expect, test } from '@jest/globals';
import { GateError } from '../../../src/errors/index.js';
import type { Decision, Notice, NoticeCode } from '../../../src/gate/index.js';
import { renderMarkdown } from '../../../src/report/index.js';
import type { Budget } from '../../../src/report/index.js';
import { compared, decided, manifest, protectedFile } from '../decisions.js';

function notice(code: NoticeCode, path: string | null = null, permission: string | null = null): Notice {
  return { code, path, permission };
}

function reportOf(over: Partial<Decision>, budget: Budget = 'summary'): string {
  const decision = decided(
    [compared(manifest('a'), manifest('a'), { verdict: 'unchanged', row: 'same' })],
    over,
  );
  return renderMarkdown(decision, { updateHint: null, detail: 'fingerprints', budget, marker: null });
}

function isBefore(text: string, first: string, second: string): boolean {
  const place = text.indexOf(first);
  return place !== -1 && place < text.indexOf(second);
}

test('what the pull request changes of the gate itself comes before anything else', () => {
  const text = reportOf({
    files: [protectedFile({ path: '.github/CODEOWNERS', role: 'codeowners' })],
    notices: [
      notice('workflow_changed', '.github/workflows/gate.yml'),
      notice('settings_changed', '.github/tool-catalog-gate.yml'),
      notice('diff_hidden', '.gitattributes'),
    ],
  });
  expect(text).toContain(
    '> **This pull request changes the gate itself:** a rule that hides the diff of the baseline (`.gitattributes`), its settings (`.github/tool-catalog-gate.yml`), the code owners (`.github/CODEOWNERS`), the workflow that runs it (`.github/workflows/gate.yml`).\n',
  );
  expect(isBefore(text, 'changes the gate itself', '#### Approval')).toBe(true);
  expect(isBefore(text, 'changes the gate itself', '0 changed')).toBe(true);
});

test('settings that would break the gate once they are merged come first, with what is wrong', () => {
  const path = '.github/tool-catalog-gate.yml';
  const error = new GateError('unknown_key', 'settings', { line: 1, column: 1 });
  const text = reportOf({
    notices: [
      { ...notice('settings_invalid', path), error },
      notice('settings_misnamed', '.github/tool-catalog-gate.yaml'),
    ],
  });
  expect(text).toContain(
    '> [!CAUTION]\n> **The settings file of this change is not understood, so nothing can be checked once it is merged:** `.github/tool-catalog-gate.yml` (`settings`), line 1, column 1: There is no such key.',
  );
  expect(text).toContain(
    '> **This file is not read:** `.github/tool-catalog-gate.yaml`. The settings file is `.github/tool-catalog-gate.yml`.',
  );
  expect(isBefore(text, 'not understood', '0 changed')).toBe(true);
});

test('a changed workflow sets the inputs of its own step, except where GitHub takes it from the base', () => {
  const notices = [notice('workflow_changed', '.github/workflows/gate.yml')];
  const but = 'but for the inputs of the step: those are what the changed workflow says.';
  for (const event of ['pull_request', 'pull_request_review', 'merge_group', 'push'] as const) {
    expect(reportOf({ event, notices })).toContain(but);
    expect(reportOf({ event, files: [protectedFile({ role: 'workflow' })] })).toContain(but);
  }
  const whole = '> What decides was read from the base branch.\n';
  expect(reportOf({ event: 'pull_request_target', notices })).toContain(whole);
  expect(reportOf({ notices: [notice('settings_changed')] })).toContain(whole);
});

test('a file that is changed and noticed is said once', () => {
  const text = reportOf({
    files: [protectedFile({ path: 'CODEOWNERS', role: 'codeowners' })],
    notices: [notice('codeowners_changed', 'CODEOWNERS')],
  });
  expect(text.split('the code owners (`CODEOWNERS`)')).toHaveLength(2);
});

test('a changed baseline is no change of the gate', () => {
  expect(reportOf({ files: [protectedFile()] })).not.toContain('changes the gate itself');
});

test('ignored places head the report with the count of their uses', () => {
  const catalog = (name: string) =>
    compared(manifest('a'), manifest('a'), {
      name,
      ignored: [
        { pointer: '/serverInfo/version', uses: 1 },
        { pointer: '/tools/*/_meta/at', uses: 0 },
      ],
      unordered: [{ pointer: '/tools/*/inputSchema/required', uses: 3 }],
    });
  const text = renderMarkdown(decided([catalog('a'), catalog('b')]), {
    updateHint: null,
    detail: 'fingerprints',
    budget: 'comment',
    marker: null,
  });
  expect(text).toContain(
    '> **Left out of the comparison** by the settings of the base branch: `/serverInfo/version` (2 times), `/tools/*/_meta/at` (0 times).',
  );
  expect(text).toContain(
    '> **Compared in any order** by the settings of the base branch: `/tools/*/inputSchema/required` (6 times).',
  );
  expect(isBefore(text, 'Left out', '0 changed')).toBe(true);
});

test('a snapshot that is its own baseline is said first', () => {
  const catalog = compared(manifest('a'), manifest('a'), {
    snapshot: true,
    verdict: 'unchanged',
    row: 'same',
  });
  const text = renderMarkdown(decided([catalog]), {
    updateHint: null,
    detail: 'fingerprints',
    budget: 'comment',
    marker: null,
  });
  expect(isBefore(text, '**Only approval is gated here:**', '0 changed')).toBe(true);
});

const SETUP: readonly NoticeCode[] = [
  'branch_not_protected',
  'check_not_required',
  'code_owner_review_not_required',
  'codeowners_not_owned',
  'protected_file_not_owned',
  'rules_unreadable',
];

test('how the repository is set up is folded away in the summary, and no matter of a comment', () => {
  const notices = SETUP.map((code) => notice(code, 'some/file', 'metadata: read'));
  const text = reportOf({ notices });
  expect(text).toContain('<details><summary>How the repository is set up (6)</summary>');
  expect([...text.matchAll(/^- `some\/file`: .*\. The token needs `metadata: read`\.$/gmu)]).toHaveLength(6);
  expect(text).not.toContain('changes the gate itself');
  expect(reportOf({ notices }, 'comment')).not.toContain('set up');
});
