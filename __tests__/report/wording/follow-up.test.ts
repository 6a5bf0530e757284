import { describe, expect, test } from '@jest/globals';
import { followUpReport, followUpSentence } from '../../../src/report/index.js';
import type { FollowUpWords } from '../../../src/report/index.js';

type Aligned = Extract<FollowUpWords, { readonly kind: 'aligned' }>;

function aligned(more: Partial<Aligned> = {}): FollowUpWords {
  return {
    kind: 'aligned',
    pullRequest: 7,
    passes: true,
    state: 'agrees',
    earlierAsked: 0,
    reason: null,
    ...more,
  };
}

describe('what a run did that decides nothing', () => {
  test.each<[Partial<Aligned>, RegExp]>([
    [{}, /^#7: the check says what would be decided now\.$/],
    [{ state: 'asked' }, /would pass now.*asked to run again\.$/],
    [{ state: 'asked', passes: false }, /would fail now.*asked to run again\.$/],
    [{ state: 'running' }, /still runs, and reads the reviews itself\.$/],
    [{ state: 'missing' }, /no job that decides was found.*`deciding-job`/],
    [
      { state: 'refused', reason: 'permission_missing' },
      /could not be run again: the token lacks `actions: write`.*50 re-runs.*press "Re-run jobs"\.$/,
    ],
    [{ state: 'refused', passes: false }, /would fail now, and could not be run again: GitHub refused it\./],
    [{ passes: false, earlierAsked: 3 }, /earlier heads.*asked to run again: 3\.$/],
    [
      { passes: false, reason: 'rate_limited' },
      /earlier heads could not all be looked at \(rate_limited\)\.$/,
    ],
  ])('%j', (more, words) => {
    expect(followUpSentence(aligned(more))).toMatch(words);
  });

  test('is nothing after a comment, and where no pull request has the head', () => {
    expect(followUpSentence({ kind: 'comment' })).toMatch(/changes nothing/);
    expect(followUpSentence({ kind: 'no_pull_request' })).toMatch(/nothing to do/);
  });

  test('stands in the summary, which says first that nothing is decided', () => {
    const written: FollowUpWords = { kind: 'written', pullRequest: 7 };
    expect(followUpReport([{ words: written, headline: 'Drift' }])).toBe(
      '### Tool catalog: this run decides nothing\n\n- #7: the decision was written as a new check run. Looked at now: Drift.\n',
    );
  });
});
