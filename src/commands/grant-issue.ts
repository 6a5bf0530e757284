import { Command } from 'commander';
import type { CapabilityConstraint } from '../governance/index.js';
import { capabilityGrantJson, issueCapabilityGrant, readCapabilityConstraints } from '../governance/index.js';
import { DEFAULT_LIMITS, GateError, parseJson } from '../json/index.js';
import type { CommandRun } from './command-run.js';
import type { KeyOptions } from './key-option.js';
import { addKeyOptions, readKey } from './key-option.js';
import { writeDocument } from './output-options.js';
import type { ScopeOptions } from './scope-options.js';
import { SCOPE_FLAGS, hasScope, scopeOf } from './scope-options.js';
import type { ExitCode, Terminal } from './terminal.js';

interface IssueOptions extends KeyOptions, ScopeOptions {
  readonly constraints?: string;
  readonly expiresAt: string;
  readonly keyId: string;
}

/** `grant issue`: signs one authority that options name, or many that a file lists. */
export function issueCommand(run: CommandRun): Command {
  const command = new Command('issue').description('sign exact authorities with an end');
  for (const [flags, description] of SCOPE_FLAGS) command.option(flags, description);
  return addKeyOptions(command)
    .option('--constraints <file>', 'JSON list of authorities instead of the four options, or -')
    .requiredOption('--expires-at <seconds>', 'whole seconds since the epoch; from then on the grant is void')
    .option('--key-id <id>', 'which key signs', 'default')
    .action((options: IssueOptions) => run((terminal) => issue(terminal, options)));
}

async function issue(terminal: Terminal, options: IssueOptions): Promise<ExitCode> {
  if (options.constraints === '-' && options.keyFile === '-') throw new GateError('invalid_usage', 'grant');
  const constraints = await constraintsOf(terminal, options);
  const keys = await readKey(terminal, options);
  const expiresAt = /^[0-9]{1,15}$/.test(options.expiresAt) ? Number(options.expiresAt) : Number.NaN;
  const grant = issueCapabilityGrant(constraints, { expiresAt, keys, keyId: options.keyId });
  writeDocument(terminal, capabilityGrantJson(grant));
  return 0;
}

async function constraintsOf(
  terminal: Terminal,
  options: IssueOptions,
): Promise<readonly CapabilityConstraint[]> {
  if (options.constraints === undefined) return [scopeOf(options)];
  if (hasScope(options)) throw new GateError('invalid_usage', 'grant');
  const bytes = await terminal.read(options.constraints, DEFAULT_LIMITS, 'constraints');
  return readCapabilityConstraints(parseJson(bytes, DEFAULT_LIMITS, 'constraints').root);
}
