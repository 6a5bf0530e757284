import { GateError } from '../json/index.js';

/** Most characters of all paths of one result together: a few long names above many fields would fill the memory. */
const MOST_PATH_CHARACTERS = 64 * 1024 * 1024;

export interface PathBudget {
  spent: number;
}

/** Counts a path that a result will hold. Throws `schema: too_large` over 64 Mi characters. */
export function spendPath(budget: PathBudget, path: string): void {
  budget.spent += path.length;
  if (budget.spent > MOST_PATH_CHARACTERS) throw new GateError('too_large', 'schema');
}
