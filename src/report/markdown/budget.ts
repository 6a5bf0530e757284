import { MAX_CHECK_RUN_LENGTH, MAX_COMMENT_BYTES, MAX_SUMMARY_BYTES } from '../../limits.js';
/** Where a report is shown, which decides how long it may be. */
export type Budget = 'file' | 'summary' | 'comment' | 'check-run';

/** How long a report may be. */
export interface Limit {
  readonly size: number;
  readonly unit: 'bytes' | 'characters';
}

/**
 * The longest report for each place. A step summary is lost above its limit, a comment refused. Source: GitHub's pages on workflow commands, issue comments and check runs.
 */
export const LIMITS: Readonly<Record<Budget, Limit>> = {
  file: { size: Infinity, unit: 'bytes' },
  summary: { size: MAX_SUMMARY_BYTES, unit: 'bytes' },
  comment: { size: MAX_COMMENT_BYTES, unit: 'bytes' },
  'check-run': { size: MAX_CHECK_RUN_LENGTH, unit: 'characters' },
};

/** How much of its budget a text uses: UTF-8 bytes, or UTF-16 units where characters are counted. */
export function sizeOf(text: string, budget: Budget): number {
  return LIMITS[budget].unit === 'bytes' ? Buffer.byteLength(text, 'utf8') : text.length;
}
