import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DEFAULT_LIMITS } from '../../src/json/index.js';
import { listWorkspace } from '../../src/workspace/list-workspace.js';
import { workspaceReader } from '../../src/workspace/workspace-reader.js';
import { temporaryDirectory, write } from '../git/temporary.js';

let temporary: ReturnType<typeof temporaryDirectory>;
let root: string;

beforeEach(() => {
  temporary = temporaryDirectory();
  root = join(temporary.path, 'workspace');
  mkdirSync(root);
});

afterEach(() => temporary.remove());

function read(path: string, maxBytes = 1000) {
  return workspaceReader(root).readFile(path, { ...DEFAULT_LIMITS, maxBytes }, 'candidate');
}

const text = (found: ReturnType<typeof read>) =>
  found.state === 'present' ? Buffer.from(found.value).toString() : found;

describe('a file of the workspace', () => {
  test('is read, through redundant components too', () => {
    write(root, 'a/tools.json', '{}');
    for (const path of ['a/tools.json', './a/tools.json', 'a//tools.json', 'a/./tools.json']) {
      expect(text(read(path))).toBe('{}');
    }
  });

  test('that is not there is absent', () => {
    write(root, 'a.json', '{}');
    for (const path of ['b.json', 'a.json/b', 'x/y/z']) expect(read(path)).toEqual({ state: 'absent' });
  });

  test('is read up to the limit and no further', () => {
    write(root, 'a.json', 'x'.repeat(10));
    expect(text(read('a.json', 10))).toBe('x'.repeat(10));
    expect(read('a.json', 9)).toMatchObject({
      state: 'unavailable',
      error: { code: 'too_large', field: 'candidate' },
    });
  });

  test('may be empty, and may be a hard link', () => {
    write(root, 'empty.json', '');
    linkSync(join(root, 'empty.json'), join(root, 'hard.json'));
    expect(text(read('empty.json'))).toBe('');
    expect(text(read('hard.json'))).toBe('');
  });

  test('that is an LFS pointer is said to be one', () => {
    write(root, 'a.json', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n');
    expect(read('a.json')).toMatchObject({ state: 'invalid', error: { code: 'lfs_pointer' } });
    write(root, 'b.json', `version https://git-lfs.github.com/spec/v1\n${' '.repeat(1024)}`);
    expect(read('b.json', 2000)).toMatchObject({ state: 'present' });
  });

  test('the workspace itself may be reached through a link', () => {
    write(root, 'a.json', '{}');
    symlinkSync(root, join(temporary.path, 'linked'));
    const found = workspaceReader(join(temporary.path, 'linked')).readFile(
      'a.json',
      DEFAULT_LIMITS,
      'candidate',
    );
    expect(text(found)).toBe('{}');
  });
});

describe('what is refused', () => {
  test.each([
    ['/etc/passwd', 'absolute_path'],
    ['\\\\host\\share', 'absolute_path'],
    ['C:\\tools.json', 'absolute_path'],
    ['c:tools.json', 'absolute_path'],
    ['../tools.json', 'outside_workspace'],
    ['a/../../tools.json', 'outside_workspace'],
    ['a/..', 'outside_workspace'],
    ['', 'invalid_path'],
    ['.', 'invalid_path'],
    ['a\\b.json', 'invalid_path'],
    ['tools.json:stream', 'invalid_path'],
    ['tools.json::$DATA', 'invalid_path'],
    ['nul', 'invalid_path'],
    ['a/CON.json', 'invalid_path'],
    ['com1.json', 'invalid_path'],
    ['lpt²', 'invalid_path'],
    ['CONIN$', 'invalid_path'],
    ['tools.json.', 'invalid_path'],
    ['tools.json ', 'invalid_path'],
    ['a\u0000b', 'invalid_path'],
    ['a\nb', 'invalid_path'],
    ['a\u0085b', 'invalid_path'],
    ['a\uD800', 'invalid_path'],
    ['a*b', 'invalid_path'],
    ['.git/config', 'invalid_path'],
    ['a/.GIT/config', 'invalid_path'],
    ['a'.repeat(5000), 'invalid_path'],
  ])('%j: %s', (path, code) => {
    expect(read(path)).toMatchObject({ state: 'invalid', error: { code, field: 'candidate' } });
  });

  test.each(['console.json', 'nullable', 'com10.json', 'aux-tools/x', '.github/x', 'ä/日本.json', ' a'])(
    '%j is an ordinary name',
    (path) => {
      write(root, path, '1');
      expect(text(read(path))).toBe('1');
    },
  );

  test('a symlink at any component, wherever it leads', () => {
    write(root, 'real/tools.json', '1');
    write(temporary.path, 'outside.json', '1');
    symlinkSync('tools.json', join(root, 'real/link.json'));
    symlinkSync('real', join(root, 'linked'));
    symlinkSync('../outside.json', join(root, 'out.json'));
    symlinkSync('nowhere', join(root, 'dangling.json'));
    for (const path of ['real/link.json', 'linked/tools.json', 'out.json', 'dangling.json']) {
      expect(read(path)).toMatchObject({ state: 'invalid', error: { code: 'symlink' } });
    }
  });

  test('a directory, a pipe without a writer and a socket', async () => {
    mkdirSync(join(root, 'directory'));
    execFileSync('mkfifo', [join(root, 'pipe')]);
    const socket = createServer();
    await new Promise<void>((resolve) => socket.listen(join(root, 'socket'), resolve));
    for (const path of ['directory', 'pipe', 'socket']) {
      expect(read(path)).toMatchObject({ state: 'invalid', error: { code: 'not_a_file' } });
    }
    await new Promise((resolve) => socket.close(resolve));
  });

  test('names that differ by letter case or composition alone, at any component', () => {
    write(root, 'a/tools.json', '1');
    write(root, 'a/Tools.json', '2');
    write(root, 'b/caf\u00e9.json', '1');
    write(root, 'b/cafe\u0301.json', '2');
    write(root, 'c/x.json', '1');
    write(root, 'C/x.json', '1');
    for (const path of ['a/tools.json', 'a/Tools.json', 'b/caf\u00e9.json', 'c/x.json']) {
      expect(read(path)).toMatchObject({ state: 'invalid', error: { code: 'path_case_collision' } });
    }
    expect(read('a/TOOLS.json')).toEqual({ state: 'absent' });
  });

  test('a workspace that is not there is absent', () => {
    expect(workspaceReader(join(root, 'none')).readFile('a', DEFAULT_LIMITS, 'candidate')).toEqual({
      state: 'absent',
    });
  });
});

describe('a directory of the workspace', () => {
  const list = (path: string, maxBytes = 1000) =>
    workspaceReader(root).readDirectory(
      path,
      ['.json', '.snap'],
      { ...DEFAULT_LIMITS, maxBytes },
      'candidate',
    );

  test('gives its files of the wanted endings, in the order of their names', () => {
    write(root, 'tools/b.snap', '2');
    write(root, 'tools/a.json', '1');
    write(root, 'tools/c.md', '3');
    write(root, 'tools/deeper.json/d.json', '4');
    const found = list('tools');
    expect(
      found.state === 'present' && found.value.map(({ path, bytes }) => [path, bytes.toString()]),
    ).toEqual([
      ['a.json', '1'],
      ['b.snap', '2'],
    ]);
    expect(list('tools', 1)).toMatchObject({ state: 'unavailable', error: { code: 'too_large' } });
    expect(list('tools/a.json')).toMatchObject({ state: 'invalid', error: { code: 'not_a_file' } });
    expect(list('none')).toEqual({ state: 'absent' });
  });

  test.each([
    ['letter case', 'search.json', 'Search.json'],
    ['the letter case of the ending', 'search.json', 'search.JSON'],
    ['composition', 'caf\u00e9.json', 'cafe\u0301.json'],
  ])('with names that differ by %s alone is refused', (_name, one, other) => {
    write(root, `tools/${one}`, '1');
    write(root, `tools/${other}`, '2');
    expect(list('tools')).toMatchObject({ state: 'invalid', error: { code: 'path_case_collision' } });
  });

  test('with a symlink or a pipe among them is refused', () => {
    write(root, 'tools/a.json', '1');
    symlinkSync('a.json', join(root, 'tools/b.json'));
    expect(list('tools')).toMatchObject({ state: 'invalid', error: { code: 'symlink' } });
    mkdirSync(join(root, 'pipes'));
    execFileSync('mkfifo', [join(root, 'pipes', 'a.json')]);
    expect(list('pipes')).toMatchObject({ state: 'invalid', error: { code: 'not_a_file' } });
  });
});

test('the list of a workspace follows no link and leaves .git out', () => {
  write(root, 'servers/a/tools.json', '1');
  write(root, 'node_modules/x.json', '1');
  write(root, '.git/x.json', '1');
  symlinkSync('servers', join(root, 'linked'));
  expect([...listWorkspace(root, (directory) => directory !== 'node_modules')].sort()).toEqual([
    'linked',
    'servers/a/tools.json',
  ]);
  expect(() => listWorkspace(join(root, 'none'), () => true)).toThrow(
    expect.objectContaining({ code: 'not_found', field: 'workspace' }),
  );
});
