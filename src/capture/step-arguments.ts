import { GateError } from '../errors/index.js';
import { givenInputs } from '../settings/index.js';
import type { Environment } from './environment.js';

/** Inputs of the step that are options with one value. */
const TEXTS = [
  'url',
  'config',
  'server',
  'out',
  'out-dir',
  'repeat',
  'protocol',
  'capabilities',
  'settle',
  'timeout',
  'max-pages',
  'max-bytes',
] as const;

/** Inputs whose lines are an option's values, by their names. */
const LINES: ReadonlyMap<string, string> = new Map([
  ['headers', 'header'],
  ['env', 'env'],
]);

const INCLUDES: ReadonlyMap<string, readonly string[]> = new Map([
  ['tools', ['--tools-only']],
  ['instructions', []],
  ['all', ['--all']],
]);

/** Every input's name, as capture/action.yml declares it. */
export const STEP_INPUTS: readonly string[] = [
  'command',
  ...TEXTS,
  ...LINES.keys(),
  'include',
  'keep-environment',
  'working-directory',
];

/** What a step is asked for. */
export interface StepRequest {
  /** The arguments of `capture` that say the same. */
  readonly arguments: readonly string[];
  /** Where the server runs, from the workspace. */
  readonly directory: string;
}

/**
 * The inputs of the step as arguments of the command line, so that both take the same. Throws GateError on the input's
 * name: `unknown_input`, `invalid_input`.
 */
export function stepRequest(environment: Environment): StepRequest {
  const inputs = givenInputs(environment, STEP_INPUTS);
  const command = commandWords(inputs.get('command') ?? '');
  return {
    arguments: [
      ...TEXTS.flatMap((name) => [inputs.get(name) ?? ''].filter(isGiven).map((text) => `--${name}=${text}`)),
      ...[...LINES].flatMap(([input, option]) =>
        linesOf(inputs.get(input) ?? '').map((line) => `--${option}=${line}`),
      ),
      ...includeArguments(inputs.get('include') ?? 'instructions'),
      ...flagArguments(inputs.get('keep-environment') ?? 'false'),
      ...(command.length === 0 ? [] : ['--', ...command]),
    ],
    directory: inputs.get('working-directory') ?? '.',
  };
}

function isGiven(text: string): boolean {
  return text !== '';
}

/** No shell reads it: one line is cut at white space, of several each is one argument. */
function commandWords(text: string): readonly string[] {
  return text.includes('\n') ? linesOf(text) : text.split(/\s+/).filter(isGiven);
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(isGiven);
}

function includeArguments(text: string): readonly string[] {
  const found = INCLUDES.get(text);
  if (found === undefined) throw new GateError('invalid_input', 'include');
  return found;
}

function flagArguments(text: string): readonly string[] {
  if (text !== 'true' && text !== 'false') throw new GateError('invalid_input', 'keep-environment');
  return text === 'true' ? ['--keep-environment'] : [];
}
