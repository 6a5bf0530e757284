import { Command, Option } from 'commander';
import type { Catalog } from '../catalog/index.js';
import { inventoryFromManifest, parseMap } from '../catalog/index.js';
import { diffCatalogs, isEmpty, openmedDiffJson } from '../diff/index.js';
import { GateError } from '../json/index.js';
import type { Comparison, Detail } from '../report/index.js';
import { DETAILS, renderDiffJson, renderDiffMarkdown, renderDiffSarif, renderText } from '../report/index.js';
import { PACKAGE_VERSION } from '../package-version.js';
import type { CatalogOptions } from './catalog-input.js';
import { formatOption, readCatalog } from './catalog-input.js';
import type { CommandRun } from './command-run.js';
import { limitsOf, maxBytesOption, maxDepthOption } from './limit-options.js';
import type { ColorOptions } from './output-options.js';
import { colorOption, isColored } from './output-options.js';
import type { Progress } from './progress.js';
import { progressOf } from './progress.js';
import type { ExitCode, Terminal } from './terminal.js';

interface DiffOptions extends CatalogOptions, ColorOptions {
  readonly output?: 'json' | 'markdown' | 'text' | 'sarif' | 'openmed';
  readonly map?: string;
  readonly detail: Detail;
}

/** `diff BASELINE CANDIDATE`: exit code 0 where both mean the same, 1 where they differ. */
export function diffCommand(run: CommandRun): Command {
  return new Command('diff')
    .description('compare two catalogs: what was added, removed and changed')
    .argument('<baseline>', 'the catalog that was reviewed: a file, a directory, or - for standard input')
    .argument('<candidate>', 'the catalog to compare with it')
    .addOption(
      new Option('--output <kind>', 'kind of report (default: text on a terminal, else json)').choices([
        'json',
        'markdown',
        'text',
        'sarif',
        'openmed',
      ]),
    )
    .addOption(formatOption())
    .option('--map <file>', 'map that makes an inventory of a manifest candidate')
    .addOption(
      new Option('--detail <detail>', 'what a report tells beside names')
        .choices(DETAILS)
        .default('fingerprints'),
    )
    .addOption(colorOption())
    .addOption(maxBytesOption())
    .addOption(maxDepthOption())
    .action((baseline: string, candidate: string, options: DiffOptions) =>
      run((terminal) => diff(terminal, { baseline, candidate }, options)),
    );
}

interface Paths {
  readonly baseline: string;
  readonly candidate: string;
}

async function diff(terminal: Terminal, paths: Paths, options: DiffOptions): Promise<ExitCode> {
  const progress = progressOf(terminal);
  const { before, after } = await readBoth(terminal, paths, options, progress);
  progress('comparing');
  const comparison = { before, after, diff: diffCatalogs(before, after) };
  progress('writing the report');
  terminal.write(reportOf(comparison, paths, options, terminal));
  return isEmpty(comparison.diff) ? 0 : 1;
}

/** Standard input can be read once; comparing it with itself would find no drift, whatever it holds. */
async function readBoth(
  terminal: Terminal,
  { baseline, candidate }: Paths,
  options: DiffOptions,
  progress: Progress,
): Promise<{ readonly before: Catalog; readonly after: Catalog }> {
  const fromInput = [baseline, candidate, options.map].filter((path) => path === '-');
  if (fromInput.length > 1) throw new GateError('invalid_usage', 'diff');
  const before = await readCatalog(terminal, baseline, options, 'baseline');
  progress('reading the candidate');
  const after = await readCatalog(terminal, candidate, options, 'candidate');
  return { before, after: await mapped(terminal, before, after, options) };
}

/** With a map, a manifest is compared with an inventory as the inventory that the map makes of it. */
async function mapped(
  terminal: Terminal,
  before: Catalog,
  after: Catalog,
  options: DiffOptions,
): Promise<Catalog> {
  if (options.map === undefined) return after;
  const limits = limitsOf(options);
  const map = parseMap(await terminal.read(options.map, limits, 'map'), { limits });
  if (before.format !== 'openmed-inventory') throw new GateError('format_mismatch', 'baseline');
  return inventoryFromManifest(after, map);
}

function reportOf(comparison: Comparison, paths: Paths, options: DiffOptions, terminal: Terminal): string {
  const { detail } = options;
  switch (options.output ?? (terminal.isTerminal ? 'text' : 'json')) {
    case 'json':
      return renderDiffJson(comparison, detail);
    case 'markdown':
      return renderDiffMarkdown(comparison, detail, 'file');
    case 'text':
      return renderText(comparison, { detail, color: isColored(options, terminal) });
    case 'sarif':
      return renderDiffSarif(
        comparison,
        { before: paths.baseline, after: paths.candidate },
        { detail, version: PACKAGE_VERSION },
      );
    case 'openmed':
      return openmedDiffJson(comparison.before, comparison.after);
  }
}
