import { Command } from 'commander';
import type { CommandRun } from './command-run.js';
import { policyCheckCommand } from './policy-check.js';
import { policyClassifyCommand } from './policy-classify.js';

/** `policy check` and `policy classify`. */
export function policyCommand(run: CommandRun): Command {
  return new Command('policy')
    .description('try a governance policy: on a catalog, or on the arguments of a call')
    .addCommand(policyCheckCommand(run))
    .addCommand(policyClassifyCommand(run));
}
