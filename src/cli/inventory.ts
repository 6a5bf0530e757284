import { applyRules, inventoryFromManifest, inventoryJson, parseMap, toolsAlone } from '../catalog/index.js';
import { noteLines } from '../report/index.js';
import { CATALOG_ABOUT, FORMAT, readCatalog } from './catalog-input.js';
import type { Command, Given, Option } from './command.js';
import { flagOption, isGiven, operandOf, valueOf } from './command.js';
import { MAX_BYTES, MAX_DEPTH, limitsOf } from './limit-options.js';
import { writeDocument } from './output-options.js';
import { IGNORE, rulesOf } from './rule-options.js';
import type { ExitCode, Terminal } from './terminal.js';

const MAP: Option = {
  name: 'map',
  value: 'file',
  about: 'which identifier, version and class each tool has (docs/map.schema.json)',
  required: true,
};

const TOOLS_ONLY = flagOption(
  'tools-only',
  'leave out prompts, resources and other members, which an inventory cannot hold',
);

/** `inventory MANIFEST --map MAP`: the OpenMed tool inventory of a manifest, in its canonical bytes. */
export const INVENTORY: Command = {
  operands: [{ name: 'manifest', about: CATALOG_ABOUT }],
  options: [MAP, FORMAT, IGNORE, TOOLS_ONLY, MAX_BYTES, MAX_DEPTH],
  run: inventory,
};

async function inventory(terminal: Terminal, given: Given): Promise<ExitCode> {
  const [path, file] = [operandOf(given, 0), valueOf(given, MAP) ?? ''];
  const limits = limitsOf(given);
  const catalog = await readCatalog(terminal, path, given, 'manifest');
  const map = parseMap(await terminal.read(file, limits, 'map'), { limits });
  const manifest = applyRules(catalog, rulesOf(given)).catalog;
  const made = inventoryFromManifest(
    isGiven(given, TOOLS_ONLY) ? toolsAlone(manifest) : manifest,
    map,
    'manifest',
  );
  writeDocument(terminal, inventoryJson(made));
  terminal.writeError(
    noteLines([made])
      .map((line) => `${line}\n`)
      .join(''),
  );
  return 0;
}
