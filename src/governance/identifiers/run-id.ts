import { GateError } from '../../errors/index.js';
import { sealedType } from '../values/index.js';

/** Names one run of an agent: `run_` and 32 lower-case hex digits, from nothing but chance. */
export interface RunId {
  readonly value: string;
}

const runIds = sealedType<RunId>('RunId', ['value']);

/**
 * Reads a run id. Throws on field `run_id`: `wrong_identifier_kind` (an action's id, `act_…`), `invalid_identifier`.
 */
export function parseRunId(value: unknown): RunId {
  const [, kind] = typeof value === 'string' ? (/^(run|act)_[0-9a-f]{32}$/.exec(value) ?? []) : [];
  if (kind === 'act') throw new GateError('wrong_identifier_kind', 'run_id');
  if (kind === undefined || typeof value !== 'string') throw new GateError('invalid_identifier', 'run_id');
  return runIds.seal({ value });
}

/** Whether a value was made by parseRunId. */
export function isRunId(value: unknown): value is RunId {
  return runIds.holds(value);
}
