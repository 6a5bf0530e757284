import type { ErrorCode, GateError } from '../errors/index.js';
import type { commandErrorSentence } from '../report/index.js';
import type { Command, Given, Option } from './command.js';
import { shownValue, valueOf, valuesOf } from './command.js';

/** Options whose value may be shown: it is no secret in a wrong place. */
const SHOWN = ['file', 'path', 'ref'];
const TAKES_SAID: readonly ErrorCode[] = ['missing_input', 'invalid_input'];

/**
 * What a command says of an error: the option or the path that it is about, and what to do. `sentence` is the report's
 * `commandErrorSentence`, which most runs need not load.
 */
export function faultSentence(
  sentence: typeof commandErrorSentence,
  error: GateError,
  command: Command,
  given: Given,
): string {
  const [name = ''] = error.field.split(/[./]/, 1);
  const isOption = error.code !== 'internal' && command.options.some((option) => option.name === name);
  const said = sentence(error, isOption ? `--${name}` : null, givenFor(error, command, given));
  return `${said}${isOption ? takesWords(error, name, command) : ''}`;
}

/** What an option takes that is missing or not understood. */
function takesWords({ code }: GateError, name: string, { options }: Command): string {
  const option = options.find((known) => known.name === name);
  const takes = option?.takes?.text ?? option?.form;
  return takes !== undefined && TAKES_SAID.includes(code) ? ` It takes ${takes}.` : '';
}

/**
 * What a command was given for what an error is about: the option or the operand of its field's name, else a command's
 * only operand, and within a directory the file. null where there is none, for standard input, and for an error of our
 * own.
 */
function givenFor({ code, field }: GateError, command: Command, given: Given): string | null {
  if (code === 'internal') return null;
  const [name = ''] = field.split(/[./]/, 1);
  const option = command.options.find((known) => known.name === name);
  if (option !== undefined && !SHOWN.includes(option.value)) return wordFor(option, given);
  const path = (option && valueOf(given, option)) ?? operandFor(name, command, given);
  if (path === null || path === '-') return null;
  return field.charAt(name.length) === '/' ? path + field.slice(name.length) : path;
}

/** Of several values nobody can tell here which one it is. */
function wordFor(option: Option, given: Given): string | null {
  const [value, ...others] = valuesOf(given, option);
  return others.length > 0 ? null : shownValue(value);
}

function operandFor(name: string, { operands }: Command, given: Given): string | null {
  const index = operands.findIndex((operand) => operand.name === name);
  const only = operands.length === 1 && operands[0]?.rest !== true ? given.operands[0] : undefined;
  return given.operands[index] ?? only ?? null;
}
