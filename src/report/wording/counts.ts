import type { CatalogDiff } from '../../diff/index.js';
import type { Inheritance } from '../../gate/index.js';

/** How much differs. */
export interface Counts {
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Members of the catalogs themselves that differ: `instructions`, `serverInfo`, … */
  readonly members: number;
}

/** What is counted: the differences of a catalog, or of one of its parts. */
export interface Counted {
  readonly diff: CatalogDiff | null;
  /** Of a drift: what of it is inherited. */
  readonly inheritance?: Inheritance | null;
}

/** How much differs over all catalogs that were compared: entries, and apart from them the catalogs' own members. */
export function countsOf(catalogs: readonly Pick<Counted, 'diff'>[]): Counts {
  const counts = { changed: 0, added: 0, removed: 0, unchanged: 0, members: 0 };
  for (const { diff } of catalogs) {
    counts.changed += diff?.changed.length ?? 0;
    counts.added += diff?.added.length ?? 0;
    counts.removed += diff?.removed.length ?? 0;
    counts.unchanged += diff?.unchanged.length ?? 0;
    counts.members += diff?.members.length ?? 0;
  }
  return counts;
}

/** The counts as one line of Markdown, without a line feed; where some of it is inherited, how much. */
export function countsLine(catalogs: readonly Counted[]): string {
  const { unchanged, ...counts } = countsOf(catalogs);
  return `**${countsWords(counts, ' · ')}** · ${unchanged} unchanged${partsWords(catalogs)}`;
}

/** The same as plain text. */
export function countsText(catalogs: readonly Counted[]): string {
  const { unchanged, ...counts } = countsOf(catalogs);
  return `${countsWords(counts, ', ')}, ${unchanged} unchanged${partsWords(catalogs)}`;
}

/** How many differences the base branch has already. */
export function inheritedCount(catalogs: readonly Counted[]): number {
  return differences(
    catalogs.flatMap(({ inheritance }) =>
      inheritance?.known === true ? [{ diff: inheritance.inherited }] : [],
    ),
  );
}

function differences(catalogs: readonly Counted[]): number {
  const { changed, added, removed, members } = countsOf(catalogs);
  return changed + added + removed + members;
}

/** Both parts of what differs, which are all of it; nothing where nothing is inherited. */
function partsWords(catalogs: readonly Counted[]): string {
  const inherited = inheritedCount(catalogs);
  return inherited === 0
    ? ''
    : ` (${differences(catalogs) - inherited} of this change, ${inherited} inherited from the base branch)`;
}

/** What differs alone: `2 changed, 1 added, 0 removed`, and the members of the catalog where some do. */
function countsWords(
  { changed, added, removed, members }: Omit<Counts, 'unchanged'>,
  separator: string,
): string {
  const own =
    members === 0 ? [] : [`${members} ${members === 1 ? 'member' : 'members'} of the catalog itself`];
  return [`${changed} changed`, `${added} added`, `${removed} removed`, ...own].join(separator);
}
