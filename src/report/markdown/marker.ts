import { digestOf } from '../../json/index.js';

/**
 * The invisible line by which the gate finds its own comment again: an HTML comment that no id can break out of,
 * since it holds only the id's SHA-256. The marker proves nothing: the comment's author must be the token's own
 * identity as well.
 */
export function marker(id: string): string {
  return `<!-- tool-catalog-gate ${digestOf(id)} -->`;
}
