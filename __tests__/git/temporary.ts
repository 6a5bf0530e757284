import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cleanEnvironment } from '../clean-environment.js';

/** A directory that is gone after `remove`. */
export function temporaryDirectory(): { readonly path: string; remove(): void } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'gate-test-')));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function write(root: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Runs git in a directory without the machine's configuration; its output without the last line end. */
export function git(directory: string, ...parameters: readonly string[]): string {
  return execFileSync('git', parameters, {
    cwd: directory,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...cleanEnvironment(directory),
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_AUTHOR_NAME: 'Ann',
      GIT_AUTHOR_EMAIL: 'ann@example.com',
      GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
      GIT_COMMITTER_NAME: 'Ann',
      GIT_COMMITTER_EMAIL: 'ann@example.com',
      GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
    },
  }).replace(/\n$/, '');
}

/** Commits everything; the id of the commit. */
export function commitAll(directory: string, message = 'change'): string {
  git(directory, 'add', '--all');
  git(directory, 'commit', '--quiet', '--allow-empty', '-m', message);
  return git(directory, 'rev-parse', 'HEAD');
}
