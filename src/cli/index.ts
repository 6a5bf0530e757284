export { ALL_COMMANDS } from './all-commands.js';
export { choiceOf, choiceOption, flagOption, isGiven, valueOf, valuesOf } from './command.js';
export type { Command, Given, ListedCommand, Option } from './command.js';
export { commandHelp, programHelp } from './help.js';
export { faultSentence } from './fault-sentence.js';
export { processTerminal } from './process-terminal.js';
export { readArguments, refuseInputTwice } from './read-arguments.js';
export type { ExitCode, Terminal } from './terminal.js';
export { suggestion } from './suggestion.js';
