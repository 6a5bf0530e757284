import { GateError } from '../errors/index.js';

const PREFIX = 'INPUT_';

/**
 * The texts of a step's inputs by name, without white space around them; none of an input that is empty, as the runner
 * leaves one that is not given. Takes the step's environment (`INPUT_` and the name in upper case, `-` kept) and the
 * names of its inputs. Throws GateError `unknown_input` for any other: a typo in the workflow.
 */
export function givenInputs(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const [variable, value] of Object.entries(environment)) {
    if (!variable.startsWith(PREFIX)) continue;
    const name = names.find((each) => `${PREFIX}${each.toUpperCase()}` === variable);
    if (name === undefined) throw new GateError('unknown_input', shownName(variable));
    const text = value?.trim() ?? '';
    if (text !== '') given.set(name, text);
  }
  return given;
}

/**
 * The unknown input's name where it is a plain one, since a typo is found by its name; a log must not carry any other.
 */
function shownName(variable: string): string {
  const name = variable.slice(PREFIX.length).toLowerCase();
  return /^[a-z][a-z0-9_-]{0,39}$/.test(name) ? name : 'inputs';
}
