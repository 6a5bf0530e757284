export { ALL_COMMANDS } from './all-commands.js';
export type { ListedCommand } from './all-commands.js';
export type { Command } from './command.js';
export { commandHelp, programHelp } from './help.js';
export { refuseInputTwice } from './input-once.js';
export { pathOfFault } from './path-of-fault.js';
export { processTerminal } from './process-terminal.js';
export { readArguments } from './read-arguments.js';
export type { ExitCode, Terminal } from './terminal.js';
