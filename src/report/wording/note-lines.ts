import type { CatalogNote } from '../../catalog/index.js';
import { compareCodePoints } from '../../json/index.js';
import { neutralise, shownText } from '../escape/index.js';
import { someOf } from './name-list.js';

const MAX_FILES = 8;

/** What is said of catalogs themselves, as lines of plain text, each note once. */
export function noteLines(
  catalogs: readonly { readonly notes: readonly CatalogNote[] }[],
): readonly string[] {
  const notes = catalogs.flatMap((catalog) => catalog.notes);
  const files = notes.flatMap(({ code, about }) => (code === 'file_name_differs' ? (about ?? []) : []));
  const names = [...new Set(files)].sort(compareCodePoints).map((file) => neutralise(shownText(file)));
  return [
    ...when(
      notes,
      'descriptions_not_compared',
      'Descriptions not compared: the digests cover the schemas alone.',
    ),
    ...when(
      notes,
      'tools_alone_compared',
      'Only the tools are in the inventory: what else the manifest holds is not compared.',
    ),
    ...when(notes, 'one_hash_for_all', 'This lock file locks nothing: all its hashes are the same.'),
    ...(names.length === 0 ? [] : [`Not named after their tool: ${someOf(names, MAX_FILES)}.`]),
  ];
}

function when(notes: readonly CatalogNote[], code: CatalogNote['code'], line: string): readonly string[] {
  return notes.some((note) => note.code === code) ? [line] : [];
}
