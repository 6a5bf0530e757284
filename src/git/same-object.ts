import type { CommitReader } from './commit-reader.js';

/** Whether two commits have the very same file or directory at a path; false where it cannot be told. */
export async function isSameObject(
  commits: CommitReader,
  one: string,
  other: string,
  path: string,
): Promise<boolean> {
  const [a, b] = [await commits.find(one, path, 'commit'), await commits.find(other, path, 'commit')];
  if (a.state === 'absent') return b.state === 'absent';
  return (
    a.state === 'present' &&
    b.state === 'present' &&
    a.value.id === b.value.id &&
    a.value.mode === b.value.mode
  );
}
