/** GitHub's Actions API as far as the gate asks of it: runs, their jobs and artifacts, and the checks of the jobs. */
import { OWNER, REPOSITORY } from './github.js';
import { Redirect, Refusal } from './pull-request.js';
import type { Answers } from './pull-request.js';
import type { World } from './scenario.js';

export const RERUN = 'POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun';
export const RUNS = 'GET /repos/{owner}/{repo}/actions/runs';
export const GATE = '.github/workflows/catalog.yml';
export const CAPTURE = '.github/workflows/capture.yml';
export const REVIEW = '.github/workflows/review.yml';

export interface Job {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  /** The commit that its check belongs to. */
  readonly head: string;
}

export interface Artifact {
  readonly name: string;
  readonly archive: Uint8Array;
  readonly expired?: boolean;
}

export interface Run {
  readonly id: number;
  readonly path: string;
  readonly event: string;
  readonly head_sha: string;
  readonly head_branch: string;
  readonly head_repository: { readonly full_name: string } | null;
  readonly status: string;
  readonly conclusion: string | null;
  readonly created_at: string;
  readonly jobs: readonly Job[];
  readonly artifacts: readonly Artifact[];
}

interface Asked {
  readonly url: string;
}

/** What the API answers where `runs` gives the runs that there are. */
export function actionsOf(world: World, runs: () => readonly Run[]): Answers {
  const path = `/repos/${OWNER}/${REPOSITORY}`;
  const numbersIn = ({ url }: Asked) => (url.match(/\d+/g) ?? []).map(Number);
  const runIn = (asked: Asked) => runs().find(({ id }) => numbersIn(asked).includes(id));
  const queryOf = ({ url }: Asked) => new URL(url, 'http://localhost').searchParams;
  return {
    [RUNS]: (asked: Asked) => {
      const [event, head] = [queryOf(asked).get('event'), queryOf(asked).get('head_sha')];
      return { workflow_runs: runs().filter((run) => run.event === event && run.head_sha === head) };
    },
    'GET /repos/{owner}/{repo}/actions/runs/{run_id}': (asked: Asked) => runIn(asked) ?? new Refusal(404),
    'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs': (asked: Asked) => ({
      jobs: runIn(asked)?.jobs ?? [],
    }),
    'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts': (asked: Asked) => ({
      artifacts: (runIn(asked)?.artifacts ?? []).map(({ name, archive, expired = false }, index) => ({
        id: (runIn(asked)?.id ?? 0) * 100 + index,
        name,
        expired,
        size_in_bytes: archive.length,
      })),
    }),
    'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}': (asked: Asked) => {
      const id = numbersIn(asked).at(-1) ?? 0;
      const artifact = runs().find((run) => run.id === Math.floor(id / 100))?.artifacts[id % 100];
      if (artifact === undefined || artifact.expired === true) return new Refusal(410);
      return new Redirect(world.github.storage.put(artifact.archive));
    },
    'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': ({ url }: Asked) => ({
      check_runs: runs().flatMap((run) =>
        run.jobs
          .filter(({ head }) => url.startsWith(`${path}/commits/${head}/`))
          .map(({ id, name, status, conclusion }) => ({
            id,
            name,
            status,
            conclusion,
            app: { slug: 'github-actions' },
            details_url: `https://github.com/${OWNER}/${REPOSITORY}/actions/runs/${run.id}/job/${id}`,
          })),
      ),
    }),
    [RERUN]: {},
  };
}

/** The run of the capture workflow for the world's pull request. */
export function captureRun({ commits, pull }: World, more: Partial<Run> = {}): Run {
  return {
    id: 5001,
    path: CAPTURE,
    event: 'pull_request',
    head_sha: commits.head,
    head_branch: pull.headRef,
    head_repository: { full_name: `${pull.headOwner}/${REPOSITORY}` },
    status: 'completed',
    conclusion: 'success',
    created_at: '2026-01-02T00:00:00Z',
    jobs: [],
    artifacts: [],
    ...more,
  };
}

/** A run of the gate's own workflow whose one job decided about a head. */
export function gateRun(head: string, conclusion: string | null, more: Partial<Run> = {}): Run {
  const { id = 6001 } = more;
  const status = conclusion === null ? 'in_progress' : 'completed';
  return {
    id,
    path: GATE,
    event: 'pull_request_target',
    head_sha: '0'.repeat(40),
    head_branch: 'main',
    head_repository: { full_name: `${OWNER}/${REPOSITORY}` },
    status,
    conclusion,
    created_at: '2026-01-02T00:00:00Z',
    jobs: [{ id: id * 10, name: 'tool-catalog', status, conclusion, head }],
    artifacts: [],
    ...more,
  };
}
