import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { FORMATS, parseCatalog } from '../../src/catalog/index.js';
import { CHANGE_KINDS, openmedDiffJson } from '../../src/diff/index.js';
import { ROW_VERDICTS, VERDICTS } from '../../src/gate/index.js';
import type { Decision } from '../../src/gate/index.js';
import { GateError } from '../../src/errors/index.js';
import { fingerprint, fromValue } from '../../src/json/index.js';
import type { Comparison, Detail } from '../../src/report/index.js';
import { renderDiffJson, renderJson } from '../../src/report/index.js';
import {
  catalogOf,
  changedBaseline,
  compared,
  comparison,
  decided,
  inventory,
  manifest,
  protectedFile,
  refusal,
} from './decisions.js';
import { HOSTILE_NAMES } from './hostile-names.js';

const schema = JSON.parse(readFileSync('docs/report.schema.json', 'utf8'));
const validate = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(schema);

function jsonOf(decision: Decision, detail: Detail = 'fingerprints'): string {
  return renderJson(decision, { detail });
}

function diffJsonOf(compared: Comparison, detail: Detail = 'fingerprints'): string {
  return renderDiffJson(compared, { detail, digests: true });
}

function valid(text: string) {
  const document = JSON.parse(text);
  validate(document);
  expect(validate.errors).toBeNull();
  return document;
}

function explanation(kind: string, field: string, pointer: string | null = null) {
  return { kind, field, pointer, hint: null, subject: null, before: null, after: null, places: 1 };
}

const BEFORE = manifest('a', 'b', 'c');
const AFTER = manifest({ name: 'a', description: 'x', title: null }, 'b', {
  name: 'd',
  description: 'about c',
  inputSchema: { type: 'object' },
});
const FULL: Decision = decided(
  [
    compared(BEFORE, AFTER, {
      name: 'full',
      baselineDiff: compared(BEFORE, AFTER).diff,
      previousBaselinePath: 'old.json',
      ignored: [{ pointer: '/serverInfo/version', uses: 2 }],
      clients: {
        findings: [
          { code: 'root_combinator', entry: 'd', path: '/inputSchema/anyOf', isNew: true },
          { code: 'names_clash', entry: 'a', path: '', isNew: false },
        ],
        before: { tools: 3, bytes: 100, tokens: 25 },
        after: { tools: 3, bytes: 120, tokens: 30 },
      },
      policy: {
        mode: 'all',
        failing: true,
        findings: [{ code: 'missing_purpose', entry: null, path: '#', isNew: true }],
        exposures: [{ entry: 'a', dataClass: 'data:a.b/c', path: '/x' }],
      },
    }),
    compared(null, null, {
      name: 'failed',
      verdict: 'could-not-check',
      row: 'error',
      error: new GateError('duplicate_key', 'candidate', { line: 1, column: 2 }),
      diff: null,
    }),
  ],
  {
    fault: new GateError('token_missing', 'github-token'),
    verdict: 'could-not-check',
    files: [
      protectedFile({
        error: new GateError('no_owner', 'baseline'),
        today: { base: `sha256:${'0'.repeat(64)}`, now: `blob:${'0'.repeat(40)}` },
        blockedBy: [null, 'olga'],
        refusals: [refusal(null, 'not_a_person'), refusal('bob', 'team_unreadable', 'members: read')],
      }),
    ],
    notices: [{ code: 'branch_not_protected', path: null, permission: null }],
  },
);

describe('the report as JSON', () => {
  test('follows its schema, with everything there is', () => {
    const document = valid(jsonOf(FULL));
    expect(document.schema_version).toBe('tool-catalog-gate.report.v1');
    expect(document.catalogs[1].error).toEqual({
      code: 'duplicate_key',
      field: 'candidate',
      line: 1,
      column: 2,
    });
    expect(document.catalogs[0].policy.findings[0].is_new).toBe(true);
    expect(document.catalogs[0].clients.findings).toEqual([
      { code: 'root_combinator', entry: 'd', path: null },
    ]);
  });

  test('follows its schema for every verdict and row', () => {
    for (const verdict of VERDICTS) valid(jsonOf(decided([compared(BEFORE, AFTER, { verdict })])));
    for (const row of ['retired', 'moved', 'error'] as const)
      valid(jsonOf(decided([changedBaseline(BEFORE, null, row)])));
  });

  test('embeds the diff with whole digests', () => {
    const { diff } = valid(jsonOf(FULL)).catalogs[0];
    expect(diff.counts).toEqual({ changed: 1, added: 1, removed: 1, unchanged: 1, members: 0 });
    expect(diff.changed).toEqual([
      {
        kind: 'tool',
        key: 'a',
        version: null,
        before: fingerprint(BEFORE.entries[0]?.definition ?? null),
        after: fingerprint(AFTER.entries[0]?.definition ?? null),
        fields: [
          { field: 'description', before: fingerprint('about a'), after: fingerprint('x') },
          { field: 'inputSchema', before: fingerprint(fromValue({ type: 'object' }, 'test')), after: null },
          { field: 'title', before: null, after: fingerprint(null) },
        ],
        explanations: [
          explanation('description_text', 'description'),
          explanation('field_removed', 'inputSchema'),
          explanation('null_against_missing', 'title'),
        ],
        explanations_cut: false,
      },
    ]);
    expect(diff.unchanged).toEqual([{ kind: 'tool', key: 'b', version: null }]);
    expect(diff.renamed[0].before.key).toBe('c');
    expect(diff.renamed[0].after.key).toBe('d');
  });

  test('embeds OpenMed’s document of two inventories, and of nothing else', () => {
    const [before, after] = [
      inventory({ name: 'a', effect: 'none' }),
      inventory({ name: 'a', effect: 'destructive' }),
    ];
    const document = valid(jsonOf(decided([compared(before, after)])));
    expect(document.catalogs[0].openmed).toEqual(JSON.parse(openmedDiffJson(before, after)));
    expect(valid(jsonOf(FULL)).catalogs[0].openmed).toBeNull();
    expect(valid(jsonOf(decided([changedBaseline(null, after)]))).catalogs[0].openmed).toBeNull();
  });

  test('says what changed in the catalog’s own fields', () => {
    const [before, after] = ['1', '2'].map((version) =>
      catalogOf({ tools: [{ name: 'a' }], instructions: version, serverInfo: { version } }),
    );
    const decision = decided([compared(before ?? null, after ?? null)]);
    const { diff } = valid(jsonOf(decision, 'pointers')).catalogs[0];
    expect([diff.member_explanations, diff.member_explanations_cut]).toEqual([
      [
        explanation('description_text', 'instructions', '/instructions'),
        explanation('other', 'serverInfo', '/serverInfo/version'),
      ],
      false,
    ]);
    expect(valid(jsonOf(decision)).catalogs[0].diff.member_explanations[1]).toEqual(
      explanation('other', 'serverInfo'),
    );
    expect(
      valid(jsonOf(decided([changedBaseline(null, before ?? null)]))).catalogs[0].diff.member_explanations,
    ).toEqual([]);
  });

  test('says where places are counted and not told', () => {
    const many = (value: number) =>
      manifest({
        name: 'a',
        x: Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`k${at}`, value])),
      });
    const decision = decided([compared(many(1), many(2))]);
    const [told] = valid(jsonOf(decision, 'pointers')).catalogs[0].diff.changed;
    expect([told.explanations.length, told.explanations_cut]).toEqual([1001, true]);
    expect(told.explanations.at(-1)).toEqual({ ...explanation('other', 'x'), places: 200 });
    const [counted] = valid(jsonOf(decision)).catalogs[0].diff.changed;
    expect([counted.explanations, counted.explanations_cut]).toEqual([
      [{ ...explanation('other', 'x'), places: 1200 }],
      false,
    ]);
  });

  test('keeps names as they are', () => {
    const names = HOSTILE_NAMES.map(([, name]) => name).filter((name) => !name.includes('\uD800'));
    const document = valid(jsonOf(decided([compared(manifest(), manifest(...names))])));
    expect(new Set(document.catalogs[0].diff.added.map(({ key }: { key: string }) => key))).toEqual(
      new Set(names),
    );
  });

  test('is one line with the same bytes whatever the order of the input', () => {
    const one = catalogOf({ tools: [{ name: 'a', x: 1, y: 2 }, { name: 'b' }], z: 1, instructions: 'i' });
    const other = catalogOf({ instructions: 'i', z: 1, tools: [{ name: 'b' }, { y: 2, name: 'a', x: 1 }] });
    const text = jsonOf(decided([compared(BEFORE, one)]));
    expect(jsonOf(decided([compared(BEFORE, other)]))).toBe(text);
    expect(text.indexOf('\n')).toBe(text.length - 1);
  });
});

describe('a comparison as JSON', () => {
  test('follows the same schema and has the fingerprints of both documents', () => {
    const document = valid(diffJsonOf(comparison(BEFORE, AFTER)));
    expect(document.schema_version).toBe('tool-catalog-gate.diff.v1');
    expect(document.verdict).toBe('drift');
    expect(document.before.digest).not.toBe(document.after.digest);
  });

  test('tells another order by the document alone', () => {
    const document = valid(diffJsonOf(comparison(manifest('a', 'b'), manifest('b', 'a'))));
    expect(document.verdict).toBe('unchanged');
    expect(document.before.digest).toBe(document.after.digest);
    expect(document.before.document).not.toBe(document.after.document);
  });
});

describe('what is said of a change', () => {
  const schemaOf = (...names: readonly string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  });
  const compared = comparison(
    manifest({ name: 'a', inputSchema: schemaOf('x'), annotations: { readOnlyHint: true } }),
    manifest({
      name: 'a',
      inputSchema: schemaOf('x', 'secret', 'other'),
      annotations: { readOnlyHint: false },
    }),
  );
  const explanationsOf = (detail: Detail) => valid(diffJsonOf(compared, detail)).diff.changed[0].explanations;

  test('names no place and no property unless asked, and how often it holds', () => {
    expect(explanationsOf('fingerprints')).toEqual([
      expect.objectContaining({ kind: 'side_effect_raised', before: 'read-only' }),
      expect.objectContaining({ kind: 'annotation_hint', hint: 'readOnlyHint', before: true, after: false }),
      { ...explanation('property_added', 'inputSchema'), places: 2 },
    ]);
    expect(diffJsonOf(compared)).not.toContain('secret');
  });

  test('has its place from pointers on', () => {
    expect(explanationsOf('pointers').slice(2)).toEqual([
      explanation('property_added', 'inputSchema', '/inputSchema/properties/other'),
      explanation('property_added', 'inputSchema', '/inputSchema/properties/secret'),
    ]);
    expect(diffJsonOf(compared, 'pointers')).not.toContain('_value"');
  });
});

describe('with values', () => {
  const text = (tools: string, rest = '') =>
    parseCatalog(new TextEncoder().encode(`{"tools":[${tools}]${rest}}`));
  const both = comparison(
    text('{"name":"a","x":1.50,"y":1},{"name":"old"}', ',"instructions":"one"'),
    text('{"name":"a","x":12345678901234567890123,"y":1},{"name":"new","z":[]}', ',"instructions":"two"'),
  );
  const json = diffJsonOf(both, 'values');

  test('each changed field has both of its values, to the last digit', () => {
    expect(json).toContain('"before_value":1.5,"after_value":12345678901234567890123}');
    const { diff } = valid(json);
    expect(diff.members).toMatchObject([{ before_value: 'one', after_value: 'two' }]);
  });

  test('what was added or removed has its definition', () => {
    const { diff } = valid(json);
    expect(diff.added).toMatchObject([{ key: 'new', definition: { name: 'new', z: [] } }]);
    expect(diff.removed).toMatchObject([{ key: 'old', definition: { name: 'old' } }]);
  });

  test('a side without the field has no value', () => {
    const [change] = valid(
      diffJsonOf(comparison(text('{"name":"a"}'), text('{"name":"a","x":null}')), 'values'),
    ).diff.changed;
    expect(change.fields).toEqual([
      { field: 'x', before: null, after: fingerprint(null), after_value: null },
    ]);
  });
});

describe('the schema', () => {
  test('names exactly the verdicts, rows, kinds of change and formats that there are', () => {
    expect(schema.$defs.verdict.enum).toEqual([...VERDICTS]);
    expect(schema.$defs.explanation.properties.kind.enum).toEqual([...CHANGE_KINDS]);
    expect(schema.$defs.format.enum).toEqual([...FORMATS]);
    expect(schema.$defs.catalog.properties.row.enum.toSorted()).toEqual(Object.keys(ROW_VERDICTS).sort());
  });

  test('refuses what the format does not have', () => {
    expect(validate({ ...JSON.parse(jsonOf(FULL)), time: 1 })).toBe(false);
    expect(validate({ ...JSON.parse(jsonOf(FULL)), schema_version: 'tool-catalog-gate.report.v2' })).toBe(
      false,
    );
  });
});
