import type { CatalogDiff } from '../../diff/index.js';

export interface Counts {
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
  readonly unchanged: number;
}

/** How many entries differ, over all catalogs that were compared. The catalogs' own members are not counted. */
export function countsOf(catalogs: readonly { readonly diff: CatalogDiff | null }[]): Counts {
  const counts = { changed: 0, added: 0, removed: 0, unchanged: 0 };
  for (const { diff } of catalogs) {
    counts.changed += diff?.changed.length ?? 0;
    counts.added += diff?.added.length ?? 0;
    counts.removed += diff?.removed.length ?? 0;
    counts.unchanged += diff?.unchanged.length ?? 0;
  }
  return counts;
}

/** The counts as one line of Markdown, without a line feed. */
export function countsLine(catalogs: readonly { readonly diff: CatalogDiff | null }[]): string {
  const { changed, added, removed, unchanged } = countsOf(catalogs);
  return `**${changed} changed · ${added} added · ${removed} removed** · ${unchanged} unchanged`;
}
