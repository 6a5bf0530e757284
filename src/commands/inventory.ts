import { Command } from 'commander';
import { inventoryFromManifest, inventoryJson, parseMap } from '../catalog/index.js';
import { GateError } from '../json/index.js';
import { noteLines } from '../report/index.js';
import type { CatalogOptions } from './catalog-input.js';
import { formatOption, readCatalog } from './catalog-input.js';
import type { CommandRun } from './command-run.js';
import { limitsOf, maxBytesOption, maxDepthOption } from './limit-options.js';
import { writeDocument } from './output-options.js';
import type { ExitCode, Terminal } from './terminal.js';

interface InventoryOptions extends CatalogOptions {
  readonly map: string;
}

/** `inventory MANIFEST --map MAP`: the OpenMed tool inventory of a manifest, in its canonical bytes. */
export function inventoryCommand(run: CommandRun): Command {
  return new Command('inventory')
    .description('write the OpenMed tool inventory of a manifest: a baseline that holds no content')
    .argument('<manifest>', 'a catalog that is no inventory: a file, a directory, or - for standard input')
    .requiredOption(
      '--map <file>',
      'which identifier, version and class each tool has (docs/map.schema.json)',
    )
    .addOption(formatOption())
    .addOption(maxBytesOption())
    .addOption(maxDepthOption())
    .action((manifest: string, options: InventoryOptions) =>
      run((terminal) => inventory(terminal, manifest, options)),
    );
}

async function inventory(terminal: Terminal, manifest: string, options: InventoryOptions): Promise<ExitCode> {
  if (manifest === '-' && options.map === '-') throw new GateError('invalid_usage', 'inventory');
  const limits = limitsOf(options);
  const catalog = await readCatalog(terminal, manifest, options, 'manifest');
  const map = parseMap(await terminal.read(options.map, limits, 'map'), { limits });
  const made = inventoryFromManifest(catalog, map, 'manifest');
  writeDocument(terminal, inventoryJson(made));
  terminal.writeError(
    noteLines([made])
      .map((line) => `${line}\n`)
      .join(''),
  );
  return 0;
}
