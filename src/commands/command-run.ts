import type { ExitCode, Terminal } from './terminal.js';

/** Runs a command's work with the terminal; keeps its exit code, or turns what it throws into a sentence and exit code 2. */
export type CommandRun = (work: (terminal: Terminal) => Promise<ExitCode>) => Promise<void>;
