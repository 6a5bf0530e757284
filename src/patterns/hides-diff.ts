import { fitsGlob, glob } from './glob.js';
import type { Glob } from './glob.js';

/** Attributes that make GitHub fold a file's diff away or show none, each with the states that do. */
const HIDING = new Map([
  ['diff', ['unset']],
  ['binary', ['set']],
  ['linguist-generated', ['set', 'true']],
]);

/** Whether a `.gitattributes` hides the diff of a path (relative to that file's directory). */
export type HidesDiff = (path: string) => boolean;

/**
 * Reads the text of a `.gitattributes` once for many paths. It hides a diff by `-diff`, `binary` or
 * `linguist-generated`, directly or through a macro of the same file, the last line that says something
 * of an attribute winning. A hint for readers: from the first to the last bracket of a name, a pattern counts as
 * matching whatever stands there. Source: Git's page "gitattributes" and GitHub's "Customizing how changed files
 * appear".
 */
export function hidingDiffs(attributes: string): HidesDiff {
  const lines = attributes.split('\n').map(patternAndWords);
  const macros = new Map(lines.filter(isMacro).map(([name, words]) => [name.slice(MACRO.length), words]));
  const rules = lines
    .filter((line) => !isMacro(line) && line[0] !== '')
    .map(([pattern, words]) => ({ pattern: globOf(pattern), words }));
  return (path) => {
    const words = rules.flatMap((rule) => (fitsGlob(rule.pattern, path) ? rule.words : []));
    const states = new Map([...withMacros(words, macros)].reverse().map(stateOf));
    return [...HIDING].some(([name, hiding]) => hiding.includes(states.get(name) ?? ''));
  };
}

type Line = readonly [pattern: string, words: readonly string[]];

const MACRO = '[attr]';

function isMacro([pattern]: Line): boolean {
  return pattern.startsWith(MACRO);
}

/**
 * Words and what each stands for as a macro, the last first. Each is there once, since what comes later in the file
 * wins: macros of macros cost no more than their text.
 */
function withMacros(
  words: readonly string[],
  macros: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...words];
  for (let word = open.pop(); word !== undefined; word = open.pop()) {
    if (seen.has(word)) continue;
    seen.add(word);
    for (const meant of macros.get(word) ?? []) open.push(meant);
  }
  return seen;
}

function patternAndWords(line: string): Line {
  const quoted = /^\s*"((?:[^"\\]|\\.)*)"(.*)$/.exec(line);
  const [first = '', ...rest] = (quoted?.[2] ?? line).split(/\s+/).filter((word) => word !== '');
  if (quoted === null) return first.startsWith('#') ? ['', []] : [first, rest];
  return [unquoted(quoted[1] ?? ''), first === '' ? rest : [first, ...rest]];
}

const LETTERS: ReadonlyMap<string, string> = new Map(
  ['a\u0007', 'b\b', 't\t', 'n\n', 'v\v', 'f\f', 'r\r'].map(([letter = '', meant = '']) => [letter, meant]),
);

/** What a quoted pattern stands for: escapes as in C, three octal digits for a byte. */
function unquoted(text: string): string {
  const bytes = Buffer.from(text)
    .toString('latin1')
    .replace(/\\([0-3][0-7]{2}|[^])/g, (_, escape: string) =>
      escape.length === 3 ? String.fromCharCode(Number.parseInt(escape, 8)) : (LETTERS.get(escape) ?? escape),
    );
  return Buffer.from(bytes, 'latin1').toString();
}

/** A pattern without a slash goes for a name at any depth; a directory's pattern says nothing of what is in it. */
function globOf(pattern: string): Glob {
  const components = pattern.replace(/^\//, '').split('/').map(withoutBrackets);
  return glob(pattern.includes('/') ? components : ['**', ...components]);
}

function withoutBrackets(component: string): string {
  const [start, end] = [component.indexOf('['), component.lastIndexOf(']')];
  return start < 0 || end < start ? component : `${component.slice(0, start)}*${component.slice(end + 1)}`;
}

function stateOf(word: string): readonly [string, string] {
  if (word.startsWith('-')) return [word.slice(1), 'unset'];
  if (word.startsWith('!')) return [word.slice(1), 'unspecified'];
  const [name = '', value] = word.split('=');
  return [name, value ?? 'set'];
}
