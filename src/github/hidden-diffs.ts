import type { Notice } from '../gate/index.js';
import { hidesDiff } from '../settings/index.js';
import type { CommitReader } from '../source/index.js';

const ATTRIBUTES = '.gitattributes';
const LIMITS = { maxBytes: 64 * 1024, maxDepth: 0 };

/**
 * A notice for each of the paths whose diff a `.gitattributes` hides at `head` and did not at `base`. Only a hint: one
 * of more than 64 KiB counts as hiding, since it might, and what else cannot be read is left out.
 */
export async function hiddenDiffs(
  commits: CommitReader,
  base: string,
  head: string,
  paths: readonly string[],
): Promise<readonly Notice[]> {
  const notices: Notice[] = [];
  for (const path of paths) {
    if ((await isHidden(commits, head, path)) && !(await isHidden(commits, base, path))) {
      notices.push({ code: 'diff_hidden', path, permission: null });
    }
  }
  return notices;
}

async function isHidden(commits: CommitReader, commit: string, path: string): Promise<boolean> {
  const names = path.split('/');
  for (const [depth] of names.entries()) {
    const directory = names
      .slice(0, depth)
      .map((name) => `${name}/`)
      .join('');
    const file = await commits.read(commit, `${directory}${ATTRIBUTES}`, LIMITS, 'attributes');
    if (file.state === 'unavailable' && file.error.code === 'too_large') return true;
    if (file.state !== 'present') continue;
    if (hidesDiff(new TextDecoder().decode(file.value.bytes), path.slice(directory.length))) return true;
  }
  return false;
}
