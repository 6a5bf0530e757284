import { parseArgs } from 'node:util';
import { GateError } from '../errors/index.js';
import type { Command, Given, Option } from './command.js';
import { shownValue, valuesOf } from './command.js';
import { suggestion } from './suggestion.js';

/** What was given to a command, that its help is wanted, or a sentence on what was not understood. */
export type Arguments =
  | { readonly is: 'given'; readonly given: Given }
  | { readonly is: 'help' }
  | { readonly is: 'fault'; readonly sentence: string };

type Token = ReturnType<typeof tokensOf>[number];

/**
 * Reads the arguments behind a command's name. A value stands in a sentence only as `shownValue` shows it: it can be a
 * secret in a wrong place.
 */
export function readArguments(command: Command, programArguments: readonly string[]): Arguments {
  const tokens = tokensOf(command, programArguments);
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return { is: 'help' };
  const given = gather(command, tokens);
  const sentence =
    tokens.flatMap((token) => optionFault(command, token) ?? []).at(0) ??
    restFault(command, tokens, given) ??
    wholeFault(command, given);
  return sentence === null ? { is: 'given', given } : { is: 'fault', sentence };
}

/**
 * Refuses `-`, standard input, for two files of a command: it can be read once, and comparing it with itself would find no
 * drift, whatever it holds. Throws GateError `input_read_twice` about the command's `name`.
 */
export function refuseInputTwice(name: string, { operands, options }: Command, given: Given): void {
  const files = options.filter(({ value }) => value === 'file').flatMap((option) => valuesOf(given, option));
  // Another program's arguments are its own.
  const inputs = operands.some(({ rest }) => rest === true) ? [] : given.operands;
  const fromInput = [...inputs, ...files].filter((file) => file === '-');
  if (fromInput.length > 1) throw new GateError('input_read_twice', name);
}

function tokensOf(command: Command, programArguments: readonly string[]) {
  const texts = command.options.map(
    ({ name, value }) => [name, { type: value === '' ? ('boolean' as const) : ('string' as const) }] as const,
  );
  const { tokens } = parseArgs({
    args: [...programArguments],
    options: { ...Object.fromEntries(texts), help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  return tokens;
}

/** Behind an option that takes many, values without a name are its own. */
function gather(command: Command, tokens: readonly Token[]): Given {
  const operands: string[] = [];
  const options = new Map<string, string[]>();
  let open: Option | null = null;
  const add = ({ name }: Option, value: string) => options.set(name, [...(options.get(name) ?? []), value]);
  for (const token of tokens) {
    if (token.kind === 'option-terminator') open = null;
    if (token.kind === 'positional') {
      if (open === null) operands.push(token.value);
      else add(open, token.value);
      continue;
    }
    const option = token.kind === 'option' ? optionNamed(command, token.name) : null;
    if (option !== null && token.kind === 'option') add(option, token.value ?? '');
    open = option?.many === true ? option : null;
  }
  return { operands, options };
}

function optionNamed({ options }: Command, name: string): Option | null {
  return options.find((option) => option.name === name) ?? null;
}

function optionFault(command: Command, token: Token): string | null {
  if (token.kind !== 'option') return null;
  const option = optionNamed(command, token.name);
  if (option === null) return unknownOption(command, token.name, token.rawName);
  const { value, inlineValue } = token;
  if (option.value === '') return value === undefined ? null : `--${option.name} takes no value.`;
  // `--map --format mcp` is a value that was forgotten, not a file of that name.
  const isForgotten = value === undefined || (!inlineValue && /^-./.test(value));
  return isForgotten ? `--${option.name} needs a value: <${option.value}>.` : null;
}

function unknownOption(command: Command, name: string, rawName: string): string {
  const names = [...command.options.map((option) => option.name), 'help'];
  const likely = suggestion(name, names);
  return `There is no option ${shownName(rawName)}.${likely === null ? '' : ` Did you mean --${likely}?`}`;
}

/** An option's own name helps to find it; anything else could be a value. */
function shownName(rawName: string): string {
  return /^--?[a-z][a-z0-9-]{0,39}$/.test(rawName) ? rawName : 'of that name';
}

/** Words in front of `--` would be taken for a part of the other program's command line. */
function restFault(command: Command, tokens: readonly Token[], given: Given): string | null {
  const rest = command.operands.find((operand) => operand.rest === true);
  if (rest === undefined) return null;
  const end = tokens.findIndex(({ kind }) => kind === 'option-terminator');
  const behind = end === -1 ? 0 : tokens.length - end - 1;
  return given.operands.length > behind ? `Put <${rest.name}> behind "--".` : null;
}

function wholeFault(command: Command, given: Given): string | null {
  const { operands, options } = command;
  const fewest = operands.filter(({ optional }) => optional !== true).length;
  const missing = operands[given.operands.length];
  if (given.operands.length < fewest) return `<${missing?.name ?? ''}> is missing.`;
  if (
    given.operands.length > operands.length &&
    operands.every(({ rest, many }) => rest !== true && many !== true)
  )
    return `There are ${given.operands.length} arguments, not ${operands.length}.`;
  const absent = options.find(({ name, required }) => required === true && !given.options.has(name));
  if (absent !== undefined) return `--${absent.name} <${absent.value}> is missing${takesWords(absent)}.`;
  const wrong = options.find(({ name, takes }) => {
    return takes !== undefined && given.options.get(name)?.every(takes.holds) === false;
  });
  return wrong === undefined ? null : wrongValue(wrong, given);
}

function wrongValue({ name, takes }: Option, { options }: Given): string {
  const value = shownValue(options.get(name)?.find((one) => takes?.holds(one) === false));
  return `--${name} takes ${takes?.text ?? ''}${value === null ? '' : `, not "${value}"`}.`;
}

function takesWords({ takes }: Option): string {
  return takes === undefined ? '' : `: ${takes.text}`;
}
