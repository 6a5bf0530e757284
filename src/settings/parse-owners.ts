import { notUnderstood } from './origin.js';
import type { Origin } from './origin.js';
import { isAccount } from '../patterns/index.js';

/**
 * The owners of a setting, `@user` or `@org/team`, one a line or with commas between, each once (GitHub compares names
 * without letter case). Throws the origin's code for anything else, and where there is none.
 */
export function parseOwners(text: string, origin: Origin): readonly string[] {
  const names = text
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0 || !names.every(isAccount)) throw notUnderstood(origin);
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}
