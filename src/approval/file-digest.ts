import { catalogDigest } from '../catalog/index.js';
import type { Catalog } from '../catalog/index.js';
import type { Read } from '../errors/index.js';
import type { FileDigest, Pair, ProtectedRole } from '../gate/index.js';
import { SUBMODULE_MODE, SYMLINK_MODE } from '../git/index.js';
import type { CommitReader } from '../git/index.js';

/** Where protected files are read, and how a baseline is: ignored places taken out. */
export interface DigestSource {
  readonly commits: CommitReader;
  readonly readBaseline: (commit: string, path: string) => Promise<Read<Catalog>>;
}

/** A file that a digest is made of. */
interface ProtectedPath {
  readonly role: ProtectedRole;
  readonly path: string;
}

/** The digests of a file at two commits. Throws as `fileDigest` does. */
export async function filePair(
  source: DigestSource,
  file: ProtectedPath,
  base: string,
  now: string,
): Promise<Pair> {
  return { base: await fileDigest(source, file, base), now: await fileDigest(source, file, now) };
}

/**
 * The digest of a protected file at a commit: of a baseline the catalog's, ignored places taken out; where it is no
 * catalog, and of every other file, the id of its blob (or tree), or the code of what stands in the way of one.
 * Throws the GateError of what could not be read.
 */
async function fileDigest(source: DigestSource, file: ProtectedPath, commit: string): Promise<FileDigest> {
  const catalog = file.role === 'baseline' ? await baselineDigest(source, file.path, commit) : null;
  return catalog ?? idDigest(source, file, commit);
}

/** null where there is no catalog that could be read. */
async function baselineDigest(
  source: DigestSource,
  path: string,
  commit: string,
): Promise<FileDigest | null> {
  const read = await source.readBaseline(commit, path);
  if (read.state === 'unavailable') throw read.error;
  return read.state === 'present' ? catalogDigest(read.value) : null;
}

async function idDigest(
  source: DigestSource,
  { role, path }: ProtectedPath,
  commit: string,
): Promise<FileDigest> {
  const found = await source.commits.find(commit, path, role);
  switch (found.state) {
    case 'present':
      return `blob:${kindOf(found.value.mode)}${found.value.id}`;
    case 'absent':
      return 'absent';
    case 'invalid':
      return `blob:${found.error.code}`;
    case 'unavailable':
      throw found.error;
  }
}

/** A symlink's blob holds its target: a file of that content is another thing. */
function kindOf(mode: string): string {
  return mode === SYMLINK_MODE || mode === SUBMODULE_MODE ? `${mode}:` : '';
}
