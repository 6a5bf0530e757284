import { branchTip } from '../github/index.js';
import type { Api } from '../github/index.js';
import type { GateEvent } from './event.js';

/**
 * The commit at which settings, owners and policy are read: the base branch's tip now, for the events of a branch the
 * event's own commit. null where only a token could tell. Throws what `readBranch` throws.
 */
export async function baseTipOf(event: GateEvent, api: Api | null): Promise<string | null> {
  switch (event.name) {
    case 'push':
    case 'schedule':
    case 'workflow_dispatch':
      return event.commit;
    default:
      return api === null ? null : branchTip(api, event.repository, event.baseBranch);
  }
}
