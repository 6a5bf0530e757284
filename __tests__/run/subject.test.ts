import { describe, expect, test } from '@jest/globals';
import { guardedBase } from '../../src/run/guarded-base.js';
import type { GuardedBase } from '../../src/run/guarded-base.js';
import { recheck } from '../../src/run/recheck.js';
import type { Answer } from '../../src/github/api/api.js';
import type { GateEvent } from '../../src/run/event.js';
import { establishSubject } from '../../src/run/subject.js';
import type { SubjectSources } from '../../src/run/subject.js';
import { GateError } from '../../src/errors/index.js';
import type { CommitReader } from '../../src/git/index.js';
import { fakeApi, json } from '../github/api/fake-api.js';
import type { FakeApi } from '../github/api/fake-api.js';

const id = (digit: string) => digit.repeat(40);
const [MERGE, HEAD, PARENT, TIP, MERGE_BASE, OTHER] = ['a', 'b', 'c', 'd', 'e', 'f'].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const repository = { owner: 'o', repo: 'r' };

const PUSH = {
  name: 'push',
  repository,
  commit: HEAD,
  branch: 'main',
  defaultBranch: 'main',
  before: null,
} as const;

const routes = {
  'GET /repos/o/r/branches/main': json({ name: 'main', commit: { sha: TIP }, protected: false }),
  'GET /repos/o/r/branches/stable': json({ name: 'stable', commit: { sha: OTHER }, protected: true }),
  'GET /repos/o/r/branches/unprotected': json({ commit: { sha: OTHER }, protected: false }),
  'GET /repos/o/r/branches/gone': json({ message: 'Branch not found' }, 404),
  [`GET /repos/o/r/compare/${TIP}...${HEAD}`]: json({
    merge_base_commit: { sha: MERGE_BASE },
    total_commits: 1,
    commits: [{ sha: HEAD, parents: [{ sha: MERGE_BASE }], author: null }],
  }),
  [`GET /repos/o/r/compare/${MERGE_BASE}...${HEAD}`]: json({
    merge_base_commit: { sha: MERGE_BASE },
    total_commits: 1,
  }),
  'GET /repos/o/r': json({ default_branch: 'main' }),
};

function commits(
  parents: Readonly<Record<string, readonly string[]>>,
  trees: Readonly<Record<string, string>> = {},
): CommitReader {
  const reader: Partial<CommitReader> = {
    commit: (commit) => {
      const found = parents[commit];
      return found === undefined
        ? Promise.reject(new GateError('commit_not_found', 'object'))
        : Promise.resolve({ tree: trees[commit] ?? id('0'), parents: found });
    },
  };
  return reader as CommitReader;
}

function sources(more: Partial<SubjectSources> = {}): SubjectSources {
  return {
    api: fakeApi(routes),
    commits: commits({ [MERGE]: [PARENT, HEAD], [HEAD]: [MERGE_BASE], [OTHER]: [PARENT, id('9')] }),
    checkout: null,
    target: GUARDED,
    candidateSource: 'workspace',
    ...more,
  };
}

const GUARDED: GuardedBase = {
  defaultBranch: 'main',
  rulesTip: TIP,
  file: null,
  branch: 'main',
  tip: TIP,
  isGuarded: true,
};

const checkout = (commit: string) => ({ checkout: { commit, directory: '', objects: '/x' } });
const noToken = { api: null, target: { ...GUARDED, rulesTip: null, tip: null } };
const fails = (code: string, field: string) => expect.objectContaining({ code, field });

const pull = {
  name: 'pull_request',
  repository,
  commit: MERGE,
  pullRequest: 7,
  head: HEAD,
  headBranch: 'change',
  headRepository: 'o/r',
  baseBranch: 'main',
  defaultBranch: 'main',
  fork: false,
} as const satisfies GateEvent;

/** HEAD has something in common with TIP that MERGE_BASE has not. */
const CROSSED = json({ merge_base_commit: { sha: MERGE_BASE }, total_commits: 1 });

function crossedRoutes(answer: Answer) {
  return {
    [`GET /repos/o/r/compare/${TIP}...${HEAD}`]: answer,
    [`GET /repos/o/r/compare/${MERGE_BASE}...${HEAD}`]: json({
      merge_base_commit: { sha: MERGE_BASE },
      total_commits: 2,
    }),
  };
}

describe.each(['pull_request', 'pull_request_review'] as const)('%s', (name) => {
  const event = { ...pull, name };

  test('without a checkout, or with the merge commit: T at its first parent', async () => {
    for (const where of [{}, checkout(MERGE)]) {
      expect(await establishSubject(event, sources(where))).toEqual({
        event: name,
        repository,
        head: MERGE,
        base: PARENT,
        baseTip: TIP,
        baseBranch: 'main',
        rulesTip: TIP,
        ownBranch: 'main',
        defaultBranch: 'main',
        pullRequest: 7,
        pullRequestHead: HEAD,
        fork: false,
        before: null,
        blockingError: null,
      });
    }
  });

  test('with the head commit: T at the merge base that GitHub tells', async () => {
    expect(await establishSubject(event, sources(checkout(HEAD)))).toMatchObject({
      head: HEAD,
      base: MERGE_BASE,
      baseTip: TIP,
    });
  });

  test('with any other commit checked out', async () => {
    await expect(establishSubject(event, sources(checkout(PARENT)))).rejects.toThrow(
      fails('unexpected_checkout', 'checkout'),
    );
  });

  test('a merge commit of another head, and a commit that is no merge of two', async () => {
    const parents = (list: readonly string[]) => ({ commits: commits({ [MERGE]: list }) });
    await expect(establishSubject(event, sources(parents([PARENT, OTHER])))).rejects.toThrow(
      fails('head_moved', 'pull-request'),
    );
    for (const list of [[], [PARENT], [PARENT, HEAD, OTHER]]) {
      await expect(establishSubject(event, sources(parents(list)))).rejects.toThrow(
        fails('unexpected_checkout', 'checkout'),
      );
    }
  });

  test('without a token nothing may pass, and a head commit has no base', async () => {
    const merge = await establishSubject(event, sources({ ...noToken, ...checkout(MERGE) }));
    expect(merge).toMatchObject({
      head: MERGE,
      base: PARENT,
      baseTip: null,
      blockingError: { code: 'token_missing' },
    });
    const head = await establishSubject(event, sources({ ...noToken, ...checkout(HEAD) }));
    expect(head).toMatchObject({
      head: HEAD,
      base: null,
      baseTip: null,
      blockingError: { code: 'token_missing' },
    });
  });

  test('a merge base that is not known, and one of several', async () => {
    for (const answer of [json({}, 404), CROSSED]) {
      const api = fakeApi({ ...routes, ...crossedRoutes(answer) });
      await expect(establishSubject(event, sources({ api, ...checkout(HEAD) }))).rejects.toThrow(
        fails('merge_base_unknown', 'pull-request'),
      );
    }
  });
});

describe('a pull request into a branch that is not guarded', () => {
  const event = { ...pull, baseBranch: 'mine' };
  const target = { ...GUARDED, isGuarded: false };
  const tree = (merge: string, head: string) => ({
    commits: commits({ [MERGE]: [PARENT, HEAD], [HEAD]: [MERGE_BASE] }, { [MERGE]: merge, [HEAD]: head }),
  });

  test('is judged at its head, as if into the default branch', async () => {
    for (const where of [checkout(HEAD), { ...checkout(MERGE), ...tree(id('1'), id('1')) }]) {
      expect(await establishSubject(event, sources({ target, ...where }))).toMatchObject({
        head: HEAD,
        base: MERGE_BASE,
        baseTip: TIP,
        baseBranch: 'main',
        ownBranch: 'mine',
      });
    }
  });

  test('is not judged by a merge commit that holds more than the head, whose check it would be', async () => {
    const where = { target, ...checkout(MERGE), ...tree(id('1'), id('2')) };
    await expect(establishSubject(event, sources(where))).rejects.toThrow(
      fails('merge_of_unguarded_base', 'checkout'),
    );
    const committed = { ...where, candidateSource: 'commit' as const };
    expect(await establishSubject(event, sources(committed))).toMatchObject({ head: HEAD, base: MERGE_BASE });
  });
});

describe('the branch that a change is judged against', () => {
  const settings = (text: string | null): CommitReader => {
    const bytes = Buffer.from(text ?? '');
    const reader: Partial<CommitReader> = {
      read: () =>
        Promise.resolve(
          text === null ? { state: 'absent' } : { state: 'present', value: { id: id('7'), bytes } },
        ),
    };
    return reader as CommitReader;
  };
  const NAMED = settings('guarded-branches: [stable, unprotected]');
  const asked = (event: GateEvent, reader = NAMED, api: FakeApi | null = fakeApi(routes)) =>
    guardedBase(event, api, reader);

  test('is the default branch, whose tip has the rules', async () => {
    expect(await asked(pull)).toMatchObject({ branch: 'main', tip: TIP, rulesTip: TIP, isGuarded: true });
    expect(await asked(pull, NAMED, null)).toMatchObject({ branch: 'main', tip: null, rulesTip: null });
    await expect(asked({ ...pull, defaultBranch: 'gone' })).rejects.toThrow(
      fails('commit_not_found', 'base-branch'),
    );
  });

  test('is one that the settings file names and that is protected, by the rules of the default branch', async () => {
    for (const event of [
      { ...pull, baseBranch: 'stable' },
      { ...pull, name: 'merge_group', base: OTHER, baseBranch: 'stable' } as const,
    ]) {
      expect(await asked(event)).toMatchObject({
        branch: 'stable',
        tip: OTHER,
        rulesTip: TIP,
        isGuarded: true,
      });
    }
  });

  test.each([
    ['protected alone, as by a pattern', 'stable', settings(null)],
    ['protected, while only a pattern is named', 'release/1', settings('guarded-branches: [release]')],
    ['named alone', 'unprotected', NAMED],
    ['neither', 'mine', NAMED],
  ])('is the default branch where the base is %s', async (_name, baseBranch, reader) => {
    expect(await asked({ ...pull, baseBranch }, reader)).toMatchObject({
      branch: 'main',
      tip: TIP,
      isGuarded: false,
    });
  });

  test('is the own one of a push, where that is guarded', async () => {
    expect(await asked(PUSH, NAMED, null)).toMatchObject({ branch: 'main', tip: HEAD, rulesTip: HEAD });
    expect(await asked({ ...PUSH, defaultBranch: null })).toMatchObject({ defaultBranch: 'main' });
    const stable = { ...PUSH, branch: 'stable' };
    expect(await asked(stable)).toMatchObject({ branch: 'stable', tip: HEAD, rulesTip: TIP });
    await expect(asked(stable, NAMED, null)).rejects.toThrow(fails('token_missing', 'github-token'));
    for (const branch of ['mine', 'unprotected']) {
      await expect(asked({ ...PUSH, branch })).rejects.toThrow(fails('unsupported_branch', 'event'));
    }
    await expect(asked(stable, settings(null))).rejects.toThrow(fails('unsupported_branch', 'event'));
  });
});

describe('pull_request_target', () => {
  const event = { ...pull, name: 'pull_request_target', commit: TIP, fork: true } as const;
  const hardened = (more: Partial<SubjectSources> = {}) => sources({ candidateSource: 'commit', ...more });

  test('reads the head as data: T at the merge base', async () => {
    for (const where of [{}, checkout(TIP), checkout(OTHER)]) {
      expect(await establishSubject(event, hardened(where))).toMatchObject({
        event: 'pull_request_target',
        head: HEAD,
        base: MERGE_BASE,
        baseTip: TIP,
        fork: true,
        blockingError: null,
      });
    }
  });

  test('with a history that crosses the one of the base branch', async () => {
    const api = fakeApi({ ...routes, ...crossedRoutes(CROSSED) });
    await expect(establishSubject(event, hardened({ api }))).rejects.toThrow(
      fails('merge_base_unknown', 'pull-request'),
    );
  });

  test('with the head, or a merge of it, checked out', async () => {
    for (const commit of [HEAD, MERGE]) {
      await expect(establishSubject(event, hardened(checkout(commit)))).rejects.toThrow(
        fails('pull_request_code_checked_out', 'checkout'),
      );
    }
  });

  test('with a candidate from the workspace, or without a token', async () => {
    await expect(establishSubject(event, sources())).rejects.toThrow(
      fails('commit_source_needed', 'candidate-source'),
    );
    await expect(establishSubject(event, hardened(noToken))).rejects.toThrow(
      fails('token_missing', 'github-token'),
    );
  });

  test('with a commit checked out that GitHub does not know', async () => {
    await expect(establishSubject(event, hardened(checkout(id('8'))))).rejects.toThrow(
      fails('commit_not_found', 'object'),
    );
  });
});

describe('merge_group', () => {
  const event = {
    name: 'merge_group',
    repository,
    head: HEAD,
    base: MERGE_BASE,
    baseBranch: 'stable',
    defaultBranch: 'main',
    pullRequest: 12,
  } as const;
  const target = { ...GUARDED, branch: 'stable' };

  test('T at its base, H and C at its head', async () => {
    for (const where of [{}, checkout(HEAD)]) {
      expect(await establishSubject(event, sources({ target, ...where }))).toMatchObject({
        head: HEAD,
        base: MERGE_BASE,
        baseTip: TIP,
        baseBranch: 'stable',
        pullRequest: 12,
        pullRequestHead: null,
        blockingError: null,
      });
    }
    await expect(establishSubject(event, sources(checkout(MERGE)))).rejects.toThrow(
      fails('unexpected_checkout', 'checkout'),
    );
  });

  test('into a branch that is not guarded: T where the head left the default branch', async () => {
    const mine = { ...GUARDED, isGuarded: false };
    expect(await establishSubject({ ...event, base: OTHER }, sources({ target: mine }))).toMatchObject({
      head: HEAD,
      base: MERGE_BASE,
      baseBranch: 'main',
    });
  });

  test('without a token nothing may pass', async () => {
    expect(await establishSubject(event, sources(noToken))).toMatchObject({
      blockingError: { code: 'token_missing' },
    });
  });
});

describe.each(['push', 'schedule', 'workflow_dispatch'] as const)('%s', (name) => {
  const event = {
    name,
    repository,
    commit: HEAD,
    branch: 'main',
    defaultBranch: 'main',
    before: PARENT,
  } as const;

  test('on the default branch: everything of one commit', async () => {
    for (const more of [{}, checkout(HEAD)]) {
      expect(await establishSubject(event, sources(more))).toMatchObject({
        head: HEAD,
        base: HEAD,
        before: PARENT,
        pullRequest: null,
        blockingError: null,
      });
    }
  });

  test('without a token only a push, which brought something, may not pass', async () => {
    const { blockingError } = await establishSubject(event, sources({ api: null, ...checkout(HEAD) }));
    expect(blockingError?.code).toBe('token_missing');
    const { blockingError: none } = await establishSubject(
      { ...event, before: null },
      sources({ api: null }),
    );
    expect(none).toBeNull();
  });

  test('with another commit checked out', async () => {
    await expect(establishSubject(event, sources(checkout(MERGE)))).rejects.toThrow(
      fails('unexpected_checkout', 'checkout'),
    );
  });

  test('on a new branch: a push brought what the default branch has not, the others nothing', async () => {
    const stable = { ...event, branch: 'stable', before: null };
    const target = { ...GUARDED, branch: 'stable' };
    expect(await establishSubject(stable, sources({ target }))).toMatchObject({
      before: name === 'push' ? MERGE_BASE : null,
    });
    expect(await establishSubject({ ...event, before: null }, sources())).toMatchObject({ before: null });
  });
});

describe('reading the pull request once more', () => {
  const base = { ref: 'main', repo: { default_branch: 'main' } };
  const answer = { state: 'open', base, head: { sha: HEAD } };
  const again = async (data: unknown, status = 200) => {
    const subject = await establishSubject(pull, sources());
    return recheck(fakeApi({ 'GET /repos/o/r/pulls/7': json(data, status) }), subject);
  };

  test('finds nothing where nothing changed', async () => {
    expect(await again(answer)).toBeNull();
  });

  test.each([
    ['closed', { ...answer, state: 'closed' }, 'pull_request_closed'],
    ['another base', { ...answer, base: { ...base, ref: 'stable' } }, 'retargeted'],
    ['another head', { ...answer, head: { sha: OTHER } }, 'head_moved'],
    [
      'another default branch',
      { ...answer, base: { ref: 'main', repo: { default_branch: 'trunk' } } },
      'default_branch_changed',
    ],
    ['no head', { ...answer, head: null }, 'head_moved'],
    ['nothing', null, 'pull_request_closed'],
  ])('finds %s', async (_name, data, code) => {
    expect(await again(data)).toMatchObject({ code });
  });

  test('a pull request that cannot be read is not passed', async () => {
    expect(await again({}, 404)).toMatchObject({ code: 'github_unavailable' });
    expect(await again({}, 403)).toMatchObject({ code: 'permission_missing', field: 'pull-requests: read' });
  });

  describe('of a head that another pull request has too', () => {
    const shared = async (
      branch: string,
      others: unknown,
      status = 200,
      defaultBranch: unknown = 'trunk',
    ) => {
      const api = fakeApi({
        ...routes,
        'GET /repos/o/r/pulls/7': json({
          ...answer,
          base: { ref: branch, repo: { default_branch: defaultBranch } },
        }),
        [`GET /repos/o/r/commits/${HEAD}/pulls`]: json(others, status),
      });
      const target = { ...GUARDED, branch, defaultBranch: 'trunk' };
      const subject = await establishSubject({ ...pull, baseBranch: branch }, sources({ target }));
      return { error: await recheck(api, subject), calls: api.calls };
    };
    const own = { number: 7, state: 'open', head: { sha: HEAD }, base: { ref: 'main' } };
    const other = { number: 8, state: 'open', head: { sha: HEAD }, base: { ref: 'trunk' } };

    test.each(['main', 'stable'])(
      'a pass into a branch that is not the default one is none: %s',
      async (branch) => {
        expect((await shared(branch, [own, other])).error).toMatchObject({ code: 'head_shared' });
      },
    );

    test('nor is it where that cannot be read', async () => {
      expect((await shared('main', {}, 403)).error).toMatchObject({
        code: 'permission_missing',
        field: 'pull-requests: read',
      });
      expect((await shared('main', {}, 404)).error).not.toBeNull();
    });

    test.each([
      ['no other', [own]],
      ['one that is closed', [own, { ...other, state: 'closed' }]],
      ['one that has another head by now', [own, { ...other, head: { sha: OTHER } }]],
      ['one into the same branch', [own, { ...other, base: { ref: 'main' } }]],
    ])('finds nothing where there is %s', async (_name, others) => {
      expect((await shared('main', others)).error).toBeNull();
    });

    test('nothing is asked of the default branch', async () => {
      expect((await shared('trunk', [own, other])).calls).toEqual(['GET /repos/o/r/pulls/7']);
      expect((await shared('main', [own, other], 200, null)).error).toBeNull();
    });
  });

  test('is asked of nothing but pull requests', async () => {
    expect(await recheck(fakeApi({}), await establishSubject(PUSH, sources()))).toBeNull();
  });
});
