/** One component of a pattern: `**` for any number of components, else what its characters may be. */
type Component = '**' | readonly Token[];
type Token =
  { readonly kind: 'run' } | { readonly kind: 'one' } | { readonly kind: 'char'; readonly char: string };

export type Glob = readonly Component[];

/**
 * Reads path components as a glob: `*` stands for any run within a component, `?` for one character, `\x` for x
 * itself, and a component `**` for any number of components, none too. Every other character, brackets and braces
 * too, is itself; case counts. Source: gitignore's "PATTERN FORMAT", as far as CODEOWNERS takes it over.
 */
export function glob(components: readonly string[]): Glob {
  return components.map((component) => (component === '**' ? component : tokens(component)));
}

/** A path's components, each as its characters. */
export type PathNames = readonly (readonly string[])[];

/** How many steps of comparing are left; below 0 none was left for the last answers. */
export interface StepBudget {
  left: number;
}

/** A path as the names of its components, each in code points, as patterns are compared with it. */
export function pathNames(path: string): PathNames {
  return path.split('/').map((name) => Array.from(name));
}

/** Whether a path, `/` between its components, fits. Takes at most pattern × path steps, whatever the pattern. */
export function fitsGlob(pattern: Glob, path: string): boolean {
  return fitsNames(pattern, pathNames(path), { left: Infinity });
}

/** The same for one path and many patterns, within a step budget. */
export function fitsNames(pattern: Glob, names: PathNames, budget: StepBudget): boolean {
  return fits(
    pattern,
    names,
    (component) => component === '**',
    (component, name) => component !== '**' && fitsComponent(component, name, budget),
    budget,
  );
}

/**
 * Whether every path of a pattern in which only `*` is special fits another one, within a step budget; false
 * where that is not told easily. A `*` that is compared as a character fits a run alone, and so does what it stands
 * for.
 */
export function fitsWhole(pattern: Glob, stars: string, budget: StepBudget): boolean {
  const isPlain = (token: Token) => token.kind === 'run' || (token.kind === 'char' && token.char !== '*');
  return (
    !/\*\*|[?\\]/.test(stars) &&
    pattern.every((component) => component === '**' || component.every(isPlain)) &&
    fitsNames(pattern, pathNames(stars), budget)
  );
}

/** Whether any path fits both of two patterns, within a step budget. */
export function haveCommon(a: Glob, b: Glob, budget: StepBudget): boolean {
  return meet(
    a,
    b,
    (component) => component === '**',
    (one, other) =>
      one !== '**' &&
      other !== '**' &&
      meet(one, other, (token) => token.kind === 'run', fitOneCharacter, budget),
    budget,
  );
}

function fitOneCharacter(a: Token, b: Token): boolean {
  return a.kind !== 'char' || b.kind !== 'char' || a.char === b.char;
}

/**
 * Whether two patterns can stand for the same, asked from their ends: for each rest of one, every rest of the other.
 */
function meet<P>(
  a: readonly P[],
  b: readonly P[],
  isStar: (part: P) => boolean,
  fitOne: (a: P, b: P) => boolean,
  budget: StepBudget,
): boolean {
  const ending = b.length - b.findLastIndex((part) => !isStar(part)) - 1;
  let later = Array.from({ length: b.length + 1 }, (_, start) => start >= b.length - ending);
  for (const one of a.toReversed()) {
    const rests: boolean[] = [];
    for (let start = b.length; start >= 0; start -= 1) {
      const other = b[start];
      const [takesNone = false, next = false] = [later[start], rests[start + 1]];
      budget.left -= 1;
      if (other === undefined) rests[start] = isStar(one) && takesNone;
      else if (isStar(one) || isStar(other)) rests[start] = takesNone || next;
      else rests[start] = (later[start + 1] ?? false) && fitOne(one, other);
    }
    later = rests;
  }
  return later[0] ?? false;
}

function tokens(component: string): readonly Token[] {
  const pieces = component.match(/\\.|[^]/gu) ?? [];
  return pieces.map((piece) => {
    if (piece === '*') return { kind: 'run' };
    if (piece === '?') return { kind: 'one' };
    return { kind: 'char', char: piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece };
  });
}

function fitsComponent(component: readonly Token[], name: readonly string[], budget: StepBudget): boolean {
  return fits(
    component,
    name,
    (token) => token.kind === 'run',
    (token, char) => token.kind === 'one' || (token.kind === 'char' && token.char === char),
    budget,
  );
}

/** A star takes any run of the items. Stepping back to the last star alone is enough, so no pattern is expensive. */
function fits<P extends object | string, I extends object | string>(
  pattern: readonly P[],
  items: readonly I[],
  isStar: (part: P) => boolean,
  fitsOne: (part: P, item: I) => boolean,
  budget: StepBudget,
): boolean {
  let at = 0;
  let afterStar = -1;
  let resume = 0;
  for (let index = 0; index < items.length;) {
    const part = pattern[at];
    const item = items[index];
    budget.left -= 1;
    if (part !== undefined && isStar(part)) {
      at += 1;
      afterStar = at;
      resume = index;
    } else if (part !== undefined && item !== undefined && fitsOne(part, item)) {
      at += 1;
      index += 1;
    } else if (afterStar >= 0) {
      at = afterStar;
      resume += 1;
      index = resume;
    } else {
      return false;
    }
  }
  return pattern.slice(at).every(isStar);
}
