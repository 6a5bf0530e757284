import { askGit } from './ask-git.js';

/** The repository around a directory, as git tells it. */
export interface LocalRepository {
  /** The root of its working tree, absolute. */
  readonly root: string;
  /** The default branch of `origin` as it was last fetched, else the branch that is checked out; null in neither case. */
  readonly defaultBranch: string | null;
  /** The address of the remote `origin`; null without one. */
  readonly origin: string | null;
}

/** null where a directory is in no working tree, and where git is not installed. */
export async function localRepository(directory: string): Promise<LocalRepository | null> {
  const root = await askGit(directory, ['rev-parse', '--show-toplevel']);
  if (root === null || root === '') return null;
  const [ofOrigin, current, origin] = await Promise.all([
    askGit(directory, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']),
    askGit(directory, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
    askGit(directory, ['config', '--get', 'remote.origin.url']),
  ]);
  return { root, defaultBranch: ofOrigin?.replace(/^origin\//, '') ?? current, origin };
}

/** The repository that an address of GitHub names, by https or ssh; null for any other address. */
export function repositoryOfRemote(
  address: string,
): { readonly owner: string; readonly repo: string } | null {
  const [, owner, repo] =
    /^(?:https:\/\/(?:[^@/]+@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/]|ssh:\/\/git@ssh\.github\.com:443\/)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i.exec(
      address,
    ) ?? [];
  return owner === undefined || repo === undefined ? null : { owner, repo };
}
