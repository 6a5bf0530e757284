import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parseCatalog, readCatalogDirectory } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { CHANGE_KINDS } from '../../src/diff/index.js';
import type { Decision } from '../../src/gate/index.js';
import { GateError } from '../../src/errors/index.js';
import type { CatalogSources, Detail } from '../../src/report/index.js';
import { renderDiffSarif, renderSarif } from '../../src/report/index.js';
import { describeShared, sharedPath } from '../shared.js';
import { catalogAt, changedBaseline, compared, comparison, decided, manifest, sources } from './decisions.js';
import { HOSTILE_NAMES } from './hostile-names.js';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
const validate = ajv.compile(JSON.parse(readFileSync('__tests__/data/sarif-2.1.0-slice.json', 'utf8')));

function run(text: string) {
  const log = JSON.parse(text);
  validate(log);
  expect(validate.errors).toBeNull();
  return log.runs[0];
}

const VERSION = '1.2.3';

function sarif(decision: Decision, texts: readonly CatalogSources[] = [], detail: Detail = 'fingerprints') {
  return run(renderSarif(decision, texts, { detail, version: VERSION }));
}

function pretty(value: unknown): Catalog {
  return parseCatalog(new TextEncoder().encode(JSON.stringify(value, null, 2)));
}

const BASELINE = pretty({
  tools: [
    { name: 'a', inputSchema: { type: 'object', properties: { x: { enum: [1, 2] } }, examples: ['p', 'q'] } },
    { name: 'old' },
  ],
});
const CANDIDATE = pretty({
  instructions: 'new',
  tools: [
    { name: 'new' },
    { name: 'a', inputSchema: { type: 'object', properties: { x: { enum: [1] } }, examples: ['p', 'r'] } },
  ],
});
const TEXTS = sources(BASELINE, CANDIDATE);

/** The line of a place: path and the text that begins there. */
function spotOf(location: {
  physicalLocation: {
    artifactLocation: { uri: string };
    region?: { startLine: number; startColumn: number };
  };
}) {
  const { artifactLocation, region } = location.physicalLocation;
  const catalog = artifactLocation.uri.endsWith('baseline.json') ? BASELINE : CANDIDATE;
  const line = (catalog.sources[0]?.text ?? '').split('\n')[(region?.startLine ?? 0) - 1] ?? '';
  return region === undefined
    ? artifactLocation.uri
    : `${artifactLocation.uri} ${line.slice(region.startColumn - 1)}`;
}

describe('a drift', () => {
  const decision = decided([compared(BASELINE, CANDIDATE)]);
  const { results, tool, columnKind } = sarif(decision, [TEXTS]);

  test('has a result for each change of each tool, by the rule of its kind', () => {
    expect(
      results.map(({ ruleId, message }: { ruleId: string; message: { text: string } }) => [
        ruleId,
        message.text,
      ]),
    ).toEqual([
      ['tool_added', 'new: added'],
      ['tool_removed', 'old: removed'],
      ['description_text', 'the catalog itself: text changed, instructions'],
      ['other', 'a: changed otherwise, inputSchema'],
      ['enum_narrowed', 'a: allowed values removed, inputSchema'],
    ]);
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    expect(columnKind).toBe('utf16CodeUnits');
    expect(tool.driver.version).toBe(VERSION);
  });

  test('has one rule a kind of change', () => {
    const ids = tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(ids.slice(-CHANGE_KINDS.length)).toEqual([...CHANGE_KINDS]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('stands at the exact line in the candidate, with the baseline beside it', () => {
    const spots = results.map(({ locations, relatedLocations = [] }: Record<string, never[]>) =>
      [...(locations ?? []), ...relatedLocations].map(spotOf),
    );
    expect(spots).toEqual([
      ['tools/catalog.json {'],
      ['tools/catalog.baseline.json {'],
      ['tools/catalog.json'],
      ['tools/catalog.json "r"', 'tools/catalog.baseline.json "q"'],
      ['tools/catalog.json "enum": [', 'tools/catalog.baseline.json "enum": ['],
    ]);
  });

  test('stands in the baseline where the candidate is no committed file', () => {
    const other = sarif(decision, [{ ...TEXTS, candidateCommitted: false }]).results;
    expect(other.map(({ locations }: { locations: never[] }) => spotOf(locations[0] as never))).toEqual([
      'tools/catalog.baseline.json',
      'tools/catalog.baseline.json {',
      'tools/catalog.baseline.json',
      'tools/catalog.baseline.json "q"',
      'tools/catalog.baseline.json "enum": [',
    ]);
    expect(other.every((result: object) => !('relatedLocations' in result))).toBe(true);
  });

  test('names places from pointers on only', () => {
    expect(JSON.stringify(results)).not.toContain('/properties/x');
    const messages = sarif(decision, [TEXTS], 'pointers').results.map(
      ({ message }: { message: { text: string } }) => message.text,
    );
    expect(messages).toContain('a: allowed values removed, /inputSchema/properties/x/enum');
  });

  test('has fingerprints that outlive other lines, another order, another detail and another value', () => {
    const moved = pretty({
      tools: [
        { inputSchema: { examples: ['p', 's'], type: 'object', properties: { x: { enum: [] } } }, name: 'a' },
        { name: 'between' },
        { name: 'new' },
      ],
    });
    const prints = (list: readonly { partialFingerprints: Record<string, string> }[]) =>
      list.map(({ partialFingerprints }) => partialFingerprints['toolCatalogGate/v1']);
    const again = sarif(decided([compared(BASELINE, moved)]), [{ ...TEXTS, candidate: moved }], 'pointers');
    for (const print of prints(
      results.filter(({ ruleId }: { ruleId: string }) => ruleId !== 'description_text'),
    )) {
      expect(prints(again.results)).toContain(print);
    }
    expect(new Set(prints(results)).size).toBe(results.length);
  });
});

test('catalogs of one step do not share fingerprints', () => {
  const { results } = sarif(
    decided([compared(BASELINE, CANDIDATE, { name: 'a' }), compared(BASELINE, CANDIDATE, { name: 'b' })]),
  );
  const prints = results.map(
    ({ partialFingerprints }: { partialFingerprints: Record<string, string> }) =>
      partialFingerprints['toolCatalogGate/v1'],
  );
  expect(new Set(prints).size).toBe(10);
});

test('what is unchanged or approved has no results', () => {
  expect(
    sarif(decided([compared(BASELINE, BASELINE, { verdict: 'unchanged', row: 'same' })])).results,
  ).toEqual([]);
  expect(
    sarif(decided([changedBaseline(BASELINE, CANDIDATE, 'baseline-changed', 'approved')])).results,
  ).toEqual([]);
});

test('what could not be checked is an error at its place', () => {
  const error = new GateError('duplicate_key', 'candidate', { line: 4, column: 2 });
  const { results, tool } = sarif(
    decided([compared(null, null, { verdict: 'could-not-check', row: 'error', error, diff: null })]),
  );
  expect(results[0].locations[0].physicalLocation).toMatchObject({
    artifactLocation: { uri: 'tools/catalog.json' },
    region: { startLine: 4, startColumn: 2 },
  });
  expect(tool.driver.rules[results[0].ruleIndex].defaultConfiguration.level).toBe('error');
});

test('failing findings of the policy stand at their schema', () => {
  const policy = {
    mode: 'all',
    failing: true,
    findings: [{ code: 'missing_purpose', entry: 'a', path: '#/properties/x', isNew: false }],
    exposures: [],
  } as const;
  const decision = decided([
    compared(CANDIDATE, CANDIDATE, { verdict: 'policy-violation', row: 'same', policy }),
  ]);
  const { results } = sarif(decision, [TEXTS]);
  expect(results[0].message.text).toBe('a: missing_purpose at #/properties/x');
  expect(spotOf(results[0].locations[0])).toBe('tools/catalog.json "x": {');
});

test('a file of a directory is named by its own path', () => {
  const directory = (text: string) =>
    readCatalogDirectory([{ path: 'a b.json', bytes: new TextEncoder().encode(text) }]);
  const [before, after] = [directory('{"name":"a"}'), directory('{"name":"a","title":"t"}')];
  const { results } = sarif(decided([compared(before, after)]), [
    { ...TEXTS, baseline: before, candidate: after },
  ]);
  expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('tools/catalog.json/a%20b.json');
});

test('names cannot be links, placeholders or addresses', () => {
  for (const [, name] of HOSTILE_NAMES) {
    if (name.includes('\uD800')) continue;
    const text = renderDiffSarif(
      comparison(manifest(), manifest(name)),
      { before: name, after: name },
      { detail: 'values', version: VERSION },
    );
    const message: string = run(text).results[0].message.text;
    expect(message).not.toMatch(/(?<!\\)[[\]]|(?<!\{)\{(?:\{\{)*(?!\{)|[^\x20-\x7E…]/u);
  }
  expect(() =>
    renderDiffSarif(
      comparison(manifest(), manifest('a')),
      { before: '\uD800', after: 'x#\uD800' },
      { detail: 'values', version: VERSION },
    ),
  ).not.toThrow();
});

test('past 5,000 results the others are counted, in good time', () => {
  const names = Array.from({ length: 12_000 }, (_, index) => `tool_${index}`);
  const after = manifest(...names);
  const texts = { ...TEXTS, baseline: manifest(), candidate: after };
  const { results, properties } = sarif(decided([compared(manifest(), after)]), [texts]);
  expect(results).toHaveLength(5000);
  expect(properties.resultsLeftOut).toBe(7000);
});

describeShared('real catalogs', () => {
  test('every change of azure 2.0.5 → 3.0.0-beta.25 has a place in both files', () => {
    const at = (version: string) =>
      catalogAt(sharedPath('corpus', 'npm', `@azure__mcp@${version}+mode-all.json`));
    const [before, after] = [at('2.0.5'), at('3.0.0-beta.25')];
    const texts = sources(before, after);
    const { results } = sarif(decided([compared(before, after)]), [texts], 'pointers');
    for (const { ruleId, locations, relatedLocations } of results) {
      expect(locations[0].physicalLocation.region.startLine).toBeGreaterThan(0);
      if (!ruleId.startsWith('tool_'))
        expect(relatedLocations[0].physicalLocation.region.startLine).toBeGreaterThan(0);
    }
    expect(results.length).toBeGreaterThan(340);
  });
});

test('places beyond those that are told are one result that counts them', () => {
  const many = (count: number, value: number) =>
    pretty({
      tools: [
        { name: 'a', x: Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, value])) },
      ],
    });
  const last = (count: number) =>
    run(
      renderDiffSarif(
        comparison(many(count, 1), many(count, 2)),
        { before: 'baseline.json', after: 'tools.json' },
        { detail: 'fingerprints', version: VERSION },
      ),
    ).results.at(-1);
  expect(last(1200).message.text).toBe('a: changed otherwise in 200 more places, x');
  expect(last(1200).partialFingerprints).toEqual(last(1300).partialFingerprints);
  expect(last(1000).message.text).toBe('a: changed otherwise, x');
});
