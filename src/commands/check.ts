import { Command } from 'commander';
import type { Catalog, EntryKind } from '../catalog/index.js';
import { ENTRY_KINDS, catalogDigest, catalogDirectoryFaults, catalogFaults } from '../catalog/index.js';
import type { GateError } from '../json/index.js';
import { errorSentence, noteLines } from '../report/index.js';
import type { CatalogOptions, CatalogSource } from './catalog-input.js';
import { catalogIn, formatOption, readSource } from './catalog-input.js';
import type { CommandRun } from './command-run.js';
import { limitsOf, maxBytesOption, maxDepthOption } from './limit-options.js';
import type { ExitCode, Terminal } from './terminal.js';

/** `check FILE`: reads a catalog strictly and says what it is, or every fault of it. */
export function checkCommand(run: CommandRun): Command {
  return new Command('check')
    .description('read a catalog strictly and say what it is, or every fault with its line')
    .argument('<file>', 'a catalog: a file, a directory, or - for standard input')
    .addOption(formatOption())
    .addOption(maxBytesOption())
    .addOption(maxDepthOption())
    .action((file: string, options: CatalogOptions) => run((terminal) => check(terminal, file, options)));
}

async function check(terminal: Terminal, file: string, options: CatalogOptions): Promise<ExitCode> {
  const source = await readSource(terminal, file, options, 'catalog');
  const faults = faultsOf(source, options);
  if (faults.length > 0) {
    terminal.writeError(faults.map((fault) => `${errorSentence(fault)}\n`).join(''));
    return 2;
  }
  const catalog = catalogIn(source, options, 'catalog');
  const lines = [
    `${catalog.format}, ${countOf(catalog)}`,
    `digest ${catalogDigest(catalog)}`,
    ...noteLines([catalog]),
  ];
  terminal.write(lines.map((line) => `${line}\n`).join(''));
  return 0;
}

function faultsOf(source: CatalogSource, options: CatalogOptions): readonly GateError[] {
  const [limits, field] = [limitsOf(options), 'catalog'];
  return 'files' in source
    ? catalogDirectoryFaults(source.files, { limits, field })
    : catalogFaults(source.bytes, { format: options.format, limits, field });
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
