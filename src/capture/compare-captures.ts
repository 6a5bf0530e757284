import type { Catalog, Entry } from '../catalog/index.js';
import { parseCatalog } from '../catalog/index.js';
import type { CatalogDiff } from '../diff/index.js';
import { diffCatalogs, explainChange, explainMembers, isEmpty } from '../diff/index.js';
import { GateError } from '../errors/index.js';
import { MAX_LIMITS } from '../limits.js';
import { neutralise, shownName, shownText } from '../report/index.js';

const MAX_PLACES = 20;

/**
 * Holds two captures of a server against each other by what they mean: the order of tools and of keys is no difference.
 * Throws GateError `unstable_capture` about `capture`, with the names and pointers that differ as its evidence.
 */
export function requireAlike(first: string, second: string): void {
  if (first === second) return;
  const [before, after] = [catalogOf(first), catalogOf(second)];
  if (before === null || after === null) throw unstable(['They are no catalogs that the gate reads.']);
  const diff = diffCatalogs(before, after);
  if (!isEmpty(diff)) throw unstable(differences(before, diff));
}

function unstable(lines: readonly string[]): GateError {
  const more = lines.length - MAX_PLACES;
  const shown = more > 0 ? [...lines.slice(0, MAX_PLACES), `and ${more} more`] : lines;
  return new GateError('unstable_capture', 'capture', null, shown.join('\n'));
}

function catalogOf(text: string): Catalog | null {
  try {
    return parseCatalog(Buffer.from(text), { format: 'mcp', limits: MAX_LIMITS });
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}

function differences(before: Catalog, diff: CatalogDiff): readonly string[] {
  const changed = diff.changed.flatMap((change) =>
    pointersOf(explainChange(before.format, change).explanations).map(
      (pointer) => `${named(change.before)}: ${pointer}`,
    ),
  );
  const members =
    diff.memberValues === null
      ? []
      : pointersOf(explainMembers(diff.memberValues.before, diff.memberValues.after).explanations);
  const only = [...diff.removed, ...diff.added].map((entry) => `${named(entry)}: in one of them only`);
  return [...changed, ...members, ...only];
}

function pointersOf(explanations: readonly { readonly pointer: string }[]): readonly string[] {
  return [...new Set(explanations.map(({ pointer }) => neutralise(pointer)))];
}

function named({ kind, key }: Entry): string {
  return neutralise(kind === 'tool' ? shownName(key) : `${kind} ${shownText(key)}`);
}
