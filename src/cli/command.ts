import type { ExitCode, Terminal } from './terminal.js';

/** A command as the help lists it; the command itself is loaded when it is wanted. */
export interface ListedCommand {
  /** `diff`, `grant issue`, … */
  readonly name: string;
  readonly about: string;
  readonly load: () => Promise<Command>;
}

/** How a command is used, and what it does. */
export interface Command {
  readonly operands: readonly Operand[];
  readonly options: readonly Option[];
  /** What its help says at the end. */
  readonly notes?: string;
  readonly run: (terminal: Terminal, given: Given) => Promise<ExitCode>;
}

/** What stands behind a command without a name. */
export interface Operand {
  readonly name: string;
  readonly about: string;
  readonly optional?: boolean;
  /** Whether it may be given any number of times, at least once. The only operand then. */
  readonly many?: boolean;
  /** Whether it is all that stands behind `--`: another program's command line. The only operand then. */
  readonly rest?: boolean;
}

/** An option with a value; the last one counts where it is given again. */
export interface Option {
  readonly name: string;
  /** What its value is called in the help; empty where it takes none. */
  readonly value: string;
  readonly about: string;
  readonly required?: boolean;
  /** Whether several values may follow it, or it may be given again to add to them. */
  readonly many?: boolean;
  /** Whether a value can be understood, and what it must be. */
  readonly takes?: { readonly text: string; readonly holds: (value: string) => boolean };
  /** What a value must be that only its reader can understand. */
  readonly form?: string;
}

/** An option that stands alone: it is given or not. */
export function flagOption(name: string, about: string): Option {
  return { name, value: '', about };
}

/** Whether an option was given. */
export function isGiven({ options }: Given, { name }: Option): boolean {
  return options.has(name);
}

/** An option whose value is one of a few. */
export interface ChoiceOption<Choice extends string> extends Option {
  readonly choices: readonly Choice[];
}

/** What was given to a command; every value can be understood. */
export interface Given {
  /** The values of the operands in their order. */
  readonly operands: readonly string[];
  /** All values of each option that was given, by its name. */
  readonly options: ReadonlyMap<string, readonly string[]>;
}

/** The value of an operand, empty where it was not given. */
export function operandOf({ operands }: Given, index: number): string {
  return operands[index] ?? '';
}

/** The value of an option, null where it was not given. */
export function valueOf({ options }: Given, { name }: Option): string | null {
  return options.get(name)?.at(-1) ?? null;
}

/**
 * A value as a sentence may show it: a few letters, or a number. null for anything else, which can be a secret in a wrong
 * place.
 */
export function shownValue(value: string | undefined): string | null {
  return value !== undefined && /^(?:@?[A-Za-z][A-Za-z-]{0,15}|-?[0-9]{1,12})$/.test(value) ? value : null;
}

/** All values of an option. */
export function valuesOf({ options }: Given, { name }: Option): readonly string[] {
  return options.get(name) ?? [];
}

/** An option whose value must be one of a few. */
export function choiceOption<Choice extends string>(
  option: Pick<Option, 'name' | 'value' | 'about'>,
  choices: readonly Choice[],
): ChoiceOption<Choice> {
  const holds = (value: string) => choices.some((choice) => choice === value);
  return { ...option, choices, takes: { text: choices.join(', '), holds } };
}

/** Which of its choices an option has, null where it was not given. */
export function choiceOf<Choice extends string>(given: Given, option: ChoiceOption<Choice>): Choice | null {
  const value = valueOf(given, option);
  return option.choices.find((choice) => choice === value) ?? null;
}
