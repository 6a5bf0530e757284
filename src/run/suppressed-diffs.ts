import type { Notice } from '../gate/index.js';
import { hidingDiffs } from '../patterns/index.js';
import type { HidesDiff } from '../patterns/index.js';
import type { CommitReader } from '../git/index.js';
import { memoizeAsync } from '../memoize-async.js';
import { MAX_ATTRIBUTES_BYTES } from '../limits.js';

const ATTRIBUTES = '.gitattributes';
const LIMITS = { maxBytes: MAX_ATTRIBUTES_BYTES, maxDepth: 0 };
/** Characters of attributes times characters of paths: to match them can take that many steps. */
const MAX_STEPS = 1_000_000_000;

/** A `.gitattributes` on the way to a path. */
interface Attributes {
  /** Mode and id of what stands there; empty where nothing does. */
  readonly id: string;
  readonly place: string;
  /** The path from the directory of the file. */
  readonly below: string;
}

/** One that was read. */
interface Rules {
  readonly length: number;
  readonly hides: HidesDiff;
}

/**
 * A notice for each of the paths whose diff a `.gitattributes` hides at `head` and did not at `base`. Only a hint: what
 * has changed and is over 64 KiB, or takes too long to ask for all paths, counts as hiding, since it might; what cannot
 * be read is left out.
 */
export async function suppressedDiffs(
  commits: CommitReader,
  base: string,
  head: string,
  paths: readonly string[],
  maxSteps: number = MAX_STEPS,
): Promise<readonly Notice[]> {
  const hides = hidingIn(commits, maxSteps);
  const notices: Notice[] = [];
  for (const path of paths) {
    const before = await attributesFor(commits, base, path);
    const after = await attributesFor(commits, head, path);
    if (after.every(({ id }, index) => id === before[index]?.id)) continue;
    if ((await hides(head, after)) !== 'no' && (await hides(base, before)) !== 'yes') {
      notices.push({ code: 'diff_hidden', path, permission: null });
    }
  }
  return notices;
}

/** The attributes of each directory from the root to a path. */
async function attributesFor(
  commits: CommitReader,
  commit: string,
  path: string,
): Promise<readonly Attributes[]> {
  const names = path.split('/');
  const found: Attributes[] = [];
  for (const [depth] of names.entries()) {
    const place = [...names.slice(0, depth), ATTRIBUTES].join('/');
    const file = await commits.find(commit, place, 'attributes');
    const id = file.state === 'present' ? `${file.value.mode} ${file.value.id}` : '';
    found.push({ id, place, below: names.slice(depth).join('/') });
  }
  return found;
}

type Asked = (commit: string, files: readonly Attributes[]) => Promise<'yes' | 'no' | 'perhaps'>;

/** Whether any of some attributes hides the diff of its path; `perhaps` where nobody knows or that takes too long. */
function hidingIn(commits: CommitReader, maxSteps: number): Asked {
  const read = new Map<string, Promise<Rules | 'too large'>>();
  let steps = 0;
  return async (commit, files) => {
    let answer: 'no' | 'perhaps' = 'no';
    for (const { id, place, below } of files) {
      if (id === '') continue;
      const rules = await memoizeAsync(read, id, () => rulesAt(commits, commit, place));
      if (rules === 'too large') answer = 'perhaps';
      else {
        steps += rules.length * below.length;
        if (steps > maxSteps) return 'perhaps';
        if (rules.hides(below)) return 'yes';
      }
    }
    return answer;
  };
}

async function rulesAt(commits: CommitReader, commit: string, place: string): Promise<Rules | 'too large'> {
  const file = await commits.read(commit, place, LIMITS, 'attributes');
  if (file.state === 'unavailable' && file.error.code === 'too_large') return 'too large';
  const text = file.state === 'present' ? new TextDecoder().decode(file.value.bytes) : '';
  return { length: text.length, hides: hidingDiffs(text) };
}
