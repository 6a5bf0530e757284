/** A workflow run as GitHub's API gives it. */
export function apiRun(id: number, more: object = {}): object {
  return {
    id,
    path: '.github/workflows/capture.yml',
    event: 'pull_request',
    head_sha: 'a'.repeat(40),
    head_branch: 'change',
    head_repository: { full_name: 'o/r' },
    status: 'completed',
    conclusion: 'success',
    created_at: '2026-01-02T00:00:00Z',
    ...more,
  };
}
