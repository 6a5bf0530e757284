import { Command, Option } from 'commander';
import type { Catalog, Format } from '../catalog/index.js';
import { FORMATS, parseCatalog } from '../catalog/index.js';
import { lintCatalog, lintReportJson, lintToolContractValue } from '../governance/index.js';
import type { Limits } from '../json/index.js';
import { GateError, canonicalJson, jsonObject, parseJson } from '../json/index.js';
import type { CommandRun } from './command-run.js';
import { findingsDocument } from './findings-document.js';
import { maxBytesOption, schemaLimits } from './limit-options.js';
import { writeDocument } from './output-options.js';
import type { ExitCode, Terminal } from './terminal.js';

interface LintOptions {
  readonly format: Format | 'auto' | 'schema';
  readonly maxBytes: number;
}

/** The version of the document about a catalog; the one about a schema is the contract's. */
const CATALOG_LINT_VERSION = 'tool-catalog-gate.lint.v1';

/** `lint SCHEMA_OR_MANIFEST`: exit code 0 without findings, 1 with. */
export function lintCommand(run: CommandRun): Command {
  return new Command('lint')
    .description('lint an input schema, or those of all tools of a manifest, by the OpenMed tool contract')
    .argument('<file>', 'a JSON schema, a catalog, or - for standard input')
    .addOption(
      new Option('--format <format>', 'what the file is')
        .choices(['auto', 'schema', ...FORMATS])
        .default('auto'),
    )
    .addOption(maxBytesOption())
    .action((file: string, options: LintOptions) => run((terminal) => lint(terminal, file, options)));
}

async function lint(terminal: Terminal, file: string, options: LintOptions): Promise<ExitCode> {
  const limits = schemaLimits(options);
  const bytes = await terminal.read(file, limits, 'schema');
  const catalog = catalogIn(bytes, options.format, limits);
  if (catalog === null) {
    const report = lintToolContractValue(parseJson(bytes, limits, 'schema').root);
    writeDocument(terminal, lintReportJson(report));
    return report.passed ? 0 : 1;
  }
  const findings = lintCatalog(catalog);
  const passed = findings.length === 0;
  const document = jsonObject([
    ['schema_version', CATALOG_LINT_VERSION],
    ['passed', passed],
    ['findings', findingsDocument(findings)],
  ]);
  writeDocument(terminal, canonicalJson(document));
  return passed ? 0 : 1;
}

/** The catalog that a file holds; null where it is to be taken as a schema, as any document that is no catalog is. */
function catalogIn(bytes: Uint8Array, format: LintOptions['format'], limits: Limits): Catalog | null {
  if (format === 'schema') return null;
  try {
    return parseCatalog(bytes, { format, limits, field: 'catalog' });
  } catch (error) {
    if (error instanceof GateError && error.code === 'unknown_format') return null;
    throw error;
  }
}
