import { describe, expect, test } from '@jest/globals';
import { decideFile } from '../../src/gate/decide-file.js';
import type { Limit } from '../../src/errors/index.js';
import type { Pair, ProtectedFile, RefusalCode, Reviewer } from '../../src/gate/index.js';
import { TODAY, no, protectedFile, reviewedBy, reviewer, unknown, yes } from './evidence-builders.js';

const ANOTHER: Pair = { base: TODAY.base, now: 'sha256:another' };
const OLD_GROUND: Pair = { base: 'sha256:older', now: TODAY.now };
const RETIRED: Pair = { base: TODAY.base, now: 'absent' };
const FIRST: Pair = { base: 'absent', now: TODAY.now };
const AS_BLOBS: Pair = { base: 'blob:1', now: 'blob:2' };

const limited = (limit: Limit) => ({ known: false, permission: null, limit }) as const;
const members = unknown('members: read');
const metadata = unknown('metadata: read');
const pulls = unknown('pull-requests: read');
const contents = unknown('contents: read');

const seen = (pair: Pair): Partial<Reviewer> => ({ reviewed: { known: true, value: pair } });
const forced = (...pairs: Pair[]): Partial<Reviewer> => ({
  beforeForcePushes: { known: true, value: pairs },
});
const blocking: Partial<Reviewer> = { standing: 'CHANGES_REQUESTED' };
const bystander = (over: Partial<Reviewer> = {}): Reviewer =>
  reviewer({ login: 'bea', owner: no(), ...over });
const second = (over: Partial<Reviewer> = {}): Reviewer => reviewer({ login: 'pavel', ...over });

type Outcome = 'approved' | 'missing' | 'no-owner' | 'off';
/** What is looked at, the file, how many approvals it needs, what comes out, and each review's reason in order. */
type Case = readonly [string, ProtectedFile, number, Outcome, readonly RefusalCode[]];

const one = (title: string, over: Partial<Reviewer>, code: RefusalCode): Case => [
  title,
  reviewedBy(reviewer(over)),
  1,
  'missing',
  [code],
];
const counts = (title: string, over: Partial<Reviewer>): Case => [
  title,
  reviewedBy(reviewer(over)),
  1,
  'approved',
  [],
];
const both = (title: string, first: Reviewer, then: Reviewer, codes: readonly RefusalCode[]): Case => [
  title,
  reviewedBy(first, then),
  1,
  codes.includes('changes_requested') ? 'missing' : 'approved',
  codes,
];
const owned = (owners: readonly string[], over: Partial<ProtectedFile> = {}): ProtectedFile =>
  protectedFile({ owners: { known: true, value: owners }, ...over });

const CASES: readonly Case[] = [
  // one review that counts
  counts('an owner approved exactly this', {}),
  counts('letter case of the login is no matter', { login: 'OLGA' }),
  counts('a force-push from the same pair', forced(TODAY)),
  counts('several force-pushes from the same pair', forced(TODAY, TODAY, TODAY)),

  // standing
  one('a comment alone', { standing: 'NONE' }, 'no_standing_review'),
  one('a dismissed approval', { standing: 'DISMISSED' }, 'dismissed'),
  one('an owner asks for changes', blocking, 'changes_requested'),
  one(
    'a team member who cannot be read asks for changes',
    { ...blocking, owner: members },
    'changes_requested',
  ),
  one('someone who is no owner asks for changes', { ...blocking, owner: no() }, 'not_an_owner'),
  one('a bot that owns asks for changes', { ...blocking, type: 'Bot' }, 'changes_requested'),
  one(
    'a deleted account, once an owner, asks for changes',
    { ...blocking, login: null, owner: metadata },
    'changes_requested',
  ),
  one(
    'a deleted account that is no owner asks for changes',
    { ...blocking, login: null, owner: no() },
    'not_an_owner',
  ),
  one('an owner without write access asks for changes', { ...blocking, canWrite: no() }, 'changes_requested'),
  one('an owner who wrote the change asks for changes', { ...blocking, wrote: yes() }, 'changes_requested'),
  one(
    'an owner asked for changes of another catalog',
    { ...blocking, ...seen(ANOTHER) },
    'changes_requested',
  ),

  // persons
  one('a bot that is listed as owner', { type: 'Bot', login: 'gatekeeper[bot]' }, 'not_a_person'),
  one('an account of unknown type', { type: 'Unknown' }, 'not_a_person'),
  one('a deleted account', { login: null, type: 'Unknown' }, 'not_a_person'),
  one('a deleted account said to be a person', { login: null }, 'not_a_person'),
  one('a bot that is no owner', { type: 'Bot', owner: no() }, 'not_a_person'),
  one('the author', { isAuthor: true }, 'is_author'),
  one('the author who is no owner', { isAuthor: true, owner: no() }, 'is_author'),
  one('the author who is admin', { isAuthor: true, canWrite: yes() }, 'is_author'),

  // owners
  one('no owner', { owner: no() }, 'not_an_owner'),
  one('no owner, though with write access', { owner: no(), canWrite: yes() }, 'not_an_owner'),
  one('membership that the token cannot read', { owner: members }, 'team_unreadable'),
  [
    'ownership that cannot be read, no team among the owners',
    owned(['olga@example.com'], { reviewers: { known: true, value: [reviewer({ owner: metadata })] } }),
    1,
    'missing',
    ['ownership_unreadable'],
  ],
  [
    'membership unreadable and owners unreadable',
    protectedFile({ owners: contents, reviewers: { known: true, value: [reviewer({ owner: contents })] } }),
    1,
    'missing',
    ['ownership_unreadable'],
  ],
  [
    'owners that cannot be read',
    protectedFile({ owners: contents, reviewers: { known: true, value: [reviewer()] } }),
    1,
    'missing',
    [],
  ],
  ['owners that cannot be read, no review', protectedFile({ owners: contents }), 1, 'missing', []],
  ['nobody owns it', owned([]), 1, 'no-owner', []],
  [
    'nobody owns it, yet somebody approved',
    owned([], { reviewers: { known: true, value: [reviewer()] } }),
    1,
    'no-owner',
    [],
  ],
  ['nobody owns it and two are needed', owned([]), 2, 'no-owner', []],
  ['nobody owns it and reviews cannot be read', owned([], { reviewers: pulls }), 1, 'no-owner', []],
  ['nobody owns it, approval off', owned([]), 0, 'off', []],
  [
    'owned by a team alone',
    owned(['@acme/agents'], { reviewers: { known: true, value: [reviewer()] } }),
    1,
    'approved',
    [],
  ],
  [
    'owned by an address alone',
    owned(['o@example.com'], { reviewers: { known: true, value: [reviewer()] } }),
    1,
    'approved',
    [],
  ],

  // access
  one('read access', { canWrite: no() }, 'no_write_access'),
  one('access that cannot be read', { canWrite: metadata }, 'permission_unreadable'),

  // hands
  one('wrote the change', { wrote: yes() }, 'wrote_the_change'),
  one('authors that cannot be read', { wrote: contents }, 'authors_unreadable'),
  one('authors of too many commits', { wrote: limited('too_many_commits') }, 'too_many_commits'),
  one('access that was not looked into', { canWrite: limited('too_many_requests') }, 'too_many_requests'),
  one('a team that was not looked into', { owner: limited('too_many_requests') }, 'too_many_requests'),
  one('a commit that was not looked into', { reviewed: limited('too_many_requests') }, 'too_many_requests'),
  one('pushed the change', { pushed: true }, 'pushed_the_change'),
  one('wrote and pushed the change', { wrote: yes(), pushed: true }, 'wrote_the_change'),
  [
    'pushers that cannot be read disqualify nobody',
    protectedFile({ pushersRead: false, reviewers: { known: true, value: [reviewer()] } }),
    1,
    'approved',
    [],
  ],
  [
    'commits without an account disqualify nobody',
    protectedFile({ unknownAuthors: ['0123abc'], reviewers: { known: true, value: [reviewer()] } }),
    1,
    'approved',
    [],
  ],

  // commits
  one('approved another catalog', seen(ANOTHER), 'approved_another_catalog'),
  one('approved before the base moved', seen(OLD_GROUND), 'approved_before_base_moved'),
  one('both sides differ', seen({ base: 'sha256:x', now: 'sha256:y' }), 'approved_another_catalog'),
  one('the reviewed commit is gone', { reviewed: contents }, 'reviewed_commit_unreadable'),
  one('approved the retirement, now it is there again', seen(RETIRED), 'approved_another_catalog'),
  one('approved while the base had none', seen(FIRST), 'approved_before_base_moved'),
  one('approved when it could not be read as a catalog', seen(AS_BLOBS), 'approved_another_catalog'),
  [
    'a retirement approved as such',
    { ...reviewedBy(reviewer(seen(RETIRED))), today: RETIRED },
    1,
    'approved',
    [],
  ],
  [
    'a first baseline approved as such',
    { ...reviewedBy(reviewer(seen(FIRST))), today: FIRST },
    1,
    'approved',
    [],
  ],
  [
    'another file approved by its blobs',
    { ...reviewedBy(reviewer(seen(AS_BLOBS))), today: AS_BLOBS, role: 'map' },
    1,
    'approved',
    [],
  ],
  [
    'a first baseline, approved as a change',
    { ...reviewedBy(reviewer()), today: FIRST },
    1,
    'missing',
    ['approved_before_base_moved'],
  ],
  [
    'a retirement, approved as a change',
    { ...reviewedBy(reviewer()), today: RETIRED },
    1,
    'missing',
    ['approved_another_catalog'],
  ],

  // force-pushes
  one('a force-push from another catalog', forced(ANOTHER), 'force_pushed_from_another_catalog'),
  one('a force-push from other ground', forced(OLD_GROUND), 'force_pushed_from_another_catalog'),
  one(
    'one of several from another catalog',
    forced(TODAY, ANOTHER, TODAY),
    'force_pushed_from_another_catalog',
  ),
  one('force-pushes that cannot be read', { beforeForcePushes: contents }, 'force_push_unreadable'),

  // another base
  one('another base since', { baseChanged: yes() }, 'approved_for_another_base'),
  one('a base that cannot be read', { baseChanged: pulls }, 'base_change_unreadable'),

  // which reason comes first
  one('author, bot', { isAuthor: true, type: 'Bot' }, 'not_a_person'),
  one('no owner, read access', { owner: no(), canWrite: no() }, 'not_an_owner'),
  one('no owner, another catalog', { owner: no(), ...seen(ANOTHER) }, 'not_an_owner'),
  one('read access, wrote it', { canWrite: no(), wrote: yes() }, 'no_write_access'),
  one('wrote another catalog', { wrote: yes(), ...seen(ANOTHER) }, 'wrote_the_change'),
  one('another catalog, force-pushed', { ...seen(ANOTHER), ...forced(ANOTHER) }, 'approved_another_catalog'),
  one('dismissed approval of a non-owner', { standing: 'DISMISSED', owner: no() }, 'dismissed'),

  // several people
  both('a non-owner beside an owner', bystander(), reviewer(), ['not_an_owner']),
  both('an owner asks for changes, another approves', second(blocking), reviewer(), ['changes_requested']),
  both('a non-owner asks for changes, an owner approves', bystander(blocking), reviewer(), ['not_an_owner']),
  both(
    'an unreadable one asks for changes, an owner approves',
    bystander({ ...blocking, owner: members }),
    reviewer(),
    ['changes_requested'],
  ),
  both('a dismissed request for changes beside an approval', second({ standing: 'DISMISSED' }), reviewer(), [
    'dismissed',
  ]),
  both('one owner approved another catalog, one this', second(seen(ANOTHER)), reviewer(), [
    'approved_another_catalog',
  ]),
  both('a bot beside an owner', second({ type: 'Bot' }), reviewer(), ['not_a_person']),
  both('the author beside an owner', second({ isAuthor: true }), reviewer(), ['is_author']),
  both('a deleted account beside an owner', second({ login: null }), reviewer(), ['not_a_person']),
  [
    'a crowd of non-owners',
    reviewedBy(...Array.from({ length: 119 }, (_, n) => bystander({ login: `b${n}` })), reviewer()),
    1,
    'approved',
    Array.from({ length: 119 }, () => 'not_an_owner' as const),
  ],
  ['nobody reviewed', protectedFile(), 1, 'missing', []],
  ['reviews that cannot be read', protectedFile({ reviewers: pulls }), 1, 'missing', []],

  // how many
  ['one of two', reviewedBy(reviewer()), 2, 'missing', []],
  ['two of two', reviewedBy(reviewer(), second()), 2, 'approved', []],
  [
    'three where two are needed',
    reviewedBy(reviewer(), second(), second({ login: 'quinn' })),
    2,
    'approved',
    [],
  ],
  ['one person twice is one', reviewedBy(reviewer(), reviewer({ login: 'Olga' })), 2, 'missing', []],
  ['two, one of them no owner', reviewedBy(reviewer(), bystander()), 2, 'missing', ['not_an_owner']],
  [
    'two of two, a third asks for changes',
    reviewedBy(reviewer(), second(), second({ ...blocking, login: 'quinn' })),
    2,
    'missing',
    ['changes_requested'],
  ],
  ['more than anybody has', reviewedBy(reviewer(), second()), 100, 'missing', []],
  ['a number that is none', reviewedBy(reviewer()), Number.NaN, 'missing', []],
  ['less than nothing still needs one', protectedFile(), -1, 'missing', []],
  ['off', protectedFile(), 0, 'off', []],
  ['off, though an owner approved', reviewedBy(reviewer()), 0, 'off', []],
  ['off, though an owner asks for changes', reviewedBy(reviewer(blocking)), 0, 'off', ['changes_requested']],

  // other roles
  ['a map that its owner approved', { ...reviewedBy(reviewer()), role: 'map' }, 1, 'approved', []],
  ['a policy that nobody reviewed', protectedFile({ role: 'policy' }), 1, 'missing', []],
  [
    'a workflow that the author approved',
    { ...reviewedBy(reviewer({ isAuthor: true })), role: 'workflow' },
    1,
    'missing',
    ['is_author'],
  ],
  ['settings that nobody owns', owned([], { role: 'settings' }), 1, 'no-owner', []],
  ['CODEOWNERS approved by its owner', { ...reviewedBy(reviewer()), role: 'codeowners' }, 1, 'approved', []],
  ['an audit of a push that came by no pull request', protectedFile({ pullRequest: null }), 1, 'missing', []],
];

describe('decideFile', () => {
  test('the table is as long as it should be', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(80);
  });

  test.each(CASES)('%s', (_title, file, approvals, outcome, codes) => {
    const decision = decideFile(file, approvals);
    const changed = file.role === 'baseline' ? 'baseline-change' : 'protected-change';
    const verdicts = { approved: 'approved', missing: changed, 'no-owner': 'could-not-check', off: changed };
    expect(decision.refusals.map((refusal) => refusal.code)).toEqual(codes);
    expect(decision.approved).toBe(outcome === 'approved');
    expect(decision.verdict).toBe(verdicts[outcome]);
    expect(decision.error?.code).toBe(outcome === 'no-owner' ? 'no_owner' : undefined);
    expect(decision.blockedBy).toHaveLength(codes.filter((code) => code === 'changes_requested').length);
  });

  test('names the missing permission beside the reason', () => {
    const { refusals } = decideFile(reviewedBy(reviewer({ owner: members })), 1);
    expect(refusals).toEqual([{ login: 'olga', code: 'team_unreadable', permission: 'members: read' }]);
  });

  test('names the missing permission of owners before that of reviews', () => {
    expect(decideFile(protectedFile({ owners: contents, reviewers: pulls }), 1).missingPermission).toBe(
      'contents: read',
    );
    expect(decideFile(protectedFile({ reviewers: pulls }), 1).missingPermission).toBe('pull-requests: read');
    expect(decideFile(protectedFile(), 1).missingPermission).toBeNull();
  });

  test('says what could not be read where no permission would help', () => {
    const lost = { known: false, permission: null } as const;
    const decision = decideFile(protectedFile({ owners: lost, reviewers: lost }), 1);
    expect(decision).toMatchObject({
      ownersKnown: false,
      reviewsKnown: false,
      missingPermission: null,
      approved: false,
    });
  });

  test('lists who approved in code-point order, each once', () => {
    const file = reviewedBy(second(), reviewer(), reviewer({ login: 'OLGA' }), second({ login: 'Zoe' }));
    expect(decideFile(file, 1).approvedBy).toEqual(['Zoe', 'olga', 'pavel']);
  });

  test('counts nobody where the owners are unknown', () => {
    const file = protectedFile({ owners: contents, reviewers: { known: true, value: [reviewer()] } });
    expect(decideFile(file, 1)).toMatchObject({ approvedBy: [], owners: [], ownersKnown: false });
  });
});
