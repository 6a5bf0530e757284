import { argumentReportJson, parsePolicy, policyClassifier } from '../governance/index.js';
import { parseJson } from '../json/index.js';
import type { Command, Given, Option } from './command.js';
import { operandOf, valueOf } from './command.js';
import { KEY_OPTIONS, readKey } from './key-option.js';
import { MAX_BYTES, schemaLimits } from './limit-options.js';
import { writeDocument } from './output-options.js';
import type { ExitCode, Terminal } from './terminal.js';

const ARGUMENTS: Option = {
  name: 'arguments',
  value: 'file',
  about: 'the arguments, a JSON object, or - for standard input',
  required: true,
};

const TOOL: Option = {
  name: 'tool',
  value: 'name',
  about: 'the tool that is called; without one, the rules for all tools hold',
};

/** `policy classify POLICY --arguments FILE`: exit code 1 where the policy blocks an argument. */
export const POLICY_CLASSIFY: Command = {
  operands: [{ name: 'policy', about: 'a policy (docs/policy.schema.json), or - for standard input' }],
  options: [ARGUMENTS, TOOL, ...KEY_OPTIONS, MAX_BYTES],
  run: classify,
};

async function classify(terminal: Terminal, given: Given): Promise<ExitCode> {
  const [policyFile, argumentsFile] = [operandOf(given, 0), valueOf(given, ARGUMENTS) ?? ''];
  const limits = schemaLimits(given);
  const policy = parsePolicy(await terminal.read(policyFile, limits, 'policy'), limits);
  const key = await readKey(terminal, given);
  const classifier = policyClassifier(policy, valueOf(given, TOOL) ?? '', key);
  const bytes = await terminal.read(argumentsFile, limits, 'arguments');
  const { report } = classifier.classifyValue(parseJson(bytes, limits, 'arguments').root);
  writeDocument(terminal, argumentReportJson(report));
  return report.blocked.length === 0 ? 0 : 1;
}
