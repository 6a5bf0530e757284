import { catalogDigest } from '../catalog/index.js';
import type { Format } from '../catalog/index.js';
import type { FileDigest, ProtectedRole } from '../gate/index.js';
import { SUBMODULE_MODE, SYMLINK_MODE } from '../git/index.js';
import type { CommitReader } from '../git/index.js';
import type { CatalogReading } from './catalog-reading.js';

/** Where protected files are read, and as what a baseline is. */
export interface DigestSource {
  readonly commits: CommitReader;
  readonly reading: CatalogReading;
  readonly baselineFormat: Format | 'auto';
}

/**
 * The digest of a protected file at a commit: of a baseline the catalog's, ignored places taken out; where it is no
 * catalog, and of every other file, the id of its blob (or tree), or the code of what stands in the way of one.
 * Throws the GateError of what could not be read.
 */
export async function fileDigest(
  source: DigestSource,
  role: ProtectedRole,
  path: string,
  commit: string,
): Promise<FileDigest> {
  const catalog = role === 'baseline' ? await baselineDigest(source, path, commit) : null;
  return catalog ?? idDigest(source, role, path, commit);
}

/** null where there is no catalog that could be read. */
async function baselineDigest(
  source: DigestSource,
  path: string,
  commit: string,
): Promise<FileDigest | null> {
  const place = { path, field: 'baseline', format: source.baselineFormat };
  const read = await source.reading.at(commit, place);
  if (read.state === 'unavailable') throw read.error;
  return read.state === 'present' ? catalogDigest(read.value.catalog) : null;
}

async function idDigest(
  source: DigestSource,
  field: string,
  path: string,
  commit: string,
): Promise<FileDigest> {
  const found = await source.commits.find(commit, path, field);
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
