import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseCatalog } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { diffCatalogs } from '../../src/diff/index.js';
import { describeShared, sharedPath } from '../shared.js';

interface Expected {
  readonly before: string;
  readonly after: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: Readonly<Record<string, readonly string[]>>;
  readonly unchanged: number;
}

function catalogAt(folder: string, file: string): Catalog {
  return parseCatalog(readFileSync(sharedPath('corpus', folder, file)));
}

function keys(entries: readonly { readonly key: string }[]): readonly string[] {
  return entries.map(({ key }) => key);
}

function sorted(names: readonly string[]): readonly string[] {
  return [...names].sort((a, b) => (a < b ? -1 : 1));
}

for (const [folder, list] of [
  ['npm', 'expected-npm.json'],
  ['github-mcp-server', 'expected-github-mcp-server.json'],
] as const) {
  describeShared(`successive catalogs of ${folder} differ exactly as plain value equality says`, () => {
    const pairs: readonly Expected[] = JSON.parse(readFileSync(sharedPath('corpus', list), 'utf8'));
    test.each(pairs)('$before, $after', ({ before, after, added, removed, changed, unchanged }) => {
      const diff = diffCatalogs(catalogAt(folder, before), catalogAt(folder, after));
      expect(keys(diff.added)).toEqual(sorted(added));
      expect(keys(diff.removed)).toEqual(sorted(removed));
      expect(diff.unchanged).toHaveLength(unchanged);
      expect(diff.changed.map(({ after: entry }) => entry.key)).toEqual(sorted(Object.keys(changed)));
      for (const { after: entry, fields } of diff.changed) {
        expect(fields.map(({ field }) => field)).toEqual(sorted(changed[entry.key] ?? []));
      }
      expect(diff.members).toEqual([]);
    });
  });
}
