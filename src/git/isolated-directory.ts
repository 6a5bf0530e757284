import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GateError } from '../errors/index.js';

/** A git directory of our own that has nothing of another one but its objects. */
export interface IsolatedDirectory {
  readonly environment: Readonly<Record<string, string>>;
  readonly directory: string;
  remove(): void;
}

/**
 * Makes the directory under RUNNER_TEMP, or the system's temporary directory. As git works there, it sees no
 * configuration, hook, graft, replacement, file monitor, promisor remote or owner of the checkout; the variables say
 * the same again for whatever else could name one. `objectDirectory` is the `objects` of the checkout's git directory,
 * `idDigits` 40 or 64. Throws GateError `not_writable` about `temporary-directory`.
 */
export function isolatedDirectory(objectDirectory: string, idDigits: number): IsolatedDirectory {
  const directory = gitDirectory(idDigits);
  return {
    directory,
    environment: {
      ...inherited(['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP']),
      LC_ALL: 'C',
      HOME: directory,
      GIT_DIR: directory,
      GIT_OBJECT_DIRECTORY: objectDirectory,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: join(directory, 'config'),
      GIT_NO_REPLACE_OBJECTS: '1',
      GIT_NO_LAZY_FETCH: '1',
      GIT_ALLOW_PROTOCOL: 'none',
      GIT_TERMINAL_PROMPT: '0',
      GIT_OPTIONAL_LOCKS: '0',
    },
    remove() {
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function gitDirectory(idDigits: number): string {
  try {
    const directory = mkdtempSync(join(process.env['RUNNER_TEMP'] || tmpdir(), 'tool-catalog-gate-'));
    mkdirSync(join(directory, 'refs'));
    writeFileSync(join(directory, 'HEAD'), 'ref: refs/heads/none\n');
    writeFileSync(join(directory, 'config'), configuration(idDigits));
    return directory;
  } catch {
    throw new GateError('not_writable', 'temporary-directory');
  }
}

function configuration(idDigits: number): string {
  const format =
    idDigits === 64
      ? '\trepositoryformatversion = 1\n[extensions]\n\tobjectformat = sha256\n'
      : '\trepositoryformatversion = 0\n';
  return `[core]\n\tbare = true\n\tfsmonitor = false\n${format}[protocol]\n\tallow = never\n[safe]\n\tdirectory = *\n`;
}

function inherited(names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const value = process.env[name];
    if (value !== undefined) found[name] = value;
  }
  return found;
}
