import { GateError } from '../../errors/index.js';
import { sameLogin } from '../../gate/index.js';
import { textAt } from './answer.js';
import type { Api } from './api.js';

/** The account that a workflow's own token writes as. */
const WORKFLOW_TOKEN = 'github-actions[bot]';

/**
 * The login that the token writes comments and check runs as: `github-actions[bot]`, `APP[bot]` or a person's. It is
 * GraphQL's viewer, since `GET /user` refuses the tokens of apps; where that cannot be read, the workflow token's.
 */
export async function ownLogin(api: Api): Promise<string> {
  try {
    const { data } = await api.graphql('query { viewer { login } }', {});
    return textAt(data, 'viewer', 'login') ?? WORKFLOW_TOKEN;
  } catch (error) {
    if (error instanceof GateError) return WORKFLOW_TOKEN;
    throw error;
  }
}

/** Whether an author's login is the one that the token writes as; the viewer of an app's token may lack the suffix. */
export function isOwnLogin(author: string, own: string): boolean {
  return sameLogin(author, own) || sameLogin(author, `${own}[bot]`);
}
