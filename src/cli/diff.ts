import type { Catalog } from '../catalog/index.js';
import { applyRules, inventoryFromManifest, parseMap } from '../catalog/index.js';
import { compareForClients } from '../clients/index.js';
import { diffCatalogs, isEmpty, openmedDiffJson } from '../diff/index.js';
import { GateError } from '../errors/index.js';
import type { Comparison, PointersInUse } from '../report/index.js';
import { renderDiffJson, renderDiffMarkdown, renderDiffSarif, renderText } from '../report/index.js';
import { PACKAGE_VERSION } from '../package-version.js';
import { FORMAT, readCatalog } from './catalog-input.js';
import type { Command, Given, Option } from './command.js';
import { choiceOf, choiceOption, flagOption, isGiven, operandOf, valueOf } from './command.js';
import { MAX_BYTES, MAX_DEPTH, limitsOf } from './limit-options.js';
import { COLOR, DETAIL, isColored } from './output-options.js';
import { htmlPage } from './html-page.js';
import type { Progress } from './progress.js';
import { progressOf } from './progress.js';
import { IGNORE, UNORDERED, rulesOf, usesInBoth } from './rule-options.js';
import type { ExitCode, Terminal } from './terminal.js';

const OUTPUT = choiceOption(
  { name: 'output', value: 'kind', about: 'kind of report (default text on a terminal, else json)' },
  ['json', 'markdown', 'html', 'text', 'sarif', 'openmed'],
);

const DIGESTS = flagOption('digests', 'tell the digests of both catalogs in JSON');

const MAP: Option = {
  name: 'map',
  value: 'file',
  about: 'map that makes an inventory of a manifest candidate (docs/map.schema.json)',
};

/** `diff BASELINE CANDIDATE`: exit code 0 where both mean the same, 1 where they differ. */
export const DIFF: Command = {
  operands: [
    {
      name: 'baseline',
      about: 'the catalog that was reviewed: a file, a directory, or - for standard input',
    },
    { name: 'candidate', about: 'the catalog to compare with it' },
  ],
  options: [OUTPUT, DETAIL, DIGESTS, FORMAT, MAP, IGNORE, UNORDERED, COLOR, MAX_BYTES, MAX_DEPTH],
  run: diff,
};

async function diff(terminal: Terminal, given: Given): Promise<ExitCode> {
  const progress = progressOf(terminal);
  const { before, after, rules } = await readBoth(terminal, given, progress);
  progress('comparing');
  const comparison = { before, after, diff: diffCatalogs(before, after), rules };
  progress('writing the report');
  terminal.write(await reportOf(comparison, given, terminal));
  return isEmpty(comparison.diff) ? 0 : 1;
}

async function readBoth(
  terminal: Terminal,
  given: Given,
  progress: Progress,
): Promise<Pick<Comparison, 'before' | 'after'> & { readonly rules: PointersInUse }> {
  const rules = rulesOf(given);
  const baseline = await readCatalog(terminal, operandOf(given, 0), given, 'baseline');
  progress('reading the candidate');
  const candidate = await readCatalog(terminal, operandOf(given, 1), given, 'candidate', baseline);
  const [before, after] = [applyRules(baseline, rules), applyRules(candidate, rules)];
  return {
    before: before.catalog,
    after: await mapped(terminal, before.catalog, after.catalog, given),
    rules: usesInBoth(before, after),
  };
}

/** With a map, a manifest is compared with an inventory as the inventory that the map makes of it. */
async function mapped(terminal: Terminal, before: Catalog, after: Catalog, given: Given): Promise<Catalog> {
  const file = valueOf(given, MAP);
  if (file === null) return after;
  const limits = limitsOf(given);
  const map = parseMap(await terminal.read(file, limits, 'map'), { limits });
  if (before.format !== 'openmed-inventory') throw new GateError('no_inventory', 'baseline');
  return inventoryFromManifest(after, map);
}

/** Where people read, what the change means for clients is told too. */
async function forPeople(comparison: Comparison): Promise<Comparison> {
  const { before, after, diff } = comparison;
  return isEmpty(diff) ? comparison : { ...comparison, clients: await compareForClients(before, after) };
}

async function reportOf(comparison: Comparison, given: Given, terminal: Terminal): Promise<string> {
  const detail = choiceOf(given, DETAIL) ?? 'fingerprints';
  switch (choiceOf(given, OUTPUT) ?? (terminal.isTerminal() ? 'text' : 'json')) {
    case 'json':
      return renderDiffJson(comparison, { detail, digests: isGiven(given, DIGESTS) });
    case 'markdown':
      return renderDiffMarkdown(await forPeople(comparison), detail, 'file');
    case 'html':
      return htmlPage(
        renderDiffMarkdown(await forPeople(comparison), detail, 'file'),
        'Two tool catalogs compared',
      );
    case 'text':
      return renderText(await forPeople(comparison), { detail, color: isColored(given, terminal) });
    case 'sarif':
      return renderDiffSarif(
        comparison,
        { before: operandOf(given, 0), after: operandOf(given, 1) },
        { detail, version: PACKAGE_VERSION },
      );
    case 'openmed':
      return openmedDiffJson(comparison.before, comparison.after);
  }
}
