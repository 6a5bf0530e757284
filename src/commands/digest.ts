import { Command } from 'commander';
import { catalogDigest } from '../catalog/index.js';
import type { CatalogOptions } from './catalog-input.js';
import { formatOption, readCatalog } from './catalog-input.js';
import type { CommandRun } from './command-run.js';
import { maxBytesOption, maxDepthOption } from './limit-options.js';

/** `digest FILE`: the digest of a catalog, alone on a line. */
export function digestCommand(run: CommandRun): Command {
  return new Command('digest')
    .description('print the digest of a catalog; it does not depend on the order of tools or keys')
    .argument('<file>', 'a catalog: a file, a directory, or - for standard input')
    .addOption(formatOption())
    .addOption(maxBytesOption())
    .addOption(maxDepthOption())
    .action((file: string, options: CatalogOptions) =>
      run(async (terminal) => {
        terminal.write(`${catalogDigest(await readCatalog(terminal, file, options, 'catalog'))}\n`);
        return 0;
      }),
    );
}
