import { describe, expect, test } from '@jest/globals';
import type { CatalogDecision, Decision } from '../../../src/gate/index.js';
import { GateError } from '../../../src/errors/index.js';
import { catalogHeadline, headline, icon } from '../../../src/report/wording/headline.js';
import { changedBaseline, compared, decided, manifest, protectedFile } from '../decisions.js';

const A = manifest('a');
const B = manifest('b');

function of(catalogs: readonly CatalogDecision[], over: Partial<Decision> = {}): string {
  return headline(decided(catalogs, over));
}

describe('of one catalog', () => {
  test.each<[string, CatalogDecision, Partial<Decision>]>([
    ['Drift: the tools changed, the baseline did not', compared(A, B), {}],
    [
      'Drift: the baseline was changed, but not to what the tools are',
      compared(A, B, { row: 'baseline-changed-otherwise' }),
      {},
    ],
    [
      'Baseline change: tools and baseline changed alike; an owner has to approve',
      changedBaseline(A, B),
      { approval: 'missing' },
    ],
    [
      'Baseline change: a first baseline; an owner has to approve',
      changedBaseline(null, B, 'first-baseline'),
      { approval: 'missing' },
    ],
    [
      'Baseline change: the catalog is retired — approval is off (`approvals: 0`)',
      changedBaseline(A, null, 'retired'),
      { approval: 'off', passes: true },
    ],
    [
      'Approved: tools and baseline changed alike, and the owners approved exactly that',
      changedBaseline(A, B, 'baseline-changed', 'approved'),
      { approval: 'approved' },
    ],
    [
      'Approved: the owners of a protected file approved its change',
      changedBaseline(A, A, 'same', 'approved'),
      { approval: 'approved' },
    ],
    [
      'Protected change: the tools are unchanged, a file that protects them is not; an owner has to approve',
      changedBaseline(A, A, 'same', 'protected-change'),
      { approval: 'missing' },
    ],
    [
      'Policy violation: the tools do not hold to the policy',
      changedBaseline(A, A, 'same', 'policy-violation'),
      {},
    ],
    ['Could not check: no verdict on the tools', changedBaseline(null, null, 'error', 'could-not-check'), {}],
    [
      'Could not check: nobody can approve the change',
      changedBaseline(A, B, 'baseline-changed', 'could-not-check'),
      { approval: 'missing' },
    ],
    ['Unchanged: the tools are those of the baseline', changedBaseline(A, A, 'same', 'unchanged'), {}],
    [
      'Unchanged: the baseline moved on the base branch, and this change leaves it alone',
      changedBaseline(A, A, 'base-moved-untouched', 'unchanged'),
      {},
    ],
    [
      'Drift: the tools changed, the baseline did not — reported only (`fail-on-drift: false`)',
      compared(A, B),
      { passes: true, failOnDrift: false },
    ],
    [
      'Could not check: nothing could be decided',
      compared(A, B),
      { fault: new GateError('token_missing', 'github-token'), verdict: 'could-not-check' },
    ],
  ])('%s', (words, catalog, over) => {
    expect(of([catalog], over)).toBe(words);
  });
});

test('of several catalogs says in how many it is so, or how many there are', () => {
  const same = changedBaseline(A, A, 'same', 'unchanged');
  const other = compared(A, B, { row: 'baseline-changed-otherwise' });
  expect(of([compared(A, B), same, compared(A, B)])).toBe(
    'Drift in 2 of 3 catalogs: the tools changed, the baseline did not',
  );
  expect(of([compared(A, B), same, other])).toBe('Drift in 2 of 3 catalogs');
  const failed = changedBaseline(null, null, 'error', 'could-not-check');
  expect(of([failed, same])).toBe('Could not check 1 of 2 catalogs: no verdict on the tools');
  expect(of([changedBaseline(A, B), same], { approval: 'missing' })).toBe(
    'Baseline change in 1 of 2 catalogs: tools and baseline changed alike; an owner has to approve',
  );
});

test('of the audit of a push says that its approval is missing', () => {
  const over = { event: 'push', approval: 'missing' } as const;
  expect(of([changedBaseline(A, A, 'same', 'baseline-change')], over)).toBe(
    'Baseline change: the push changed the baseline; its approval is missing',
  );
});

test.each(['mended-baseline', 'migrated-format'] as const)('of a %s says why all is added', (row) => {
  expect(of([changedBaseline(A, B, row)])).toContain(', so every tool counts as added');
});

test('of files alone says so', () => {
  const over = {
    verdict: 'protected-change',
    approval: 'missing',
    files: [protectedFile({ role: 'workflow' })],
  } as const;
  expect(of([changedBaseline(A, A, 'same', 'unchanged')], over)).toBe(
    'Protected change: files that protect the catalog changed; an owner has to approve',
  );
});

test('of one of several catalogs stands over its section', () => {
  expect(catalogHeadline(compared(A, B))).toBe('Drift: the tools changed, the baseline did not');
});

test('a cross fails, a tick passes with nothing to say, and a warning passes all the same', () => {
  expect(icon(decided([compared(A, B)]))).toBe('❌');
  expect(icon(decided([compared(A, B)], { passes: true }))).toBe('⚠️');
  expect(icon(decided([changedBaseline(A, A, 'same', 'unchanged')]))).toBe('✅');
});
