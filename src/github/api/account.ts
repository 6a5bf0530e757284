import { sameLogin } from '../../gate/index.js';
import { countAt, textAt } from './answer.js';

/** Who did something. The id stays when somebody takes another login. */
export interface Account {
  readonly id: number | null;
  readonly login: string;
  readonly type: 'User' | 'Bot' | 'Unknown';
}

/** The account in an untrusted answer; null where there is none, as GitHub answers for one that was deleted. */
export function readAccount(value: unknown): Account | null {
  const login = textAt(value, 'login');
  return login === null ? null : { id: countAt(value, 'id'), login, type: typeOf(value, login) };
}

/** Whether two are one account: by id where both have one, else by login. */
export function sameAccount(a: Account, b: Account): boolean {
  return a.id !== null && b.id !== null ? a.id === b.id : sameLogin(a.login, b.login);
}

function typeOf(value: unknown, login: string): Account['type'] {
  const type = textAt(value, 'type');
  if (type === 'Bot' || login.endsWith('[bot]')) return 'Bot';
  return type === 'User' ? 'User' : 'Unknown';
}
