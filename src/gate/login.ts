import { compareCodePoints } from '../json/index.js';

/**
 * A login, a team or a repository in the letter case that all its spellings share. Only ASCII letters fold, so that no look-alike (`K`, the
 * Kelvin sign) becomes another's login.
 */
export function foldLogin(login: string): string {
  return login.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Whether two logins are one: GitHub compares them without case. */
export function sameLogin(a: string, b: string): boolean {
  return foldLogin(a) === foldLogin(b);
}

/** Logins in code-point order, each once, in the spelling that was met first. */
export function distinctLogins(logins: readonly string[]): readonly string[] {
  const spelling = new Map<string, string>();
  for (const login of logins) {
    const key = foldLogin(login);
    if (!spelling.has(key)) spelling.set(key, login);
  }
  return [...spelling.values()].sort(compareCodePoints);
}
