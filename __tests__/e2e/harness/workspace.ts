import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { objectsOf, writeLooseObjects } from './git-objects.js';
import type { Content, Files, ObjectStore } from './git-objects.js';

/** Checks a commit out as actions/checkout does: detached, one commit deep unless `history` is wanted. */
export function checkOut(
  workspace: string,
  store: ObjectStore,
  files: Files,
  commit: string,
  history: boolean,
): void {
  const git = join(workspace, '.git');
  for (const folder of ['objects', 'refs/heads', 'info']) mkdirSync(join(git, folder), { recursive: true });
  writeFileSync(join(git, 'HEAD'), `${commit}\n`);
  writeFileSync(
    join(git, 'config'),
    '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n',
  );
  writeLooseObjects(git, objectsOf(store, commit, history));
  if (!history) writeFileSync(join(git, 'shallow'), `${commit}\n`);
  for (const [path, content] of files) writeContent(workspace, path, content);
}

export function writeContent(workspace: string, path: string, content: Content): void {
  const file = join(workspace, path);
  mkdirSync(dirname(file), { recursive: true });
  if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(file, content);
  else if ('symlink' in content) symlinkSync(content.symlink, file);
  else mkdirSync(file);
}

/** Everything below a folder: path, kind and content of each, so that any change shows. */
export function snapshotOf(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return paths.map((path) => {
    const facts = lstatSync(join(folder, path));
    const digest = facts.isFile()
      ? createHash('sha1')
          .update(readFileSync(join(folder, path)))
          .digest('hex')
      : '';
    return `${path} ${facts.mode} ${facts.mtimeMs} ${digest}`;
  });
}
