import { inventoryFromManifest, inventoryJson, parseMap } from '../catalog/index.js';
import { noteLines } from '../report/index.js';
import { CATALOG_ABOUT, FORMAT, readCatalog } from './catalog-input.js';
import type { Command, Given, Option } from './command.js';
import { operandOf, valueOf } from './command.js';
import { MAX_BYTES, MAX_DEPTH, limitsOf } from './limit-options.js';
import { writeDocument } from './output-options.js';
import type { ExitCode, Terminal } from './terminal.js';

const MAP: Option = {
  name: 'map',
  value: 'file',
  about: 'which identifier, version and class each tool has (docs/map.schema.json)',
  required: true,
};

/** `inventory MANIFEST --map MAP`: the OpenMed tool inventory of a manifest, in its canonical bytes. */
export const INVENTORY: Command = {
  operands: [{ name: 'manifest', about: CATALOG_ABOUT }],
  options: [MAP, FORMAT, MAX_BYTES, MAX_DEPTH],
  run: inventory,
};

async function inventory(terminal: Terminal, given: Given): Promise<ExitCode> {
  const [manifest, file] = [operandOf(given, 0), valueOf(given, MAP) ?? ''];
  const limits = limitsOf(given);
  const catalog = await readCatalog(terminal, manifest, given, 'manifest');
  const map = parseMap(await terminal.read(file, limits, 'map'), { limits });
  const made = inventoryFromManifest(catalog, map, 'manifest');
  writeDocument(terminal, inventoryJson(made));
  terminal.writeError(
    noteLines([made])
      .map((line) => `${line}\n`)
      .join(''),
  );
  return 0;
}
