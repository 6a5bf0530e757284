import type { Catalog } from '../catalog/index.js';
import { clientReport } from '../clients/index.js';
import type { CatalogPolicy, PolicyCheck } from '../governance/index.js';
import { checkPolicy, parsePolicy } from '../governance/index.js';
import type { JsonObject } from '../json/index.js';
import { canonicalJson, jsonArray, jsonObject } from '../json/index.js';
import { FORMAT, readCatalog } from './catalog-input.js';
import type { Command, Given } from './command.js';
import { operandOf } from './command.js';
import { findingsDocument } from './findings-document.js';
import { MAX_BYTES, MAX_DEPTH, limitsOf } from './limit-options.js';
import { writeDocument } from './output-options.js';
import type { ExitCode, Terminal } from './terminal.js';

const POLICY_CHECK_VERSION = 'tool-catalog-gate.policy_check.v1';

const NOTHING: PolicyCheck = { findings: [], fields: [], replacements: [] };

/** `policy check POLICY [CATALOG]`: exit code 1 where a tool does not hold to it, or a replacement does not fit. */
export const POLICY_CHECK: Command = {
  operands: [
    { name: 'policy', about: 'a policy (docs/policy.schema.json), or - for standard input' },
    { name: 'catalog', about: 'a catalog with input schemas: a file, a directory, or -', optional: true },
  ],
  options: [FORMAT, MAX_BYTES, MAX_DEPTH],
  run: check,
};

async function check(terminal: Terminal, given: Given): Promise<ExitCode> {
  const [policyFile, catalogFile] = [operandOf(given, 0), operandOf(given, 1)];
  const limits = limitsOf(given);
  const policy = parsePolicy(await terminal.read(policyFile, limits, 'policy'), limits);
  const outcome =
    catalogFile === ''
      ? NOTHING
      : await checkCatalog(policy, await readCatalog(terminal, catalogFile, given, 'catalog'));
  const passed = isPassed(outcome);
  writeDocument(terminal, canonicalJson(documentOf(passed, outcome)));
  return passed ? 0 : 1;
}

async function checkCatalog(policy: CatalogPolicy, catalog: Catalog): Promise<PolicyCheck> {
  const clients = policy.clients.length === 0 ? [] : (await clientReport(catalog)).findings;
  return checkPolicy(policy, catalog, clients);
}

/** A rule that matches nothing is reported and fails nothing, as in the pull request. */
function isPassed({ findings, replacements }: PolicyCheck): boolean {
  return (
    findings.every(({ code }) => code === 'idle_rule') && replacements.every(({ fits }) => fits !== false)
  );
}

function documentOf(passed: boolean, { findings, fields, replacements }: PolicyCheck): JsonObject {
  return jsonObject([
    ['schema_version', POLICY_CHECK_VERSION],
    ['passed', passed],
    ['findings', findingsDocument(findings)],
    [
      'fields',
      jsonArray(
        fields.map(({ entry, dataClass, path }) =>
          jsonObject([
            ['entry', entry],
            ['data_class', dataClass],
            ['path', path],
          ]),
        ),
      ),
    ],
    [
      'replacements',
      jsonArray(
        replacements.map(({ entry, path, fits }) =>
          jsonObject([
            ['entry', entry],
            ['path', path],
            ['fits', fits],
          ]),
        ),
      ),
    ],
  ]);
}
