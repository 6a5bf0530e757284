import { starComponent } from '../patterns/index.js';
import { expandCatalogs } from '../settings/index.js';
import type { ExpandedCatalogs, Settings } from '../settings/index.js';
import { listWorkspace } from '../workspace/index.js';
import { SUBMODULE_MODE, SYMLINK_MODE } from '../git/index.js';
import type { CommitReader, TreeFile } from '../git/index.js';
import type { CapturedArtifact } from './captured-artifact.js';
import type { Subject } from './subject.js';

/**
 * The catalogs of a step, stars expanded over T's tree, H's tree and the workspace or the artifact; nothing is listed where there is
 * no star. A link or submodule where a pattern expects a directory is a catalog that cannot be read, not one that is
 * overlooked. Throws the GateError of what could not be listed.
 */
export async function listPairs(
  commits: CommitReader,
  workspace: string,
  subject: Subject,
  settings: Settings,
  artifact: CapturedArtifact | null,
): Promise<ExpandedCatalogs> {
  const patterns = settings.catalogs
    .flatMap(({ baseline, candidate }) => [baseline, candidate])
    .filter((pattern) => pattern.includes('*'));
  if (patterns.length === 0) return expandCatalogs(settings.catalogs, { base: [], head: [], workspace: [] });
  const enters = leadsTo(patterns);
  const paths = async (commit: string | null) =>
    commit === null
      ? []
      : (await commits.list(commit, enters)).flatMap((file) => [file.path, ...behind(file, patterns)]);
  const captured =
    settings.candidateSource === 'workspace' ? listWorkspace(workspace, enters) : pathsIn(artifact);
  return expandCatalogs(settings.catalogs, {
    base: await paths(subject.base),
    head: await paths(subject.head),
    workspace: captured,
  });
}

/** Files of an artifact, and the directories that they stand in. */
function pathsIn(artifact: CapturedArtifact | null): readonly string[] {
  if (artifact?.files.state !== 'present') return [];
  const paths = [...artifact.files.value.keys()].flatMap((path) => {
    const names = path.split('/');
    return names.map((_, index) => names.slice(0, index + 1).join('/'));
  });
  return [...new Set(paths)];
}

/**
 * What patterns would find behind a link or in a submodule if it were followed; stars that are left stand for
 * themselves.
 */
function behind({ path, mode }: TreeFile, patterns: readonly string[]): readonly string[] {
  if (mode !== SYMLINK_MODE && mode !== SUBMODULE_MODE) return [];
  const names = path.split('/');
  return patterns.flatMap((pattern) => {
    const rest = pattern.split('/').slice(names.length);
    return rest.length > 0 && leadsTo([pattern])(path) ? [[...names, ...rest].join('/')] : [];
  });
}

/** Whether a directory can be on the way to what one of the patterns matches, or be it. */
function leadsTo(patterns: readonly string[]): (directory: string) => boolean {
  const split = patterns.map((pattern) => pattern.split('/').map(starComponent));
  return (directory) => {
    const names = directory.split('/');
    return split.some((tests) => names.every((name, index) => (tests[index]?.(name) ?? null) !== null));
  };
}
