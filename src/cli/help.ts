import type { Command, ListedCommand, Operand, Option } from './command.js';

const PROGRAM = 'tool-catalog-gate';

/** Lines are not longer where words can be parted. */
const WIDTH = 100;

/** How a command is used. */
export function commandHelp({ name, about }: ListedCommand, { operands, options, notes }: Command): string {
  const usage = [`Usage: ${PROGRAM} ${name}`, ...usageOf(operands)].join(' ');
  return [
    `${usage}\n\n${sentence(about)}\n`,
    ...table(
      'Arguments',
      operands.map(({ name: operand, about: what }) => [operand, what]),
    ),
    ...table('Options', [...options.map(optionRow), ['-h, --help', 'this help']]),
    ...(notes === undefined ? [] : [`\n${notes}\n`]),
  ].join('');
}

/**
 * What the program is, with the names of its commands; of a group of them, such as `grant`, where all begin with its
 * word.
 */
export function programHelp(commands: readonly { readonly name: string; readonly about: string }[]): string {
  return [
    `Usage: ${[PROGRAM, ...groupOf(commands)].join(' ')} <command> [options]\n\n`,
    "Compares an AI agent's tool catalogs, and checks what belongs to them. Nothing is written but the output, and\nwhat `capture` and `init` are for.\n",
    ...table(
      'Commands',
      commands.map(({ name, about }) => [name, about]),
    ),
    ...table('Options', [
      ['-h, --help', 'this help; behind a command, how that is used'],
      ['-V, --version', 'the version'],
    ]),
    '\nExit code: 0 the same or passed, 1 drift or findings, 2 could not check or wrong usage.\n',
  ].join('');
}

function groupOf(commands: readonly { readonly name: string }[]): readonly string[] {
  const [group, ...others] = new Set(commands.map(({ name }) => name.split(' ')[0]));
  return group === undefined || others.length > 0 ? [] : [group];
}

/** What stands behind `--` is the last. */
function usageOf(operands: readonly Operand[]): readonly string[] {
  const rest = operands.filter((operand) => operand.rest === true);
  const named = operands.filter((operand) => operand.rest !== true);
  return [...named.map(operandUsage), '[options]', ...rest.map(operandUsage)];
}

function operandUsage({ name, optional, rest, many }: Operand): string {
  if (many === true) return `<${name}...>`;
  if (rest === true) return optional === true ? `[-- <${name}...>]` : `-- <${name}...>`;
  return optional === true ? `[${name}]` : `<${name}>`;
}

function optionRow({ name, value, about, required, many, takes, form }: Option): readonly [string, string] {
  const text = takes?.text ?? form;
  const values = text === undefined ? '' : `: ${text}`;
  return [
    value === '' ? `--${name}` : `--${name} <${value}${many === true ? '...' : ''}>`,
    `${about}${values}${required === true ? ' (needed)' : ''}`,
  ];
}

function table(title: string, rows: readonly (readonly [string, string])[]): readonly string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name]) => name.length));
  const row = ([name, about]: readonly [string, string]) =>
    `  ${name.padEnd(width)}  ${wrapped(about, width + 4)}\n`;
  return [`\n${title}:\n`, ...rows.map(row)];
}

/** A text in lines that begin at a column; the first begins there already. */
function wrapped(text: string, column: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || column + line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(column)}`);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
