import type { CapabilityConstraint } from '../governance/index.js';
import { capabilityGrantJson, issueCapabilityGrant, readCapabilityConstraints } from '../governance/index.js';
import { DEFAULT_LIMITS, parseJson } from '../json/index.js';
import { GateError } from '../errors/index.js';
import type { Command, Given, Option } from './command.js';
import { valueOf } from './command.js';
import { KEY_OPTIONS, readKey } from './key-option.js';
import { writeDocument } from './output-options.js';
import { SCOPE_OPTIONS, hasScope, scopeOf } from './scope-options.js';
import type { ExitCode, Terminal } from './terminal.js';

const CONSTRAINTS: Option = {
  name: 'constraints',
  value: 'file',
  about: 'JSON list of authorities instead of the four options, or - for standard input',
};

const EXPIRES_AT: Option = {
  name: 'expires-at',
  value: 'seconds',
  about: 'whole seconds since the epoch; from then on the grant is void',
  required: true,
};

const KEY_ID: Option = { name: 'key-id', value: 'id', about: 'which key signs (default "default")' };

/** `grant issue`: signs one authority that options name, or many that a file lists. */
export const GRANT_ISSUE: Command = {
  operands: [],
  options: [...SCOPE_OPTIONS, CONSTRAINTS, EXPIRES_AT, KEY_ID, ...KEY_OPTIONS],
  run: issue,
};

async function issue(terminal: Terminal, given: Given): Promise<ExitCode> {
  const constraints = await constraintsOf(terminal, given);
  const keys = await readKey(terminal, given);
  const seconds = valueOf(given, EXPIRES_AT) ?? '';
  const grant = issueCapabilityGrant(constraints, {
    expiresAt: /^[0-9]{1,15}$/.test(seconds) ? Number(seconds) : Number.NaN,
    keys,
    keyId: valueOf(given, KEY_ID) ?? 'default',
  });
  writeDocument(terminal, capabilityGrantJson(grant));
  return 0;
}

async function constraintsOf(terminal: Terminal, given: Given): Promise<readonly CapabilityConstraint[]> {
  const file = valueOf(given, CONSTRAINTS);
  if (file === null) return [scopeOf(given)];
  if (hasScope(given)) throw new GateError('invalid_usage', 'grant');
  const bytes = await terminal.read(file, DEFAULT_LIMITS, 'constraints');
  return readCapabilityConstraints(parseJson(bytes, DEFAULT_LIMITS, 'constraints').root);
}
