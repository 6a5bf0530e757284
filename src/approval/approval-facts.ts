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
import { memoizeAsync } from '../memoize-async.js';
import { wroteChange } from './change-authors.js';
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
  /** The pair of a file at a commit and at its merge base. */
  pairAt(file: ChangedFile, commit: string): Promise<Known<Pair>>;
  /** Those of some owners who can approve nothing, as far as GitHub tells. */
  ownerFaults(owners: readonly string[]): Promise<readonly OwnerFault[]>;
  branchChanges(): Promise<Known<BranchChanges>>;
  pushes(): Promise<Pushes>;
}

/** The facts as GitHub has them, those of all files together where that saves calls. */
export function approvalFacts(source: ApprovalSource, files: readonly ChangedFile[]): ApprovalFacts {
  const { api, repository, base, pullRequest } = source;
  const teams = readTeams(source.ownersApi);
  const access = new Map<string, Promise<Known<boolean>>>();
  const bases = new Map<string, Promise<string>>();
  const pairs = new Map<string, Promise<Known<Pair>>>();

  const canWrite = (account: Account) =>
    memoizeAsync(access, `${account.login} ${String(account.id)}`, () =>
      readWriteAccess(api, repository, account),
    );

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
      );
    }),
  );

  const commitsOf = async ({ path }: ChangedFile): Promise<Known<readonly PathCommit[]>> => {
    const read = await histories();
    return read.known ? (read.value.get(path) ?? { known: false, permission: null }) : read;
  };

  const wrote = async (account: Account, file: ChangedFile): Promise<Known<boolean>> => {
    const changing = await commitsOf(file);
    if (!changing.known) return changing;
    return known(() =>
      wroteChange(account, changing.value, {
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
    owns: (account, owners) => readOwnership(account, owners, () => canWrite(account), teams),
    commitsOf,
    wrote,
    entriesAt: (file, at) => known(() => readEntriesAt(api, repository, at, file.path)),
    pairAt: (file, commit) =>
      memoizeAsync(pairs, `${commit} ${file.role} ${file.path}`, () => known(() => pairAt(file, commit))),
    ownerFaults: (owners) =>
      ownerFaults(owners, {
        author: pullRequest.author,
        canWrite,
        unknownOwners: once(() => readUnknownOwners(api, repository)),
      }),
    branchChanges: once(() => known(() => readBranchChanges(api, repository, pullRequest.number))),
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
