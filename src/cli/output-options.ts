import { DETAILS } from '../report/index.js';
import type { Given } from './command.js';
import { choiceOf, choiceOption } from './command.js';
import type { Terminal } from './terminal.js';

/** `--detail`: names and fingerprints alone (the default), places too, or the text of what changed. */
export const DETAIL = choiceOption(
  { name: 'detail', value: 'detail', about: 'what a report tells (default fingerprints)' },
  DETAILS,
);

/** `--color`: `auto` (the default) colours text on a terminal, unless NO_COLOR is set (no-color.org). */
export const COLOR = choiceOption(
  { name: 'color', value: 'when', about: 'colour text (default auto: on a terminal)' },
  ['auto', 'always', 'never'],
);

/** Whether to colour what goes to standard output. */
export function isColored(given: Given, terminal: Terminal): boolean {
  const when = choiceOf(given, COLOR) ?? 'auto';
  if (when !== 'auto') return when === 'always';
  return (terminal.environment['NO_COLOR'] ?? '') === '' && terminal.isTerminal();
}

/** Writes a document of a contract byte for byte; on a terminal, where nobody counts bytes, a line feed follows. */
export function writeDocument(terminal: Terminal, text: string): void {
  terminal.write(terminal.isTerminal() ? `${text}\n` : text);
}
