import { Option } from 'commander';
import type { Catalog, Format } from '../catalog/index.js';
import { FORMATS, parseCatalog, readCatalogDirectory } from '../catalog/index.js';
import { GateError } from '../json/index.js';
import type { LimitOptions } from './limit-options.js';
import { limitsOf } from './limit-options.js';
import type { Terminal } from './terminal.js';

export interface CatalogOptions extends LimitOptions {
  readonly format: Format | 'auto';
}

/** `--format`: one of the formats, or `auto` (the default) by content. */
export function formatOption(): Option {
  return new Option('--format <format>', 'format of a catalog').choices(['auto', ...FORMATS]).default('auto');
}

/**
 * The catalog in a file, in a directory of one-tool files, or on standard input for `-`. Throws the codes of reading,
 * of parseCatalog and of readCatalogDirectory, about `field`; `format_mismatch` for a directory that is to be a file.
 */
export async function readCatalog(
  terminal: Terminal,
  path: string,
  options: CatalogOptions,
  field: string,
): Promise<Catalog> {
  const limits = limitsOf(options);
  const files = path === '-' ? null : await terminal.readDirectory(path, limits, field);
  if (files === null) {
    const bytes = await terminal.read(path, limits, field);
    return parseCatalog(bytes, { format: options.format, limits, field });
  }
  if (options.format !== 'auto' && options.format !== 'directory')
    throw new GateError('format_mismatch', field);
  return readCatalogDirectory(files, { limits, field });
}
