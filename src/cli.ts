import { Command, CommanderError } from 'commander';
import type { CommandRun } from './commands/command-run.js';
import type { ExitCode, Terminal } from './commands/terminal.js';
import { GateError } from './json/index.js';
import { PACKAGE_VERSION } from './package-version.js';

type MakeCommand = (run: CommandRun) => Command;

/** In the order of `--help`. Each is loaded when it is wanted: a comparison waits for no other command. */
const COMMANDS: ReadonlyMap<string, () => Promise<MakeCommand>> = new Map([
  ['diff', async () => (await import('./commands/diff.js')).diffCommand],
  ['check', async () => (await import('./commands/check.js')).checkCommand],
  ['digest', async () => (await import('./commands/digest.js')).digestCommand],
  ['gate', async () => (await import('./commands/gate.js')).gateCommand],
  ['inventory', async () => (await import('./commands/inventory.js')).inventoryCommand],
  ['lint', async () => (await import('./commands/lint.js')).lintCommand],
  ['plan', async () => (await import('./commands/plan.js')).planCommand],
  ['policy', async () => (await import('./commands/policy.js')).policyCommand],
  ['grant', async () => (await import('./commands/grant.js')).grantCommand],
]);

/**
 * The command line. Takes the arguments behind the program's name and what it may touch; returns the exit code: 0 the same or
 * passed, 1 drift or findings, 2 could not check or wrong usage. Reports go to standard output, errors to standard error.
 */
export async function runCli(programArguments: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const run: CommandRun = async (work) => {
    exitCode = await guarded(work, terminal);
  };
  try {
    const commands: MakeCommand[] = [];
    for (const load of wanted(programArguments[0])) commands.push(await load());
    const program = programOf(commands, run, terminal);
    await program.parseAsync([...programArguments], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
}

/** The command that the first argument names, else all: help tells of each, and so does a name that is none. */
function wanted(name: string | undefined): readonly (() => Promise<MakeCommand>)[] {
  const load = COMMANDS.get(name ?? '');
  return load === undefined ? [...COMMANDS.values()] : [load];
}

function programOf(commands: readonly MakeCommand[], run: CommandRun, terminal: Terminal): Command {
  const root = new Command('tool-catalog-gate')
    .description("Compares an AI agent's tool catalogs. Exit code: 0 the same, 1 drift, 2 could not check.")
    .version(PACKAGE_VERSION);
  for (const make of commands) root.addCommand(make(run));
  for (const command of withDescendants(root)) {
    command
      .exitOverride()
      .showHelpAfterError('Add --help for what is accepted.')
      .configureOutput({ writeOut: terminal.write, writeErr: terminal.writeError });
  }
  return root;
}

function withDescendants(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(withDescendants)];
}

async function guarded(
  work: (terminal: Terminal) => Promise<ExitCode>,
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    return await work(terminal);
  } catch (error) {
    const { errorSentence } = await import('./report/index.js');
    const known = error instanceof GateError ? error : new GateError('internal', 'tool-catalog-gate');
    terminal.writeError(`${errorSentence(known)}\n`);
    return 2;
  }
}
