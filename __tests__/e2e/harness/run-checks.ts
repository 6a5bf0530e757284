import type { SeenRequest } from './front.js';

/** What one run left behind, as far as every run is judged by it. */
export interface Aftermath {
  readonly violations: readonly string[];
  readonly requests: readonly SeenRequest[];
  readonly log: string;
  readonly refs: { readonly put: unknown; readonly found: unknown };
  readonly workspaceBefore: readonly string[];
  readonly workspaceAfter: readonly string[];
}

const ALLOWED_WRITES = new Set([
  'POST /graphql',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'POST /repos/{owner}/{repo}/check-runs',
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun',
]);
const ALLOWED_COMMANDS = /^::(?:error|warning)(?: |::)/;

/** What holds after every run, whatever its verdict: the list of what did not. */
export function brokenRules(run: Aftermath): string[] {
  return [
    ...run.violations,
    ...run.requests.filter(isForbiddenWrite).map(({ method, url }) => `wrote: ${method} ${url}`),
    ...commandFaults(run.log),
    ...(/^\s+at .*:\d+:\d+\)?$/m.test(run.log) ? ['the log holds a stack trace'] : []),
    ...(same(run.refs.put, run.refs.found) ? [] : ['a ref moved']),
    ...(same(run.workspaceBefore, run.workspaceAfter) ? [] : ['the workspace changed']),
  ];
}

function isForbiddenWrite(request: SeenRequest): boolean {
  return request.method !== 'GET' && !ALLOWED_WRITES.has(request.operation);
}

/** Commands to the runner: our own only (`::` at the start of a line, `##[` anywhere in it). */
function commandFaults(log: string): string[] {
  const lines = log.split('\n').filter((line) => /^\s*::/.test(line) || line.includes('##['));
  return lines
    .filter((line) => !ALLOWED_COMMANDS.test(line) || line.includes('##['))
    .map((line) => `command: ${line}`);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
