import type { Terminal } from './terminal.js';

const SILENT_MILLISECONDS = 1_000;

/** Tells on standard error what begins now, once the work has taken more than a second. */
export type Progress = (what: string) => void;

/** The progress of one command, whose time runs from now on. */
export function progressOf(terminal: Terminal): Progress {
  const begun = terminal.elapsed();
  return (what) => {
    const passed = terminal.elapsed() - begun;
    if (passed > SILENT_MILLISECONDS) terminal.writeError(`${(passed / 1000).toFixed(0)} s: ${what} …\n`);
  };
}
