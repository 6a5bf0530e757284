import { Command } from 'commander';
import { capabilityRequest, verifyCapabilityGrant } from '../governance/index.js';
import type { ErrorCode } from '../json/index.js';
import { DEFAULT_LIMITS, GateError, canonicalJson, jsonObject } from '../json/index.js';
import type { CommandRun } from './command-run.js';
import type { KeyOptions } from './key-option.js';
import { addKeyOptions, readKey } from './key-option.js';
import { writeDocument } from './output-options.js';
import type { ScopeOptions } from './scope-options.js';
import { SCOPE_FLAGS, scopeOf } from './scope-options.js';
import type { ExitCode, Terminal } from './terminal.js';

const VERIFICATION_VERSION = 'tool-catalog-gate.grant_verification.v1';

/** What a grant that can be read may be denied for; every other fault is one of the manifest or of the command. */
const DENIALS: ReadonlySet<ErrorCode> = new Set(['invalid_signature', 'expired', 'scope_mismatch']);

/** `grant verify MANIFEST`: exit code 0 where the grant authorises the call now, 1 where it does not. */
export function verifyCommand(run: CommandRun): Command {
  const command = new Command('verify')
    .description('tell whether a grant authorises a call now')
    .argument('<manifest>', 'a grant, or - for standard input');
  for (const [flags, description] of SCOPE_FLAGS) command.requiredOption(flags, description);
  return addKeyOptions(command).action((manifest: string, options: KeyOptions & ScopeOptions) =>
    run((terminal) => verify(terminal, manifest, options)),
  );
}

async function verify(
  terminal: Terminal,
  file: string,
  options: KeyOptions & ScopeOptions,
): Promise<ExitCode> {
  if (file === '-' && options.keyFile === '-') throw new GateError('invalid_usage', 'grant');
  const request = capabilityRequest(scopeOf(options));
  const keys = await readKey(terminal, options);
  const manifest = await terminal.read(file, DEFAULT_LIMITS, 'manifest');
  try {
    verifyCapabilityGrant(manifest, request, { keys, now: terminal.now() });
  } catch (error) {
    if (!(error instanceof GateError) || !DENIALS.has(error.code)) throw error;
    writeDocument(terminal, verification(error));
    return 1;
  }
  writeDocument(terminal, verification(null));
  return 0;
}

function verification(denial: GateError | null): string {
  return canonicalJson(
    jsonObject([
      ['schema_version', VERIFICATION_VERSION],
      ['verified', denial === null],
      ['field_name', denial?.field ?? null],
      ['reason_code', denial?.code ?? null],
    ]),
  );
}
