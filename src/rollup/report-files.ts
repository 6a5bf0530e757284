import { opendirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** What the Action names its JSON report, and so the file's name in an artifact of it. */
const REPORT_FILE = 'report.json';

/** One file that should hold a report. */
export interface ReportFile {
  /** Folders between what was named and the file, by `/`; the file's own name where it was named itself. */
  readonly origin: string;
  /** When the file was written last, in milliseconds since the epoch. */
  readonly time: number;
  /** null where it could not be read. */
  readonly bytes: Uint8Array | null;
}

/**
 * The files named, and every `report.json` below the folders named, one after the other: at no time is more than one of
 * them held. Symbolic links within folders are not followed. A path that is neither gives a file without bytes.
 */
export function* reportFiles(paths: readonly string[]): Generator<ReportFile> {
  for (const path of paths) {
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (isFolder) yield* filesBelow(path, path);
    else yield fileAt(path, basename(path));
  }
}

function* filesBelow(root: string, folder: string): Generator<ReportFile> {
  const folders: string[] = [];
  const directory = opendirSync(folder);
  try {
    for (let entry = directory.readSync(); entry !== null; entry = directory.readSync()) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile() && entry.name === REPORT_FILE)
        yield fileAt(path, relative(root, dirname(path)).split(sep).join('/'));
    }
  } finally {
    directory.closeSync();
  }
  for (const inner of folders) yield* filesBelow(root, inner);
}

function fileAt(path: string, origin: string): ReportFile {
  try {
    return { origin, time: Math.floor(statSync(path).mtimeMs), bytes: readFileSync(path) };
  } catch {
    return { origin, time: 0, bytes: null };
  }
}
