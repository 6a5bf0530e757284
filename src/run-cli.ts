#!/usr/bin/env node
import { runCli } from './cli.js';
import { processTerminal } from './cli/index.js';

// What a shell starts: dist/cli/index.js. A process that ends before the answer is known would pass for a success.
process.exitCode = 2;
void runCli(process.argv.slice(2), processTerminal()).then((exitCode) => {
  process.exitCode = exitCode;
});
