import type { Api } from '../github/index.js';
import { soleMergeBase } from '../github/index.js';
import { memoizeAsync } from '../memoize-async.js';
import type { Subject } from './subject.js';

/** Tells the commit at which a pull request left its base branch. */
export type WhereItLeft = () => Promise<string | null>;

/**
 * Asks GitHub once a run, however many files want to know; `api` is null without a token. What it returns gives null
 * without a token, a pull request or a known tip, and throws what `soleMergeBase` throws.
 */
export function whereItLeft(api: Api | null, subject: Subject): WhereItLeft {
  const asked = new Map<string, Promise<string>>();
  return async () => {
    const { repository, baseTip, pullRequestHead } = subject;
    if (api === null || baseTip === null || pullRequestHead === null) return null;
    return memoizeAsync(asked, pullRequestHead, () =>
      soleMergeBase(api, repository, baseTip, pullRequestHead),
    );
  };
}
