import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GateError } from '../errors/index.js';
import { CODEOWNERS_PATHS, isOwned, parseCodeOwners } from '../patterns/index.js';
import type { SetUpOptions } from './set-up.js';
import { codeOwnersLines, setUpFiles } from './set-up.js';

/** What became of a file: it was made, it got lines at its end, or it was there and is as it was. */
export interface WrittenFile {
  readonly path: string;
  readonly outcome: 'created' | 'extended' | 'kept';
}

/**
 * Writes the files of a set-up below a directory. A file that is there is never written over: CODEOWNERS gets the lines
 * at its end that own what nobody owns yet, every other is kept. Of a committed candidate the first baseline is a copy,
 * if there is none. Throws GateError `not_writable` about `init`.
 */
export function writeSetUp(directory: string, options: SetUpOptions): readonly WrittenFile[] {
  try {
    return [
      ...setUpFiles(options).map(({ path, text }) => create(directory, path, text)),
      ...ownersFile(directory, options),
      ...firstBaseline(directory, options),
    ];
  } catch {
    throw new GateError('not_writable', 'init');
  }
}

function create(directory: string, path: string, content: string | Uint8Array): WrittenFile {
  const file = join(directory, path);
  if (existsSync(file)) return { path, outcome: 'kept' };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
  return { path, outcome: 'created' };
}

function ownersFile(directory: string, options: SetUpOptions): readonly WrittenFile[] {
  if (options.owners.length === 0) return [];
  const lines = codeOwnersLines(options);
  const path = CODEOWNERS_PATHS.find((place) => existsSync(join(directory, place)));
  if (path === undefined) return [create(directory, '.github/CODEOWNERS', `${lines.join('\n')}\n`)];
  const text = readFileSync(join(directory, path), 'utf8');
  const rules = parseCodeOwners(text);
  const missing = [options.baseline, '.github/workflows/tool-catalog.yml'].flatMap((owned, index) =>
    isOwned(rules, owned) ? [] : (lines[index] ?? []),
  );
  if (missing.length === 0) return [{ path, outcome: 'kept' }];
  appendFileSync(
    join(directory, path),
    `${text === '' || text.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`,
  );
  return [{ path, outcome: 'extended' }];
}

function firstBaseline(
  directory: string,
  { setUp, baseline, candidate }: SetUpOptions,
): readonly WrittenFile[] {
  const file = join(directory, candidate);
  if (setUp === 'captured' || !existsSync(file)) return [];
  return [create(directory, baseline, readFileSync(file))];
}
