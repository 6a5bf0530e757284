import type { Known } from '../errors/index.js';
import type { Pair } from '../gate/index.js';
import type { CommitReader } from '../git/index.js';
import type { Account, Api, BranchChanges, PullRequest, Pushes, Repository } from '../github/index.js';
import {
  mergeBase,
  readBranchChanges,
  readPullCommits,
  readPushes,
  readTeams,
  readWriteAccess,
} from '../github/index.js';
import { memoizeAsync } from '../memoize-async.js';
import { changeAuthors } from './change-authors.js';
import type { ChangeAuthors } from './change-authors.js';
import type { ChangedFile } from './changed-files.js';
import { known } from '../errors/index.js';
import type { PairOf } from './forge.js';
import { readOwnership } from './ownership.js';

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
  /** Who wrote the pull request's changes of a file. */
  authors(path: string): Promise<Known<ChangeAuthors>>;
  /** The pair of a file at a commit and at its merge base. */
  pairAt(file: ChangedFile, commit: string): Promise<Known<Pair>>;
  branchChanges(): Promise<Known<BranchChanges>>;
  pushes(): Promise<Pushes>;
}

/** The facts as GitHub has them. */
export function approvalFacts(source: ApprovalSource): ApprovalFacts {
  const { api, repository, reader, base, pullRequest } = source;
  const teams = readTeams(source.ownersApi);
  const access = new Map<string, Promise<Known<boolean>>>();
  const commits = once(() => readPullCommits(api, repository, base, pullRequest.head));
  const authors = new Map<string, Promise<Known<ChangeAuthors>>>();
  const bases = new Map<string, Promise<string>>();
  const pairs = new Map<string, Promise<Known<Pair>>>();

  const canWrite = (account: Account) =>
    memoizeAsync(access, account.login, () => readWriteAccess(api, repository, account));

  const pairAt = async (file: ChangedFile, commit: string): Promise<Pair> => {
    const below = await memoizeAsync(bases, commit, () => mergeBase(api, repository, base, commit));
    return source.pairOf(file, below, commit);
  };

  return {
    canWrite,
    owns: async (account, owners) => readOwnership(account, owners, await canWrite(account), teams),
    authors: (path) =>
      memoizeAsync(authors, path, () => known(async () => changeAuthors(await commits(), path, reader))),
    pairAt: (file, commit) =>
      memoizeAsync(pairs, `${commit} ${file.role} ${file.path}`, () => known(() => pairAt(file, commit))),
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
