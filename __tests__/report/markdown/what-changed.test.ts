import { describe, expect, test } from '@jest/globals';
import { CHANGE_KINDS } from '../../../src/diff/index.js';
import type { Catalog } from '../../../src/catalog/index.js';
import { CHANGE_WORDS } from '../../../src/report/wording/change-words.js';
import type { Detail } from '../../../src/report/index.js';
import { renderMarkdown } from '../../../src/report/index.js';
import { describeShared, sharedPath } from '../../shared.js';
import {
  catalogAt,
  catalogOf,
  changedBaseline,
  compared,
  decided,
  inventory,
  manifest,
} from '../decisions.js';
import { cmark, describeGithub, rowsOf } from '../github-markdown.js';
import { HOSTILE_NAMES } from '../hostile-names.js';

function reportOf(before: Catalog, after: Catalog, detail: Detail = 'fingerprints'): string {
  return renderMarkdown(decided([compared(before, after)]), {
    updateHint: null,
    detail,
    budget: 'comment',
    marker: null,
  });
}

function whatChanged(text: string): readonly string[] {
  const [, section = ''] = /#### What changed\n\n([^]*?)\n\n####/u.exec(text) ?? [];
  return section.split('\n').slice(2);
}

const closed = (name: string, properties: Readonly<Record<string, unknown>> = {}) => ({
  name,
  inputSchema: { type: 'object', properties, additionalProperties: false },
});
const open = (name: string, properties: Readonly<Record<string, unknown>> = {}) => ({
  name,
  inputSchema: { type: 'object', properties },
});
const NAMES = ['a', 'b', 'c', 'd', 'e'];

test('identical changes of many tools are one row', () => {
  const text = reportOf(
    manifest(...NAMES.map((name) => closed(name))),
    manifest(...NAMES.map((name) => open(name))),
  );
  expect(whatChanged(text)).toEqual([
    '| additional properties opened | `inputSchema` | **5 tools**, such as `a`, `b`, `c` |',
  ]);
});

test('places so many that they are folded away stand below a table of fields', () => {
  const properties = (value: string) =>
    Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`p${at}`, { type: value }]));
  const before = manifest(open('a', properties('string')), open('b', properties('string')));
  const after = manifest(open('a', properties('number')), open('b', properties('number')));
  const text = reportOf(before, after, 'pointers');
  expect(whatChanged(text)).toEqual(['| type changed (82 places) | `inputSchema` | `a`, `b` |']);
  expect(text).toContain('#### Where it changed (41)\n\n<details>');
  expect(text).toContain('| type changed | `/inputSchema/properties/p40/type` | `a`, `b` |');
});

test('a long list of changed tools is folded away below what they have in common', () => {
  const names = Array.from({ length: 11 }, (_, at) => `tool${at}`);
  const text = reportOf(
    manifest(...names.map((name) => closed(name))),
    manifest(...names.map((name) => open(name))),
  );
  expect(text).toContain('**11 tools**');
  expect(text).toContain('#### Changed (11)\n\n<details>');
});

test('what changed in the catalog’s own fields is told with the rest', () => {
  const [before, after] = ['', '\u200B'].map((hidden) =>
    catalogOf({
      tools: [{ name: 'a', description: `A${hidden}` }],
      instructions: `Search${hidden} first.`,
      serverInfo: { name: 's', version: hidden },
    }),
  );
  if (before === undefined || after === undefined) throw new Error('no catalog');
  expect(whatChanged(reportOf(before, after, 'pointers'))).toEqual([
    '| invisible characters appeared | `/description` | `a` |',
    '| invisible characters appeared | `/instructions` | the catalog itself |',
    '| invisible characters appeared | `/serverInfo/version` | the catalog itself |',
    '| text changed | `/description` | `a` |',
    '| text changed | `/instructions` | the catalog itself |',
    '| changed otherwise | `/serverInfo/version` | the catalog itself |',
  ]);
  const text = reportOf(before, after, 'values');
  expect(text).toContain('the catalog itself\n\n```diff\n');
  expect(text).toContain('+  "instructions": "Search\\u{200B} first.",');
});

test('the fields of a first baseline are listed and not told as changes', () => {
  const text = renderMarkdown(
    decided([
      changedBaseline(null, catalogOf({ tools: [], instructions: 'Search first.' }), 'first-baseline'),
    ]),
    { updateHint: null, detail: 'values', budget: 'file', marker: null },
  );
  expect(text).not.toContain('#### What changed');
  expect(text).toContain('#### Fields of the catalog itself (1, not counted)');
});

test('places beyond those that are told are counted', () => {
  const many = (value: number) =>
    manifest({
      name: 'a',
      x: Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`k${at}`, value])),
    });
  const text = (detail: Detail) =>
    renderMarkdown(decided([compared(many(1), many(2))]), {
      updateHint: null,
      detail,
      budget: 'file',
      marker: null,
    });
  expect(text('fingerprints')).toContain('| changed otherwise (1200 places) | `x` | `a` |\n');
  expect(text('pointers')).toContain('| changed otherwise | `/x/k0` | `a` |\n');
  expect(text('pointers')).toContain('| changed otherwise (and 200 more) | `x` | `a` |\n');
});

test('places and properties are named from pointers on only', () => {
  const before = manifest(open('a'));
  const after = manifest(open('a', { patient: { type: 'string' }, other: {} }));
  expect(whatChanged(reportOf(before, after))).toEqual([
    '| property added (2 places) | `inputSchema` | `a` |',
  ]);
  expect(reportOf(before, after)).not.toContain('patient');
  expect(whatChanged(reportOf(before, after, 'pointers'))).toEqual([
    '| property added | `/inputSchema/properties/other` | `a` |',
    '| property added | `/inputSchema/properties/patient` | `a` |',
  ]);
  expect(reportOf(before, after, 'pointers')).not.toContain('"string"');
});

test('hints and side effects say from what to what, the most consequential first', () => {
  const text = reportOf(
    manifest({ name: 'a', description: 'x', annotations: { readOnlyHint: true } }),
    manifest({ name: 'a', description: 'y', annotations: { readOnlyHint: false } }),
  );
  expect(whatChanged(text)).toEqual([
    '| side effects raised: read-only → destructive | `annotations` | `a` |',
    '| hint changed: readOnlyHint true → false | `annotations` | `a` |',
    '| text changed | `description` | `a` |',
  ]);
});

test('an inventory tells its side-effect class in the same words', () => {
  const text = reportOf(
    inventory({ name: 'a', effect: 'destructive' }),
    inventory({ name: 'a', effect: 'none' }),
    'values',
  );
  expect(whatChanged(text)[0]).toContain('| side effects lowered: destructive → none |');
  expect(text).not.toContain('Text of what differs');
});

test('every kind of change has words of its own', () => {
  expect(Object.keys(CHANGE_WORDS).sort()).toEqual([...CHANGE_KINDS].sort());
  expect(new Set(Object.values(CHANGE_WORDS)).size).toBe(CHANGE_KINDS.length);
});

describe('with values', () => {
  const before = manifest({ name: 'a', description: 'reads a file' }, 'old');
  const after = manifest({ name: 'a', description: 'reads a file\n```\n@someone' }, 'new');
  const text = reportOf(before, after, 'values');

  test('the text of every differing tool stands in a block, with a fence longer than any inside', () => {
    expect(text).toContain(
      '`a`\n\n````diff\n@@ -1,4 +1,6 @@\n {\n-  "description": "reads a file",\n+  "description": "reads a file\\n\n',
    );
    expect(text).toContain('`new`\n\n```diff\n@@ -0,0 +1,7 @@\n+{\n+  "description": "about new",\n');
    expect(text).toContain('`old`\n\n```diff\n@@ -1,7 +0,0 @@\n-{\n');
  });

  test('no text is shown where it is not asked for', () => {
    expect(reportOf(before, after, 'pointers')).not.toContain('reads a file');
  });

  test('much text is cut before the tables are', () => {
    const many = (word: string) =>
      manifest(
        ...Array.from({ length: 300 }, (_, index) => ({ name: `t${index}`, description: word.repeat(2000) })),
      );
    const long = reportOf(many('a'), many('b'), 'values');
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(65_000);
    expect([...long.matchAll(/^\| `t\d+` \|/gmu)]).toHaveLength(300);
    expect(long).toMatch(/… and \d+ more, left out here/u);
  });
});

describeGithub('hostile definitions on GitHub', () => {
  const names = HOSTILE_NAMES.map(([, name]) => name).filter((name) => !name.includes('\uD800'));
  const toolsOf = (word: string) =>
    names.map((name) => ({
      name,
      description: `${word}\n${name}\n`,
      inputSchema: {
        type: 'object',
        properties: { [name]: { description: name, default: word } },
        required: [name],
      },
    }));
  const html = cmark(reportOf(manifest(...toolsOf('a')), manifest(...toolsOf('b')), 'values'));

  test('stay in their blocks and cells', () => {
    const outside = html.replace(/<code[^>]*>[^<]*<\/code>/gu, '');
    expect(outside).not.toMatch(/someone|evil|onerror|javascript|alert|bold/u);
    expect(rowsOf(html).every((cells) => cells.length > 1)).toBe(true);
  });
});

describeShared('real catalogs', () => {
  const at = (name: string) =>
    catalogAt(sharedPath('corpus', 'npm', `@modelcontextprotocol__server-${name}.json`));

  test.each(['fingerprints', 'pointers'] as const)(
    'one cause in 13 tools reads at a glance, with %s',
    (detail) => {
      const text = reportOf(at('filesystem@2025.8.21+zod3'), at('filesystem@2025.8.21'), detail);
      expect(whatChanged(text)).toEqual([
        `| schema emptied: it says nothing any more | \`${detail === 'pointers' ? '/' : ''}inputSchema\` | **13 tools**, such as \`create_directory\`, \`directory_tree\`, \`edit_file\` |`,
      ]);
    },
  );
});
