import { completeList, countAt, textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';

/** A job of a workflow run. */
export interface WorkflowJob {
  readonly id: number;
  readonly name: string;
  /** `completed`, `in_progress`, `queued`, … */
  readonly status: string | null;
  /** `success`, `failure`, …; null before it is completed. */
  readonly conclusion: string | null;
  /** The name of the machine it runs on, null before it has one. */
  readonly runner: string | null;
}

const JOBS = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
const MAX_PAGES = 10;

/**
 * The jobs of the latest attempt of a workflow run. Throws what the client throws, GateError `permission_missing` and
 * `github_unavailable`. Source: GitHub's page "List jobs for a workflow run".
 */
export async function readJobs(
  api: Api,
  repository: Repository,
  run: number,
): Promise<readonly WorkflowJob[]> {
  const parameters = { ...repository, run_id: run, filter: 'latest' };
  const items = await completeList(api, JOBS, parameters, MAX_PAGES, 'jobs');
  return items.flatMap(readJob);
}

function readJob(item: unknown): readonly WorkflowJob[] {
  const id = countAt(item, 'id');
  const name = textAt(item, 'name');
  if (id === null || name === null) return [];
  return [
    {
      id,
      name,
      status: textAt(item, 'status'),
      conclusion: textAt(item, 'conclusion'),
      runner: textAt(item, 'runner_name'),
    },
  ];
}
