import { DIRECTORY_MODE } from './object-store.js';
import type { Commit, TreeEntry } from './object-store.js';

const TREE_LINE = /^tree ([0-9a-f]+)$/;
const PARENT_LINE = /^parent ([0-9a-f]+)$/;

/**
 * Reads a raw commit object: its tree and its parents, as its first lines name them. null where it is no such object.
 */
export function parseCommit(bytes: Uint8Array): Commit | null {
  const [first = '', ...lines] = Buffer.from(bytes).toString('latin1').split('\n');
  const tree = TREE_LINE.exec(first)?.[1];
  if (tree === undefined) return null;
  const parents: string[] = [];
  for (const line of lines) {
    const parent = PARENT_LINE.exec(line)?.[1];
    if (parent === undefined) break;
    parents.push(parent);
  }
  return { tree, parents };
}

/** The raw tree object of some entries, in whatever order they are given; the inverse of `parseTree`. */
export function rawTree(entries: readonly TreeEntry[]): Uint8Array {
  const sorted = entries
    .map((entry) => ({
      entry,
      key: Buffer.from(entry.mode === DIRECTORY_MODE ? `${entry.name}/` : entry.name),
    }))
    .sort((a, b) => Buffer.compare(a.key, b.key));
  return Buffer.concat(
    sorted.flatMap(({ entry: { mode, name, id } }) => [
      Buffer.from(`${mode} ${name}\0`),
      Buffer.from(id, 'hex'),
    ]),
  );
}

/**
 * Reads a raw tree object whose ids are `idBytes` long: `mode SP name NUL id` again and again; a mode is an octal
 * number, which some old trees write with zeros in front. null where it is no such object.
 */
export function parseTree(bytes: Uint8Array, idBytes: number): readonly TreeEntry[] | null {
  const data = Buffer.from(bytes);
  const entries: TreeEntry[] = [];
  let offset = 0;
  while (offset < data.length) {
    const space = data.indexOf(0x20, offset);
    const end = data.indexOf(0, space);
    if (space < 0 || end < 0 || end + 1 + idBytes > data.length) return null;
    entries.push({
      mode: data.toString('latin1', offset, space).replace(/^0+/, ''),
      name: data.toString('utf8', space + 1, end),
      id: data.toString('hex', end + 1, end + 1 + idBytes),
      size: null,
    });
    offset = end + 1 + idBytes;
  }
  return entries;
}
