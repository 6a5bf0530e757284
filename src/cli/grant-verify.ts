import { capabilityRequest, verifyCapabilityGrant } from '../governance/index.js';
import type { ErrorCode } from '../errors/index.js';
import { DEFAULT_LIMITS, canonicalJson, jsonObject } from '../json/index.js';
import { GateError } from '../errors/index.js';
import type { Command, Given } from './command.js';
import { operandOf } from './command.js';
import { KEY_OPTIONS, readKey } from './key-option.js';
import { writeDocument } from './output-options.js';
import { SCOPE_OPTIONS, scopeOf } from './scope-options.js';
import type { ExitCode, Terminal } from './terminal.js';

const VERIFICATION_VERSION = 'tool-catalog-gate.grant_verification.v1';

/** What a grant that can be read may be denied for; every other fault is one of the manifest or of the command. */
const DENIALS: ReadonlySet<ErrorCode> = new Set(['invalid_signature', 'expired', 'scope_mismatch']);

/** `grant verify MANIFEST`: exit code 0 where the grant authorises the call now, 1 where it does not. */
export const GRANT_VERIFY: Command = {
  operands: [{ name: 'manifest', about: 'a grant, or - for standard input' }],
  options: [...SCOPE_OPTIONS.map((option) => ({ ...option, required: true })), ...KEY_OPTIONS],
  run: verify,
};

async function verify(terminal: Terminal, given: Given): Promise<ExitCode> {
  const file = operandOf(given, 0);
  const request = capabilityRequest(scopeOf(given));
  const keys = await readKey(terminal, given);
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
