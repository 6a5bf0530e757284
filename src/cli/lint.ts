import type { Catalog, Format } from '../catalog/index.js';
import { FORMATS, parseCatalog } from '../catalog/index.js';
import { lintCatalog, lintReportJson, lintToolContractValue } from '../governance/index.js';
import type { Limits } from '../json/index.js';
import { GateError } from '../errors/index.js';
import { canonicalJson, jsonObject, parseJson } from '../json/index.js';
import type { Command, Given } from './command.js';
import { choiceOf, choiceOption, operandOf } from './command.js';
import { findingsDocument } from './findings-document.js';
import { MAX_BYTES, schemaLimits } from './limit-options.js';
import { writeDocument } from './output-options.js';
import type { ExitCode, Terminal } from './terminal.js';

const FORMAT = choiceOption(
  { name: 'format', value: 'format', about: 'what the file is (default auto: by content)' },
  ['auto', 'schema', ...FORMATS],
);

/** The version of the document about a catalog; the one about a schema is the contract's. */
const CATALOG_LINT_VERSION = 'tool-catalog-gate.lint.v1';

/** `lint SCHEMA_OR_MANIFEST`: exit code 0 without findings, 1 with. */
export const LINT: Command = {
  operands: [{ name: 'file', about: 'a JSON schema, a catalog, or - for standard input' }],
  options: [FORMAT, MAX_BYTES],
  run: lint,
};

async function lint(terminal: Terminal, given: Given): Promise<ExitCode> {
  const limits = schemaLimits(given);
  const bytes = await terminal.read(operandOf(given, 0), limits, 'schema');
  const catalog = catalogIn(bytes, choiceOf(given, FORMAT) ?? 'auto', limits);
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
function catalogIn(bytes: Uint8Array, format: Format | 'auto' | 'schema', limits: Limits): Catalog | null {
  if (format === 'schema') return null;
  try {
    return parseCatalog(bytes, { format, limits, field: 'catalog' });
  } catch (error) {
    if (error instanceof GateError && error.code === 'unknown_format') return null;
    throw error;
  }
}
