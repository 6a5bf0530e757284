import type { ErrorCode } from '../../errors/index.js';

/** What a run that decides nothing found, and what it did. */
export type FollowUpWords =
  | { readonly kind: 'comment' | 'no_pull_request' }
  | { readonly kind: 'written'; readonly pullRequest: number }
  | {
      readonly kind: 'aligned';
      readonly pullRequest: number;
      /** Whether the decision of now passes. */
      readonly passes: boolean;
      readonly state: 'agrees' | 'asked' | 'running' | 'refused' | 'missing';
      /** Jobs of earlier heads that were asked to run again. */
      readonly earlierAsked: number;
      readonly reason: ErrorCode | null;
    };

/** What a check run says whose step ended before it had decided. */
export const INTERRUPTED = {
  title: 'Could not check: the run ended before it had decided',
  summary: 'The job was cancelled, or its machine was lost. Run it again.',
} as const;

const BY_HAND = 'Open the check of the pull request and press "Re-run jobs".';

/** One line of our own words: what the run did, and what is left to do. */
export function followUpSentence(words: FollowUpWords): string {
  switch (words.kind) {
    case 'comment':
      return 'A review that only comments changes nothing.';
    case 'no_pull_request':
      return 'No open pull request has this head any more: there is nothing to do.';
    case 'written':
      return `#${words.pullRequest}: the decision was written as a new check run.`;
    case 'aligned':
      return [`#${words.pullRequest}: ${stateWords(words)}`, ...earlierWords(words)].join(' ');
  }
}

type Aligned = Extract<FollowUpWords, { readonly kind: 'aligned' }>;

function stateWords({ passes, state, reason }: Aligned): string {
  switch (state) {
    case 'agrees':
      return 'the check says what would be decided now.';
    case 'asked':
      return passes
        ? 'the check would pass now, so the job that decides was asked to run again.'
        : 'the check would fail now, so the job that decides was asked to run again.';
    case 'running':
      return 'the job that decides still runs, and reads the reviews itself.';
    case 'missing':
      return 'no job that decides was found on its head. Run it, or name it in `deciding-job` where its workflow has several.';
    case 'refused':
      return `the check would ${passes ? 'pass' : 'fail'} now, and could not be run again: ${refusalWords(reason)}. ${BY_HAND}`;
  }
}

function refusalWords(reason: ErrorCode | null): string {
  if (reason === 'permission_missing')
    return "the token lacks `actions: write` or `checks: read`, the pull request comes from a fork, or the run is past GitHub's limit of 50 re-runs within 30 days";
  return reason ?? 'GitHub refused it';
}

function earlierWords({ earlierAsked, state, reason }: Aligned): readonly string[] {
  const asked =
    earlierAsked === 0
      ? []
      : [`Jobs of earlier heads that were green still were asked to run again: ${earlierAsked}.`];
  const unread =
    state === 'refused' || reason === null
      ? []
      : [`Those of earlier heads could not all be looked at (${reason}).`];
  return [...asked, ...unread];
}

/** The whole of it for the summary of the job. */
export function followUpReport(
  all: readonly { readonly words: FollowUpWords; readonly headline: string | null }[],
): string {
  const lines = all.map(
    ({ words, headline }) =>
      `- ${followUpSentence(words)}${headline === null ? '' : ` Looked at now: ${headline}.`}`,
  );
  return `### Tool catalog: this run decides nothing\n\n${lines.join('\n')}\n`;
}
