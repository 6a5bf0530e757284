import { GateError } from '../json/index.js';
import type { Api } from './api.js';
import { recheck } from './recheck.js';
import { readStandingReviews } from './reviews.js';
import type { Subject } from './subject.js';

/**
 * Remembers the standing reviews of a subject's pull request, to be called before they are decided on. The result tells
 * whether the pull request still is what was decided about, with the same reviews; what is not about a pull request
 * always is. Throws nothing for what cannot be read: then it has to stay unreadable.
 */
export async function stillCurrent(api: Api, subject: Subject): Promise<() => Promise<boolean>> {
  const before = await reviewState(api, subject);
  return async () => (await recheck(api, subject)) === null && (await reviewState(api, subject)) === before;
}

async function reviewState(api: Api, { repository, pullRequest }: Subject): Promise<string> {
  if (pullRequest === null) return 'no pull request';
  try {
    return JSON.stringify(await readStandingReviews(api, repository, pullRequest));
  } catch (error) {
    if (error instanceof GateError) return error.code;
    throw error;
  }
}
