import { GateError } from '../../errors/index.js';

/** Most characters of all paths of one result together: a few long names above many fields would fill the memory. */
const MAX_PATH_CHARACTERS = 64 * 1024 * 1024;

/** The characters of the paths that one result holds so far, and the field of the error that ends them. */
export interface PathBudget {
  readonly field: 'schema' | 'arguments';
  spent: number;
}

/** A budget of which nothing is spent yet. */
export function pathBudget(field: PathBudget['field']): PathBudget {
  return { field, spent: 0 };
}

/** Counts a path that a result will hold. Throws `too_large` over 64 Mi characters. */
export function spendPath(budget: PathBudget, path: string): void {
  budget.spent += path.length;
  if (budget.spent > MAX_PATH_CHARACTERS) throw new GateError('too_large', budget.field);
}
