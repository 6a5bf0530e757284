import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { catalogDigest, documentFingerprint, parseCatalog } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { renderDiffJson, renderDiffMarkdown } from '../../src/report/index.js';
import { manifestText, tools } from '../diff/arbitrary-manifest.js';
import type { Members } from '../diff/arbitrary-manifest.js';
import { comparison, manifest } from './decisions.js';

test('a comparison is the tables of a report without a verdict of the gate', () => {
  const text = renderDiffMarkdown(comparison(manifest('a', 'b'), manifest('b', 'c')), 'fingerprints', 'file');
  expect(text).toMatch(
    /^### ❌ Drift: the catalogs differ\n\n\*\*0 changed · 1 added · 1 removed\*\* · 1 unchanged\n/u,
  );
  expect(text).toMatch(
    /\| {2}\| Entries \| Digest \| Read at \|\n.*\n\| Baseline \| 2 \| `sha256:[0-9a-f]{24}…` \| the first file \|\n/u,
  );
  expect(text).toContain('| `c` | **added**: ');
  expect(text).not.toContain('Next step');
});

test('two equal catalogs are the same', () => {
  const text = renderDiffMarkdown(comparison(manifest('a', 'b'), manifest('b', 'a')), 'fingerprints', 'file');
  expect(text).toMatch(/^### ✅ Unchanged: both catalogs are the same\n/u);
  const digests = [...text.matchAll(/sha256:[0-9a-f]{24}/gu)].map(([digest]) => digest);
  expect(new Set(digests).size).toBe(1);
});

test('a comparison has budgets too', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `tool_${index}`);
  const text = renderDiffMarkdown(comparison(manifest(), manifest(...names)), 'fingerprints', 'comment');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(65_000);
  expect(text).toContain('This is not the whole comparison: the JSON output holds it.');
});

test('both digests and both documents of a JSON comparison are those of the catalogs alone', () => {
  const shared = fc.tuple(tools, tools, fc.nat(20), fc.nat(20));
  fc.assert(
    fc.property(shared, ([some, others, turn, otherTurn]) => {
      const both = comparison(
        catalogOfTools(some, turn),
        catalogOfTools([...some.slice(1), ...others], otherTurn),
      );
      const document: unknown = JSON.parse(renderDiffJson(both, { detail: 'fingerprints', digests: true }));
      expect(document).toMatchObject({
        before: { digest: catalogDigest(both.before), document: documentFingerprint(both.before) },
        after: { digest: catalogDigest(both.after), document: documentFingerprint(both.after) },
      });
    }),
  );
});

/** Of tools with one name, the first. */
function catalogOfTools(list: readonly Members[], turn: number): Catalog {
  const nameOf = ({ members }: Members) => members[0]?.[1];
  const names = list.map(nameOf);
  const unique = list.filter((tool, index) => names.indexOf(nameOf(tool)) === index);
  return parseCatalog(new TextEncoder().encode(manifestText(unique, { members: [] }, turn)));
}
