import { digestOf } from '../json/index.js';
import { codeSpan, renderDiffMarkdown } from '../report/index.js';
import type { WatchedDrift } from './compare-files.js';
import type { WatchInputs } from './watch-inputs.js';

/** By which the issues of all watched catalogs are found. */
export const WATCH_LABEL = 'tool-catalog-watch';

/** What one issue says about one catalog. */
export interface IssueText {
  readonly title: string;
  readonly body: string;
  readonly subject: string;
  /** The digest of the captured catalog while it differs, else null. */
  readonly state: string | null;
}

/**
 * The issue about a catalog: names, fields and fingerprints of what differs, no text of the catalog. The report fits a
 * comment, which leaves room enough for the words above it (GitHub's limit of both is 65,536 characters).
 */
export function issueText({ name, baseline }: WatchInputs, { comparison, digest }: WatchedDrift): IssueText {
  const about = { title: `Tool catalog drift: ${name}`, subject: `tool-catalog-watch-${digestOf(name)}` };
  if (comparison === null) return { ...about, body: '', state: null };
  const body = [
    `The tools of ${codeSpan(name)} as captured are not those of the committed baseline ${codeSpan(baseline)}.`,
    `If this is right, propose the captured catalog as the baseline in a pull request; this issue is closed once it is merged. Closing it by hand keeps it closed until the tools change again.`,
    `Digest: ${codeSpan(digest)}`,
    renderDiffMarkdown(comparison, 'fingerprints', 'comment'),
  ].join('\n\n');
  return { ...about, body, state: digest };
}
