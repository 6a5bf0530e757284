import type { Known } from '../errors/index.js';
import type { OwnerFault, Pair } from '../gate/index.js';
import type { CommitReader } from '../git/index.js';
import type {
  Account,
  Api,
  BranchChanges,
  PathCommit,
  PullRequest,
  Pushes,
  Repository,
} from '../github/index.js';
import {
  ENTRIES_IN_QUERY,
  isAncestor,
  mergeBase,
  readBranchChanges,
  readEntriesAt,
  readPathHistories,
  readPushes,
  readTeams,
  readUnknownOwners,
  readWriteAccess,
} from '../github/index.js';
import { DEFAULT_LIMITS } from '../json/index.js';
import { MAX_OWNERSHIP_CALLS, MAX_REVIEW_CALLS, MAX_TEAM_CALLS } from '../limits.js';
import { memoizeAsync } from '../memoize-async.js';
import { allowanceOf } from './allowance.js';
import { MAX_OWN_COMMITS, ownCommits, wroteChange } from './change-authors.js';
import type { ChangedFile } from './changed-files.js';
import { known } from '../errors/index.js';
import type { PairOf } from './forge.js';
import { ownerFaults, readOwnership } from './ownership.js';

/** Where the facts about one pull request's approval come from. */
export interface ApprovalSource {
  readonly api: Api;
  /** The client with `owners-token`, which may be able to read teams. */
  readonly ownersApi: Api;
  readonly repository: Repository;
  readonly reader: CommitReader;
  /**
   * What the pull request goes on top of: the base branch's tip, a merge group's base, or, in the audit of a push, the
   * commit before the merge.
   */
  readonly base: string;
  readonly pullRequest: PullRequest;
  /** As today's pair was made. */
  readonly pairOf: PairOf;
}

/** Facts about one pull request, each read when it is first wanted, and once. */
export interface ApprovalFacts {
  canWrite(account: Account): Promise<Known<boolean>>;
  owns(account: Account, owners: readonly string[]): Promise<Known<boolean>>;
  /** The commits of the pull request that changed a file. */
  commitsOf(file: ChangedFile): Promise<Known<readonly PathCommit[]>>;
  /** Whether an account is an author of one of them. */
  wrote(account: Account, file: ChangedFile): Promise<Known<boolean>>;
  /** What stands in place of a file at some commits, as `readEntriesAt` tells it. */
  entriesAt(
    file: ChangedFile,
    commits: readonly string[],
  ): Promise<Known<ReadonlyMap<string, string | null>>>;
  /** The pairs of a file at some commits, each at the commit and at its merge base, in their order. */
  pairsAt(file: ChangedFile, commits: readonly string[]): Promise<readonly Known<Pair>[]>;
  /** Those of some owners who can approve nothing, as far as GitHub tells. */
  ownerFaults(owners: readonly string[]): Promise<readonly OwnerFault[]>;
  branchChanges(): Promise<Known<BranchChanges>>;
  pushes(): Promise<Pushes>;
}

/** A fact that was not looked into. */
const LIMITED = { known: false, permission: null, limit: 'too_many_requests' } as const;
/** What files at any number of commits take at most where they are fetched together: their trees, their contents. */
const OBJECT_CALLS = 2;

/**
 * The facts as GitHub has them, those of all files together where that saves calls. `approvals`: the most that one of them
 * needs.
 */
export function approvalFacts(
  source: ApprovalSource,
  files: readonly ChangedFile[],
  approvals: number,
): ApprovalFacts {
  const { api, repository, base, pullRequest } = source;
  const allowance = allowanceOf(MAX_REVIEW_CALLS + approvals + files.length);
  const ownership = allowanceOf(MAX_OWNERSHIP_CALLS, allowance);
  const membership = allowanceOf(MAX_TEAM_CALLS, allowance);
  const mayAsk = () => allowance.take(1);
  const teams = readTeams(source.ownersApi, () => membership.take(1));
  const access = new Map<string, Promise<Known<boolean>>>();
  const bases = new Map<string, Promise<string>>();
  const pairs = new Map<string, Promise<Known<Pair>>>();
  const looked = new Set<string>();

  const canWrite = (account: Account) =>
    memoizeAsync(access, `${account.login} ${String(account.id)}`, () =>
      allowance.take(1) ? readWriteAccess(api, repository, account) : Promise.resolve(LIMITED),
    );

  /** What tells apart those whom a team names; most of the allowance is for approvals. */
  const accessOf = (account: Account) => {
    const key = `${account.login} ${String(account.id)}`;
    if (!access.has(key) && !ownership.take(1)) return Promise.resolve(LIMITED);
    return memoizeAsync(access, key, () => readWriteAccess(api, repository, account));
  };

  const baseOf = (commit: string): Promise<string> =>
    memoizeAsync(bases, commit, () => mergeBase(api, repository, base, commit));

  const pairAt = async (file: ChangedFile, commit: string): Promise<Pair> =>
    source.pairOf(file, await baseOf(commit), commit);

  const histories = once(() =>
    known(async () => {
      const { head } = pullRequest;
      const range = { base: await baseOf(head), head };
      return readPathHistories(
        api,
        repository,
        range,
        files.map(({ path }) => path),
        mayAsk,
      );
    }),
  );

  const commitsOf = async ({ path }: ChangedFile): Promise<Known<readonly PathCommit[]>> => {
    const read = await histories();
    return read.known ? (read.value.get(path) ?? { known: false, permission: null }) : read;
  };

  /** Whether the merge bases of commits are known, and everything that stands there at hand, or may be asked for. */
  const readCommits = async (commits: readonly string[]): Promise<boolean> => {
    const fresh = [...new Set(commits)].filter((commit) => !bases.has(commit));
    if (fresh.length === 0) return true;
    if (!allowance.take(fresh.length + OBJECT_CALLS)) return false;
    const found = await Promise.all(
      fresh.map((commit) => known(async () => [commit, await baseOf(commit)] as const)),
    );
    await prefetch(
      files,
      found.flatMap((one) => (one.known ? one.value : [])),
    );
    return true;
  };

  const prefetch = async (at: readonly ChangedFile[], commits: readonly string[]): Promise<void> => {
    const places = [...new Set(commits)].flatMap((commit) => at.map(({ path }) => ({ commit, path })));
    await known(() => source.reader.prefetch(places, DEFAULT_LIMITS));
  };

  const pairsAt = async (file: ChangedFile, commits: readonly string[]): Promise<readonly Known<Pair>[]> => {
    if (!(await readCommits(commits))) return commits.map(() => LIMITED);
    return Promise.all(
      commits.map((commit) =>
        memoizeAsync(pairs, `${commit} ${file.role} ${file.path}`, () => known(() => pairAt(file, commit))),
      ),
    );
  };

  /** Whether what some commits changed is at hand, or may be asked for: several people can be authors of one. */
  const readOwnCommits = async (file: ChangedFile, own: readonly PathCommit[]): Promise<boolean> => {
    const keyOf = ({ id }: PathCommit) => `${id} ${file.path}`;
    const fresh = own.filter((commit) => !looked.has(keyOf(commit)));
    if (fresh.length === 0) return true;
    if (!allowance.take(fresh.length + OBJECT_CALLS)) return false;
    for (const commit of fresh) looked.add(keyOf(commit));
    await prefetch(
      [file],
      fresh.flatMap(({ id, parents: [parent] }) => [id, parent ?? id]),
    );
    return true;
  };

  const wrote = async (account: Account, file: ChangedFile): Promise<Known<boolean>> => {
    const changing = await commitsOf(file);
    if (!changing.known) return changing;
    const own = ownCommits(account, changing.value);
    if (own.length === 0) return { known: true, value: false };
    if (!(await readOwnCommits(file, own.slice(0, MAX_OWN_COMMITS)))) return LIMITED;
    return known(() =>
      wroteChange(own, {
        isInBase: (commit) => isAncestor(api, repository, commit, base),
        isSameMeaning: async (one, other) => {
          const pair = await source.pairOf(file, one, other);
          return pair.base === pair.now;
        },
      }),
    );
  };

  return {
    canWrite,
    owns: (account, owners) => readOwnership(account, owners, () => accessOf(account), teams),
    commitsOf,
    wrote,
    entriesAt: (file, at) =>
      allowance.take(Math.ceil(at.length / ENTRIES_IN_QUERY))
        ? known(() => readEntriesAt(api, repository, at, file.path))
        : Promise.resolve(LIMITED),
    pairsAt,
    ownerFaults: (owners) =>
      ownerFaults(owners, {
        author: pullRequest.author,
        canWrite,
        unknownOwners: once(() => readUnknownOwners(api, repository)),
      }),
    branchChanges: once(() => known(() => readBranchChanges(api, repository, pullRequest.number, mayAsk))),
    pushes: once(() => readHeadPushes(api, pullRequest)),
  };
}

function readHeadPushes(api: Api, pullRequest: PullRequest): Promise<Pushes> {
  const { headRepository, headBranch } = pullRequest;
  return headRepository === null
    ? Promise.resolve({ pushes: [], complete: false })
    : readPushes(api, headRepository, headBranch);
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return () => memoizeAsync(asked, '', ask);
}
