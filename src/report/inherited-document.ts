import type { Inheritance } from '../gate/index.js';
import { nameDocument } from './diff-document.js';

/**
 * What of a drift the base branch has already, as plain JSON: names alone, since the whole drift stands in `diff`. Its
 * counts are 0 where it could not be told apart.
 */
export function inheritedDocument(inheritance: Inheritance | null) {
  if (inheritance === null) return null;
  const { members, changed, added, removed } = inheritance.known ? inheritance.inherited : NOTHING;
  return {
    known: inheritance.known,
    gap: inheritance.known ? null : inheritance.gap,
    counts: {
      changed: changed.length,
      added: added.length,
      removed: removed.length,
      members: members.length,
    },
    members: members.map(({ field }) => field),
    changed: changed.map(({ after }) => nameDocument(after)),
    added: added.map(nameDocument),
    removed: removed.map(nameDocument),
  };
}

const NOTHING = { members: [], changed: [], added: [], removed: [] } as const;
