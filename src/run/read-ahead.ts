import { SETTINGS_PATH } from '../gate/index.js';
import { isObjectId } from '../git/index.js';
import type { CommittedPlace } from '../git/index.js';
import type { Environment } from '../github/index.js';
import { CODEOWNERS_PATHS } from '../patterns/index.js';
import type { Inputs } from '../settings/index.js';
import type { GateEvent } from './event.js';
import { startedWorkflow } from './workflow-files.js';

/** What a run most likely reads. */
export interface LikelyPlaces {
  readonly places: readonly CommittedPlace[];
  /** Those of them whose content is wanted, and not only whether something stands there. */
  readonly contents: readonly CommittedPlace[];
}

/**
 * What a run on an event most likely reads, as far as the event and the inputs tell, so that it can be fetched before
 * anything else is known. It decides nothing: a place that is missing here is read later, one too many costs a part of
 * an answer.
 */
export function likelyPlaces(event: GateEvent, inputs: Inputs, environment: Environment): LikelyPlaces {
  const { map, policy, baseline, candidate, previousBaseline, captureWorkflow, reviewWorkflow } = inputs;
  const named = inputs.catalogs ?? [];
  const baselines = pathsOf([baseline, previousBaseline, ...named.map((line) => line.baseline)]);
  const candidates = pathsOf([candidate, ...named.map((line) => line.candidate)]);
  const deciding = [SETTINGS_PATH, ...CODEOWNERS_PATHS, ...pathsOf([policy])];
  const workflow = startedWorkflow(environment, event.repository);
  const running = environment['GITHUB_WORKFLOW_SHA'] ?? '';
  const others = pathsOf([map, workflow, captureWorkflow, reviewWorkflow]);
  const { tips, bases, heads, further } = commitsOf(event);
  const read = inputs.candidateSource === 'commit' ? candidates : [];
  return {
    places: at(
      [...tips, ...bases, ...heads, ...further, ...(isObjectId(running) ? [running] : [])],
      [...deciding, ...others, ...baselines, ...candidates],
    ),
    contents: [
      ...at(tips, deciding),
      ...at([...bases, ...heads], baselines),
      ...at(heads, [...read, ...pathsOf([map])]),
    ],
  };
}

/** The commits that are likely to be the tip of the base branch, T's and H's, and others that are compared. */
function commitsOf(
  event: GateEvent,
): Readonly<Record<'tips' | 'bases' | 'heads' | 'further', readonly string[]>> {
  switch (event.name) {
    case 'pull_request':
    case 'pull_request_review': {
      const base = given([event.baseCommit ?? null]);
      return { tips: base, bases: base, heads: [event.commit], further: [event.head] };
    }
    case 'pull_request_target': {
      const base = given([event.baseCommit ?? null]);
      return { tips: base, bases: base, heads: [event.head], further: [] };
    }
    case 'merge_group':
      return { tips: [event.base], bases: [event.base], heads: [event.head], further: [] };
    case 'push':
    case 'schedule':
    case 'workflow_dispatch':
      return { tips: [event.commit], bases: [], heads: [event.commit], further: given([event.before]) };
  }
}

/** Patterns are left out: what they match is known once the trees are listed. */
function pathsOf(paths: readonly (string | null)[]): readonly string[] {
  return given(paths).filter((path) => !path.includes('*'));
}

function given(values: readonly (string | null)[]): readonly string[] {
  return values.flatMap((value) => value ?? []);
}

function at(commits: readonly string[], paths: readonly string[]): readonly CommittedPlace[] {
  return [...new Set(commits)].flatMap((commit) => [...new Set(paths)].map((path) => ({ commit, path })));
}
