import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decideFile } from '../../src/gate/decide-file.js';
import type { FileDecision, Pair, ProtectedFile, Reviewer } from '../../src/gate/index.js';
import type { Known } from '../../src/errors/index.js';
import { TODAY, no, protectedFile, unknown } from './evidence-builders.js';

const PAIRS: readonly Pair[] = [
  TODAY,
  { base: TODAY.base, now: 'sha256:another' },
  { base: 'sha256:older', now: TODAY.now },
  { base: TODAY.base, now: 'absent' },
];

const pair = fc.oneof({ weight: 4, arbitrary: fc.constant(TODAY) }, fc.constantFrom(...PAIRS));

function known<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Known<T>> {
  return fc.oneof(
    { weight: 6, arbitrary: value.map((each) => ({ known: true as const, value: each })) },
    { weight: 1, arbitrary: fc.constant(unknown('some: read')) },
  );
}

function mostly(value: boolean): fc.Arbitrary<boolean> {
  return fc.oneof({ weight: 5, arbitrary: fc.constant(value) }, fc.constant(!value));
}

/** Any review at all, likely enough to count that approvals happen. */
const anyReviewer: fc.Arbitrary<Reviewer> = fc.record({
  login: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('ann', 'Ann', 'bo', 'cy', 'di') },
    fc.constant(null),
  ),
  type: fc.constantFrom('User', 'User', 'User', 'User', 'Bot', 'Unknown'),
  standing: fc.constantFrom('APPROVED', 'APPROVED', 'APPROVED', 'CHANGES_REQUESTED', 'DISMISSED', 'NONE'),
  isAuthor: mostly(false),
  owner: known(mostly(true)),
  canWrite: known(mostly(true)),
  wrote: known(mostly(false)),
  pushed: mostly(false),
  reviewed: known(pair),
  beforeForcePushes: known(fc.array(pair, { maxLength: 3 })),
  baseChanged: known(mostly(false)),
});

const nonOwner = anyReviewer.map((review) => ({ ...review, owner: no() }));
const author = anyReviewer.map((review) => ({ ...review, isAuthor: true }));
const bot = anyReviewer.map((review) => ({ ...review, type: 'Bot' as const }));
const deleted = anyReviewer.map((review) => ({ ...review, login: null }));

const anyFile: fc.Arbitrary<ProtectedFile> = fc
  .record({
    role: fc.constantFrom('baseline' as const, 'map' as const, 'workflow' as const),
    owners: known(fc.constantFrom<readonly string[]>(['@ann', '@acme/team'], ['@ann'], [])),
    reviewers: known(fc.array(anyReviewer, { maxLength: 6 })),
    pushersRead: fc.boolean(),
  })
  .map(protectedFile);

const approvals = fc.integer({ min: 1, max: 3 });

/** What is decided, without the reasons given to those who don't matter. */
function decided(decision: FileDecision): unknown {
  const { approved, verdict, approvedBy, blockedBy, missingPermission } = decision;
  return { approved, verdict, approvedBy, blockedBy, missingPermission };
}

function withReviewers(
  file: ProtectedFile,
  change: (reviewers: readonly Reviewer[]) => readonly Reviewer[],
): ProtectedFile {
  if (!file.reviewers.known) return file;
  return { ...file, reviewers: { known: true, value: change(file.reviewers.value) } };
}

/** The same review with one more fact that can't be read. */
const LOSSES: readonly ((review: Reviewer) => Reviewer)[] = [
  (review) => ({ ...review, owner: unknown('members: read') }),
  (review) => ({ ...review, canWrite: unknown('metadata: read') }),
  (review) => ({ ...review, wrote: unknown('contents: read') }),
  (review) => ({ ...review, reviewed: unknown('contents: read') }),
  (review) => ({ ...review, beforeForcePushes: unknown('contents: read') }),
  (review) => ({ ...review, baseChanged: unknown('pull-requests: read') }),
  (review) => ({ ...review, type: 'Unknown' }),
  (review) => ({ ...review, login: null }),
];

describe('whoever reviews', () => {
  test('the generator reaches both approval and refusal', () => {
    const outcomes = fc.sample(fc.tuple(anyFile, approvals), { numRuns: 500, seed: 1 });
    const approved = outcomes.map(([file, needed]) => decideFile(file, needed).approved);
    expect(new Set(approved)).toEqual(new Set([true, false]));
  });

  test('a review by a non-owner never changes the decision', () => {
    fc.assert(
      fc.property(anyFile, approvals, nonOwner, fc.nat(6), (file, needed, review, at) => {
        const more = withReviewers(file, (all) => [...all.slice(0, at), review, ...all.slice(at)]);
        expect(decided(decideFile(more, needed))).toEqual(decided(decideFile(file, needed)));
      }),
      { numRuns: 2000 },
    );
  });

  test('author, bots, deleted accounts and non-owners never approve, however many they are', () => {
    const powerless = fc.array(fc.oneof(nonOwner, author, bot, deleted), { maxLength: 30 });
    fc.assert(
      fc.property(anyFile, approvals, powerless, (file, needed, reviews) => {
        const decision = decideFile(
          withReviewers(file, () => reviews),
          needed,
        );
        expect(decision.approved).toBe(false);
        expect(decision.approvedBy).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('a standing request for changes blocks unless its author is established to be no owner', () => {
    fc.assert(
      fc.property(anyFile, approvals, anyReviewer, (file, needed, review) => {
        const blocking: Reviewer = { ...review, standing: 'CHANGES_REQUESTED' };
        const harmless = blocking.owner.known && !blocking.owner.value;
        const before = decideFile(file, needed).approved;
        const after = decideFile(
          withReviewers(file, (all) => [...all, blocking]),
          needed,
        ).approved;
        expect(after).toBe(harmless && before);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('whatever is missing', () => {
  test('a fact of one review that can no longer be read never turns "no" into "yes"', () => {
    fc.assert(
      fc.property(anyFile, approvals, fc.nat(5), fc.constantFrom(...LOSSES), (file, needed, at, lose) => {
        fc.pre(!decideFile(file, needed).approved);
        const less = withReviewers(file, (all) =>
          all.map((review, index) => (index === at ? lose(review) : review)),
        );
        expect(decideFile(less, needed).approved).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  test('owners or reviews that can no longer be read are never approved', () => {
    fc.assert(
      fc.property(anyFile, approvals, (file, needed) => {
        expect(decideFile({ ...file, owners: unknown('contents: read') }, needed).approved).toBe(false);
        expect(decideFile({ ...file, reviewers: unknown('pull-requests: read') }, needed).approved).toBe(
          false,
        );
      }),
    );
  });

  test('an approval that is asked of more people is never easier', () => {
    fc.assert(
      fc.property(anyFile, approvals, (file, needed) => {
        if (decideFile(file, needed + 1).approved) expect(decideFile(file, needed).approved).toBe(true);
      }),
    );
  });

  test('reviews in another order decide the same', () => {
    fc.assert(
      fc.property(anyFile, approvals, (file, needed) => {
        const backwards = withReviewers(file, (all) => [...all].reverse());
        expect(decideFile(backwards, needed).approved).toBe(decideFile(file, needed).approved);
      }),
    );
  });
});
