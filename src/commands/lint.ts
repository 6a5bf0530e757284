import { Command, Option } from 'commander';
import type { Catalog, Format } from '../catalog/index.js';
import { FORMATS, inputSchemaOf, parseCatalog } from '../catalog/index.js';
import type { LintReport } from '../governance/index.js';
import { lintReportJson, lintToolContractValue } from '../governance/index.js';
import type { JsonObject, JsonValue, Limits } from '../json/index.js';
import { GateError, canonicalJson, jsonArray, jsonObject, parseJson } from '../json/index.js';
import type { CommandRun } from './command-run.js';
import { maxBytesOption, schemaLimits } from './limit-options.js';
import { writeDocument } from './output-options.js';
import type { ExitCode, Terminal } from './terminal.js';

interface LintOptions {
  readonly format: Format | 'auto' | 'schema';
  readonly maxBytes: number;
}

/** The version of the document about a manifest; its reports are the contract's. */
const MANIFEST_LINT_VERSION = 'tool-catalog-gate.lint.v1';

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
  const reports = lintTools(catalog);
  const passed = reports.every(({ report }) => report.passed);
  writeDocument(terminal, canonicalJson(manifestDocument(passed, reports)));
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

interface ToolReport {
  readonly key: string;
  readonly version: string | null;
  readonly report: LintReport;
}

/** Inventories and lock files hold no schemas. */
function lintTools({ format, entries }: Catalog): readonly ToolReport[] {
  if (format === 'openmed-inventory' || format === 'hashes')
    throw new GateError('format_mismatch', 'catalog');
  return entries
    .filter(({ kind }) => kind === 'tool')
    .map((entry) => {
      const { key, version } = entry;
      return { key, version, report: lintToolContractValue(inputSchemaOf(format, entry)) };
    });
}

function manifestDocument(passed: boolean, reports: readonly ToolReport[]): JsonObject {
  return jsonObject([
    ['schema_version', MANIFEST_LINT_VERSION],
    ['passed', passed],
    ['tools', jsonArray(reports.map(toolDocument))],
  ]);
}

function toolDocument({ key, version, report }: ToolReport): JsonValue {
  const findings = report.findings.map((finding) =>
    jsonObject([
      ['severity', finding.severity],
      ['reason_code', finding.reason_code],
      ['schema_path', finding.schema_path],
    ]),
  );
  return jsonObject([
    ['key', key],
    ['version', version],
    ['passed', report.passed],
    ['findings', jsonArray(findings)],
  ]);
}
