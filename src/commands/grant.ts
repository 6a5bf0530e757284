import { Command } from 'commander';
import type { CommandRun } from './command-run.js';
import { issueCommand } from './grant-issue.js';
import { verifyCommand } from './grant-verify.js';

/** `grant issue` and `grant verify`. */
export function grantCommand(run: CommandRun): Command {
  return new Command('grant')
    .description('issue and verify OpenMed capability grants')
    .addCommand(issueCommand(run))
    .addCommand(verifyCommand(run));
}
