import { visible } from './visible.js';

/**
 * A text that may go to a log that a GitHub runner reads: one line in which no workflow command can begin. Line
 * breaks and invisible characters stand as `\u{…}`; `::` (a command at the start of a line) and `##[` (a command
 * anywhere in a line) are broken up by escaping their second character.
 *
 * Source of the rule: actions/runner, `ActionCommand.TryParse` and `TryParseV2`.
 */
export function neutralise(text: string): string {
  return visible(text)
    .replace(/:(?=:)/gu, '\\u{3A}')
    .replace(/#(?=#\[)/gu, '\\u{23}');
}
