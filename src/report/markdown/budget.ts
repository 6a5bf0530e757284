/** Where a report is shown, which decides how long it may be. */
export type Budget = 'file' | 'summary' | 'comment' | 'check-run';

/** How long a report may be. */
export interface Limit {
  readonly size: number;
  readonly unit: 'bytes' | 'characters';
}

/**
 * The longest report for each place. A step summary holds 1 MiB of bytes and is lost above it; a comment is refused
 * above 65,536 characters and kept under 65,000 UTF-8 bytes here, marker included; a check run takes 65,535
 * characters. Source: GitHub's pages on workflow commands, issue comments and check runs.
 */
export const LIMITS: Readonly<Record<Budget, Limit>> = {
  file: { size: Infinity, unit: 'bytes' },
  summary: { size: 1024 * 1024, unit: 'bytes' },
  comment: { size: 65_000, unit: 'bytes' },
  'check-run': { size: 65_535, unit: 'characters' },
};

/** How much of its budget a text uses: UTF-8 bytes, or UTF-16 units where characters are counted. */
export function sizeOf(text: string, budget: Budget): number {
  return LIMITS[budget].unit === 'bytes' ? Buffer.byteLength(text, 'utf8') : text.length;
}
