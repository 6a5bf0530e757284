import { planDataProjectionValue, projectionPlanJson } from '../governance/index.js';
import { GateError } from '../errors/index.js';
import { parseJson } from '../json/index.js';
import type { Command, Given, Option } from './command.js';
import { operandOf, valueOf, valuesOf } from './command.js';
import { MAX_BYTES, schemaLimits } from './limit-options.js';
import { writeDocument } from './output-options.js';
import type { ExitCode, Terminal } from './terminal.js';

const PURPOSE: Option = {
  name: 'purpose',
  value: 'purpose',
  about: "the workflow's purpose: purpose:NAMESPACE/NAME@VERSION",
  required: true,
};

const GRANT: Option = {
  name: 'grant',
  value: 'class',
  about: 'granted data classes: data:NAMESPACE/NAME',
  many: true,
};

/** `plan SCHEMA --purpose P --grant CLASS…`: exit code 0 with the plan, 1 with the rationale of its denial. */
export const PLAN: Command = {
  operands: [{ name: 'schema', about: 'a JSON schema, or - for standard input' }],
  options: [PURPOSE, GRANT, MAX_BYTES],
  run: plan,
};

async function plan(terminal: Terminal, given: Given): Promise<ExitCode> {
  const limits = schemaLimits(given);
  const bytes = await terminal.read(operandOf(given, 0), limits, 'schema');
  const schema = parseJson(bytes, limits, 'schema').root;
  const request = {
    workflowPurpose: valueOf(given, PURPOSE) ?? '',
    grantedDataClasses: valuesOf(given, GRANT),
  };
  try {
    writeDocument(terminal, projectionPlanJson(planDataProjectionValue(schema, request)));
    return 0;
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== 'projection_denied') throw error;
    writeDocument(terminal, error.evidence ?? '');
    return 1;
  }
}
