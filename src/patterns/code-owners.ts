import { GateError } from '../errors/index.js';
import { fitsNames, fitsWhole, glob, haveCommon, pathNames } from './glob.js';
import type { Glob, StepBudget } from './glob.js';
import { isOwner } from './owner-name.js';
import { MAX_CODEOWNERS_BYTES } from '../limits.js';

/** Where GitHub looks for the file; the first that exists counts, alone. */
export const CODEOWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** One line that GitHub understands. No owners: what it matches belongs to nobody. */
export interface CodeOwnersRule {
  /** From 1. */
  readonly line: number;
  readonly pattern: Glob;
  readonly owners: readonly string[];
}

/**
 * The rules of a CODEOWNERS file, in its order. A line is skipped, as GitHub does, where it can't be parsed: it starts
 * with `!`, holds `[`, `]`, a `#` inside its pattern (escaped too) or a lone backslash, or one of its owners is no
 * `@user`, `@org/team` or e-mail address. Throws GateError `too_large` on `codeowners` for a file that GitHub would
 * not load. Source: GitHub's page "About code owners".
 */
export function parseCodeOwners(text: string): readonly CodeOwnersRule[] {
  if (Buffer.byteLength(text) > MAX_CODEOWNERS_BYTES) throw new GateError('too_large', 'codeowners');
  return text.split('\n').flatMap((line, index) => {
    const rule = parseLine(line, index + 1);
    return rule === null ? [] : [rule];
  });
}

/**
 * The owners of a path by the last rule that matches it; empty where none does or that rule has none. Throws GateError
 * `too_large` on `codeowners` where the step budget is spent: without it, rules and paths of somebody who means ill can take
 * hours.
 */
export function ownersOf(
  rules: readonly CodeOwnersRule[],
  path: string,
  budget: StepBudget = { left: Infinity },
): readonly string[] {
  const names = pathNames(path);
  return rules.findLast((rule) => withinBudget(fitsNames(rule.pattern, names, budget), budget))?.owners ?? [];
}

/**
 * The rules that can decide about a path of a pattern in which a `*` stands for a part of a component: those that can
 * match one, from the last on that matches them all, behind which no earlier one counts. Throws as `ownersOf` does.
 */
export function rulesFor(
  rules: readonly CodeOwnersRule[],
  pattern: string,
  budget: StepBudget,
): readonly CodeOwnersRule[] {
  const components = glob(pattern.split('/'));
  const last = rules.findLastIndex((rule) => withinBudget(fitsWhole(rule.pattern, pattern, budget), budget));
  return rules
    .slice(Math.max(0, last))
    .filter((rule) => withinBudget(haveCommon(rule.pattern, components, budget), budget));
}

function withinBudget(answer: boolean, { left }: StepBudget): boolean {
  if (left < 0) throw new GateError('too_large', 'codeowners');
  return answer;
}

/** Whether somebody owns a path. Asked of the file itself too: a CODEOWNERS that nobody owns protects nothing. */
export function isOwned(rules: readonly CodeOwnersRule[], path: string): boolean {
  return ownersOf(rules, path).length > 0;
}

function parseLine(line: string, number: number): CodeOwnersRule | null {
  const words = wordsOf(line);
  if (words === null) return null;
  const [pattern, ...owners] = words;
  if (pattern === undefined || !isPattern(pattern) || !owners.every(isOwner)) return null;
  return { line: number, pattern: glob(componentsOf(pattern)), owners: [...new Set(owners)] };
}

/** The words before a comment; `\` keeps the next character, a space too, in its word. null: a lone backslash. */
function wordsOf(line: string): readonly string[] | null {
  if (line.replace(/\\[^\r]/g, '').includes('\\')) return null;
  const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
  const comment = words.findIndex((word) => word.startsWith('#'));
  return comment < 0 ? words : words.slice(0, comment);
}

function isPattern(word: string): boolean {
  return !word.startsWith('!') && !/[[\]#]/.test(word) && /[^/]/.test(word);
}

/**
 * A slash at the start or inside ties a pattern to the root. A pattern matches what it names and everything below,
 * but one that ends in `/` only what is below a directory, and a tied one that ends in `/*` nothing deeper.
 */
function componentsOf(pattern: string): readonly string[] {
  const tied = pattern.slice(0, -1).includes('/');
  const components = pattern.replace(/^\//, '').replace(/\/$/, '').split('/');
  const start = tied ? [] : ['**'];
  if (pattern.endsWith('/') || components.at(-1) === '**') return [...start, ...components, '**', '*'];
  if (tied && components.at(-1) === '*') return components;
  return [...start, ...components, '**'];
}
