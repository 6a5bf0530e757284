/**
 * `OWNER/REPO/.github/workflows/FILE` of GITHUB_WORKFLOW_REF, which is that and `@REF`. A file's name may hold an `@`
 * itself, so the ref is what begins with `refs/`, which no file's name can hold, or else what follows the last `@` (a
 * commit). GitHub's page "Variables reference".
 */
export function workflowOf(reference: string): string {
  return reference.replace(/@refs\/.*$|@[^@]*$/s, '');
}
