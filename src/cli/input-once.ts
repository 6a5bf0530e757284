import { GateError } from '../errors/index.js';
import type { Command, Given } from './command.js';
import { valuesOf } from './command.js';

/**
 * Refuses `-`, standard input, for two files of a command: it can be read once, and comparing it with itself would find no
 * drift, whatever it holds. Throws GateError `input_read_twice` about the command.
 */
export function refuseInputTwice({ name, options }: Command, given: Given): void {
  const files = options.filter(({ value }) => value === 'file').flatMap((option) => valuesOf(given, option));
  const fromInput = [...given.operands, ...files].filter((file) => file === '-');
  if (fromInput.length > 1) throw new GateError('input_read_twice', name);
}
