import type { Known } from '../errors/index.js';
import { compareCodePoints } from '../json/index.js';
import { ownersOf } from '../patterns/index.js';
import type { CodeOwnersRule } from '../patterns/index.js';
import { foldLogin } from '../gate/index.js';
import type { ProtectedFile, Reviewer } from '../gate/index.js';
import type { ChangedFile } from './changed-files.js';
import type { CodeOwnersPath } from './code-owners.js';

/** A changed file and who may approve it. */
export interface OwnedFile extends ChangedFile {
  readonly owners: Known<readonly string[]>;
}

/** A catalog's name and where its baseline lies, changed or not. */
export interface BaselinePlace {
  readonly catalog: string;
  readonly path: string;
}

/**
 * Changed files with their owners: the setting `owners`, or, where it is null, CODEOWNERS path by path, as `asked`
 * says. A workflow file has the inputs of the step in it, so that only CODEOWNERS says who owns it. Any other file that
 * nobody owns falls to the owners of its catalogs' baselines, a file of the whole gate to those of
 * all: where these differ, it stands in the result once for each group of owners, since each must approve. Source:
 * design.md, "Approval" and "Protected files".
 */
export function withOwners(
  files: readonly ChangedFile[],
  setting: readonly string[] | null,
  rules: Known<readonly CodeOwnersRule[]>,
  baselines: readonly BaselinePlace[],
  asked: CodeOwnersPath,
): readonly OwnedFile[] {
  return files.flatMap((file) => {
    if (setting !== null && file.role !== 'workflow') return [ownedBy(file, setting)];
    if (!rules.known) return [{ ...file, owners: rules }];
    return withCodeOwners(file, (path) => ownersOf(rules.value, asked(path)), baselines);
  });
}

function withCodeOwners(
  file: ChangedFile,
  owners: (path: string) => readonly string[],
  baselines: readonly BaselinePlace[],
): readonly OwnedFile[] {
  const own = owners(file.path);
  if (own.length > 0 || file.role === 'baseline' || file.role === 'workflow') return [ownedBy(file, own)];
  const groups = new Map<string, readonly string[]>();
  for (const { catalog, path } of baselines) {
    if (file.catalogs.length > 0 && !file.catalogs.includes(catalog)) continue;
    const found = owners(path);
    if (found.length > 0) groups.set(keyOf(found), found);
  }
  return groups.size === 0 ? [ownedBy(file, [])] : [...groups.values()].map((group) => ownedBy(file, group));
}

function ownedBy(file: ChangedFile, owners: readonly string[]): OwnedFile {
  return { ...file, owners: { known: true, value: owners } };
}

function keyOf(owners: readonly string[]): string {
  return owners.map(foldLogin).sort(compareCodePoints).join(' ');
}

/**
 * Changed files whose approval nobody's review decides: it is turned off, or which pull request brought them is not
 * known.
 */
export function withoutReviews(
  files: readonly OwnedFile[],
  pullRequest: number | null,
  reviewers: Known<readonly Reviewer[]>,
): readonly ProtectedFile[] {
  return files.map((file) => ({
    ...file,
    pullRequest,
    reviewers,
    ownerFaults: [],
    unknownAuthors: [],
    pushersRead: true,
  }));
}
