import { GateError } from '../../errors/index.js';
import { sealedType } from '../values/index.js';

/** Names one run of an agent: `run_` and 32 lower-case hex digits, from nothing but chance. */
export interface RunId {
  readonly value: string;
}

/** Names one action within a run: `act_` and 32 lower-case hex digits, from nothing but chance. */
export interface ActionId {
  readonly value: string;
}

const runIds = sealedType<RunId>('RunId', ['value']);
const actionIds = sealedType<ActionId>('ActionId', ['value']);

/**
 * Reads a run id. Throws on field `run_id`: `wrong_identifier_kind` (an action's id, `act_…`), `invalid_identifier`.
 */
export function parseRunId(value: unknown): RunId {
  return runIds.seal({ value: idOf(value, 'run', 'run_id') });
}

/**
 * Reads an action's id. Throws on field `action_id`: `wrong_identifier_kind` (a run's id, `run_…`),
 * `invalid_identifier`.
 */
export function parseActionId(value: unknown): ActionId {
  return actionIds.seal({ value: idOf(value, 'act', 'action_id') });
}

/** Whether a value was made by parseRunId. */
export function isRunId(value: unknown): value is RunId {
  return runIds.holds(value);
}

/** Whether a value was made by parseActionId. */
export function isActionId(value: unknown): value is ActionId {
  return actionIds.holds(value);
}

function idOf(value: unknown, kind: 'run' | 'act', field: 'run_id' | 'action_id'): string {
  const [, found] = typeof value === 'string' ? (/^(run|act)_[0-9a-f]{32}$/.exec(value) ?? []) : [];
  if (typeof value !== 'string' || found === undefined) throw new GateError('invalid_identifier', field);
  if (found !== kind) throw new GateError('wrong_identifier_kind', field);
  return value;
}
