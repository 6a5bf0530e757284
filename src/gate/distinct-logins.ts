import { compareCodePoints } from '../json/index.js';

/** Logins in code-point order, each once: GitHub compares them without letter case; the first spelling met is kept. */
export function distinctLogins(logins: readonly string[]): readonly string[] {
  const spelling = new Map<string, string>();
  for (const login of logins) {
    const key = login.toLowerCase();
    if (!spelling.has(key)) spelling.set(key, login);
  }
  return [...spelling.values()].sort(compareCodePoints);
}
