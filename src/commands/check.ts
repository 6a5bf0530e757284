import { Command } from 'commander';
import type { Catalog, EntryKind } from '../catalog/index.js';
import { ENTRY_KINDS, catalogDigest } from '../catalog/index.js';
import type { CatalogOptions } from './catalog-input.js';
import { formatOption, readCatalog } from './catalog-input.js';
import { maxBytesOption, maxDepthOption } from './limit-options.js';
import type { CommandRun } from './command-run.js';

/** `check FILE`: reads a catalog strictly and says what it is. */
export function checkCommand(run: CommandRun): Command {
  return new Command('check')
    .description('read a catalog strictly and say what it is, how many tools it has, and its digest')
    .argument('<file>', 'a catalog, or - for standard input')
    .addOption(formatOption())
    .addOption(maxBytesOption())
    .addOption(maxDepthOption())
    .action((file: string, options: CatalogOptions) =>
      run(async (terminal) => {
        const catalog = await readCatalog(terminal, file, options, 'catalog');
        terminal.write(`${catalog.format}, ${countOf(catalog)}\ndigest ${catalogDigest(catalog)}\n`);
        return 0;
      }),
    );
}

/** `digest FILE`: the digest of a catalog, alone on a line. */
export function digestCommand(run: CommandRun): Command {
  return new Command('digest')
    .description('print the digest of a catalog; it does not depend on the order of tools or keys')
    .argument('<file>', 'a catalog, or - for standard input')
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

const NOUNS: Readonly<Record<EntryKind, readonly [one: string, many: string]>> = {
  tool: ['tool', 'tools'],
  prompt: ['prompt', 'prompts'],
  resource: ['resource', 'resources'],
  resourceTemplate: ['resource template', 'resource templates'],
};

function countOf(catalog: Catalog): string {
  const counts = ENTRY_KINDS.map(
    (kind) => [kind, catalog.entries.filter((entry) => entry.kind === kind).length] as const,
  );
  return counts
    .filter(([kind, count]) => kind === 'tool' || count > 0)
    .map(([kind, count]) => `${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`)
    .join(', ');
}
