import { Command, Option } from 'commander';
import { FORMATS } from '../catalog/index.js';
import type { Decision } from '../gate/index.js';
import { decideLocalChange } from '../github/index.js';
import type { Detail } from '../report/index.js';
import { DETAILS, renderDecisionText, renderJson, renderMarkdown } from '../report/index.js';
import type { Inputs } from '../settings/index.js';
import { readInputs } from '../settings/index.js';
import type { CommandRun } from './command-run.js';
import type { ColorOptions } from './output-options.js';
import { colorOption, isColored } from './output-options.js';
import { progressOf } from './progress.js';
import type { ExitCode, Terminal } from './terminal.js';

interface GateOptions extends ColorOptions {
  readonly base: string;
  readonly output?: 'json' | 'markdown' | 'text';
  readonly detail: Detail;
  readonly updateHint?: string;
  readonly [input: string]: unknown;
}

/** Inputs of the Action that the command takes under the same names, as the runner would hand them over. */
const INPUTS: readonly (readonly [flags: string, description: string])[] = [
  ['--baseline <path>', 'path of the committed baseline'],
  ['--candidate <path>', 'path of the catalog to compare with it'],
  ['--catalogs <line...>', 'many catalogs, each `name: baseline => candidate`'],
  ['--candidate-source <source>', 'workspace (the working tree, default) or commit (HEAD)'],
  ['--candidate-repeat <path>', 'a second capture, which must be the same'],
  ['--map <path>', 'map that makes an inventory of a manifest candidate'],
  ['--previous-baseline <path>', 'where the base branch still has the baseline'],
  ['--format <format>', `auto (default), ${FORMATS.join(', ')}`],
  ['--owners <owner...>', '@user or @org/team; default: code owners of the base branch'],
  ['--policy <path>', 'governance policy, read on the base branch'],
  ['--policy-mode <mode>', 'new (default) or all'],
  ['--max-bytes <number>', 'largest catalog in bytes'],
  ['--max-depth <number>', 'deepest nesting of a catalog'],
  ['--update-hint <command>', 'what an author runs to propose a new baseline'],
];

/** `gate --base REF`: the verdict that a pull request of HEAD would have; exit code 0 for `unchanged` alone. */
export function gateCommand(run: CommandRun): Command {
  const command = new Command('gate')
    .description('tell the verdict of a pull request before it is pushed, from local git alone')
    .requiredOption('--base <ref>', 'the base branch: main, origin/main, …');
  for (const [flags, description] of INPUTS) command.option(flags, description);
  return command
    .addOption(
      new Option('--output <kind>', 'kind of report (default: text on a terminal, else json)').choices([
        'json',
        'markdown',
        'text',
      ]),
    )
    .addOption(
      new Option('--detail <detail>', 'what a report tells beside names')
        .choices(DETAILS)
        .default('fingerprints'),
    )
    .addOption(colorOption())
    .addHelpText(
      'after',
      `
Paths count from the root of the repository. H is HEAD, T its merge base with the base branch; settings, owners and
policy are read on the base branch. Approval is left open. Exit code: 0 unchanged, 1 any other verdict, 2 could not check.`,
    )
    .action((options: GateOptions) => run((terminal) => gate(terminal, options)));
}

async function gate(terminal: Terminal, options: GateOptions): Promise<ExitCode> {
  const progress = progressOf(terminal);
  const decision = await decideLocalChange({
    inputs: inputsOf(options),
    base: options.base,
    directory: terminal.directory,
  });
  progress('writing the report');
  terminal.write(reportOf(decision, options, terminal));
  if (decision.verdict === 'unchanged') return 0;
  return decision.verdict === 'could-not-check' ? 2 : 1;
}

/** The options as the Action's inputs, read by the Action's own rules. */
function inputsOf(options: GateOptions): Inputs {
  const given = INPUTS.flatMap(([flags]) => {
    const name = flags.replace(/^--| .*$/g, '');
    const value = options[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
    if (value === undefined) return [];
    return [
      [`INPUT_${name.toUpperCase()}`, Array.isArray(value) ? value.join('\n') : String(value)] as const,
    ];
  });
  return readInputs(Object.fromEntries(given));
}

function reportOf(decision: Decision, options: GateOptions, terminal: Terminal): string {
  const { detail } = options;
  const updateHint = options.updateHint ?? null;
  switch (options.output ?? (terminal.isTerminal ? 'text' : 'json')) {
    case 'json':
      return renderJson(decision, { detail });
    case 'markdown':
      return renderMarkdown(decision, { detail, updateHint, budget: 'file', marker: null });
    case 'text':
      return renderDecisionText(decision, { detail, updateHint, color: isColored(options, terminal) });
  }
}
