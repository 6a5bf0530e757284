import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GateError } from '../errors/index.js';
import { CODEOWNERS_PATHS, isOwned, parseCodeOwners } from '../patterns/index.js';
import type { SetUpOptions } from './set-up.js';
import { codeOwnersLines, otherFiles, setUpFiles } from './set-up.js';

/**
 * What became of a file: it was made, it got lines at its end, it was there as it is needed (`kept`) or with another content
 * and is as it was (`differs`), or it belongs to another set-up (`superfluous`).
 */
export interface WrittenFile {
  readonly path: string;
  readonly outcome: 'created' | 'extended' | 'kept' | 'differs' | 'superfluous';
}

/**
 * Writes the files of a set-up below a directory. A file that is there is never written over: CODEOWNERS gets the lines
 * at its end that own what nobody owns yet, every other is kept. Of a committed candidate the first baseline is a copy,
 * if there is none; a captured one is kept out of the repository by a line of .gitignore. Throws GateError `not_writable` about `init`.
 */
export function writeSetUp(directory: string, options: SetUpOptions): readonly WrittenFile[] {
  try {
    return [
      ...setUpFiles(options).map(({ path, text }) => create(directory, path, text)),
      ...otherFiles(options).flatMap((path) =>
        existsSync(join(directory, path)) ? [{ path, outcome: 'superfluous' } as const] : [],
      ),
      ...ignoredCapture(directory, options),
      ...ownersFile(directory, options),
      ...firstBaseline(directory, options),
    ];
  } catch {
    throw new GateError('not_writable', 'init');
  }
}

function create(directory: string, path: string, content: string | Uint8Array): WrittenFile {
  const file = join(directory, path);
  if (existsSync(file)) return { path, outcome: isSame(file, content) ? 'kept' : 'differs' };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
  return { path, outcome: 'created' };
}

function isSame(file: string, content: string | Uint8Array): boolean {
  return Buffer.compare(readFileSync(file), Buffer.from(content)) === 0;
}

/** What the capture writes is made anew each time. */
function ignoredCapture(directory: string, { setUp, candidate }: SetUpOptions): readonly WrittenFile[] {
  if (setUp !== 'captured') return [];
  const [path, line] = ['.gitignore', `/${candidate}`];
  const file = join(directory, path);
  if (!existsSync(file)) return [create(directory, path, `${line}\n`)];
  const text = readFileSync(file, 'utf8');
  if (text.split(/\r?\n/).some((one) => [line, candidate].includes(one.trim()))) return [];
  append(file, text, [line]);
  return [{ path, outcome: 'extended' }];
}

function append(file: string, text: string, lines: readonly string[]): void {
  appendFileSync(file, `${text === '' || text.endsWith('\n') ? '' : '\n'}${lines.join('\n')}\n`);
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
  append(join(directory, path), text, missing);
  return [{ path, outcome: 'extended' }];
}

function firstBaseline(
  directory: string,
  { setUp, baseline, candidate }: SetUpOptions,
): readonly WrittenFile[] {
  const file = join(directory, candidate);
  if (setUp === 'captured' || !existsSync(file)) return [];
  if (existsSync(join(directory, baseline))) return [{ path: baseline, outcome: 'kept' }];
  return [create(directory, baseline, readFileSync(file))];
}
