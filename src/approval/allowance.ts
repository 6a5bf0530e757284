/** Calls that one approval may still take. */
export interface Allowance {
  /** Takes some, or none where fewer are left; tells which. */
  take(calls: number): boolean;
}

/**
 * How many calls what is asked about reviews may take together. A fact says before it is read what it can cost, so that
 * the same reviews always come to the same end, however long GitHub takes to answer. What is taken is taken from `whole`, too.
 */
export function allowanceOf(calls: number, whole: Allowance | null = null): Allowance {
  let left = calls;
  return {
    take(wanted) {
      if (wanted > left || whole?.take(wanted) === false) return false;
      left -= wanted;
      return true;
    },
  };
}
