import type { ComparisonRules } from '../catalog/index.js';
import { ignoresRequired } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { Environment } from '../github/index.js';
import { MAX_NAME_LENGTH } from '../limits.js';
import { givenInputs } from '../settings/index.js';

/** What a step watches. */
export interface WatchInputs {
  readonly name: string;
  /** Paths from the workspace. */
  readonly baseline: string;
  readonly candidate: string;
  readonly rules: ComparisonRules;
  readonly token: string;
}

/** Every input's name, as capture/watch/action.yml declares it. */
export const WATCH_INPUTS = ['name', 'baseline', 'candidate', 'ignore', 'unordered', 'github-token'] as const;
type InputName = (typeof WATCH_INPUTS)[number];

const POINTER = /^(?:\/(?:[^~/]|~[01])*)+$/;

/**
 * The inputs of the step. Throws GateError on the input's name: `unknown_input`, `missing_input`, `invalid_input`,
 * `required_ignored`.
 */
export function watchInputs(environment: Environment): WatchInputs {
  const inputs = givenInputs(environment, WATCH_INPUTS);
  const name = needed(inputs, 'name');
  if (!new RegExp(`^[\\w./ -]{1,${MAX_NAME_LENGTH}}$`).test(name))
    throw new GateError('invalid_input', 'name');
  const ignore = pointersOf(inputs, 'ignore');
  if (ignore.some(ignoresRequired)) throw new GateError('required_ignored', 'ignore');
  return {
    name,
    baseline: needed(inputs, 'baseline'),
    candidate: needed(inputs, 'candidate'),
    rules: { ignore, unordered: pointersOf(inputs, 'unordered') },
    token: needed(inputs, 'github-token'),
  };
}

function needed(inputs: ReadonlyMap<string, string>, name: InputName): string {
  const text = inputs.get(name);
  if (text === undefined) throw new GateError('missing_input', name);
  return text;
}

function pointersOf(inputs: ReadonlyMap<string, string>, name: InputName): readonly string[] {
  const lines = (inputs.get(name) ?? '').split('\n').map((line) => line.trim());
  const pointers = lines.filter((line) => line !== '');
  if (!pointers.every((pointer) => POINTER.test(pointer))) throw new GateError('invalid_input', name);
  return pointers;
}
