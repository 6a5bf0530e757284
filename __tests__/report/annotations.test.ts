import { describe, expect, test } from '@jest/globals';
import { parseCatalog, readCatalogDirectory } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { GateError } from '../../src/errors/index.js';
import { annotations } from '../../src/report/index.js';
import type { CatalogSources } from '../../src/report/index.js';
import { changedBaseline, compared, decided, manifest, protectedFile, sources } from './decisions.js';
import { HOSTILE_NAMES } from './hostile-names.js';

/** A manifest whose first tool begins in line 2, the next in line 3, and so on. */
function lines(...tools: readonly Readonly<Record<string, unknown>>[]): Catalog {
  const rows = tools.map((tool) => JSON.stringify(tool)).join(',\n');
  return parseCatalog(new TextEncoder().encode(`{"tools":[\n${rows}\n]}`));
}

const BASELINE = lines({ name: 'a', description: 'x' }, { name: 'b' }, { name: 'old' });
const CANDIDATE = lines({ name: 'new' }, { name: 'b' }, { name: 'a', description: 'y', title: 't' });

function texts(over: Partial<CatalogSources> = {}): readonly CatalogSources[] {
  return [sources(BASELINE, CANDIDATE, over)];
}

const DRIFT = decided([compared(BASELINE, CANDIDATE)]);

describe('entries', () => {
  test('are remarked at their line in a committed candidate, removed ones in the baseline', () => {
    expect(annotations(DRIFT, texts())).toEqual([
      {
        level: 'error',
        path: 'tools/catalog.json',
        line: 4,
        title: 'Tool changed',
        message: '`a`: `description`, `title`',
      },
      { level: 'error', path: 'tools/catalog.json', line: 2, title: 'Tool added', message: '`new`' },
      {
        level: 'error',
        path: 'tools/catalog.baseline.json',
        line: 4,
        title: 'Tool removed',
        message: '`old`',
      },
    ]);
  });

  test('are remarked in the baseline where the candidate is no committed file', () => {
    const places = annotations(DRIFT, texts({ candidateCommitted: false })).map(({ path, line }) => [
      path,
      line,
    ]);
    expect(places).toEqual([
      ['tools/catalog.baseline.json', 2],
      ['tools/catalog.baseline.json', null],
      ['tools/catalog.baseline.json', 4],
    ]);
  });

  test('have no line where no text is at hand', () => {
    expect(annotations(DRIFT, []).map(({ line }) => line)).toEqual([null, null, null]);
  });

  test('of a directory are remarked in their own file', () => {
    const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });
    const before = readCatalogDirectory([file('a.json', '{"name":"a"}')]);
    const after = readCatalogDirectory([file('a.json', '\n\n{"name":"a","title":"x"}')]);
    const [remark] = annotations(
      decided([compared(before, after)]),
      texts({ baseline: before, candidate: after }),
    );
    expect(remark).toMatchObject({ path: 'tools/catalog.json/a.json', line: 3 });
  });

  test('are warnings where the step passes', () => {
    const passing = decided([compared(BASELINE, CANDIDATE)], { passes: true });
    expect(new Set(annotations(passing, texts()).map(({ level }) => level))).toEqual(new Set(['warning']));
  });

  test('are at most ten, of each kind in turn', () => {
    const many = (prefix: string) => Array.from({ length: 50 }, (_, index) => `${prefix}${index}`);
    const decision = decided([compared(manifest(...many('old')), manifest(...many('new')))]);
    const remarks = annotations(decision, []);
    const titles = remarks.map(({ title }) => title);
    expect(titles).toHaveLength(10);
    expect(remarks.at(-1)?.message).toBe('91 more are not shown here: the summary of the job lists them.');
    expect(titles.filter((title) => title === 'Tool added')).toHaveLength(5);
  });
});

test('nothing is remarked of what is unchanged or approved', () => {
  expect(
    annotations(decided([compared(BASELINE, BASELINE, { verdict: 'unchanged', row: 'same' })]), texts()),
  ).toEqual([]);
  expect(
    annotations(decided([changedBaseline(BASELINE, CANDIDATE, 'baseline-changed', 'approved')]), texts()),
  ).toEqual([]);
});

test('a fault is remarked at its place', () => {
  const error = new GateError('duplicate_key', 'candidate', { line: 7, column: 3 });
  const over = { verdict: 'could-not-check', row: 'error', error, diff: null } as const;
  const [remark] = annotations(decided([compared(null, null, over)]), []);
  expect(remark).toMatchObject({ path: 'tools/catalog.json', line: 7, title: 'Could not check' });
  expect(remark?.message).toContain('A key stands twice in one object');
});

test('the catalog’s own fields are remarked once', () => {
  const before = parseCatalog(new TextEncoder().encode('{"tools":[]}'));
  const after = parseCatalog(new TextEncoder().encode('{"tools":[],"instructions":"x"}'));
  expect(annotations(decided([compared(before, after)]), [])).toEqual([
    {
      level: 'error',
      path: 'tools/catalog.baseline.json',
      line: null,
      title: 'Catalog changed',
      message: '`instructions`',
    },
  ]);
});

test('failing findings of the policy are remarked at their tool', () => {
  const policy = {
    mode: 'new',
    failing: true,
    findings: [
      { code: 'open_input_object', entry: 'a', path: '#', isNew: true },
      { code: 'open_input_object', entry: 'b', path: '#', isNew: false },
    ],
    exposures: [],
  } as const;
  const over = { verdict: 'policy-violation', row: 'same', policy } as const;
  expect(annotations(decided([compared(CANDIDATE, CANDIDATE, over)]), texts())).toEqual([
    {
      level: 'error',
      path: 'tools/catalog.json',
      line: 4,
      title: 'Policy violation',
      message: '`a`: `open_input_object` at `#`',
    },
  ]);
});

test('a protected file without approval is remarked', () => {
  const files = [
    protectedFile(),
    protectedFile({ path: 'map.json', role: 'map' }),
    protectedFile({ path: 'done.json', role: 'map', approved: true }),
  ];
  const decision = decided([compared(BASELINE, BASELINE, { verdict: 'unchanged', row: 'same' })], {
    verdict: 'protected-change',
    files,
  });
  expect(annotations(decision, []).map(({ path }) => path)).toEqual(['map.json']);
});

test('no name and no path brings a workflow command or a second line into the log', () => {
  for (const [, name] of HOSTILE_NAMES) {
    if (name.includes('\uD800')) continue;
    const decision = decided([
      compared(manifest(), manifest({ name }), { baselinePath: name, candidatePath: name }),
    ]);
    for (const { path, title, message } of annotations(decision, [])) {
      expect(`${path ?? ''} ${title} ${message}`).not.toMatch(/::|##\[|[\r\n\u2028\u2029]/u);
    }
  }
});
