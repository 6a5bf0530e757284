#!/usr/bin/env node
import { runCli } from './cli.js';
import { processTerminal } from './commands/process-terminal.js';

// What a shell starts: dist/cli/index.js.
void runCli(process.argv.slice(2), processTerminal()).then((exitCode) => {
  process.exitCode = exitCode;
});
