import type { Catalog, DirectoryFile, Format } from '../catalog/index.js';
import {
  FORMATS,
  isDirectoryFormat,
  isToolFile,
  parseCatalog,
  readCatalogDirectory,
} from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { Given } from './command.js';
import { choiceOf, choiceOption } from './command.js';
import { limitsOf } from './limit-options.js';
import type { Terminal } from './terminal.js';

/** `--format`: one of the formats, or `auto` (the default) by content. */
export const FORMAT = choiceOption(
  { name: 'format', value: 'format', about: 'format of a catalog (default auto: by content)' },
  ['auto', ...FORMATS],
);

/** How an operand that is a catalog is described in the help. */
export const CATALOG_ABOUT = 'a file, a directory of one-tool files, or - for standard input';

/** A catalog as it came in: the bytes of a file, or the files of a directory. */
export type CatalogSource = { readonly bytes: Uint8Array } | { readonly files: readonly DirectoryFile[] };

/**
 * What is in a file, in a directory of one-tool files, or on standard input for `-`. Throws the codes of reading about
 * `field`, and `not_a_file` for a directory that is to be a file.
 */
export async function readSource(
  terminal: Terminal,
  path: string,
  given: Given,
  field: string,
): Promise<CatalogSource> {
  const limits = limitsOf(given);
  const choose = (names: readonly string[]) => toolFilesOf(names, given, field);
  const files = path === '-' ? null : await terminal.readDirectory(path, choose, limits, field);
  if (files === null) return { bytes: await terminal.read(path, limits, field) };
  const format = formatOf(given);
  if (format !== 'auto' && !isDirectoryFormat(format)) throw new GateError('not_a_file', field);
  return { files };
}

/** Files of a project's root, which would be taken for tools: a package has a name, too. */
const PROJECT_FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'composer.json', 'deno.json'];

/** Whoever names the format of a directory means it. Throws `not_a_file` about `field` for a project's root. */
function toolFilesOf(names: readonly string[], given: Given, field: string): readonly string[] {
  if (formatOf(given) === 'auto' && names.some((name) => PROJECT_FILES.includes(name)))
    throw new GateError('not_a_file', field);
  return names.filter(isToolFile);
}

/** The catalog that a source holds, read beside one that it may resemble. Throws the codes of parseCatalog and of readCatalogDirectory, about `field`. */
export function catalogIn(
  source: CatalogSource,
  given: Given,
  field: string,
  similar: Catalog | null = null,
): Catalog {
  const limits = limitsOf(given);
  const beside = similar === null ? {} : { similar };
  return 'files' in source
    ? readCatalogDirectory(source.files, { limits, field, format: directoryFormat(given) })
    : parseCatalog(source.bytes, { format: formatOf(given), limits, field, ...beside });
}

/** The catalog at a path; throws as readSource and catalogIn do. */
export async function readCatalog(
  terminal: Terminal,
  path: string,
  given: Given,
  field: string,
  similar: Catalog | null = null,
): Promise<Catalog> {
  return catalogIn(await readSource(terminal, path, given, field), given, field, similar);
}

/** How the tools of a directory are keyed. */
export function directoryFormat(given: Given): 'directory' | 'directory-by-file' {
  const format = formatOf(given);
  return isDirectoryFormat(format) ? format : 'directory';
}

/** The format that the option names. */
export function formatOf(given: Given): Format | 'auto' {
  return choiceOf(given, FORMAT) ?? 'auto';
}
