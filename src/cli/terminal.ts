import type { DirectoryFile } from '../catalog/index.js';
import type { Limits } from '../json/index.js';

/** What a command may touch: its inputs, its two outputs and what they are shown on. */
export interface Terminal {
  /**
   * The bytes of a file, or of standard input for `-`. Throws GateError `too_large`, `not_found`, `not_readable` or
   * `not_a_file` (a directory), about `field`.
   */
  readonly read: (path: string, limits: Limits, field: string) => Promise<Uint8Array>;
  /**
   * The files directly in a directory that `choose` takes of all its names, or null where the path names none. Throws
   * GateError as `read` and `choose` do.
   */
  readonly readDirectory: (
    path: string,
    choose: (names: readonly string[]) => readonly string[],
    limits: Limits,
    field: string,
  ) => Promise<readonly DirectoryFile[] | null>;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** Whether standard output is a terminal. */
  readonly isTerminal: () => boolean;
  /** The answer of whoever sits at the terminal to a question; null where nobody does. */
  readonly ask: (question: string) => Promise<string | null>;
  /** The environment, for keys that must not stand in an argument. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  /** Milliseconds since the program began. */
  readonly elapsed: () => number;
  /** Whole seconds since the epoch. */
  readonly now: () => number;
}

/** How a command ends: the same or passed, drift or findings, could not check. */
export type ExitCode = 0 | 1 | 2;
