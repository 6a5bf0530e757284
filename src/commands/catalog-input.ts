import { Option } from 'commander';
import type { Catalog, Format } from '../catalog/index.js';
import { FORMATS, parseCatalog, readCatalogDirectory } from '../catalog/index.js';
import { GateError } from '../json/index.js';
import type { LimitOptions } from './limit-options.js';
import { limitsOf } from './limit-options.js';
import type { DirectoryFiles, Terminal } from './terminal.js';

export interface CatalogOptions extends LimitOptions {
  readonly format: Format | 'auto';
}

/** `--format`: one of the formats, or `auto` (the default) by content. */
export function formatOption(): Option {
  return new Option('--format <format>', 'format of a catalog').choices(['auto', ...FORMATS]).default('auto');
}

/** A catalog as it came in: the bytes of a file, or the files of a directory. */
export type CatalogSource = { readonly bytes: Uint8Array } | { readonly files: DirectoryFiles };

/**
 * What is in a file, in a directory of one-tool files, or on standard input for `-`. Throws the codes of reading about
 * `field`, and `format_mismatch` for a directory that is to be a file.
 */
export async function readSource(
  terminal: Terminal,
  path: string,
  options: CatalogOptions,
  field: string,
): Promise<CatalogSource> {
  const limits = limitsOf(options);
  const files = path === '-' ? null : await terminal.readDirectory(path, limits, field);
  if (files === null) return { bytes: await terminal.read(path, limits, field) };
  if (options.format !== 'auto' && options.format !== 'directory')
    throw new GateError('format_mismatch', field);
  return { files };
}

/** The catalog that a source holds. Throws the codes of parseCatalog and of readCatalogDirectory, about `field`. */
export function catalogIn(source: CatalogSource, options: CatalogOptions, field: string): Catalog {
  const limits = limitsOf(options);
  return 'files' in source
    ? readCatalogDirectory(source.files, { limits, field })
    : parseCatalog(source.bytes, { format: options.format, limits, field });
}

/** The catalog at a path; throws as readSource and catalogIn do. */
export async function readCatalog(
  terminal: Terminal,
  path: string,
  options: CatalogOptions,
  field: string,
): Promise<Catalog> {
  return catalogIn(await readSource(terminal, path, options, field), options, field);
}
