import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeWith } from './needs.js';

const root = resolve(process.env['TOOL_CATALOG_GATE_SHARED'] ?? '../shared');

/** Path of a file in the shared test data: real catalogs and public vectors, which are not copied into this project. */
export function sharedPath(...parts: readonly string[]): string {
  return join(root, ...parts);
}

/** A group of tests over the shared test data. */
export function describeShared(name: string, tests: () => void): void {
  describeWith(existsSync(root) ? null : 'the shared test data (set TOOL_CATALOG_GATE_SHARED)', name, tests);
}
