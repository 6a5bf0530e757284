import { GateError, known } from '../../errors/index.js';
import { countAt, objectIdAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';
import { readPullCommits } from './pull-commits.js';
import { MAX_PULL_COMMITS } from '../../limits.js';

/** Most places at which a change left the branch that it goes to that are asked for one by one. */
const MAX_PLACES = 20;

/**
 * The merge base of two commits where it is the only one. A history that crosses has several; GitHub then names the one
 * that the dates of the commits favour, while Git merges on top of all of them, so that what is unchanged since the one
 * can still be taken back. Throws as `mergeBase` does, also where there are several or more than can be looked into,
 * and as `readPullCommits` does.
 */
export async function soleMergeBase(
  api: Api,
  repository: Repository,
  base: string,
  head: string,
): Promise<string> {
  const { commit: found, ahead } = await compared(api, repository, base, head);
  if (found === base || found === head) return found;
  if (ahead > MAX_PULL_COMMITS) throw unknown();
  const others = (await placesLeft(api, repository, base, head)).filter((place) => place !== found);
  const doubtful = await withoutPast(api, repository, found, others);
  if (doubtful.length >= MAX_PLACES) throw unknown();
  for (const other of doubtful) {
    if ((await mergeBase(api, repository, found, other)) !== other) throw unknown();
  }
  return found;
}

/**
 * The places without those that one listing shows to come before a commit; all where it cannot be had. A branch that
 * lives long takes the other one in day after day, so that its places are many, and the first is the oldest.
 */
async function withoutPast(
  api: Api,
  repository: Repository,
  commit: string,
  places: readonly string[],
): Promise<readonly string[]> {
  const [first] = places;
  if (first === undefined || places.length < 3) return places;
  const past = await known(() => readPullCommits(api, repository, first, commit));
  if (!past.known) return places;
  const listed = new Set(past.value.map(({ id }) => id));
  return places.filter((place) => !listed.has(place));
}

/** The commits of a branch that commits of another one have as parents: every merge base is among them. */
async function placesLeft(
  api: Api,
  repository: Repository,
  base: string,
  head: string,
): Promise<readonly string[]> {
  const commits = await readPullCommits(api, repository, base, head);
  const own = new Set(commits.map(({ id }) => id));
  return [...new Set(commits.flatMap(({ parents }) => parents).filter((parent) => !own.has(parent)))];
}

/**
 * A merge base of two commits as GitHub's compare call tells it; a shallow clone can tell a wrong one. Throws
 * GateError `merge_base_unknown` where there is none, and what the client throws.
 */
export async function mergeBase(
  api: Api,
  repository: Repository,
  base: string,
  head: string,
): Promise<string> {
  return (await compared(api, repository, base, head)).commit;
}

/** A merge base, and how many commits the head has that the base has not: 0 where GitHub does not say. */
async function compared(
  api: Api,
  repository: Repository,
  base: string,
  head: string,
): Promise<{ readonly commit: string; readonly ahead: number }> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const { status, data } = await api.request(route, {
    ...repository,
    basehead: `${base}...${head}`,
    per_page: 1,
  });
  const commit = status === 200 ? objectIdAt(data, 'merge_base_commit', 'sha') : null;
  if (commit === null) throw unknown();
  return { commit, ahead: countAt(data, 'total_commits') ?? 0 };
}

function unknown(): GateError {
  return new GateError('merge_base_unknown', 'pull-request');
}
