import type { ErrorCode } from '../../errors/index.js';
import { GateError } from '../../errors/index.js';
import { jsonObject, pythonJson } from '../../json/index.js';

export const ACCESS_DENIAL_SCHEMA_VERSION = 'openmed.agent.access_denial.v1';

/** What a denied access can be about. */
export type AccessField =
  | 'dispatch'
  | 'expires_at'
  | 'projection'
  | 'purpose'
  | 'record_selectors'
  | 'request'
  | 'run_id'
  | 'ticket'
  | 'tool_action';

/** An error of the access-ticket contract, whose `evidence` is the denial as the contract's document. */
export function accessDenial(code: ErrorCode, field: AccessField): GateError {
  const evidence = pythonJson(
    jsonObject([
      ['field_name', field],
      ['reason_code', code],
      ['schema_version', ACCESS_DENIAL_SCHEMA_VERSION],
    ]),
  );
  return new GateError(code, field, null, evidence);
}
