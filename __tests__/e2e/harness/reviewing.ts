/** What happens around a review on GitHub's side, beside what a World does itself. */
import { OWNER, REPOSITORY, tokenOf } from './github.js';
import type { Answers } from './pull-request.js';
import { changed, merged } from './repository.js';
import type { Changes } from './repository.js';
import type { World } from './scenario.js';

const PATH = `/repos/${OWNER}/${REPOSITORY}`;
const ADMIN = tokenOf('admin');

export const REVIEWS = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
const MERGED_WITH = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';

interface Review {
  readonly id: number;
  readonly state: string;
  readonly user: { readonly login: string } | null;
}

/** Dismisses the last review of `login`, as somebody with write access does. */
export async function dismiss(world: World, login: string): Promise<void> {
  const path = `${PATH}/pulls/${world.pull.number}/reviews`;
  const reviews: Review[] = Object(await world.github.api(ADMIN, 'GET', `${path}?per_page=100`));
  const id = reviews.findLast(({ user }) => user?.login === login)?.id;
  await world.github.api(ADMIN, 'PUT', `${path}/${id}/dismissals`, { message: 'Not any more.' });
}

/** An approval by the workflow's own token: GitHub lets a bot approve. */
export async function approveAsBot(world: World): Promise<void> {
  const token = await world.github.actionsToken({ pull_requests: 'write', metadata: 'read' });
  const body = { event: 'APPROVE', commit_id: world.commits.head, body: 'Fine.' };
  await world.github.api(token, 'POST', `${PATH}/pulls/${world.pull.number}/reviews`, body);
}

/** The team `@acme/NAME` and who is in it. */
export async function addTeam(world: World, name: string, members: readonly string[]): Promise<void> {
  await world.github.api(ADMIN, 'POST', `/orgs/${OWNER}/teams`, { name });
  for (const member of members) {
    await world.github.api(ADMIN, 'PUT', `/orgs/${OWNER}/teams/${name}/memberships/${member}`, {
      role: 'member',
    });
  }
}

/** "Update branch": merges the base branch into the head, whose own changes stand, and changes more. */
export async function updateBranch(world: World, more: Changes = {}): Promise<void> {
  const { repository, commits } = world;
  const { filesOf } = repository;
  const files = merged(filesOf(commits.base), filesOf(commits.tip), filesOf(commits.head));
  const parents = [commits.head, commits.tip];
  commits.head = await repository.commit(parents, changed(files, more), 'mona', 'Update\n');
  commits.base = commits.tip;
  await world.push({});
}

/** Which pull request each commit of a branch was merged with, where it was one. */
export function mergedWith(pulls: ReadonlyMap<string, number>, branch = 'main'): Answers {
  return {
    [MERGED_WITH]: ({ url }: { readonly url: string }) => {
      const commit = /\/commits\/([0-9a-f]+)\/pulls/.exec(url)?.[1] ?? '';
      const number = pulls.get(commit);
      const pull = { number, merged_at: '2026-01-02T00:00:00Z', merge_commit_sha: commit };
      return number === undefined ? [] : [{ ...pull, base: { ref: branch } }];
    },
  };
}

/** Opens another pull request into `main`, whose head is one commit on the base; its number and head. */
export async function openAnother(
  world: World,
  branch: string,
  changes: Changes,
  author = 'mona',
): Promise<{ readonly number: number; readonly head: string }> {
  const { repository, commits, github } = world;
  const files = changed(repository.filesOf(commits.base), changes);
  const head = await repository.commit([commits.base], files, author, 'Another\n');
  await repository.setBranch(branch, head);
  const body = { title: 'Another', head: branch, base: 'main' };
  const answer = await github.api(tokenOf(author), 'POST', `${PATH}/pulls`, body);
  return { number: Reflect.get(Object(answer), 'number'), head };
}
