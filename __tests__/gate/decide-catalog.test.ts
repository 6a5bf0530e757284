import { describe, expect, test } from '@jest/globals';
import type { Catalog } from '../../src/catalog/index.js';
import { decideCatalog } from '../../src/gate/decide-catalog.js';
import type { CatalogEvidence, Row, Verdict } from '../../src/gate/index.js';
import type { ErrorCode, Read } from '../../src/errors/index.js';
import {
  ABSENT,
  catalog,
  catalogEvidence,
  inventory,
  invalid,
  present,
  unavailable,
} from './evidence-builders.js';

const ONE = present(catalog('a', 'b'));
const SAME_OTHERWISE_ORDERED = present(catalog('b', 'a'));
const TWO = present(catalog('a=new', 'c'));
const THREE = present(catalog('a'));
const EMPTY = present(catalog());
const INVENTORY = present(inventory());
const BROKEN = invalid('invalid_syntax');
const SYMLINK = invalid('symlink');
const LOST = unavailable('github_unavailable');
const TOO_LARGE = unavailable('too_large');

const rows = (
  ...cases: readonly (readonly [
    Read<Catalog>,
    Read<Catalog>,
    Read<Catalog>,
    Verdict,
    Row | ErrorCode,
    string,
  ])[]
): typeof cases => cases;

/** T, H, C, verdict, row (or error code), what it is. */
const TABLE = rows(
  // present, = T, = T
  [ONE, ONE, ONE, 'unchanged', 'same', 'nothing differs'],
  [ONE, SAME_OTHERWISE_ORDERED, ONE, 'unchanged', 'same', 'another order'],
  [EMPTY, EMPTY, EMPTY, 'unchanged', 'same', 'empty catalogs'],
  [INVENTORY, INVENTORY, INVENTORY, 'unchanged', 'same', 'inventories'],
  // present, = T, ≠ T
  [ONE, ONE, TWO, 'drift', 'tools-changed', 'the tools changed'],
  [
    ONE,
    SAME_OTHERWISE_ORDERED,
    TWO,
    'drift',
    'tools-changed',
    'the tools changed, the baseline only its order',
  ],
  [ONE, ONE, EMPTY, 'drift', 'tools-changed', 'every tool went'],
  [EMPTY, EMPTY, ONE, 'drift', 'tools-changed', 'the first tools came'],
  // present, ≠ T, = H
  [ONE, TWO, TWO, 'baseline-change', 'baseline-changed', 'both changed together'],
  [ONE, EMPTY, EMPTY, 'baseline-change', 'baseline-changed', 'all tools went, baseline too'],
  // present, ≠ T, ≠ H
  [ONE, TWO, THREE, 'drift', 'baseline-changed-otherwise', 'the baseline changed to something else'],
  [ONE, TWO, ONE, 'drift', 'baseline-changed-otherwise', 'the baseline changed, the tools did not'],
  // absent, invalid or of another format, present, = H
  [ABSENT, ONE, ONE, 'baseline-change', 'first-baseline', 'a first baseline'],
  [BROKEN, ONE, ONE, 'baseline-change', 'mended-baseline', 'a mended baseline'],
  [SYMLINK, ONE, ONE, 'baseline-change', 'mended-baseline', 'a symlink became a file'],
  [INVENTORY, ONE, ONE, 'baseline-change', 'migrated-format', 'an inventory became a manifest'],
  [ONE, INVENTORY, INVENTORY, 'baseline-change', 'migrated-format', 'a manifest became an inventory'],
  [ABSENT, EMPTY, EMPTY, 'baseline-change', 'first-baseline', 'an empty first baseline'],
  // absent, invalid or of another format, present, ≠ H
  [ABSENT, ONE, TWO, 'drift', 'new-baseline-otherwise', 'a first baseline of something else'],
  [BROKEN, ONE, TWO, 'drift', 'new-baseline-otherwise', 'mended to something else'],
  [INVENTORY, ONE, TWO, 'drift', 'new-baseline-otherwise', 'migrated to something else'],
  // present, absent, absent
  [ONE, ABSENT, ABSENT, 'baseline-change', 'retired', 'a retired catalog'],
  [EMPTY, ABSENT, ABSENT, 'baseline-change', 'retired', 'a retired empty catalog'],
  // any other absence
  [ABSENT, ABSENT, ABSENT, 'could-not-check', 'baseline_missing', 'nothing anywhere'],
  [ABSENT, ABSENT, ONE, 'could-not-check', 'baseline_missing', 'a candidate without a baseline'],
  [ONE, ABSENT, ONE, 'could-not-check', 'baseline_missing', 'the baseline was deleted'],
  [ONE, ABSENT, TWO, 'could-not-check', 'baseline_missing', 'deleted and changed'],
  [BROKEN, ABSENT, ABSENT, 'could-not-check', 'baseline_missing', 'a broken baseline went'],
  [BROKEN, ABSENT, ONE, 'could-not-check', 'baseline_missing', 'a broken baseline was deleted'],
  [ONE, ONE, ABSENT, 'could-not-check', 'candidate_missing', 'no candidate'],
  [ONE, TWO, ABSENT, 'could-not-check', 'candidate_missing', 'a changed baseline and no candidate'],
  [ABSENT, ONE, ABSENT, 'could-not-check', 'candidate_missing', 'a first baseline and no candidate'],
  [BROKEN, ONE, ABSENT, 'could-not-check', 'candidate_missing', 'mended and no candidate'],
  // not to be had, H or C invalid
  [LOST, ONE, ONE, 'could-not-check', 'github_unavailable', 'T was not to be had'],
  [TOO_LARGE, ONE, ONE, 'could-not-check', 'too_large', 'T is beyond the limit'],
  [LOST, ABSENT, ABSENT, 'could-not-check', 'github_unavailable', 'T lost, not retired'],
  [ONE, LOST, ONE, 'could-not-check', 'github_unavailable', 'H was not to be had'],
  [ONE, ONE, LOST, 'could-not-check', 'github_unavailable', 'C was not to be had'],
  [ONE, BROKEN, ONE, 'could-not-check', 'invalid_syntax', 'H is invalid'],
  [ONE, ONE, BROKEN, 'could-not-check', 'invalid_syntax', 'C is invalid'],
  [ONE, ABSENT, BROKEN, 'could-not-check', 'invalid_syntax', 'H is gone and C invalid'],
  [ABSENT, BROKEN, BROKEN, 'could-not-check', 'invalid_syntax', 'an invalid first baseline'],
  [BROKEN, BROKEN, ONE, 'could-not-check', 'invalid_syntax', 'still broken'],
  [ONE, SYMLINK, SYMLINK, 'could-not-check', 'symlink', 'H became a symlink'],
  [ONE, ONE, invalid('unstable_capture'), 'could-not-check', 'unstable_capture', 'two captures differ'],
  // a candidate that can't be compared with the baseline beside it
  [ONE, ONE, INVENTORY, 'could-not-check', 'format_mismatch', 'the candidate is of another format'],
  [ONE, INVENTORY, ONE, 'could-not-check', 'format_mismatch', 'only the baseline was migrated'],
  [ABSENT, ONE, INVENTORY, 'could-not-check', 'format_mismatch', 'a first baseline of another format'],
);

const decided = (over: Partial<CatalogEvidence>) => decideCatalog(catalogEvidence(over));

describe('the verdict table', () => {
  test.each(TABLE.map((row) => [row[5], ...row] as const))(
    '%s',
    (_what, base, head, candidate, verdict, rowOrCode) => {
      const decision = decided({ base, head, candidate });
      expect(decision.verdict).toBe(verdict);
      expect(decision.error?.code ?? decision.row).toBe(rowOrCode);
      expect(decision.row === 'error').toBe(verdict === 'could-not-check');
      expect(decision.diff === null).toBe(verdict === 'could-not-check');
    },
  );

  test('says where only the formatting differs', () => {
    expect(decided({ bytesDiffer: true })).toMatchObject({ verdict: 'unchanged', row: 'formatting-only' });
  });

  test('counts and digests of drift are of H → C, else of T → H', () => {
    const drift = decided({ candidate: TWO });
    expect(drift.before).toMatchObject({ format: 'mcp', entries: 2 });
    expect(drift.diff).toMatchObject({ added: [{ key: 'c' }], removed: [{ key: 'b' }] });
    expect(drift.diff?.changed).toHaveLength(1);
    const change = decided({ head: TWO, candidate: TWO });
    expect(change.diff).toMatchObject({ added: [{ key: 'c' }], removed: [{ key: 'b' }] });
    expect([change.before?.digest, change.after?.digest]).toEqual([
      drift.before?.digest,
      drift.after?.digest,
    ]);
  });

  test('both diffs stand beside a drift whose baseline was changed too', () => {
    const decision = decided({ head: TWO, candidate: THREE });
    expect(decision.diff).toMatchObject({ removed: [{ key: 'c' }] });
    expect(decision.baselineDiff).toMatchObject({ added: [{ key: 'c' }], removed: [{ key: 'b' }] });
    expect(decided({ candidate: THREE }).baselineDiff).toBeNull();
    expect(decided({ base: ABSENT, candidate: THREE }).baselineDiff).toMatchObject({
      added: [{ key: 'a' }, { key: 'b' }],
    });
  });

  test('everything counts as added at a first, mended or migrated baseline', () => {
    for (const base of [ABSENT, BROKEN, INVENTORY]) {
      expect(decided({ base }).diff).toMatchObject({
        added: [{ key: 'a' }, { key: 'b' }],
        removed: [],
        changed: [],
      });
    }
    expect(decided({ base: ABSENT }).before).toBeNull();
    expect(decided({ base: INVENTORY }).before).toMatchObject({ format: 'openmed-inventory' });
  });

  test('everything counts as removed at a retired one', () => {
    const decision = decided({ head: ABSENT, candidate: ABSENT });
    expect(decision.diff).toMatchObject({ added: [], removed: [{ key: 'a' }, { key: 'b' }] });
    expect(decision.after).toBeNull();
  });
});

describe('a base branch that moved', () => {
  const moved = { baseTip: TWO };

  test('could not be checked, whatever the change does', () => {
    for (const change of [
      {},
      { candidate: TWO },
      { head: TWO, candidate: TWO },
      { head: THREE, candidate: TWO },
    ]) {
      expect(decided({ ...moved, ...change }).error?.code).toBe('base_moved');
    }
  });

  test('is unchanged where the change left everything as it was', () => {
    const decision = decided({ ...moved, untouched: true });
    expect(decision).toMatchObject({ verdict: 'unchanged', row: 'base-moved-untouched', error: null });
  });

  test('is no excuse for a drift, a first baseline or a missing one', () => {
    const untouched = { ...moved, untouched: true };
    expect(decided({ ...untouched, candidate: THREE }).error?.code).toBe('base_moved');
    expect(decided({ ...untouched, base: ABSENT }).error?.code).toBe('base_moved');
    expect(decided({ ...untouched, base: ABSENT, head: ABSENT, candidate: ABSENT }).error?.code).toBe(
      'base_moved',
    );
  });

  test('has not moved where the tip means the same', () => {
    expect(decided({ baseTip: SAME_OTHERWISE_ORDERED }).verdict).toBe('unchanged');
    expect(decided({ base: ABSENT, baseTip: ABSENT }).row).toBe('first-baseline');
  });

  test.each([
    ['was deleted', ONE, ABSENT],
    ['came to be', ABSENT, ONE],
    ['broke', ONE, BROKEN],
    ['is broken in another way', BROKEN, BROKEN],
    ['was mended', BROKEN, ONE],
    ['was migrated', ONE, INVENTORY],
  ])('has moved where the tip’s baseline %s', (_what, base, baseTip) => {
    expect(decided({ base, baseTip }).error?.code).toBe('base_moved');
  });

  test('could not be checked where the tip is not to be had, even if nothing was touched', () => {
    expect(decided({ baseTip: LOST, untouched: true }).error?.code).toBe('github_unavailable');
  });

  test('a fault of what was read comes first', () => {
    expect(decided({ ...moved, head: BROKEN }).error?.code).toBe('invalid_syntax');
  });
});

describe('a moved baseline', () => {
  const previousBaselinePath = 'old/tools.baseline.json';

  test('is a change though its meaning is the same', () => {
    expect(decided({ previousBaselinePath })).toMatchObject({ verdict: 'baseline-change', row: 'moved' });
  });

  test('is the row of its content where that differs too', () => {
    expect(decided({ previousBaselinePath, candidate: TWO }).row).toBe('tools-changed');
    expect(decided({ previousBaselinePath, head: TWO, candidate: TWO }).row).toBe('baseline-changed');
  });
});

describe('a snapshot that is its own baseline', () => {
  test('can change, but not drift', () => {
    expect(decided({ snapshot: true })).toMatchObject({ verdict: 'unchanged', snapshot: true });
    expect(decided({ snapshot: true, head: TWO, candidate: TWO }).verdict).toBe('baseline-change');
    expect(decided({ snapshot: true, head: ABSENT, candidate: ABSENT }).row).toBe('retired');
  });
});

describe('a policy', () => {
  const policy = { mode: 'new', failing: true, findings: [], exposures: [] } as const;

  test.each([
    ['unchanged', {}, 'policy-violation'],
    ['a changed baseline', { head: TWO, candidate: TWO }, 'policy-violation'],
    ['drift', { candidate: TWO }, 'drift'],
    ['what could not be checked', { candidate: ABSENT }, 'could-not-check'],
  ] as const)('that fails stands over or under %s', (_what, change, verdict) => {
    expect(decided({ policy, ...change }).verdict).toBe(verdict);
  });

  test('that does not fail changes nothing', () => {
    expect(decided({ policy: { ...policy, failing: false } }).verdict).toBe('unchanged');
  });

  test('leaves the row as the table has it', () => {
    expect(decided({ policy, head: TWO, candidate: TWO }).row).toBe('baseline-changed');
  });
});

test.each([
  ['unchanged', ONE],
  ['a changed baseline', TWO],
  ['a first baseline', ABSENT],
])('what is to be said of the candidate alone is said: %s', (_, base) => {
  const note = { code: 'descriptions_not_compared', about: null } as const;
  const candidate = { ...catalog('a', 'b'), notes: [note] };
  const decision = decideCatalog(catalogEvidence({ base, head: ONE, candidate: present(candidate) }));
  expect(decision.after?.notes).toEqual([note]);
  const both = decideCatalog(
    catalogEvidence({ base, head: present(candidate), candidate: present(candidate) }),
  );
  expect(both.after?.notes).toEqual([note]);
});
