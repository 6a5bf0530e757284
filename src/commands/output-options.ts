import { Option } from 'commander';
import type { Terminal } from './terminal.js';

export interface ColorOptions {
  readonly color: 'auto' | 'always' | 'never';
}

/** `--color`: `auto` (the default) colours text on a terminal, unless NO_COLOR is set (no-color.org). */
export function colorOption(): Option {
  return new Option('--color <when>', 'colour text output')
    .choices(['auto', 'always', 'never'])
    .default('auto');
}

/** Whether to colour what goes to standard output. */
export function isColored({ color }: ColorOptions, terminal: Terminal): boolean {
  if (color !== 'auto') return color === 'always';
  return terminal.isTerminal && (terminal.environment['NO_COLOR'] ?? '') === '';
}

/** Writes a document of a contract byte for byte; on a terminal, where nobody counts bytes, a line feed follows. */
export function writeDocument(terminal: Terminal, text: string): void {
  terminal.write(terminal.isTerminal ? `${text}\n` : text);
}
