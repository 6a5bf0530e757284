import type { Api, IssueOutcome, Repository } from '../github/index.js';
import { keepIssue } from '../github/index.js';
import type { WatchedDrift } from './compare-files.js';
import { WATCH_LABEL, issueText } from './issue-text.js';
import type { WatchInputs } from './watch-inputs.js';

/** Brings the issue about a catalog to what is true now. Throws GateError as keepIssue does. */
export function watchCatalog(
  api: Api,
  repository: Repository,
  inputs: WatchInputs,
  drift: WatchedDrift,
): Promise<IssueOutcome> {
  return keepIssue(api, { repository, label: WATCH_LABEL, ...issueText(inputs, drift) });
}
