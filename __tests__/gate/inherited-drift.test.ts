import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalog } from '../../src/catalog/index.js';
import { entryId, parseCatalog } from '../../src/catalog/index.js';
import { diffCatalogs } from '../../src/diff/index.js';
import type { CatalogDiff } from '../../src/diff/index.js';
import type { Read } from '../../src/errors/index.js';
import { decide, isInheritedAlone } from '../../src/gate/index.js';
import type { BaseBranchCatalogs, CatalogDecision, CatalogEvidence, Evidence } from '../../src/gate/index.js';
import {
  ABSENT,
  catalog,
  catalogEvidence,
  evidence,
  inventory,
  invalid,
  present,
  protectedFile,
  reviewedBy,
  reviewer,
  unavailable,
} from './evidence-builders.js';

const T = present(catalog('a', 'b', 'c'));
/** What the base branch drifted to: a is new, b is gone, c is as it was. */
const DRIFTED = present(catalog('a=new', 'c', 'x'));

/** A base branch whose candidate is this at T, and whose tip is T's commit. */
const baseWith = (candidate: Read<Catalog>): BaseBranchCatalogs => ({ known: true, candidate, tip: null });

function inherited(over: Partial<CatalogEvidence>): CatalogEvidence {
  return catalogEvidence({ base: T, head: T, candidate: DRIFTED, baseBranch: baseWith(DRIFTED), ...over });
}

function decisionOf(over: Partial<CatalogEvidence>): CatalogDecision {
  const [decision] = decide(evidence({ catalogs: [inherited(over)] })).catalogs;
  if (decision === undefined) throw new Error('there is one catalog');
  return decision;
}

/** Each part as its entries: what was changed, added, removed. */
function partsOf(over: Partial<CatalogEvidence>): unknown {
  const { inheritance } = decisionOf(over);
  if (inheritance?.known !== true) return inheritance?.gap ?? null;
  return { own: keysOf(inheritance.own), inherited: keysOf(inheritance.inherited) };
}

function keysOf({ changed, added, removed, members }: CatalogDiff): string {
  return [
    ...changed.map(({ after }) => `~${after.key}`),
    ...added.map(({ key }) => `+${key}`),
    ...removed.map(({ key }) => `-${key}`),
    ...members.map(({ field }) => `@${field}`),
  ].join(' ');
}

describe('drift that the base branch has already', () => {
  test('is inherited, each kind of it', () => {
    expect(partsOf({})).toEqual({ own: '', inherited: '~a +x -b' });
    expect(isInheritedAlone(decisionOf({}))).toBe(true);
  });

  test.each<readonly [string, Partial<CatalogEvidence>, string, string]>([
    ['one more tool', { candidate: present(catalog('a=new', 'c', 'x', 'y')) }, '+y', '~a +x -b'],
    ['another change of the same tool', { candidate: present(catalog('a=newer', 'c', 'x')) }, '~a', '+x -b'],
    ['a tool put back otherwise', { candidate: present(catalog('a=new', 'b=2', 'c', 'x')) }, '~b', '~a +x'],
    [
      'another definition of an added tool',
      { candidate: present(catalog('a=new', 'c', 'x=2')) },
      '+x',
      '~a -b',
    ],
    ['one more removed', { candidate: present(catalog('a=new', 'x')) }, '-c', '~a +x -b'],
    ['a part put right', { candidate: present(catalog('a', 'c', 'x')) }, '', '+x -b'],
    ['a changed baseline of the same tool', { head: present(catalog('a=else', 'b', 'c')) }, '~a', '+x -b'],
    ['a tool that leaves the baseline alone', { head: present(catalog('a', 'b')) }, '+c', '~a +x -b'],
    ['a baseline that is right for one of them', { head: present(catalog('a=new', 'b', 'c')) }, '', '+x -b'],
  ])('but for what the change does to it: %s', (_, over, own, rest) => {
    expect(partsOf(over)).toEqual({ own, inherited: rest });
  });

  test('is the change’s own where the base branch has got rid of it since', () => {
    const tip = { baseline: T, candidate: present(catalog('a', 'b', 'c', 'x')) };
    expect(partsOf({ baseBranch: { known: true, candidate: DRIFTED, tip } })).toEqual({
      own: '~a -b',
      inherited: '+x',
    });
    expect(decisionOf({ baseBranch: { known: true, candidate: DRIFTED, tip } }).inheritance).toMatchObject({
      isOutdated: true,
    });
    expect(decisionOf({}).inheritance).toMatchObject({ isOutdated: false });
  });

  test('is the change’s own where the base branch’s baseline says something else by now', () => {
    const tip = { baseline: present(catalog('a', 'c')), candidate: DRIFTED };
    expect(partsOf({ baseBranch: { known: true, candidate: DRIFTED, tip } })).toEqual({
      own: '-b',
      inherited: '~a +x',
    });
  });

  test('that is in another order than there is not the same', () => {
    const of = (...required: readonly string[]) =>
      present(manifest([{ name: 'a', inputSchema: { type: 'object', required } }]));
    const over = { base: of('x'), head: of('x'), baseBranch: baseWith(of('x', 'y')) };
    expect(partsOf({ ...over, candidate: of('x', 'y') })).toEqual({ own: '', inherited: '~a' });
    expect(partsOf({ ...over, candidate: of('y', 'x') })).toEqual({ own: '~a', inherited: '' });
  });

  test('is told apart among the members of the catalog, too', () => {
    const of = (members: object) => present(manifest([{ name: 'a' }], members));
    const over = { base: of({}), head: of({}), baseBranch: baseWith(of({ instructions: 'new', x: 1 })) };
    const decision = decisionOf({ ...over, candidate: of({ instructions: 'new', x: 2 }) });
    expect(partsOf({ ...over, candidate: of({ instructions: 'new', x: 2 }) })).toEqual({
      own: '@x',
      inherited: '@instructions',
    });
    const { inheritance } = decision;
    expect(inheritance?.known === true && inheritance.own.memberValues?.after.keys).toEqual(['x']);
    expect(inheritance?.known === true && inheritance.inherited.memberValues?.after.keys).toEqual([
      'instructions',
    ]);
  });

  test('keeps a renamed pair together only where both halves are in one part', () => {
    const whole = present(catalog('a', 'b', 'get_x=long'));
    const renamed = present(catalog('a', 'b', 'get-x=long'));
    const over = { base: whole, head: whole, candidate: renamed };
    const both = decisionOf({ ...over, baseBranch: baseWith(renamed) }).inheritance;
    expect(both?.known === true && both.inherited.renamed).toHaveLength(1);
    const half = decisionOf({ ...over, baseBranch: baseWith(present(catalog('a', 'b'))) }).inheritance;
    expect(half?.known === true && [half.own.renamed, half.inherited.renamed]).toEqual([[], []]);
    expect(partsOf({ ...over, baseBranch: baseWith(present(catalog('a', 'b'))) })).toEqual({
      own: '+get-x',
      inherited: '-get_x',
    });
  });

  test.each<readonly [string, Partial<CatalogEvidence>, unknown]>([
    ['no candidate there', { baseBranch: baseWith(ABSENT) }, 'absent'],
    ['one that cannot be read', { baseBranch: baseWith(invalid('invalid_syntax')) }, 'unreadable'],
    ['one that is not to be had', { baseBranch: baseWith(unavailable('rate_limited')) }, 'unreadable'],
    ['one of another format', { baseBranch: baseWith(present(inventory())) }, 'other_format'],
    [
      'none at the tip',
      { baseBranch: { known: true, candidate: DRIFTED, tip: { baseline: T, candidate: ABSENT } } },
      'absent',
    ],
    [
      'no baseline at the tip',
      { baseBranch: { known: true, candidate: DRIFTED, tip: { baseline: ABSENT, candidate: DRIFTED } } },
      'absent',
    ],
    ['a capture of the workspace', { baseBranch: { known: false, gap: 'captured' } }, 'captured'],
    ['no capture of the base branch', { baseBranch: { known: false, gap: 'no_capture' } }, 'no_capture'],
    ['a baseline that moves', { previousBaselinePath: 'old.json' }, 'baseline_moves'],
    ['nothing asked for: no base', { baseBranch: null }, null],
    ['no baseline at T', { base: ABSENT }, null],
    ['a baseline of another format at T', { base: present(inventory()) }, null],
    ['no drift', { candidate: T }, null],
  ])('is none where there is %s', (_, over, expected) => {
    expect(partsOf(over)).toEqual(expected);
    expect(isInheritedAlone(decisionOf(over))).toBe(false);
  });
});

/** What comes out with `fail-on-drift: new`: verdict, step, approval. */
function outcome(catalogs: readonly CatalogEvidence[], over: Partial<Evidence> = {}): string {
  const { verdict, passes, approval } = decide(evidence({ failOnDrift: 'new', catalogs, ...over }));
  return `${verdict}, ${passes ? 'passes' : 'fails'}, ${approval}`;
}

const policy = { mode: 'new', failing: true, findings: [], exposures: [] } as const;
/** Inherited drift beside a baseline that was changed for another tool. */
const beside = inherited({
  head: present(catalog('a', 'b', 'c', 'd')),
  candidate: present(catalog('a=new', 'c', 'd', 'x')),
});
const workflow = { path: '.github/workflows/gate.yml', role: 'workflow', catalogs: [] } as const;

describe('fail-on-drift: new', () => {
  test.each<readonly [string, readonly CatalogEvidence[], Partial<Evidence>, string]>([
    ['inherited drift alone', [inherited({})], {}, 'drift, passes, not-needed'],
    [
      'own drift beside it',
      [inherited({ candidate: present(catalog('a=new', 'c', 'x', 'y')) })],
      {},
      'drift, fails, not-needed',
    ],
    [
      'own drift of another catalog',
      [inherited({ name: 'a' }), inherited({ name: 'b', baseBranch: baseWith(T) })],
      {},
      'drift, fails, not-needed',
    ],
    [
      'drift that could not be told apart',
      [inherited({ baseBranch: { known: false, gap: 'captured' } })],
      {},
      'drift, fails, not-needed',
    ],
    [
      'drift of an event without a base',
      [inherited({ baseBranch: null })],
      { event: 'push' },
      'drift, fails, not-needed',
    ],
    ['a failing policy', [inherited({ policy })], {}, 'drift, fails, not-needed'],
    ['a changed baseline beside it', [beside], { files: [protectedFile()] }, 'drift, fails, missing'],
    ['the same, approved', [beside], { files: [reviewedBy(reviewer())] }, 'drift, passes, approved'],
    ['the same, where nobody saw that it changed', [beside], {}, 'drift, fails, missing'],
    [
      'the same with approval off',
      [beside],
      { files: [protectedFile()], approvals: 0, workflowApprovals: 0 },
      'drift, passes, off',
    ],
    ['a changed workflow', [inherited({})], { files: [protectedFile(workflow)] }, 'drift, fails, missing'],
    [
      'a catalog that could not be checked',
      [inherited({ name: 'a' }), catalogEvidence({ name: 'b', candidate: ABSENT })],
      {},
      'could-not-check, fails, missing',
    ],
    [
      'a changed baseline of another catalog',
      [inherited({ name: 'a' }), catalogEvidence({ name: 'b', head: DRIFTED, candidate: DRIFTED })],
      { files: [protectedFile({ catalogs: ['b'] })] },
      'drift, fails, missing',
    ],
  ])('%s: %s', (_, catalogs, over, expected) => {
    expect(outcome(catalogs, over)).toBe(expected);
  });

  test('a change without drift is judged as ever', () => {
    const changed = catalogEvidence({ head: DRIFTED, candidate: DRIFTED });
    expect(outcome([changed], { files: [protectedFile()] })).toBe('baseline-change, fails, missing');
    expect(outcome([catalogEvidence()])).toBe('unchanged, passes, not-needed');
  });

  test('is no leniency where drift fails: inherited drift fails too, and asks no owner', () => {
    const decision = decide(evidence({ catalogs: [beside], files: [protectedFile()] }));
    expect(decision).toMatchObject({ verdict: 'drift', passes: false });
    expect(decision.files[0]?.asked).toBe(false);
  });
});

function manifest(tools: readonly object[], members: object = {}): Catalog {
  return parseCatalog(new TextEncoder().encode(JSON.stringify({ ...members, tools })), { format: 'mcp' });
}

describe('properties', () => {
  /** Few names and few values, so that everything meets everything. */
  const anyCatalog = fc
    .record({
      tools: fc.uniqueArray(
        fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), description: fc.constantFrom('', '1', '2') }),
        {
          selector: ({ name }) => name,
        },
      ),
      members: fc.dictionary(fc.constantFrom('instructions', 'x'), fc.constantFrom('1', '2')),
    })
    .map(({ tools, members }) => manifest(tools, members));
  const anyEvidence = fc
    .record({
      base: anyCatalog,
      head: anyCatalog,
      candidate: anyCatalog,
      atT: anyCatalog,
      tip: fc.option(fc.record({ baseline: anyCatalog, candidate: anyCatalog })),
      isUntouched: fc.boolean(),
      isInherited: fc.boolean(),
    })
    .map(({ base, candidate, atT, tip, isUntouched, isInherited, ...rest }) => {
      const head = isUntouched ? base : rest.head;
      const then = isInherited ? candidate : atT;
      const now =
        tip === null
          ? null
          : {
              baseline: isInherited ? base : tip.baseline,
              candidate: isInherited ? candidate : tip.candidate,
            };
      return { T: base, H: head, C: candidate, B: then, tip: now };
    });
  type Given = typeof anyEvidence extends fc.Arbitrary<infer G> ? G : never;

  const evidenceOf = ({ T: base, H, C, B, tip }: Given): CatalogEvidence =>
    catalogEvidence({
      base: present(base),
      head: present(H),
      candidate: present(C),
      baseBranch: {
        known: true,
        candidate: present(B),
        tip: tip === null ? null : { baseline: present(tip.baseline), candidate: present(tip.candidate) },
      },
    });

  const holds = (check: (given: Given) => void): void => {
    fc.assert(fc.property(anyEvidence, check), { numRuns: 500 });
  };

  const places = ({ changed, added, removed, members }: CatalogDiff) => [
    ...[...changed.map(({ after }) => after), ...added, ...removed].map(entryId),
    ...members.map(({ field }) => `member ${field}`),
  ];

  /** Written down once more, without any of the code under test: what stands at a place of a catalog. */
  const at = (of: Catalog, place: string): string => {
    const own = of.entries.find((entry) => entryId(entry) === place);
    if (own !== undefined) return JSON.stringify(own.definition.values);
    const index = of.members.keys.findIndex((key) => `member ${key}` === place);
    return index < 0 ? 'absent' : JSON.stringify(of.members.values[index]);
  };

  test('every difference is in exactly one part, and inherited exactly where the base branch has both', () => {
    holds((given) => {
      const { T: base, H, C, B, tip } = given;
      const [decision] = decide(evidence({ catalogs: [evidenceOf(given)] })).catalogs;
      const inheritance = decision?.inheritance ?? null;
      const all = places(diffCatalogs(H, C));
      if (all.length === 0) {
        expect(inheritance).toBeNull();
        return;
      }
      if (inheritance?.known !== true) throw new Error('it can be told');
      const [own, rest] = [places(inheritance.own), places(inheritance.inherited)];
      expect([...own, ...rest].sort()).toEqual([...all].sort());
      expect(new Set([...own, ...rest]).size).toBe(all.length);
      const isInherited = (place: string) =>
        at(H, place) === at(base, place) &&
        at(C, place) === at(B, place) &&
        (tip === null ||
          (at(H, place) === at(tip.baseline, place) && at(C, place) === at(tip.candidate, place)));
      expect(rest.sort()).toEqual(all.filter(isInherited).sort());
    });
  });

  test('new fails exactly where there is own drift, or a baseline that waits for its owners', () => {
    holds((given) => {
      const isChanged = diffCatalogs(given.T, given.H);
      const waits = places(isChanged).length > 0;
      const decision = decide(
        evidence({
          failOnDrift: 'new',
          catalogs: [evidenceOf(given)],
          files: waits ? [protectedFile()] : [],
        }),
      );
      const [only] = decision.catalogs;
      const hasOwn =
        only?.row === 'tools-changed' || only?.row === 'baseline-changed-otherwise'
          ? only.inheritance?.known !== true || places(only.inheritance.own).length > 0
          : false;
      expect(decision.passes).toBe(!hasOwn && !waits);
    });
  });

  test('an approved baseline is all that own drift can wait for', () => {
    holds((given) => {
      const over = { catalogs: [evidenceOf(given)], files: [reviewedBy(reviewer())] };
      const decision = decide(evidence({ ...over, failOnDrift: 'new' }));
      const drifts = decision.verdict === 'drift';
      expect(decision.passes).toBe(!drifts || decision.catalogs.every(isInheritedAlone));
    });
  });

  test('the same evidence gives the same decision', () => {
    holds((given) => {
      const once = () => decide(evidence({ failOnDrift: 'new', catalogs: [evidenceOf(given)] }));
      expect(once()).toEqual(once());
    });
  });

  test('what new lets pass, true does not', () => {
    holds((given) => {
      const passes = (failOnDrift: boolean | 'new') =>
        decide(evidence({ failOnDrift, catalogs: [evidenceOf(given)] })).passes;
      if (passes(true)) expect(passes('new')).toBe(true);
      if (passes('new')) expect(passes(false)).toBe(true);
    });
  });
});
