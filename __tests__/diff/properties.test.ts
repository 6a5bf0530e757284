import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { catalogDigest, parseCatalog } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { diffCatalogs, isEmpty } from '../../src/diff/index.js';
import type { CatalogDiff, FieldChange } from '../../src/diff/index.js';
import { bytesOf } from '../catalog/bytes.js';
import { manifestMembers, manifestText, tools } from './arbitrary-manifest.js';

const manifest = fc.record({ tools, members: manifestMembers, turn: fc.nat(20) });
type Manifest = typeof manifest extends fc.Arbitrary<infer Value> ? Value : never;

function read({ tools: list, members, turn }: Manifest): Catalog {
  return parseCatalog(bytesOf(manifestText(list, members, turn)), { format: 'mcp' });
}

/** Two manifests that share most tools, so that every list of their diff can be filled. */
const pair = fc
  .tuple(manifest, manifest, fc.boolean())
  .map(([before, after, related]): readonly [Catalog, Catalog] => {
    const names = new Set(after.tools.map((tool) => tool.members[0]?.[1]));
    const kept = before.tools.filter((tool) => !names.has(tool.members[0]?.[1]));
    return related
      ? [read(before), read({ ...after, members: before.members, tools: [...kept, ...after.tools.slice(1)] })]
      : [read(before), read(after)];
  });

function keys(entries: readonly { readonly key: string }[]): readonly string[] {
  return entries.map(({ key }) => key);
}

function swapped(fields: readonly FieldChange[]): readonly FieldChange[] {
  return fields.map(({ field, before, after }) => ({ field, before: after, after: before }));
}

function renames({ renamed }: CatalogDiff): readonly string[] {
  return renamed.map(({ before, after }) => JSON.stringify([before.key, after.key].sort())).sort();
}

test('a diff is empty exactly where the digests are equal', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const equal = catalogDigest(before) === catalogDigest(after);
      expect(isEmpty(diffCatalogs(before, after))).toBe(equal);
    }),
    { numRuns: 500 },
  );
});

test('a catalog is equal to itself, in whatever order its tools and keys stand', () => {
  fc.assert(
    fc.property(manifest, fc.nat(20), (before, turn) => {
      const [one, other] = [read(before), read({ ...before, turn })];
      expect(isEmpty(diffCatalogs(one, other))).toBe(true);
      expect(catalogDigest(one)).toBe(catalogDigest(other));
    }),
    { numRuns: 300 },
  );
});

test('swapping two catalogs swaps added and removed, before and after', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const there = diffCatalogs(before, after);
      const back = diffCatalogs(after, before);
      expect(keys(back.added)).toEqual(keys(there.removed));
      expect(keys(back.removed)).toEqual(keys(there.added));
      expect(keys(back.unchanged)).toEqual(keys(there.unchanged));
      expect(back.members).toEqual(swapped(there.members));
      expect(back.changed.map(({ fields }) => fields)).toEqual(
        there.changed.map(({ fields }) => swapped(fields)),
      );
      expect(renames(back)).toEqual(renames(there));
    }),
    { numRuns: 300 },
  );
});

test('every tool of both catalogs is told once', () => {
  fc.assert(
    fc.property(pair, ([before, after]) => {
      const diff = diffCatalogs(before, after);
      const changed = diff.changed.map((change) => change.after);
      expect(keys([...diff.added, ...diff.unchanged, ...changed]).toSorted()).toEqual(
        keys(after.entries).toSorted(),
      );
      expect(keys([...diff.removed, ...diff.unchanged, ...changed]).toSorted()).toEqual(
        keys(before.entries).toSorted(),
      );
    }),
    { numRuns: 200 },
  );
});
