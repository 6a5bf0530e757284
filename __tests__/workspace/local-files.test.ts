import { execFileSync, spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DEFAULT_LIMITS } from '../../src/json/index.js';
import { readLocalFile } from '../../src/workspace/local-files.js';
import { readStandardInput } from '../../src/workspace/standard-input.js';
import { temporaryDirectory, write } from '../git/temporary.js';

let temporary: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  temporary = temporaryDirectory();
});
afterEach(() => temporary.remove());

const LIMITS = { ...DEFAULT_LIMITS, maxBytes: 3_000_000 };
const thrown = (code: string) => expect.objectContaining({ code, field: 'baseline' });

describe('a file that the user names', () => {
  const read = (name: string) => readLocalFile(join(temporary.path, name), LIMITS, 'baseline');

  test('may be a link, and may be outside of everything', () => {
    write(temporary.path, 'a.json', 'content');
    symlinkSync('a.json', join(temporary.path, 'link.json'));
    expect(Buffer.from(read('link.json')).toString()).toBe('content');
  });

  test('may be a pipe, longer than one piece', () => {
    execFileSync('mkfifo', [join(temporary.path, 'pipe')]);
    const writer = spawn('sh', ['-c', `head -c 2500000 /dev/zero > '${join(temporary.path, 'pipe')}'`]);
    expect(read('pipe')).toHaveLength(2_500_000);
    writer.kill();
  });

  test('is never read beyond the limit', () => {
    write(temporary.path, 'a.json', Buffer.alloc(3_000_000));
    expect(read('a.json')).toHaveLength(3_000_000);
    write(temporary.path, 'a.json', Buffer.alloc(3_000_001));
    expect(() => read('a.json')).toThrow(thrown('too_large'));
    expect(() => readLocalFile('/dev/zero', LIMITS, 'baseline')).toThrow(thrown('too_large'));
  });

  test('says why it cannot be read', () => {
    expect(() => read('none.json')).toThrow(thrown('not_found'));
    expect(() => readLocalFile(temporary.path, LIMITS, 'baseline')).toThrow(thrown('not_a_file'));
    expect(() => read('a\0b')).toThrow(thrown('invalid_path'));
  });
});

describe('standard input', () => {
  const stream = (...sizes: readonly number[]) => Readable.from(sizes.map((size) => Buffer.alloc(size, 1)));

  test('is read to its end', async () => {
    expect(await readStandardInput(LIMITS, 'baseline', stream(1, 0, 5))).toHaveLength(6);
    expect(await readStandardInput(LIMITS, 'baseline', stream())).toHaveLength(0);
  });

  test('is given up at the limit', async () => {
    expect(await readStandardInput(LIMITS, 'baseline', stream(3_000_000))).toHaveLength(3_000_000);
    await expect(readStandardInput(LIMITS, 'baseline', stream(2_000_000, 2_000_000))).rejects.toThrow(
      thrown('too_large'),
    );
  });

  test('that breaks is not readable', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('broken')) });
    await expect(readStandardInput(LIMITS, 'baseline', broken)).rejects.toThrow(thrown('not_readable'));
  });
});
