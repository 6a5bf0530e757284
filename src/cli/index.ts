export { ALL_COMMANDS } from './all-commands.js';
export type { Command, ListedCommand } from './command.js';
export { commandHelp, programHelp } from './help.js';
export { pathOfFault } from './path-of-fault.js';
export { processTerminal } from './process-terminal.js';
export { readArguments, refuseInputTwice } from './read-arguments.js';
export type { ExitCode, Terminal } from './terminal.js';
