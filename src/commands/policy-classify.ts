import { Command } from 'commander';
import { argumentReportJson, parsePolicy, policyClassifier } from '../governance/index.js';
import { GateError, parseJson } from '../json/index.js';
import type { CommandRun } from './command-run.js';
import type { KeyOptions } from './key-option.js';
import { addKeyOptions, readKey } from './key-option.js';
import { maxBytesOption, schemaLimits } from './limit-options.js';
import { writeDocument } from './output-options.js';
import type { ExitCode, Terminal } from './terminal.js';

interface ClassifyOptions extends KeyOptions {
  readonly arguments: string;
  readonly tool: string;
  readonly maxBytes: number;
}

/** `policy classify POLICY --arguments FILE`: exit code 1 where the policy blocks an argument. */
export function policyClassifyCommand(run: CommandRun): Command {
  const command = new Command('classify')
    .description('tell what a policy makes of the arguments of a call; no value is printed')
    .argument('<policy>', 'a policy (docs/policy.schema.json), or - for standard input')
    .requiredOption('--arguments <file>', 'the arguments, a JSON object, or - for standard input')
    .option('--tool <name>', 'the tool that is called; without one, the rules for all tools hold', '');
  return addKeyOptions(command)
    .addOption(maxBytesOption())
    .action((policy: string, options: ClassifyOptions) =>
      run((terminal) => classify(terminal, policy, options)),
    );
}

async function classify(terminal: Terminal, file: string, options: ClassifyOptions): Promise<ExitCode> {
  const fromInput = [file, options.arguments, options.keyFile].filter((path) => path === '-');
  if (fromInput.length > 1) throw new GateError('invalid_usage', 'policy');
  const limits = schemaLimits(options);
  const policy = parsePolicy(await terminal.read(file, limits, 'policy'), limits);
  const classifier = policyClassifier(policy, options.tool, await readKey(terminal, options));
  const given = parseJson(await terminal.read(options.arguments, limits, 'arguments'), limits, 'arguments');
  const { report } = classifier.classifyValue(given.root);
  writeDocument(terminal, argumentReportJson(report));
  return report.blocked.length === 0 ? 0 : 1;
}
