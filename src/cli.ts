import type { ExitCode, ListedCommand, Terminal } from './cli/index.js';
import {
  ALL_COMMANDS,
  commandHelp,
  faultSentence,
  programHelp,
  readArguments,
  refuseInputTwice,
  suggestion,
} from './cli/index.js';
import { GateError } from './errors/index.js';
import { PACKAGE_VERSION } from './package-version.js';

/** Every command, in the order of the help. What connects to servers is a room that no other room knows. */
const COMMANDS: readonly ListedCommand[] = [
  ...ALL_COMMANDS,
  {
    name: 'capture',
    about: 'ask an MCP server for its tools and write them down as it sent them',
    load: async () => (await import('./capture/index.js')).CAPTURE,
  },
];

/**
 * The command line. Takes the arguments behind the program's name and what it may touch; returns the exit code: 0 the
 * same or passed, 1 drift or findings, 2 could not check or wrong usage. Reports go to standard output, errors to
 * standard error.
 */
export async function runCli(programArguments: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [first = '', ...rest] = programArguments;
  if (first === 'help' && rest.length > 0) return runCli([...rest, '--help'], terminal);
  const found = findCommand(programArguments);
  if (found !== null) return runCommand(found, terminal);
  if (['-h', '--help', 'help'].includes(first)) return wrote(terminal, programHelp(COMMANDS));
  if (['-V', '--version'].includes(first)) return wrote(terminal, `${PACKAGE_VERSION}\n`);
  return withoutCommand(first, rest, terminal);
}

interface FoundCommand {
  readonly listed: ListedCommand;
  /** The arguments behind its name. */
  readonly behind: readonly string[];
}

/** A name is one word or two. */
function findCommand(programArguments: readonly string[]): FoundCommand | null {
  for (const words of [1, 2]) {
    const name = programArguments.slice(0, words).join(' ');
    const listed = COMMANDS.find((command) => command.name === name);
    if (listed !== undefined) return { listed, behind: programArguments.slice(words) };
  }
  return null;
}

/** The first word can be that of several commands, such as `grant`: their names are the help then. */
function withoutCommand(first: string, rest: readonly string[], terminal: Terminal): ExitCode {
  const group = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
  const help = programHelp(group.length === 0 ? COMMANDS : group);
  if (group.length > 0 && ['-h', '--help'].includes(rest[0] ?? '')) return wrote(terminal, help);
  terminal.writeError(
    first === '' || (group.length > 0 && rest.length === 0) ? help : unknownCommand(first, rest),
  );
  return 2;
}

/** What was typed is not shown: it could be anything. */
function unknownCommand(first: string, [second = '']: readonly string[]): string {
  const names = COMMANDS.map(({ name }) => name);
  const likely = suggestion(`${first} ${second}`, names) ?? suggestion(first, names);
  return `There is no such command.${likely === null ? '' : ` Did you mean "${likely}"?`}\nSee: tool-catalog-gate --help\n`;
}

function wrote(terminal: Terminal, text: string): ExitCode {
  terminal.write(text);
  return 0;
}

async function runCommand({ listed, behind }: FoundCommand, terminal: Terminal): Promise<ExitCode> {
  const command = await listed.load();
  const read = readArguments(command, behind);
  if (read.is === 'help') return wrote(terminal, commandHelp(listed, command));
  if (read.is === 'fault') {
    terminal.writeError(`${read.sentence}\nSee: tool-catalog-gate ${listed.name} --help\n`);
    return 2;
  }
  try {
    refuseInputTwice(listed.name, command, read.given);
    return await command.run(terminal, read.given);
  } catch (error) {
    const { commandErrorSentence } = await import('./report/index.js');
    const known = error instanceof GateError ? error : new GateError('internal', 'tool-catalog-gate');
    terminal.writeError(`${faultSentence(commandErrorSentence, known, command, read.given)}\n`);
    return 2;
  }
}
