import { Command } from 'commander';
import { planDataProjectionValue, projectionPlanJson } from '../governance/index.js';
import { GateError, parseJson } from '../json/index.js';
import type { CommandRun } from './command-run.js';
import { maxBytesOption, schemaLimits } from './limit-options.js';
import { writeDocument } from './output-options.js';
import type { ExitCode, Terminal } from './terminal.js';

interface PlanOptions {
  readonly purpose: string;
  readonly grant: readonly string[];
  readonly maxBytes: number;
}

/** `plan SCHEMA --purpose P --grant CLASS…`: exit code 0 with the plan, 1 with the rationale of its denial. */
export function planCommand(run: CommandRun): Command {
  return new Command('plan')
    .description('plan which fields of an input schema a workflow may fill in (OpenMed data projection)')
    .argument('<schema>', 'a JSON schema, or - for standard input')
    .requiredOption('--purpose <purpose>', "the workflow's purpose: purpose:NAMESPACE/NAME@VERSION")
    .option('--grant <class...>', 'granted data classes: data:NAMESPACE/NAME', [])
    .addOption(maxBytesOption())
    .action((schema: string, options: PlanOptions) => run((terminal) => plan(terminal, schema, options)));
}

async function plan(terminal: Terminal, file: string, options: PlanOptions): Promise<ExitCode> {
  const limits = schemaLimits(options);
  const schema = parseJson(await terminal.read(file, limits, 'schema'), limits, 'schema').root;
  const request = { workflowPurpose: options.purpose, grantedDataClasses: options.grant };
  try {
    writeDocument(terminal, projectionPlanJson(planDataProjectionValue(schema, request)));
    return 0;
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== 'projection_denied') throw error;
    writeDocument(terminal, error.evidence ?? '');
    return 1;
  }
}
