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

/** Whether a path, `/` between its components, fits. Takes at most pattern × path steps, whatever the pattern. */
export function fitsGlob(pattern: Glob, path: string): boolean {
  return fits(
    pattern,
    path.split('/'),
    (component) => component === '**',
    (component, name) => component !== '**' && fitsComponent(component, name),
  );
}

function tokens(component: string): readonly Token[] {
  const pieces = component.match(/\\.|[^]/gu) ?? [];
  return pieces.map((piece) => {
    if (piece === '*') return { kind: 'run' };
    if (piece === '?') return { kind: 'one' };
    return { kind: 'char', char: piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece };
  });
}

function fitsComponent(component: readonly Token[], name: string): boolean {
  return fits(
    component,
    [...name],
    (token) => token.kind === 'run',
    (token, char) => token.kind === 'one' || (token.kind === 'char' && token.char === char),
  );
}

/** A star takes any run of the items. Stepping back to the last star alone is enough, so no pattern is expensive. */
function fits<P extends object | string, I extends string>(
  pattern: readonly P[],
  items: readonly I[],
  isStar: (part: P) => boolean,
  fitsOne: (part: P, item: I) => boolean,
): boolean {
  let at = 0;
  let afterStar = -1;
  let resume = 0;
  for (let index = 0; index < items.length;) {
    const part = pattern[at];
    const item = items[index];
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
