import { catalogDigest } from '../catalog/index.js';
import { CATALOG_ABOUT, FORMAT, readCatalog } from './catalog-input.js';
import type { Command } from './command.js';
import { operandOf } from './command.js';
import { MAX_BYTES, MAX_DEPTH } from './limit-options.js';

/** `digest FILE`: the digest of a catalog, alone on a line. */
export const DIGEST: Command = {
  operands: [{ name: 'file', about: CATALOG_ABOUT }],
  options: [FORMAT, MAX_BYTES, MAX_DEPTH],
  run: async (terminal, given) => {
    const catalog = await readCatalog(terminal, operandOf(given, 0), given, 'catalog');
    terminal.write(`${catalogDigest(catalog)}\n`);
    return 0;
  },
};
