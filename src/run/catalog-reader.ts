import { applyRules, isDirectoryFormat, parseCatalog, readCatalogDirectory } from '../catalog/index.js';
import type { Catalog, ComparisonRules, DirectoryFile, Format, RuledCatalog } from '../catalog/index.js';
import type { ErrorCode, Read } from '../errors/index.js';
import { GateError } from '../errors/index.js';
import type { Limits } from '../json/index.js';
import type { Settings } from '../settings/index.js';
import { workspaceReader } from '../workspace/index.js';
import type { CommitReader } from '../git/index.js';
import type { ArtifactFiles } from '../github/index.js';
import { compareCodePoints } from '../json/index.js';
import { MAX_BYTES_TOGETHER } from '../limits.js';

/** A catalog as its owners compare it. */
export type CatalogFile = RuledCatalog;

/** Where a catalog is expected, and as what. */
export interface CatalogPlace {
  readonly path: string;
  /** What its faults are named after. */
  readonly field: string;
  readonly format: Format | 'auto';
}

export interface CatalogReaderOptions extends ComparisonRules {
  readonly limits: Limits;
  /** Most bytes of all that is parsed, MAX_BYTES_TOGETHER without it. */
  readonly bytesTogether?: number;
}

/** Reads catalogs of commits, of the workspace and of artifacts by the same rules; the same content of a commit is parsed once. */
export interface CatalogReader {
  at(commit: string, place: CatalogPlace): Promise<Read<CatalogFile>>;
  inWorkspace(place: CatalogPlace): Read<CatalogFile>;
  inArtifact(files: ArtifactFiles, place: CatalogPlace): Read<CatalogFile>;
}

type Content = Uint8Array | readonly DirectoryFile[];

const ENDINGS = ['.json', '.snap'];

/** Faults that say nothing of the content: another limit, another result. */
const LIMIT_CODES: ReadonlySet<ErrorCode> = new Set([
  'too_large',
  'too_large_together',
  'too_deep',
  'number_too_long',
  'too_many_entries',
  'too_many_records',
]);

/** How the baseline is written down: with a map, where `format` is the candidate's, its content says. */
export function baselineFormat({ map, format }: Pick<Settings, 'map' | 'format'>): Format | 'auto' {
  return map === null ? format : 'auto';
}

/**
 * `workspace` is its absolute path. Nothing is thrown: bad content is `invalid`; what a limit, the network or a
 * permission keeps from being read is `unavailable`.
 */
export function catalogReader(
  commits: CommitReader,
  workspace: string,
  options: CatalogReaderOptions,
): CatalogReader {
  const { limits, bytesTogether = MAX_BYTES_TOGETHER } = options;
  const files = workspaceReader(workspace);
  const known = new Map<string, Read<CatalogFile>>();
  let bytes = 0;

  const parsed = (content: Content, place: CatalogPlace): Read<CatalogFile> => {
    bytes += lengthOf(content);
    if (bytes > bytesTogether) {
      return { state: 'unavailable', error: new GateError('too_large_together', place.field) };
    }
    try {
      return { state: 'present', value: applyRules(parseContent(content, place, limits), options) };
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      return { state: LIMIT_CODES.has(error.code) ? 'unavailable' : 'invalid', error };
    }
  };

  const parsedOnce = (id: string, content: Content, place: CatalogPlace): Read<CatalogFile> => {
    const key = `${id} ${place.format} ${place.field}`;
    const found = known.get(key) ?? parsed(content, place);
    known.set(key, found);
    return found;
  };

  return {
    async at(commit, place) {
      const file = await commits.read(commit, place.path, limits, place.field);
      if (file.state === 'present') return parsedOnce(file.value.id, file.value.bytes, place);
      if (!isDirectory(file)) return file;
      const directory = await commits.readDirectory(commit, place.path, ENDINGS, limits, place.field);
      if (directory.state !== 'present') return directory;
      return parsedOnce(directory.value.id, directory.value.files, place);
    },
    inWorkspace(place) {
      const file = files.readFile(place.path, limits, place.field);
      if (file.state === 'present') return parsed(file.value, place);
      if (!isDirectory(file)) return file;
      const directory = files.readDirectory(place.path, ENDINGS, limits, place.field);
      return directory.state === 'present' ? parsed(directory.value, place) : directory;
    },
    inArtifact(files, place) {
      const content = contentIn(files, place, limits);
      return content.state === 'present' ? parsed(content.value, place) : content;
    },
  };
}

/** The file of an artifact, or the files directly in a directory of it; limits hold as for the workspace. */
function contentIn(artifact: ArtifactFiles, { path, field }: CatalogPlace, limits: Limits): Read<Content> {
  const file = artifact.get(path);
  if (file !== undefined) return within(limits, file.length, field, file);
  const below = [...artifact].filter(([name]) => name.startsWith(`${path}/`));
  if (below.length === 0) return { state: 'absent' };
  const files = below
    .map(([name, bytes]) => ({ path: name.slice(path.length + 1), bytes }))
    .filter(({ path: name }) => !name.includes('/') && ENDINGS.some((ending) => name.endsWith(ending)))
    .sort((a, b) => compareCodePoints(a.path, b.path));
  return within(limits, lengthOf(files), field, files);
}

function within<T>({ maxBytes }: Limits, length: number, field: string, content: T): Read<T> {
  return length > maxBytes
    ? { state: 'unavailable', error: new GateError('too_large', field) }
    : { state: 'present', value: content };
}

function lengthOf(content: Content): number {
  if (content instanceof Uint8Array) return content.length;
  return content.reduce((length, file) => length + file.bytes.length, 0);
}

function parseContent(content: Content, { format, field }: CatalogPlace, limits: Limits): Catalog {
  if (content instanceof Uint8Array) return parseCatalog(content, { format, limits, field });
  if (format !== 'auto' && !isDirectoryFormat(format)) throw new GateError('not_a_file', field);
  return readCatalogDirectory(content, { limits, field, format: format === 'auto' ? 'directory' : format });
}

function isDirectory(file: Read<unknown>): boolean {
  return file.state === 'invalid' && file.error.code === 'not_a_file';
}
