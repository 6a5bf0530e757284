import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LIMITS } from '../../src/json/index.js';
import { readLocalDirectory } from '../../src/workspace/local-files.js';
import { temporaryDirectory, write } from '../git/temporary.js';

let temporary: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  temporary = temporaryDirectory();
});
afterEach(() => temporary.remove());

const json = (names: readonly string[]) => names.filter((name) => name.endsWith('.json'));
const LIMITS = { ...DEFAULT_LIMITS, maxBytes: 10 };
const read = (name: string) => readLocalDirectory(join(temporary.path, name), json, LIMITS, 'candidate');

describe('a directory that the user names', () => {
  test('gives its files in the order of their names, the others left out', () => {
    write(temporary.path, 'tools/b.json', 'bb');
    write(temporary.path, 'tools/a.json', 'a');
    write(temporary.path, 'tools/README.md', 'a text that is longer than the limit');
    write(temporary.path, 'tools/below/c.json', 'c');
    expect(read('tools')?.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()])).toEqual([
      ['a.json', 'a'],
      ['b.json', 'bb'],
    ]);
  });

  test('counts all its files together', () => {
    write(temporary.path, 'tools/a.json', '123456');
    write(temporary.path, 'tools/b.json', '12345');
    expect(() => read('tools')).toThrow(expect.objectContaining({ code: 'too_large', field: 'candidate' }));
  });

  test('holds files alone under such names', () => {
    mkdirSync(join(temporary.path, 'tools', 'a.json'), { recursive: true });
    expect(() => read('tools')).toThrow(expect.objectContaining({ code: 'not_a_file' }));
  });

  test('is none where the path names a file or nothing', () => {
    write(temporary.path, 'a.json', 'a');
    expect([read('a.json'), read('none'), read('a.json/b')]).toEqual([null, null, null]);
  });
});
