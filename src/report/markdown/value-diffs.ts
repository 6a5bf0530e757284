import type { Entry, Format } from '../../catalog/index.js';
import type { CatalogDiff } from '../../diff/index.js';
import type { JsonObject } from '../../json/index.js';
import { CATALOG_ITSELF, entrySpan } from '../escape/index.js';
import { FOLD } from './table.js';
import type { Piece } from './page.js';
import { unifiedDiff } from '../unified-diff.js';

/** A differing entry with its definition before and after, null where it is absent; or the catalog's own fields. */
export interface ValueDiff {
  /** null: the catalog itself. */
  readonly entry: Entry | null;
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
}

/**
 * Every differing entry of manifests: changed, added, then removed; last the catalog's own fields. Formats without
 * content have no values to show.
 */
export function valueDiffs(diff: CatalogDiff, format: Format): readonly ValueDiff[] {
  if (format === 'openmed-inventory' || format === 'hashes') return [];
  return [
    ...diff.changed.map(({ before, after }) => ({
      entry: after,
      before: before.definition,
      after: after.definition,
    })),
    ...diff.added.map((entry) => ({ entry, before: null, after: entry.definition })),
    ...diff.removed.map((entry) => ({ entry, before: entry.definition, after: null })),
    ...(diff.members.length === 0 || diff.memberValues === null
      ? []
      : [{ entry: null, ...diff.memberValues }]),
  ];
}

/** The text of each differing entry as a unified diff in a fenced block that nothing in it can close. */
export function valueBlocks(diff: CatalogDiff, format: Format): readonly Piece[] {
  const rows = valueDiffs(diff, format).map(blockOf);
  if (rows.length === 0) return [];
  return [
    {
      head: `#### Text of what differs (${rows.length})\n\n${FOLD}`,
      rows,
      foot: '\n</details>\n\n',
      rank: 'last',
    },
  ];
}

function blockOf({ entry, before, after }: ValueDiff): string {
  const text = unifiedDiff(before, after).join('\n');
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/gu), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${entry === null ? CATALOG_ITSELF : entrySpan(entry)}\n\n${fence}diff\n${text}\n${fence}\n\n`;
}
