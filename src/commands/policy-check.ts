import { Command } from 'commander';
import type { PolicyCheck } from '../governance/index.js';
import { checkPolicy, parsePolicy } from '../governance/index.js';
import type { JsonObject } from '../json/index.js';
import { GateError, canonicalJson, jsonArray, jsonObject } from '../json/index.js';
import type { CatalogOptions } from './catalog-input.js';
import { formatOption, readCatalog } from './catalog-input.js';
import type { CommandRun } from './command-run.js';
import { findingsDocument } from './findings-document.js';
import { maxBytesOption, schemaLimits } from './limit-options.js';
import { writeDocument } from './output-options.js';
import type { ExitCode, Terminal } from './terminal.js';

type CheckOptions = Pick<CatalogOptions, 'format' | 'maxBytes'>;

const POLICY_CHECK_VERSION = 'tool-catalog-gate.policy_check.v1';

const NOTHING: PolicyCheck = { findings: [], fields: [], replacements: [] };

/** `policy check POLICY [CATALOG]`: exit code 1 where a tool does not hold to it, or a replacement does not fit. */
export function policyCheckCommand(run: CommandRun): Command {
  return new Command('check')
    .description('check a policy alone, or with the catalog that it is for')
    .argument('<policy>', 'a policy (docs/policy.schema.json), or - for standard input')
    .argument('[catalog]', 'a catalog with input schemas: a file, a directory, or - for standard input')
    .addOption(formatOption())
    .addOption(maxBytesOption())
    .action((policy: string, catalog: string | undefined, options: CheckOptions) =>
      run((terminal) => check(terminal, policy, catalog, options)),
    );
}

async function check(
  terminal: Terminal,
  policyFile: string,
  catalogFile: string | undefined,
  options: CheckOptions,
): Promise<ExitCode> {
  if (policyFile === '-' && catalogFile === '-') throw new GateError('invalid_usage', 'policy');
  const limits = schemaLimits(options);
  const policy = parsePolicy(await terminal.read(policyFile, limits, 'policy'), limits);
  const outcome =
    catalogFile === undefined
      ? NOTHING
      : checkPolicy(policy, await readCatalog(terminal, catalogFile, { ...options, ...limits }, 'catalog'));
  const passed = isPassed(outcome);
  writeDocument(terminal, canonicalJson(documentOf(passed, outcome)));
  return passed ? 0 : 1;
}

/** A rule that matches nothing is told and fails nothing, as in the pull request. */
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
