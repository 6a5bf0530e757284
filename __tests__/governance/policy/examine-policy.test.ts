import { describe, expect, test } from '@jest/globals';
import type { Catalog } from '../../../src/catalog/index.js';
import { inventoryFromRecords, parseCatalog } from '../../../src/catalog/index.js';
import { checkPolicy, examinePolicy, lintCatalog } from '../../../src/governance/index.js';
import { DATE_CLASS, TEXT_CLASS, field, objectOf, toolSchema } from '../clinical-schema.js';
import { codeOf } from '../code-of.js';
import { COVERAGE, PROJECTION, bytesOf, manifestOf, policyOf } from './policy-documents.js';

const IDENTIFIER = 'data:org.example/identifier';
const NOTE = toolSchema({ text: field() });
const NOTES = toolSchema({
  documents: field({ type: 'array', items: objectOf({ text: field() }) }),
  written: field({ 'x-openmed-data-class': DATE_CLASS }),
});

function told(
  findings: readonly {
    readonly entry: string | null;
    readonly path: string;
    readonly code: string;
    readonly isNew?: boolean;
  }[],
) {
  return findings.map(({ entry, path, code, isNew }) =>
    [entry, path, code, ...(isNew === undefined ? [] : [isNew])].join(' '),
  );
}

describe('lintCatalog', () => {
  test('lints the schema of every tool, in each format', () => {
    const mcp = manifestOf({ b: NOTE, a: { type: 'object' } });
    expect(told(lintCatalog(mcp))).toEqual([
      'a #/additionalProperties open_input_object',
      'a #/x-openmed-purpose missing_purpose',
    ]);
    const openai = parseCatalog(
      bytesOf([{ type: 'function', function: { name: 'f', parameters: { type: 'object' } } }]),
      { format: 'openai' },
    );
    expect(told(lintCatalog(openai))).toHaveLength(2);
    const anthropic = parseCatalog(bytesOf({ tools: [{ name: 'f', input_schema: NOTE }] }), {
      format: 'anthropic',
    });
    expect(told(lintCatalog(anthropic))).toEqual([]);
    expect(told(lintCatalog(parseCatalog(bytesOf({ tools: [{ name: 'f' }] }), { format: 'mcp' })))).toEqual([
      'f # invalid_schema',
    ]);
  });

  test.each<[string, object, readonly string[]]>([
    [
      'an array of arrays of objects',
      { a: field({ type: 'array', items: { type: 'array', items: objectOf({ x: {} }) } }) },
      ['#/properties/a/items/items'],
    ],
    [
      'arrays below',
      {
        a: field({
          type: 'array',
          items: { type: 'array', items: { type: 'array', items: objectOf({ x: {} }) } },
        }),
      },
      ['#/properties/a/items/items/items'],
    ],
    [
      'an array of arrays of anything',
      { a: field({ type: 'array', items: { type: 'array', items: {} } }) },
      ['#/properties/a/items/items'],
    ],
    [
      'an array of open arrays',
      { a: field({ type: 'array', items: { type: 'array', items: { type: 'array' } } }) },
      ['#/properties/a/items/items'],
    ],
    [
      'an array of arrays of no schema',
      { a: field({ type: 'array', items: { type: 'array', items: true } }) },
      ['#/properties/a/items/items'],
    ],
    [
      'one in an object in an array',
      {
        a: field({
          type: 'array',
          items: objectOf({ b: field({ type: 'array', items: { type: 'array', items: objectOf({}) } }) }),
        }),
      },
      ['#/properties/a/items/properties/b/items/items'],
    ],
    [
      'an array of arrays of text',
      { a: field({ type: 'array', items: { type: 'array', items: { type: 'string' } } }) },
      [],
    ],
    ['an array of objects', { a: field({ type: 'array', items: objectOf({ b: field() }) }) }, []],
  ])('says where fields can hide: %s', (_name, properties, places) => {
    const findings = lintCatalog(manifestOf({ t: toolSchema({ ...properties }) }));
    const ours = findings.filter(({ code }) => code === 'nested_array_unchecked');
    expect(ours.map(({ path }) => path)).toEqual(places);
  });

  test('says where fields can hide: items of the root', () => {
    const root = (items: unknown) => told(lintCatalog(manifestOf({ t: { ...NOTE, items } })));
    expect(root(objectOf({ secret: {} }))).toEqual(['t #/items nested_array_unchecked']);
    expect(root(true)).toEqual(['t #/items nested_array_unchecked']);
    expect(root({ type: 'string' })).toEqual([]);
    expect(root(null)).toEqual([]);
  });

  test('a catalog without schemas cannot be linted', () => {
    expect(codeOf(() => lintCatalog(inventoryFromRecords([])))).toBe('catalog: no_definitions');
  });
});

describe('projections of a policy', () => {
  const policy = policyOf({
    projection: { all: PROJECTION, tools: { narrow: { ...PROJECTION, granted_data_classes: [TEXT_CLASS] } } },
  });
  const exposures = (base: Catalog | null, candidate: Catalog) =>
    examinePolicy(policy, 'new', base, candidate).exposures;

  test('a tool whose plan is denied is told, with its place', () => {
    const catalog = manifestOf({
      note: NOTE,
      narrow: NOTES,
      other: {
        ...NOTE,
        'x-openmed-purpose': 'purpose:org.example/other@1.0.0',
        properties: {},
        required: [],
      },
      bad: {},
      odd: toolSchema({ 'a b': field() }),
    });
    expect(told(checkPolicy(policy, catalog).findings).sort()).toEqual([
      'bad # invalid_tool_schema',
      'narrow #/properties/written data_class_not_granted',
      'odd # unsafe_field_name',
      'other #/x-openmed-purpose purpose_mismatch',
    ]);
  });

  test('a tool of which nothing is said is a finding', () => {
    const named = policyOf({ projection: { tools: { note: PROJECTION } } });
    expect(told(checkPolicy(named, manifestOf({ note: NOTE, more: NOTE })).findings)).toEqual([
      'more # projection_missing',
    ]);
  });

  test('new fields are drift, granted or not, each with its class', () => {
    const wider = toolSchema({ text: field(), id: field({ 'x-openmed-data-class': IDENTIFIER }) });
    expect(exposures(manifestOf({ note: NOTE }), manifestOf({ note: wider, notes: NOTES }))).toEqual([
      { entry: 'note', dataClass: IDENTIFIER, path: '/id' },
      { entry: 'notes', dataClass: TEXT_CLASS, path: '/documents' },
      { entry: 'notes', dataClass: TEXT_CLASS, path: '/documents/*/text' },
      { entry: 'notes', dataClass: DATE_CLASS, path: '/written' },
    ]);
  });

  test('another class of a field is drift; fewer fields are none', () => {
    const other = toolSchema({ text: field({ 'x-openmed-data-class': DATE_CLASS }) });
    expect(exposures(manifestOf({ note: NOTE }), manifestOf({ note: other }))).toEqual([
      { entry: 'note', dataClass: DATE_CLASS, path: '/text' },
    ]);
    expect(exposures(manifestOf({ note: NOTE, notes: NOTES }), manifestOf({ note: NOTE }))).toEqual([]);
  });

  test('without a baseline, or with one without schemas, every field is drift', () => {
    for (const base of [null, inventoryFromRecords([])]) {
      expect(exposures(base, manifestOf({ note: NOTE }))).toHaveLength(1);
    }
  });
});

describe('examinePolicy', () => {
  const policy = policyOf({
    contract_lint: true,
    projection: { all: PROJECTION },
    argument_coverage: COVERAGE,
  });
  const good = manifestOf({ note: NOTE, notes: NOTES });

  test('passes what holds to the policy', () => {
    expect(examinePolicy(policy, 'all', good, good)).toEqual({
      mode: 'all',
      failing: false,
      findings: [],
      exposures: [],
    });
  });

  test('a new field of a class that is not granted fails, and names class and path', () => {
    const wider = manifestOf({
      note: toolSchema({ text: field(), id: field({ 'x-openmed-data-class': IDENTIFIER }) }),
      notes: NOTES,
    });
    const examined = examinePolicy(policy, 'new', good, wider);
    expect(examined.failing).toBe(true);
    expect(told(examined.findings)).toEqual([
      'note #/properties/id data_class_not_granted true',
      'note #/properties/id unclassified_argument true',
    ]);
    expect(examined.exposures).toEqual([{ entry: 'note', dataClass: IDENTIFIER, path: '/id' }]);
  });

  test('what the baseline has already fails only if all is asked for', () => {
    const bad = manifestOf({
      note: toolSchema({ text: field({ 'x-openmed-minimum-data': 'optional' }) }),
      notes: NOTES,
    });
    const kept = examinePolicy(policy, 'new', bad, bad);
    expect(kept.failing).toBe(false);
    expect(told(kept.findings)).toEqual([
      'note # invalid_tool_schema false',
      'note #/properties/text optional_input false',
    ]);
    expect(examinePolicy(policy, 'all', bad, bad).failing).toBe(true);
    expect(examinePolicy(policy, 'new', good, bad).failing).toBe(true);
  });

  test('beside an inventory every finding is new', () => {
    const bad = manifestOf({ note: { type: 'object' } });
    for (const base of [null, inventoryFromRecords([])]) {
      const examined = examinePolicy(policy, 'new', base, bad);
      expect(examined.findings.filter(({ code }) => code !== 'idle_rule').every(({ isNew }) => isNew)).toBe(
        true,
      );
      expect(examined.failing).toBe(true);
    }
  });

  test('a rule that matches nothing is told and fails nothing', () => {
    const only = manifestOf({ note: NOTE });
    const named = policyOf({
      argument_coverage: { ...COVERAGE, tools: { gone: [{ path: ['x', 0], data_class: TEXT_CLASS }] } },
    });
    const examined = examinePolicy(named, 'all', good, only);
    expect(told(examined.findings)).toEqual([
      'gone /x/0 idle_rule false',
      ' /documents/*/text idle_rule false',
      ' /written idle_rule false',
    ]);
    expect(examined.failing).toBe(false);
  });

  test('a tool has its own rules instead of those for all', () => {
    const own = policyOf({
      argument_coverage: { ...COVERAGE, tools: { note: [{ path: ['other'], data_class: TEXT_CLASS }] } },
    });
    expect(told(checkPolicy(own, good).findings)).toEqual([
      'note #/properties/text unclassified_argument',
      'note /other idle_rule',
      ' /text idle_rule',
    ]);
  });

  test('only what is asked for is looked at', () => {
    const bad = manifestOf({ note: {} });
    expect(told(checkPolicy(policyOf({ contract_lint: true }), bad).findings)).not.toHaveLength(0);
    expect(told(checkPolicy(policyOf({ projection: { all: PROJECTION } }), bad).findings)).toEqual([
      'note # invalid_tool_schema',
    ]);
    const covered = checkPolicy(policyOf({ argument_coverage: { ...COVERAGE, all: [] } }), bad);
    expect(told(covered.findings)).toEqual(['note #/type unbounded_argument']);
    expect(covered.fields).toEqual([]);
  });

  test('a candidate without schemas could not be checked', () => {
    expect(codeOf(() => examinePolicy(policy, 'new', null, inventoryFromRecords([])))).toBe(
      'catalog: no_definitions',
    );
  });

  test('tools of one name and several versions are told apart', () => {
    const tool = (version: string, inputSchema: unknown) => ({
      name: 'note',
      version,
      input_schema: inputSchema,
      output_schema: {},
    });
    const catalog = parseCatalog(bytesOf({ tools: [tool('1.0.0', NOTE), tool('2.0.0', {})] }), {
      format: 'openmed-tools',
    });
    expect(told(checkPolicy(policyOf({ projection: { all: PROJECTION } }), catalog).findings)).toEqual([
      'note@2.0.0 # invalid_tool_schema',
    ]);
  });
});

describe('how replacements fit', () => {
  const fit = (schema: object, replacement: unknown) => {
    const coverage = {
      policy_profile: 'policy:org.example/p',
      decisions: [{ data_class: TEXT_CLASS, action: 'redact', replacement }],
      all: [{ path: ['x'], data_class: TEXT_CLASS }],
    };
    const check = checkPolicy(
      policyOf({ argument_coverage: coverage }),
      manifestOf({ t: objectOf({ x: schema }) }),
    );
    return check.replacements.map(({ entry, path, fits }) => [entry, path, fits]);
  };

  test.each<[object, unknown, boolean | null]>([
    [{ type: 'string' }, '[text]', true],
    [{ type: 'string' }, null, false],
    [{ type: ['string', 'null'] }, null, true],
    [{ type: 'string', maxLength: 5 }, '[text]', false],
    [{ type: 'string', maxLength: 1 }, '\u{1f600}', true],
    [{ type: 'string', minLength: 7 }, '[text]', false],
    [{ type: 'string', enum: ['a', '[text]'] }, '[text]', true],
    [{ type: 'string', enum: ['a'] }, '[text]', false],
    [{ type: 'string', const: 'a' }, '[text]', false],
    [{ type: 'string', pattern: '^(a+)+$' }, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', null],
    [{ type: 'string', format: 'date' }, '[text]', null],
    [{ type: 'integer' }, 0, true],
    [{ type: 'integer' }, 0.5, false],
    [{ type: 'number', minimum: 0.5 }, 0, false],
    [{ type: 'number', exclusiveMaximum: 1 }, 1, false],
    [{ type: 'number', multipleOf: 2 }, 1, null],
    [{ type: 'boolean' }, false, true],
    [{ type: 'boolean' }, 0, false],
  ])('%j with %j: %j', (schema, replacement, expected) => {
    expect(fit(schema, replacement)).toEqual([['t', '#/properties/x', expected]]);
  });

  test('only what is redacted is replaced', () => {
    expect(
      checkPolicy(policyOf({ argument_coverage: COVERAGE }), manifestOf({ notes: NOTES })).replacements,
    ).toEqual([{ entry: 'notes', path: '#/properties/documents/items/properties/text', fits: true }]);
  });
});

describe('what clients refuse', () => {
  const policy = policyOf({ clients: ['root_combinator', 'too_many_tools'] });
  const clients = [
    { code: 'root_combinator', entry: 'a', path: '/inputSchema/anyOf', isNew: true },
    { code: 'root_combinator', entry: 'b', path: '/inputSchema/anyOf', isNew: false },
    { code: 'root_not_object', entry: 'a', path: '/inputSchema', isNew: true },
  ] as const;
  const manifest = manifestOf({ a: NOTE });

  test('is a finding where the policy asks for it', () => {
    const { findings, failing } = examinePolicy(policy, 'new', manifest, manifest, clients);
    expect(told(findings)).toEqual([
      'a /inputSchema/anyOf root_combinator true',
      'b /inputSchema/anyOf root_combinator false',
    ]);
    expect(failing).toBe(true);
    expect(told(checkPolicy(policy, manifest, clients).findings)).toHaveLength(2);
  });

  test('fails with what was there before only where all findings do', () => {
    const before = clients.slice(1);
    expect(examinePolicy(policy, 'new', manifest, manifest, before).failing).toBe(false);
    expect(examinePolicy(policy, 'all', manifest, manifest, before).failing).toBe(true);
    expect(
      examinePolicy(policyOf({ contract_lint: true }), 'all', manifest, manifest, clients),
    ).toMatchObject({
      failing: false,
      findings: [],
    });
  });

  test('cannot be told of a catalog without schemas', () => {
    expect(codeOf(() => examinePolicy(policy, 'new', null, inventoryFromRecords([])))).toBe(
      'catalog: no_definitions',
    );
  });
});
