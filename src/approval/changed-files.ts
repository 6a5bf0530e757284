import type { Pair, ProtectedRole } from '../gate/index.js';
import { foldLogin } from '../gate/index.js';
import { GateError } from '../errors/index.js';
import { isSameObject } from '../git/index.js';
import { CODEOWNERS_PATHS, ownersOf, rulesFor } from '../patterns/index.js';
import type { CodeOwnersRule, StepBudget } from '../patterns/index.js';
import { pathInside, readCodeOwners } from './code-owners.js';
import type { CodeOwnersFile } from './code-owners.js';
import { filePair } from './file-digest.js';
import type { DigestSource } from './file-digest.js';
import type { GateFile } from './protected-paths.js';

/** A protected file that a change touches, before anybody's approval is looked at. */
export interface ChangedFile {
  readonly path: string;
  readonly role: ProtectedRole;
  /** Names of the catalogs that it belongs to; empty for a file of the whole gate. */
  readonly catalogs: readonly string[];
  readonly today: Pair;
}

/** Steps that comparing the owners of all paths may take: seconds. */
const MAX_STEPS = 200_000_000;

/** A baseline to be watched; `previousPath` is where it stood if the change moves it, else null. */
export interface WatchedBaseline {
  readonly catalog: string;
  readonly path: string;
  readonly previousPath: string | null;
}

/** Everything that a change may touch and needs its owners then. */
export interface WatchedFiles {
  readonly baselines: readonly WatchedBaseline[];
  /** Paths of baselines with stars: what is there one day has owners already. */
  readonly patterns: readonly string[];
  readonly files: readonly GateFile[];
}

/**
 * The watched files that differ between two commits: baselines by meaning, every other file by its bytes, and
 * CODEOWNERS where another of them, or CODEOWNERS itself, has other owners. Throws the GateError of what could not be
 * read: a file that may have changed is not left out. Source: design.md, "Protected files".
 */
export async function changedFiles(
  source: DigestSource,
  base: string,
  head: string,
  watched: WatchedFiles,
): Promise<readonly ChangedFile[]> {
  if (base === head) return [];
  const files: ChangedFile[] = [];
  for (const baseline of watched.baselines)
    files.push(...(await changedBaseline(source, base, head, baseline)));
  for (const file of watched.files)
    files.push(...(await changedFile(source, base, head, { ...file, catalogs: [] })));
  return [...files, ...(await changedCodeOwners(source, base, head, watched))];
}

/** A baseline that moves stands at two places, each with its own owners. */
async function changedBaseline(
  source: DigestSource,
  base: string,
  head: string,
  { catalog, path, previousPath }: WatchedBaseline,
): Promise<readonly ChangedFile[]> {
  const file = { role: 'baseline', catalogs: [catalog] } as const;
  const own = await changedFile(source, base, head, { ...file, path });
  return previousPath === null
    ? own
    : [...(await changedFile(source, base, head, { ...file, path: previousPath })), ...own];
}

async function changedFile(
  source: DigestSource,
  base: string,
  head: string,
  file: Omit<ChangedFile, 'today'>,
): Promise<readonly ChangedFile[]> {
  if (await isSameObject(source.commits, base, head, file.path)) return [];
  const today = await filePair(source, file, base, head);
  return today.base === today.now ? [] : [{ ...file, today }];
}

async function changedCodeOwners(
  source: DigestSource,
  base: string,
  head: string,
  watched: WatchedFiles,
): Promise<readonly ChangedFile[]> {
  const files: ChangedFile[] = [];
  for (const path of CODEOWNERS_PATHS) {
    files.push(...(await changedFile(source, base, head, { path, role: 'codeowners', catalogs: [] })));
  }
  if (files.length === 0) return [];
  const before = await readCodeOwners(source.commits, base);
  const after = await readCodeOwners(source.commits, head);
  return haveSameOwners(before, after, watched) ? [] : files;
}

/** Rules that cannot be read, or not be compared in time, are like no others. */
function haveSameOwners(before: CodeOwnersFile, after: CodeOwnersFile, watched: WatchedFiles): boolean {
  if (!before.rules.known || !after.rules.known) return false;
  const [old, now] = [before.rules.value, after.rules.value];
  const budget = { left: MAX_STEPS };
  const isSame = (of: typeof ownersAt, path: string) => of(old, path, budget) === of(now, path, budget);
  try {
    return (
      [...pathsOf(watched), ...deciding(before), ...deciding(after)].every((path) =>
        isSame(ownersAt, path),
      ) && watched.patterns.flatMap(places).every((pattern) => isSame(ownersWithin, pattern))
    );
  } catch (error) {
    if (error instanceof GateError) return false;
    throw error;
  }
}

/** A baseline may be a directory: then what is in it is owned. */
function pathsOf({ baselines, files }: WatchedFiles): readonly string[] {
  return [...baselines.flatMap(({ path }) => places(path)), ...files.map(({ path }) => path)];
}

function places(baseline: string): readonly string[] {
  return [baseline, pathInside(baseline)];
}

/** Where CODEOWNERS stands, and the places that would come before it. */
function deciding({ path }: CodeOwnersFile): readonly string[] {
  const index = CODEOWNERS_PATHS.findIndex((place) => place === path);
  return index < 0 ? CODEOWNERS_PATHS : CODEOWNERS_PATHS.slice(0, index + 1);
}

/** The owners of a path in one spelling. */
function ownersAt(rules: readonly CodeOwnersRule[], path: string, budget: StepBudget): string {
  return spelling(ownersOf(rules, path, budget));
}

/** What says who owns whatever path there will be of a pattern. */
function ownersWithin(rules: readonly CodeOwnersRule[], pattern: string, budget: StepBudget): string {
  const deciding = rulesFor(rules, pattern, budget);
  return JSON.stringify(deciding.map(({ pattern: matched, owners }) => [matched, spelling(owners)]));
}

function spelling(owners: readonly string[]): string {
  return [...owners].map(foldLogin).sort().join(' ');
}
