import type { GateError } from '../errors/index.js';
import type { Command, Given } from './command.js';
import { valueOf } from './command.js';

/**
 * The path that a command was given for what an error is about: the option or the operand of its field's name, else a
 * command's only operand, and within a directory the file. null where there is none, for standard input, and for an
 * error of our own.
 */
export function pathOfFault({ code, field }: GateError, command: Command, given: Given): string | null {
  if (code === 'internal') return null;
  const [name = ''] = field.split(/[./]/, 1);
  const option = command.options.find((known) => known.name === name);
  if (option !== undefined && !['file', 'path'].includes(option.value)) return null;
  const path = (option && valueOf(given, option)) ?? operandFor(name, command, given);
  if (path === null || path === '-') return null;
  return field.charAt(name.length) === '/' ? path + field.slice(name.length) : path;
}

function operandFor(name: string, { operands }: Command, given: Given): string | null {
  const index = operands.findIndex((operand) => operand.name === name);
  const only = operands.length === 1 && operands[0]?.rest !== true ? given.operands[0] : undefined;
  return given.operands[index] ?? only ?? null;
}
