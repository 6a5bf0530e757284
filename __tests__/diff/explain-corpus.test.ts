import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseCatalog } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { diffCatalogs, explainChange, groupExplanations } from '../../src/diff/index.js';
import type { CatalogDiff, ExplainedEntry, ExplanationGroup } from '../../src/diff/index.js';
import { sameValue } from '../../src/json/index.js';
import { describeShared, sharedPath } from '../shared.js';
import { masked } from './masked.js';

function read(...parts: readonly string[]): Catalog {
  return parseCatalog(readFileSync(sharedPath('corpus', ...parts)));
}

function explained(diff: CatalogDiff): readonly ExplainedEntry[] {
  return diff.changed.map((change) => ({ entry: change.after, ...explainChange('mcp', change) }));
}

/** A group in few words: `KIND POINTER SUBJECT-OR-HINT FROM>TO xN`. */
function words({ kind, pointer, subject, hint, before, after, entries }: ExplanationGroup): string {
  const about = subject ?? hint;
  const values = hint === null ? '' : ` ${String(before)}>${String(after)}`;
  return `${kind} ${String(pointer)}${about === null ? '' : ` ${about}`}${values} x${entries.length}`;
}

describeShared('the explanations of real changes', () => {
  const pairs = (['npm', 'github-mcp-server'] as const).flatMap((folder) => {
    const list = JSON.parse(readFileSync(sharedPath('corpus', `expected-${folder}.json`), 'utf8'));
    return list.map(({ before, after }: { before: string; after: string }) => [
      `${folder}/${before}`,
      `${folder}/${after}`,
    ]);
  });
  const reports = readdirSync(sharedPath('corpus', 'reports'))
    .filter((file) => file.endsWith('.before.json'))
    .map((file) => [`reports/${file}`, `reports/${file.replace('.before.', '.after.')}`]);

  test.each<readonly string[]>([...pairs, ...reports])(
    '%s → %s: the places are all and none is idle',
    (before, after) => {
      const diff = diffCatalogs(read(before ?? ''), read(after ?? ''));
      for (const change of diff.changed) {
        const pointers = [
          ...new Set(explainChange('mcp', change).explanations.map(({ pointer }) => pointer)),
        ];
        const [old, now] = [change.before.definition, change.after.definition];
        expect(sameValue(masked(old, pointers), masked(now, pointers))).toBe(true);
        for (const idle of pointers) {
          const others = pointers.filter((pointer) => pointer !== idle);
          expect(sameValue(masked(old, others), masked(now, others))).toBe(false);
        }
      }
    },
  );

  test('one cause in 13 tools is one group', () => {
    const diff = diffCatalogs(
      read('npm', '@modelcontextprotocol__server-filesystem@2025.8.21+zod3.json'),
      read('npm', '@modelcontextprotocol__server-filesystem@2025.8.21.json'),
    );
    expect(groupExplanations(explained(diff), 'pointers').map(words)).toEqual([
      'schema_emptied /inputSchema x13',
    ]);
    expect(groupExplanations(explained(diff), 'fingerprints').map(words)).toEqual([
      'schema_emptied null x13',
    ]);
  });

  test.each([
    ['01-zod4-empty-schema', ['schema_emptied /inputSchema x1']],
    [
      '02-zod4-additionalProperties-lost',
      ['additional_properties_opened /inputSchema/additionalProperties x1'],
    ],
    [
      '03-raw-zod-published',
      [
        'required_removed /inputSchema/required query x1',
        'property_removed /inputSchema/properties/query x1',
        'additional_properties_closed /inputSchema/additionalProperties x1',
      ],
    ],
    [
      '04-default-becomes-required',
      [
        'required_added /inputSchema/required maxMessages x1',
        'additional_properties_closed /inputSchema/additionalProperties x1',
      ],
    ],
    ['05-schema-dialect-only', ['schema_dialect /outputSchema/$schema x1']],
    ['06-output-schema-added', ['field_added /outputSchema x1']],
    [
      '10-default-materialised',
      [
        'explicit_spec_default /annotations/idempotentHint idempotentHint null>false x1',
        'explicit_spec_default /annotations/readOnlyHint readOnlyHint null>false x1',
      ],
    ],
    ['11-order-only', ['order_only /inputSchema/required x1']],
    ['12-null-schema', ['schema_emptied /inputSchema x1']],
  ])('%s is told in words', (name, expected) => {
    const diff = diffCatalogs(read('reports', `${name}.before.json`), read('reports', `${name}.after.json`));
    expect(groupExplanations(explained(diff), 'pointers').map(words)).toEqual(expected);
  });
});
