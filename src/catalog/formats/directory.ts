import { GateError } from '../../errors/index.js';
import type { JsonValue, Limits } from '../../json/index.js';
import { DEFAULT_LIMITS, compareCodePoints, isObject, parseJson } from '../../json/index.js';
import type { Catalog, CatalogNote, Entry, SourceText } from '../catalog.js';
import { NO_MEMBERS } from '../catalog.js';
import { compareEntries, repeatedIn } from '../entry-order.js';
import type { Faults, Reading } from '../reading.js';
import { collected, faultAt, readEach, tell } from '../reading.js';
import type { FormatAdapter } from './adapter.js';
import { TOOLS_BY_NAME } from './adapter.js';
import { readEntry } from './read-entry.js';
import { INPUT_SCHEMA_FIELDS, OUTPUT_SCHEMA_FIELDS } from './schema-fields.js';

/** A directory of one-tool files; readCatalogDirectory reads it, since no file is one. */
export const DIRECTORY: FormatAdapter = {
  nameFields: TOOLS_BY_NAME,
  versionField: null,
  nestsFunctions: true,
  hasEnvelope: false,
  inputSchemas: INPUT_SCHEMA_FIELDS,
  outputSchemas: OUTPUT_SCHEMA_FIELDS,
  read({ field }) {
    throw new GateError('not_a_directory', field);
  },
};

/** The same, each tool keyed by its file's path without the ending: a folder can hold variants of one tool. */
export const DIRECTORY_BY_FILE: FormatAdapter = { ...DIRECTORY, nameFields: null };

/** A file of a directory: its path from there, `/` between components, and its bytes. */
export interface DirectoryFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface DirectoryOptions {
  /** Whether tools are keyed by their names (the default) or by their files. */
  readonly format?: 'directory' | 'directory-by-file';
  /** `maxBytes` is for all files together. */
  readonly limits?: Limits;
  /** What faults are named after, before the file. */
  readonly field?: string;
}

const TOOL_FILE = /^(?<stem>.*)\.(?:json|snap)$/s;
const PLAIN_PATH = /^[A-Za-z0-9_.-]+(?:\/[A-Za-z0-9_.-]+)*$/;

/** One file that was read. */
interface ToolFile {
  readonly source: SourceText;
  /** Its path without the ending. */
  readonly stem: string;
  readonly entry: Entry;
}

/** Whether a path is one that a directory of tools is read from: `*.json` or `*.snap`. */
export function isToolFile(path: string): boolean {
  return TOOL_FILE.test(path);
}

/**
 * Reads a directory of one-tool files, `*.json` and `*.snap`; every other file is left out. A tool is keyed by its
 * `name`, and where its file is named otherwise, a note says so; or by its file, where the format says so. Throws, on `FIELD/PATH` (a path of other than plain
 * characters is replaced by `files[N]`, N from 0 in path order), what parseJson throws, `invalid_entry` (no
 * object), `invalid_name`, `duplicate_name`; on the field `no_tools` where there is no such file and `too_large`.
 */
export function readCatalogDirectory(
  files: readonly DirectoryFile[],
  options: DirectoryOptions = {},
): Catalog {
  return readFiles(files, options);
}

/** Every fault of a directory's files, in the order of the files, as catalogFaults tells those of a file. */
export function catalogDirectoryFaults(
  files: readonly DirectoryFile[],
  options: DirectoryOptions = {},
): readonly GateError[] {
  return collected((faults) => readFiles(files, options, faults));
}

function readFiles(files: readonly DirectoryFile[], options: DirectoryOptions, faults?: Faults): Catalog {
  const field = options.field ?? 'catalog';
  const limits = options.limits ?? DEFAULT_LIMITS;
  const toolFiles = files
    .filter(({ path }) => isToolFile(path))
    .sort((a, b) => compareCodePoints(a.path, b.path));
  if (toolFiles.length === 0) throw new GateError('no_tools', field);
  const size = toolFiles.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > limits.maxBytes) throw new GateError('too_large', field);
  const reading = { field, text: '', faults };
  const format = options.format ?? 'directory';
  const read = readEach(reading, toolFiles, (file, index) => {
    const name = fieldOfFile(field, file.path, index);
    const document = parseJson(file.bytes, limits, name);
    return readFile(file.path, index, { field: name, text: document.text }, document.root, format);
  });
  requireUnique(read, reading);
  return {
    format,
    members: NO_MEMBERS,
    entries: read.map(({ entry }) => entry).sort(compareEntries),
    sources: read.map(({ source }) => source),
    notes: format === 'directory' ? read.flatMap(noteOf) : [],
  };
}

function readFile(
  path: string,
  index: number,
  reading: Reading,
  root: JsonValue,
  format: 'directory' | 'directory-by-file',
): ToolFile {
  if (!isObject(root)) throw faultAt(reading, 'invalid_entry', 0);
  const named = readEntry(reading, DIRECTORY, 'tool', root);
  const stem = TOOL_FILE.exec(path)?.groups?.['stem'] ?? '';
  const entry = { ...named, key: format === 'directory' ? named.key : stem, source: index };
  return { source: { file: path, text: reading.text, root, items: null }, stem, entry };
}

/** An error's message reaches logs as it is: only paths of plain characters may stand in it. */
function fieldOfFile(field: string, path: string, index: number): string {
  return PLAIN_PATH.test(path) ? `${field}/${path}` : `${field}/files[${index}]`;
}

function requireUnique(files: readonly ToolFile[], { field, faults }: Reading): void {
  const repeated = new Set(repeatedIn(files.map(({ entry }) => entry)));
  for (const { entry, source } of files) {
    if (!repeated.has(entry)) continue;
    const name = fieldOfFile(field, source.file ?? '', entry.source);
    const reading = { field: name, text: source.text, faults };
    tell(reading, faultAt(reading, 'duplicate_name', entry.start));
  }
}

function noteOf({ source, stem, entry }: ToolFile): readonly CatalogNote[] {
  return stem.slice(stem.lastIndexOf('/') + 1) === entry.key
    ? []
    : [{ code: 'file_name_differs', about: source.file }];
}
