import { MAX_GIT_MILLISECONDS } from '../limits.js';

/** What git answers, without its line end; null where it fails. It replaces, fetches and starts nothing on the way. */
export async function askGit(directory: string, question: readonly string[]): Promise<string | null> {
  const { execFile } = await import('node:child_process');
  const environment = {
    ...withoutGit(process.env),
    LC_ALL: 'C',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
  };
  return new Promise((resolve) => {
    execFile(
      'git',
      ['-c', 'core.fsmonitor=false', ...question],
      { cwd: directory, env: environment, timeout: MAX_GIT_MILLISECONDS, windowsHide: true },
      (error, output) => {
        resolve(error === null ? output.replace(/\r?\n$/, '') : null);
      },
    );
  });
}

/** A hook runs with variables that name another directory or another index. */
function withoutGit(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('GIT_')));
}
