/** First match decides; GitHub's page "Permissions required for GitHub Apps" pairs routes with permissions. */
const PERMISSIONS: readonly (readonly [RegExp, string])[] = [
  [/\/check-runs/, 'checks'],
  [/\/actions\//, 'actions'],
  [/\/issues(?:\/\{issue_number\}(?:\/labels)?)?$/, 'issues'],
  [/\/issues\//, 'pull-requests'],
  [/\/commits\/[^/]+\/pulls/, 'pull-requests'],
  [/\/pulls/, 'pull-requests'],
  [/^\/orgs\//, 'members'],
  [/\/rules\//, 'metadata'],
  [/\/(?:git|commits|branches|compare|contents|activity|codeowners)(?:\/|$)/, 'contents'],
];

/**
 * The permission that a call needs, as a workflow's `permissions` writes it: `contents: read`.
 * `route` is a method and a URL template.
 */
export function permissionOf(route: string): string {
  const [method = 'GET', path = ''] = route.split(' ');
  const name = PERMISSIONS.find(([pattern]) => pattern.test(path))?.[1] ?? 'metadata';
  return `${name}: ${method === 'GET' ? 'read' : 'write'}`;
}
