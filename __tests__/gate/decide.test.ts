import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { VERDICTS, decide, worstVerdict } from '../../src/gate/index.js';
import type { CatalogEvidence, Evidence, EventName, ProtectedFile, Reviewer } from '../../src/gate/index.js';
import type { PolicyOutcome } from '../../src/governance/index.js';
import { GateError } from '../../src/errors/index.js';
import {
  ABSENT,
  catalog,
  catalogEvidence,
  evidence,
  invalid,
  present,
  protectedFile,
  reviewedBy,
  reviewer,
  unavailable,
  unknown,
} from './evidence-builders.js';

const CHANGED = present(catalog('a', 'z'));
const changed = (over: Partial<CatalogEvidence> = {}): CatalogEvidence =>
  catalogEvidence({ head: CHANGED, candidate: CHANGED, ...over });
const drifted = (over: Partial<CatalogEvidence> = {}): CatalogEvidence =>
  catalogEvidence({ candidate: CHANGED, ...over });
const lost = (over: Partial<CatalogEvidence> = {}): CatalogEvidence =>
  catalogEvidence({ candidate: ABSENT, ...over });

const approvedFile = (over: Partial<ProtectedFile> = {}): ProtectedFile => ({
  ...reviewedBy(reviewer()),
  ...over,
});
const openFile = (over: Partial<ProtectedFile> = {}): ProtectedFile => protectedFile(over);
const orphan = (over: Partial<ProtectedFile> = {}): ProtectedFile =>
  protectedFile({ owners: { known: true, value: [] }, ...over });
const workflow = { path: '.github/workflows/gate.yml', role: 'workflow', catalogs: [] } as const;
const map = { path: 'tools.map.json', role: 'map' } as const;
const failingPolicy: PolicyOutcome = {
  mode: 'new',
  failing: true,
  findings: [{ code: 'missing_purpose', entry: 'a', path: '#', isNew: true }],
  exposures: [],
};

const EVENTS: readonly EventName[] = [
  'pull_request',
  'pull_request_review',
  'pull_request_target',
  'merge_group',
  'push',
  'schedule',
  'workflow_dispatch',
];

/** What came out, as one line: verdict, step, approval. */
function outcome(over: Partial<Evidence>): string {
  const { verdict, passes, approval } = decide(evidence(over));
  return `${verdict}, ${passes ? 'passes' : 'fails'}, ${approval}`;
}

describe('one catalog', () => {
  test.each([
    ['unchanged', {}, 'unchanged, passes, not-needed'],
    ['drift', { catalogs: [drifted()] }, 'drift, fails, not-needed'],
    ['drift that may pass', { catalogs: [drifted()], failOnDrift: false }, 'drift, passes, not-needed'],
    ['a changed baseline', { catalogs: [changed()], files: [openFile()] }, 'baseline-change, fails, missing'],
    [
      'an approved baseline',
      { catalogs: [changed()], files: [approvedFile()] },
      'approved, passes, approved',
    ],
    [
      'a changed baseline that may pass',
      { catalogs: [changed()], files: [openFile()], failOnDrift: false },
      'baseline-change, passes, missing',
    ],
    [
      'a changed baseline, approval off',
      { catalogs: [changed()], files: [openFile()], approvals: 0 },
      'baseline-change, passes, off',
    ],
    [
      'a changed baseline, approval off, though approved',
      { catalogs: [changed()], files: [approvedFile()], approvals: 0 },
      'baseline-change, passes, off',
    ],
    [
      'a changed baseline that nobody owns',
      { catalogs: [changed()], files: [orphan()] },
      'could-not-check, fails, missing',
    ],
    [
      'the same where drift may pass',
      { catalogs: [changed()], files: [orphan()], failOnDrift: false },
      'could-not-check, fails, missing',
    ],
    [
      'the same with approval off',
      { catalogs: [changed()], files: [orphan()], approvals: 0 },
      'baseline-change, passes, off',
    ],
    ['a changed baseline without evidence', { catalogs: [changed()] }, 'baseline-change, fails, missing'],
    [
      'a changed baseline, another catalog’s file approved',
      { catalogs: [changed()], files: [approvedFile({ catalogs: ['other'] })] },
      'baseline-change, fails, missing',
    ],
    [
      'a changed baseline of which two are needed',
      { catalogs: [changed()], files: [approvedFile()], approvals: 2 },
      'baseline-change, fails, missing',
    ],
    [
      'a retired catalog',
      { catalogs: [catalogEvidence({ head: ABSENT, candidate: ABSENT })], files: [openFile()] },
      'baseline-change, fails, missing',
    ],
    [
      'an approved retirement',
      { catalogs: [catalogEvidence({ head: ABSENT, candidate: ABSENT })], files: [approvedFile()] },
      'approved, passes, approved',
    ],
    [
      'an approved first baseline',
      { catalogs: [catalogEvidence({ base: ABSENT })], files: [approvedFile()] },
      'approved, passes, approved',
    ],
    [
      'an approved mended baseline',
      { catalogs: [catalogEvidence({ base: invalid('duplicate_key') })], files: [approvedFile()] },
      'approved, passes, approved',
    ],
    ['a missing candidate', { catalogs: [lost()] }, 'could-not-check, fails, missing'],
    [
      'a missing candidate where drift may pass',
      { catalogs: [lost()], failOnDrift: false },
      'could-not-check, fails, missing',
    ],
    [
      'a missing candidate with approval off',
      { catalogs: [lost()], approvals: 0 },
      'could-not-check, fails, off',
    ],
    [
      'a moved base',
      { catalogs: [catalogEvidence({ baseTip: CHANGED })] },
      'could-not-check, fails, missing',
    ],
    [
      'drift over an approved change',
      { catalogs: [changed({ candidate: present(catalog()) })], files: [approvedFile()] },
      'drift, fails, not-needed',
    ],
    [
      'drift over a baseline that nobody owns',
      { catalogs: [changed({ candidate: present(catalog()) })], files: [orphan()] },
      'drift, fails, not-needed',
    ],
    [
      'a moved baseline, one path approved',
      {
        catalogs: [catalogEvidence({ previousBaselinePath: 'old.json' })],
        files: [approvedFile(), openFile({ path: 'old.json' })],
      },
      'baseline-change, fails, missing',
    ],
    [
      'a moved baseline, both paths approved',
      {
        catalogs: [catalogEvidence({ previousBaselinePath: 'old.json' })],
        files: [approvedFile(), approvedFile({ path: 'old.json' })],
      },
      'approved, passes, approved',
    ],
    ['no catalog at all', { catalogs: [] }, 'could-not-check, fails, missing'],
  ] as const)('%s', (_what, over, expected) => {
    expect(outcome(over)).toBe(expected);
  });
});

describe('other protected files', () => {
  test.each([
    ['a changed map', { files: [openFile(map)] }, 'protected-change, fails, missing'],
    ['an approved map', { files: [approvedFile(map)] }, 'approved, passes, approved'],
    ['a changed workflow', { files: [openFile(workflow)] }, 'protected-change, fails, missing'],
    ['an approved workflow', { files: [approvedFile(workflow)] }, 'approved, passes, approved'],
    [
      'a changed workflow where drift may pass',
      { files: [openFile(workflow)], failOnDrift: false },
      'protected-change, fails, missing',
    ],
    [
      'drift that may pass, the workflow unapproved',
      { catalogs: [drifted()], files: [openFile(workflow)], failOnDrift: false },
      'drift, fails, missing',
    ],
    [
      'a changed workflow, approval off',
      { files: [openFile(workflow)], approvals: 0, workflowApprovals: 0 },
      'protected-change, passes, off',
    ],
    [
      'a changed workflow, approval turned off by an input that stands in it',
      { files: [openFile(workflow)], approvals: 0 },
      'protected-change, fails, missing',
    ],
    ['a workflow that nobody owns', { files: [orphan(workflow)] }, 'could-not-check, fails, missing'],
    [
      'baseline approved, workflow not',
      { catalogs: [changed()], files: [approvedFile(), openFile(workflow)] },
      'protected-change, fails, missing',
    ],
    [
      'workflow approved, baseline not',
      { catalogs: [changed()], files: [openFile(), approvedFile(workflow)] },
      'baseline-change, fails, missing',
    ],
    [
      'both approved',
      { catalogs: [changed()], files: [approvedFile(), approvedFile(workflow)] },
      'approved, passes, approved',
    ],
    [
      'drift beside an unapproved map',
      { catalogs: [drifted()], files: [openFile(map)] },
      'drift, fails, missing',
    ],
    [
      'drift beside a map that nobody owns',
      { catalogs: [drifted()], files: [orphan(map)] },
      'could-not-check, fails, missing',
    ],
  ] as const)('%s', (_what, over, expected) => {
    expect(outcome(over)).toBe(expected);
  });

  test('a file of the whole gate leaves the catalogs as they are', () => {
    const decision = decide(evidence({ files: [openFile(workflow)] }));
    expect(decision.catalogs.map(({ verdict }) => verdict)).toEqual(['unchanged']);
  });

  test('a catalog’s own file shows in its verdict, with the error', () => {
    const decision = decide(evidence({ files: [orphan(map)] }));
    expect(decision.catalogs[0]).toMatchObject({
      verdict: 'could-not-check',
      error: { code: 'no_owner', field: 'map' },
    });
    expect(decision.catalogs[0]?.diff).not.toBeNull();
  });
});

describe('a policy', () => {
  test.each([
    [
      'fails an unchanged catalog',
      { catalogs: [catalogEvidence({ policy: failingPolicy })] },
      'policy-violation, fails, not-needed',
    ],
    [
      'fails where drift may pass',
      { catalogs: [catalogEvidence({ policy: failingPolicy })], failOnDrift: false },
      'policy-violation, fails, not-needed',
    ],
    [
      'fails under a drift that may pass',
      { catalogs: [drifted({ policy: failingPolicy })], failOnDrift: false },
      'drift, fails, not-needed',
    ],
    [
      'fails an approved baseline',
      { catalogs: [changed({ policy: failingPolicy })], files: [approvedFile()] },
      'policy-violation, fails, approved',
    ],
    [
      'fails with approval off',
      { catalogs: [changed({ policy: failingPolicy })], approvals: 0 },
      'policy-violation, fails, off',
    ],
  ] as const)('%s', (_what, over, expected) => {
    expect(outcome(over)).toBe(expected);
  });
});

describe('many catalogs', () => {
  const three = [
    changed({ name: 'c', baselinePath: 'c.json' }),
    drifted({ name: 'b' }),
    catalogEvidence({ name: 'a' }),
  ];

  test('the worst verdict wins and the names come in order', () => {
    const decision = decide(
      evidence({ catalogs: three, files: [openFile({ catalogs: ['c'], path: 'c.json' })] }),
    );
    expect(decision.verdict).toBe('drift');
    expect(decision.catalogs.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['a', 'unchanged'],
      ['b', 'drift'],
      ['c', 'baseline-change'],
    ]);
  });

  test('one approved catalog does not approve its neighbour', () => {
    const catalogs = [changed({ name: 'a' }), changed({ name: 'b' })];
    const files = [
      approvedFile({ catalogs: ['a'], path: 'a.json' }),
      openFile({ catalogs: ['b'], path: 'b.json' }),
    ];
    const decision = decide(evidence({ catalogs, files }));
    expect(decision).toMatchObject({ verdict: 'baseline-change', passes: false, approval: 'missing' });
    expect(decision.catalogs.map(({ verdict }) => verdict)).toEqual(['approved', 'baseline-change']);
    expect(decision.approvedBy).toEqual(['olga']);
  });

  test('one that could not be checked outweighs all', () => {
    expect(outcome({ catalogs: [...three, lost({ name: 'd' })] })).toBe('could-not-check, fails, missing');
  });

  test('a baseline that two catalogs share is asked for once one of them holds it', () => {
    const shared = openFile({ catalogs: ['a', 'b'] });
    const catalogs = [changed({ name: 'a' }), changed({ name: 'b', candidate: present(catalog()) })];
    expect(decide(evidence({ catalogs, files: [shared] })).files[0]?.asked).toBe(true);
  });

  test('who approved is listed once, in order', () => {
    const catalogs = [changed({ name: 'a' }), changed({ name: 'b' })];
    const by = (login: string, path: string, name: string): ProtectedFile => ({
      ...reviewedBy(reviewer({ login })),
      path,
      catalogs: [name],
    });
    const files = [by('zoe', 'a.json', 'a'), by('Ann', 'b.json', 'b'), by('ZOE', 'b.json', 'b')];
    expect(decide(evidence({ catalogs, files })).approvedBy).toEqual(['Ann', 'zoe']);
  });
});

describe('every event', () => {
  test.each(EVENTS)('%s: the same table', (event) => {
    expect(outcome({ event })).toBe('unchanged, passes, not-needed');
    expect(outcome({ event, catalogs: [drifted()] })).toBe('drift, fails, not-needed');
    expect(outcome({ event, catalogs: [lost()] })).toBe('could-not-check, fails, missing');
    expect(outcome({ event, catalogs: [changed()], files: [openFile()] })).toBe(
      'baseline-change, fails, missing',
    );
    expect(outcome({ event, catalogs: [changed()], files: [approvedFile()] })).toBe(
      'approved, passes, approved',
    );
    expect(decide(evidence({ event })).event).toBe(event);
  });

  test.each(['push', 'schedule', 'workflow_dispatch'] as const)(
    '%s: no baseline is missing, not retired',
    (event) => {
      const nothing = catalogEvidence({ base: ABSENT, head: ABSENT, candidate: ABSENT });
      expect(decide(evidence({ event, catalogs: [nothing] })).catalogs[0]?.error?.code).toBe(
        'baseline_missing',
      );
    },
  );

  test('merge_group: reviews that cannot be found fail', () => {
    const files = [openFile({ reviewers: unknown('pull-requests: read') })];
    expect(outcome({ event: 'merge_group', catalogs: [changed()], files })).toBe(
      'baseline-change, fails, missing',
    );
  });

  describe('push: the audit', () => {
    const audit = (...files: ProtectedFile[]): Partial<Evidence> => ({ event: 'push', files });

    test('of an approved merge passes', () => {
      expect(outcome(audit(approvedFile()))).toBe('approved, passes, approved');
    });

    test('names each merge that lacks approval', () => {
      const over = audit(openFile({ pullRequest: 9 }), approvedFile({ pullRequest: 8 }));
      expect(outcome(over)).toBe('baseline-change, fails, missing');
      const { files } = decide(evidence(over));
      expect(files.map(({ pullRequest, verdict }) => [pullRequest, verdict])).toEqual([
        [8, 'approved'],
        [9, 'baseline-change'],
      ]);
    });

    test('fails a push that came by no pull request', () => {
      expect(outcome(audit(openFile({ pullRequest: null })))).toBe('baseline-change, fails, missing');
    });

    test('asks even where the tools drift', () => {
      const over = { ...audit(openFile()), catalogs: [drifted()], failOnDrift: false };
      expect(decide(evidence(over)).files[0]?.asked).toBe(true);
      expect(outcome(over)).toBe('drift, passes, missing');
    });
  });
});

describe('faults and blocking errors', () => {
  const fault = new GateError('head_moved', 'event');
  const blockingError = new GateError('token_missing', 'github-token');

  test('a fault of the step outweighs everything', () => {
    for (const catalogs of [[catalogEvidence()], [drifted()], []]) {
      const decision = decide(evidence({ fault, catalogs, failOnDrift: false }));
      expect(decision).toMatchObject({
        verdict: 'could-not-check',
        passes: false,
        fault: { code: 'head_moved' },
      });
    }
  });

  test('a step without a catalog says so', () => {
    expect(decide(evidence({ catalogs: [] })).fault?.code).toBe('no_catalog');
  });

  test('a blocking error turns every pass into could not check', () => {
    for (const over of [{}, { files: [approvedFile(workflow)] }, { catalogs: [changed()], approvals: 0 }]) {
      const decision = decide(evidence({ blockingError, ...over }));
      expect(decision).toMatchObject({
        verdict: 'could-not-check',
        passes: false,
        fault: { code: 'token_missing' },
      });
    }
  });

  test('a blocking error leaves drift, but lets none pass', () => {
    const decision = decide(evidence({ blockingError, catalogs: [drifted()], failOnDrift: false }));
    expect(decision).toMatchObject({ verdict: 'drift', passes: false, fault: null });
  });

  test('a blocking error leaves what could not be checked its own error', () => {
    const decision = decide(evidence({ blockingError, catalogs: [lost()] }));
    expect(decision).toMatchObject({ verdict: 'could-not-check', fault: null });
    expect(decision.catalogs[0]?.error?.code).toBe('candidate_missing');
  });

  test('notices and ignored places pass through', () => {
    const notices = [{ code: 'diff_hidden', path: '.gitattributes', permission: null }] as const;
    const ignored = [{ pointer: '/serverInfo/version', uses: 1 }];
    const decision = decide(evidence({ notices, catalogs: [catalogEvidence({ ignored })] }));
    expect(decision.notices).toEqual(notices);
    expect(decision.catalogs[0]?.ignored).toEqual(ignored);
  });
});

describe('properties', () => {
  const reads = fc.constantFrom(
    present(catalog('a', 'b')),
    present(catalog('b', 'a')),
    CHANGED,
    present(catalog()),
    ABSENT,
    invalid('invalid_syntax'),
    unavailable('rate_limited'),
  );
  const anyReviewer: fc.Arbitrary<Reviewer> = fc.constantFrom(
    reviewer(),
    reviewer({ standing: 'CHANGES_REQUESTED' }),
    reviewer({ isAuthor: true }),
    reviewer({ owner: unknown('members: read') }),
  );
  const anyFile: fc.Arbitrary<ProtectedFile> = fc
    .record({
      path: fc.constantFrom('a.json', 'b.json', 'c.yml'),
      role: fc.constantFrom('baseline' as const, 'map' as const, 'workflow' as const),
      catalogs: fc.subarray(['a', 'b']),
      owners: fc.constantFrom(
        { known: true, value: ['@olga'] } as const,
        { known: true, value: [] } as const,
        unknown('contents: read'),
      ),
      reviewers: fc.array(anyReviewer, { maxLength: 3 }).map((value) => ({ known: true as const, value })),
    })
    .map(protectedFile);
  const anyCatalog = (name: string): fc.Arbitrary<CatalogEvidence> =>
    fc
      .record({
        base: reads,
        head: reads,
        candidate: reads,
        baseTip: fc.option(reads),
        baseBranch: fc.option(reads.map((candidate) => ({ known: true as const, candidate, tip: null }))),
        untouched: fc.boolean(),
        bytesDiffer: fc.boolean(),
        policy: fc.constantFrom(null, failingPolicy, { ...failingPolicy, failing: false }),
      })
      .map((over) => catalogEvidence({ name, ...over }));
  const anyEvidence: fc.Arbitrary<Evidence> = fc
    .record({
      event: fc.constantFrom(...EVENTS),
      catalogs: fc.tuple(anyCatalog('b'), anyCatalog('a')),
      files: fc.array(anyFile, { maxLength: 4 }),
      approvals: fc.integer({ min: 0, max: 2 }),
      failOnDrift: fc.constantFrom(true, false, 'new' as const),
      fault: fc.option(fc.constant(new GateError('invalid_event', 'event')), { freq: 8 }),
      blockingError: fc.option(fc.constant(new GateError('token_missing', 'github-token')), { freq: 8 }),
    })
    .map(evidence);

  const holds = (check: (given: Evidence) => void): void => {
    fc.assert(fc.property(anyEvidence, check), { numRuns: 300 });
  };

  test('could not check never passes', () => {
    holds((given) => {
      const decision = decide(given);
      const parts = [decision, ...decision.catalogs, ...decision.files.filter((file) => file.asked)];
      if (parts.some(({ verdict }) => verdict === 'could-not-check')) expect(decision.passes).toBe(false);
    });
  });

  test('a fault or a blocking error never passes', () => {
    holds((given) => {
      if (given.fault !== null || given.blockingError !== null) expect(decide(given).passes).toBe(false);
    });
  });

  test('the verdict is the worst of its parts, or worse by a fault', () => {
    holds((given) => {
      const decision = decide(given);
      const parts = [...decision.catalogs, ...decision.files.filter((file) => file.asked)];
      const worst = worstVerdict(parts.map(({ verdict }) => verdict));
      expect(decision.verdict).toBe(decision.fault === null ? worst : 'could-not-check');
    });
  });

  test('without leniency only unchanged and approved pass', () => {
    holds((given) => {
      const { verdict, passes } = decide({ ...given, failOnDrift: true, approvals: 1 });
      expect(passes).toBe(
        given.blockingError === null && (verdict === 'unchanged' || verdict === 'approved'),
      );
    });
  });

  test('a pass means that every H equals its C, or drift was let through', () => {
    holds((given) => {
      const decision = decide({ ...given, failOnDrift: true });
      if (decision.passes)
        expect(
          decision.catalogs.every(({ row }) => !row.includes('otherwise') && row !== 'tools-changed'),
        ).toBe(true);
    });
  });

  test('the order of catalogs and files is no matter', () => {
    holds((given) => {
      const turned = { ...given, catalogs: [...given.catalogs].reverse() };
      expect(decide(turned).catalogs).toEqual(decide(given).catalogs);
      expect(decide(turned).verdict).toBe(decide(given).verdict);
    });
  });
});

describe('worstVerdict', () => {
  test('goes by the order of VERDICTS', () => {
    expect(VERDICTS).toEqual([
      'could-not-check',
      'drift',
      'policy-violation',
      'baseline-change',
      'protected-change',
      'approved',
      'unchanged',
    ]);
    VERDICTS.forEach((verdict, index) => {
      expect(worstVerdict(VERDICTS.slice(index))).toBe(verdict);
      expect(worstVerdict([...VERDICTS.slice(index)].reverse())).toBe(verdict);
    });
  });

  test('is unchanged where there is nothing', () => {
    expect(worstVerdict([])).toBe('unchanged');
  });
});
