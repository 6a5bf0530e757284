import { expect, test } from '@jest/globals';
import { marker, renderDecisionText, renderMarkdown } from '../../../src/report/index.js';
import { changedBaseline, compared, decided, manifest, protectedFile, sources } from '../decisions.js';

const BEFORE = manifest('a');
const AFTER = manifest('a', 'b');
const WAITING = decided([changedBaseline(BEFORE, AFTER)], {
  approval: 'missing',
  files: [protectedFile()],
});
const OPTIONS = { updateHint: null, detail: 'fingerprints', budget: 'comment', marker: marker('') } as const;

test('an owner is told which digest their approval is for, how much changes, and where to look', () => {
  const repository = { url: 'https://github.example/o/r', pullRequest: 7, commit: 'c'.repeat(40) };
  const context = {
    repository,
    head: null,
    baseCommit: null,
    baseBranch: null,
    sources: [sources(BEFORE, AFTER)],
  };
  expect(renderMarkdown(WAITING, { ...OPTIONS, context })).toMatch(
    /^\*\*For an owner:\*\* Your approval makes `sha256:[0-9a-f]{24}…` the baseline in `tools\/catalog\.baseline\.json` \(0 changed, 1 added, 0 removed, 1 unchanged\)\. .* \[The files\]\(https:\/\/github\.example\/o\/r\/pull\/7\/files\)$/mu,
  );
  const text = renderDecisionText(WAITING, { updateHint: null, detail: 'fingerprints', color: false });
  expect(text).toContain('\nFor an owner: Your approval makes `sha256:');
});

test('nobody is told so where no owner is asked', () => {
  const others = [
    decided([compared(BEFORE, AFTER)]),
    decided([changedBaseline(BEFORE, AFTER)], { approval: 'off' }),
    { ...WAITING, event: 'push' as const },
  ];
  for (const decision of others) expect(renderMarkdown(decision, OPTIONS)).not.toContain('For an owner');
});
