import { expandCatalogs } from '../settings/index.js';
import type { ExpandedCatalogs, Settings } from '../settings/index.js';
import { listWorkspace } from '../source/index.js';
import type { CommitReader } from '../source/index.js';
import type { Subject } from './subject.js';

/**
 * The catalogs of a step, stars expanded over T's tree, H's tree and the workspace; nothing is listed where there is
 * no star. Throws the GateError of what could not be listed.
 */
export async function listPairs(
  commits: CommitReader,
  workspace: string,
  subject: Subject,
  settings: Settings,
): Promise<ExpandedCatalogs> {
  const patterns = settings.catalogs
    .flatMap(({ baseline, candidate }) => [baseline, candidate])
    .filter((pattern) => pattern.includes('*'));
  if (patterns.length === 0) return expandCatalogs(settings.catalogs, { base: [], head: [], workspace: [] });
  const enters = leadsTo(patterns);
  const paths = async (commit: string | null) =>
    commit === null ? [] : (await commits.list(commit, enters)).map((file) => file.path);
  return expandCatalogs(settings.catalogs, {
    base: await paths(subject.base),
    head: await paths(subject.head),
    workspace: settings.candidateSource === 'workspace' ? listWorkspace(workspace, enters) : [],
  });
}

/** Whether a directory can be on the way to what one of the patterns matches, or be it. */
function leadsTo(patterns: readonly string[]): (directory: string) => boolean {
  const split = patterns.map((pattern) => pattern.split('/').map(componentTest));
  return (directory) => {
    const names = directory.split('/');
    return split.some((tests) => names.every((name, index) => tests[index]?.(name) ?? false));
  };
}

function componentTest(component: string): (name: string) => boolean {
  const [before = '', after] = component.split('*');
  return after === undefined
    ? (name) => name === before
    : (name) => name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after);
}
