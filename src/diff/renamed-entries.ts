import type { Entry, Format } from '../catalog/index.js';
import { withoutName } from '../catalog/index.js';
import { fingerprint } from '../json/index.js';
import type { RenamedEntry } from './catalog-diff.js';

/**
 * Pairs each removed entry with an added one of the same kind and version whose definition is equal but for the name.
 * Each entry is in one pair at most; of several that are equal, the first two in key order go together, and so on.
 */
export function renamedEntries(
  format: Format,
  removed: readonly Entry[],
  added: readonly Entry[],
): readonly RenamedEntry[] {
  if (removed.length === 0 || added.length === 0) return [];
  const waiting = new Map<string, Entry[]>();
  for (const entry of added.toReversed()) {
    const content = contentOf(format, entry);
    const equal = waiting.get(content);
    if (equal === undefined) waiting.set(content, [entry]);
    else equal.push(entry);
  }
  return removed.flatMap((before) => {
    const after = waiting.get(contentOf(format, before))?.pop();
    return after === undefined ? [] : [{ before, after }];
  });
}

function contentOf(format: Format, entry: Entry): string {
  const rest = withoutName(format, entry.kind, entry.definition);
  return `${entry.kind} ${fingerprint(rest)} ${entry.version ?? ''}`;
}
