import { Option } from 'commander';
import type { Catalog, Format } from '../catalog/index.js';
import { FORMATS, parseCatalog } from '../catalog/index.js';
import type { LimitOptions } from './limit-options.js';
import { limitsOf } from './limit-options.js';
import type { Terminal } from './terminal.js';

export interface CatalogOptions extends LimitOptions {
  readonly format: Format | 'auto';
}

/** `--format`: one of the formats, or `auto` (the default) by content. */
export function formatOption(): Option {
  return new Option('--format <format>', 'format of a catalog')
    .choices(['auto', ...FORMATS.filter((format) => format !== 'directory')])
    .default('auto');
}

/** The catalog in a file, or on standard input for `-`. Throws the codes of reading and of parseCatalog, about `field`. */
export async function readCatalog(
  terminal: Terminal,
  path: string,
  options: CatalogOptions,
  field: string,
): Promise<Catalog> {
  const limits = limitsOf(options);
  const bytes = await terminal.read(path, limits, field);
  return parseCatalog(bytes, { format: options.format, limits, field });
}
