import type { Catalog, EntryKind } from '../catalog/index.js';
import { ENTRY_KINDS, catalogDigest, catalogDirectoryFaults, catalogFaults } from '../catalog/index.js';
import type { GateError } from '../errors/index.js';
import { clientReport } from '../clients/index.js';
import type { ClientReport } from '../clients/index.js';
import {
  clientLine,
  commandErrorSentence,
  neutralise,
  noteLines,
  shownName,
  shownText,
  sizeLine,
} from '../report/index.js';
import type { CatalogSource } from './catalog-input.js';
import { CATALOG_ABOUT, FORMAT, catalogIn, directoryFormat, formatOf, readSource } from './catalog-input.js';
import type { Command, Given, Option } from './command.js';
import { flagOption, isGiven, operandOf, valueOf } from './command.js';
import { MAX_BYTES, MAX_DEPTH, limitsOf } from './limit-options.js';
import { faultSentence } from './fault-sentence.js';
import type { ExitCode, Terminal } from './terminal.js';

const CLIENTS = flagOption(
  'clients',
  'tell what clients refuse, and what the catalog costs (docs/clients.md)',
);
const PREFIX: Option = {
  name: 'prefix',
  value: 'text',
  about: 'what a client puts before each name, as mcp__notes__; counts with --clients',
};

/** `check FILE`: reads a catalog strictly and says what it is, or every fault of it; exit code 1 for findings of `--clients`. */
export const CHECK: Command = {
  operands: [{ name: 'file', about: CATALOG_ABOUT }],
  options: [CLIENTS, PREFIX, FORMAT, MAX_BYTES, MAX_DEPTH],
  run: check,
};

async function check(terminal: Terminal, given: Given): Promise<ExitCode> {
  const source = await readSource(terminal, operandOf(given, 0), given, 'catalog');
  const faults = faultsOf(source, given);
  if (faults.length > 0) {
    terminal.writeError(
      faults.map((fault) => `${faultSentence(commandErrorSentence, fault, CHECK, given)}\n`).join(''),
    );
    return 2;
  }
  const catalog = catalogIn(source, given, 'catalog');
  const report = isGiven(given, CLIENTS)
    ? await clientReport(catalog, { prefix: valueOf(given, PREFIX) ?? '' })
    : null;
  const lines = [
    `${catalog.format}, ${countOf(catalog)}`,
    `digest ${catalogDigest(catalog)}`,
    ...noteLines([catalog]),
    ...(report === null ? [] : clientLines(report)),
  ];
  terminal.write(lines.map((line) => `${line}\n`).join(''));
  return report === null || report.findings.length === 0 ? 0 : 1;
}

/** What a catalog costs, then what clients refuse in it. */
function clientLines({ size, findings }: ClientReport): readonly string[] {
  return [
    sizeLine(size),
    ...findings.map((finding) => {
      const name = finding.entry === null ? 'The catalog' : neutralise(shownName(finding.entry));
      return clientLine(finding, name, neutralise(shownText(finding.path)));
    }),
  ];
}

function faultsOf(source: CatalogSource, given: Given): readonly GateError[] {
  const [limits, field] = [limitsOf(given), 'catalog'];
  return 'files' in source
    ? catalogDirectoryFaults(source.files, { limits, field, format: directoryFormat(given) })
    : catalogFaults(source.bytes, { format: formatOf(given), limits, field });
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
