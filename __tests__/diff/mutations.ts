import { readFileSync, readdirSync } from 'node:fs';
import { catalogDigest, parseCatalog } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { diffCatalogs, isEmpty } from '../../src/diff/index.js';
import { GateError } from '../../src/errors/index.js';
import { jsonBytes } from '../catalog/bytes.js';
import { sharedPath } from '../shared.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

/** A tool of a corpus manifest as a manifest of its own, and what a gate knows of it. */
interface Manifest {
  readonly text: string;
  readonly catalog: Catalog;
  readonly digest: string;
}

/** A place of a manifest. */
export interface Spot {
  readonly file: string;
  readonly path: Path;
  readonly manifest: Manifest;
}

const KINDS = ['change', 'delete', 'insert', 'retype', 'null', 'order'] as const;
type Kind = (typeof KINDS)[number];

function pathsOf(value: Json, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf(at(value, key), [...path, key]))];
}

function at(value: Json, key: string | number): Json {
  if (Array.isArray(value)) return value[Number(key)] ?? null;
  return typeof value === 'object' && value !== null ? (value[key] ?? null) : null;
}

/** Every n-th place of every tool of every corpus manifest. */
export function spots(stride: number): readonly Spot[] {
  return files()
    .flatMap(spotsOf)
    .filter((_, index) => index % stride === 0);
}

function files(): readonly string[] {
  return ['npm', 'github-mcp-server'].flatMap((folder) =>
    readdirSync(sharedPath('corpus', folder)).map((file) => `${folder}/${file}`),
  );
}

function spotsOf(file: string): readonly Spot[] {
  const { tools }: { tools: Json[] } = JSON.parse(readFileSync(sharedPath('corpus', file), 'utf8'));
  return tools.flatMap((tool) => {
    const root = { tools: [tool] };
    const catalog = parseCatalog(jsonBytes(root));
    const manifest = { text: JSON.stringify(root), catalog, digest: catalogDigest(catalog) };
    return pathsOf(root, [])
      .slice(1)
      .map((path) => ({ file, path, manifest }));
  });
}

/**
 * Mutates one place of a manifest in one way (by turns; a plain change where the place does not allow that way) and
 * tells whether the gate would see it: by a fault in reading, or by a diff and a digest that both differ.
 */
export function isFound({ path, manifest }: Spot, turn: number): boolean {
  const { text, catalog, digest } = manifest;
  const root: Json = JSON.parse(text);
  if (!mutate(root, path, KINDS[turn % KINDS.length] ?? 'change')) mutate(root, path, 'change');
  try {
    const mutated = parseCatalog(jsonBytes(root), { format: 'mcp' });
    return !isEmpty(diffCatalogs(catalog, mutated)) && catalogDigest(mutated) !== digest;
  } catch (error) {
    return error instanceof GateError;
  }
}

function mutate(root: Json, path: Path, kind: Kind): boolean {
  const holder = path.slice(0, -1).reduce(at, root);
  const key = path.at(-1) ?? '';
  const value = at(holder, key);
  if (kind === 'delete') return remove(holder, key);
  if (kind === 'insert') return insert(value) || put(holder, key, changed(value));
  if (kind === 'order') return path.length > 1 && reorder(value);
  if (kind === 'null') return value !== null && put(holder, key, null);
  return put(holder, key, kind === 'retype' ? retyped(value) : changed(value));
}

function put(holder: Json, key: string | number, value: Json): boolean {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else if (typeof holder === 'object' && holder !== null) holder[key] = value;
  return true;
}

function remove(holder: Json, key: string | number): boolean {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, key);
  return true;
}

function insert(value: Json): boolean {
  if (Array.isArray(value)) value.push(value.length === 0 ? null : (value[0] ?? null));
  else if (typeof value === 'object' && value !== null) value['x-inserted'] = null;
  else return false;
  return true;
}

function reorder(value: Json): boolean {
  if (!Array.isArray(value)) return false;
  const other = value.findIndex((item) => JSON.stringify(item) !== JSON.stringify(value[0]));
  if (other < 1) return false;
  [value[0], value[other]] = [value[other] ?? null, value[0] ?? null];
  return true;
}

function changed(value: Json): Json {
  if (typeof value === 'string') return value === '' ? ' ' : value.slice(0, -1);
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return value === null ? false : Array.isArray(value) ? [...value, 0] : { ...value, x: 0 };
}

function retyped(value: Json): Json {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null
    ? ''
    : Array.isArray(value)
      ? Object.fromEntries(value.entries())
      : Object.values(value);
}
