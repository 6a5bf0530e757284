import type { EventName } from '../gate/index.js';

/** Between which commits a change lies, and where it is asked about. */
export interface Change {
  readonly event: EventName;
  /** T is of this commit; null where it cannot be established without a token. */
  readonly base: string | null;
  /** H and C are of this commit. */
  readonly head: string;
  /**
   * The tip, at the moment of the decision, of the branch that the change is judged against; null where it cannot be
   * known without a token.
   */
  readonly baseTip: string | null;
  /** The guarded branch that the change is judged against. */
  readonly baseBranch: string;
  /** The default branch's tip, where settings, owners and policy are read; null where only a token could tell. */
  readonly rulesTip: string | null;
  /** The pull request, for the events that have one; null for a merge group whose pull request is not known. */
  readonly pullRequest: number | null;
  /** The pull request's head as the event has it, null for the events without one. */
  readonly pullRequestHead: string | null;
  /** The branch before a push; of a new branch, where it left the default one. */
  readonly before: string | null;
}
