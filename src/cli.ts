import { Command, CommanderError } from 'commander';
import { checkCommand, digestCommand } from './commands/check.js';
import type { CommandRun } from './commands/command-run.js';
import type { ExitCode, Terminal } from './commands/terminal.js';
import { GateError } from './json/index.js';
import { errorSentence } from './report/index.js';
import { PACKAGE_VERSION } from './package-version.js';

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
    await program(run, terminal).parseAsync([...programArguments], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
}

function program(run: CommandRun, terminal: Terminal): Command {
  const commands = [checkCommand, digestCommand];
  const root = new Command('tool-catalog-gate')
    .description("Compares an AI agent's tool catalogs. Exit code: 0 the same, 1 drift, 2 could not check.")
    .version(PACKAGE_VERSION)
    .showHelpAfterError('Add --help for what is accepted.');
  for (const make of commands) root.addCommand(make(run));
  for (const command of [root, ...root.commands]) {
    command.exitOverride().configureOutput({ writeOut: terminal.write, writeErr: terminal.writeError });
  }
  return root;
}

async function guarded(
  work: (terminal: Terminal) => Promise<ExitCode>,
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    return await work(terminal);
  } catch (error) {
    const known = error instanceof GateError ? error : new GateError('internal', 'tool-catalog-gate');
    terminal.writeError(`${errorSentence(known)}\n`);
    return 2;
  }
}
