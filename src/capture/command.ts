import type { Command, ExitCode, Given, Terminal } from '../cli/index.js';
import { CAPTURE_OPTIONS, settingsOf } from './capture-options.js';
import type { CaptureResult } from './run-captures.js';
import { runCaptures } from './run-captures.js';
import { targetsOf, usageFault } from './targets.js';
import { resultLines } from './words.js';

/** `capture -- COMMAND…`, `capture --url URL`, `capture --config FILE`: exit code 0 where all is captured, else 2. */
export const CAPTURE: Command = {
  operands: [
    {
      name: 'command',
      about: 'the server’s command line, for a server over standard streams',
      optional: true,
      rest: true,
    },
  ],
  options: CAPTURE_OPTIONS,
  notes: [
    'A server is started by its command line behind "--", or is reached at --url; --config takes the',
    'servers of a client’s file. It is asked for its tools, and ended. Values of headers and variables',
    'are taken from the environment, never from arguments.',
  ].join('\n'),
  run: capture,
};

async function capture(terminal: Terminal, given: Given): Promise<ExitCode> {
  const fault = usageFault(given);
  if (fault !== null) {
    terminal.writeError(`${fault}\nSee: tool-catalog-gate capture --help\n`);
    return 2;
  }
  const settings = settingsOf(given);
  const results = await runCaptures(targetsOf(given, terminal), settings);
  for (const result of results) {
    for (const line of resultLines(result, settings)) terminal.writeError(`${line}\n`);
    const text = outputOf(result);
    if (text !== null) terminal.write(text);
  }
  return results.every(({ captured }) => !(captured instanceof Error)) ? 0 : 2;
}

/** What goes to standard output. */
function outputOf({ target, captured }: CaptureResult): string | null {
  return target.out === null && !(captured instanceof Error) ? captured.captured.text : null;
}
