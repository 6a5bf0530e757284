import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headCommit } from '../../src/git/head-commit.js';
import { commitAll, git, temporaryDirectory, write } from './temporary.js';

let temporary: ReturnType<typeof temporaryDirectory>;
let root: string;
let commit: string;

beforeEach(() => {
  temporary = temporaryDirectory();
  root = join(temporary.path, 'workspace');
  git(temporary.path, 'init', '--quiet', 'workspace');
  write(root, 'a/tools.json', '1');
  commit = commitAll(root);
});

afterEach(() => temporary.remove());

const refused = expect.objectContaining({ code: 'not_a_repository', field: 'checkout' });

describe('HEAD', () => {
  test('on a branch, with the reference loose or packed', () => {
    const expected = { commit, directory: '', objects: join(root, '.git/objects') };
    expect(headCommit(root, 'a/tools.json')).toEqual(expected);
    git(root, 'pack-refs', '--all');
    expect(headCommit(root, 'a/tools.json')).toEqual(expected);
  });

  test('detached, as actions/checkout leaves a pull request', () => {
    git(root, 'checkout', '--quiet', '--detach');
    expect(headCommit(root, 'tools.json')?.commit).toBe(commit);
  });

  test('of a worktree and of a submodule', () => {
    git(root, 'branch', 'other');
    git(root, 'worktree', 'add', '--quiet', join(temporary.path, 'tree'), 'other');
    expect(headCommit(join(temporary.path, 'tree'), 'tools.json')).toEqual({
      commit,
      directory: '',
      objects: join(root, '.git/objects'),
    });
    git(temporary.path, 'init', '--quiet', 'outer');
    const outer = join(temporary.path, 'outer');
    git(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', root, 'inner');
    expect(headCommit(outer, 'inner/a/tools.json')).toEqual({
      commit,
      directory: 'inner',
      objects: join(outer, '.git/modules/inner/objects'),
    });
  });

  test('of a SHA-256 repository', () => {
    git(temporary.path, 'init', '--quiet', '--object-format=sha256', 'wide');
    const wide = join(temporary.path, 'wide');
    const id = commitAll(wide);
    expect(headCommit(wide, 'x')?.commit).toBe(id);
  });

  test('of the nearest repository, up to the workspace and no further', () => {
    git(root, 'init', '--quiet', 'a');
    const inner = commitAll(join(root, 'a'));
    expect(headCommit(root, 'a/tools.json')).toMatchObject({ commit: inner, directory: 'a' });
    expect(headCommit(root, 'b/tools.json')).toMatchObject({ commit, directory: '' });
    mkdirSync(join(root, 'b'));
    expect(headCommit(join(root, 'b'), 'tools.json')).toBeNull();
  });
});

describe('what cannot be resolved', () => {
  test.each([
    ['no commit yet', 'ref: refs/heads/unborn\n', 'no_commit'],
    ['another storage of references', 'ref: refs/heads/.invalid\n', 'reftable'],
  ])('%s, which has a code of its own', (_name, content, code) => {
    writeFileSync(join(root, '.git/HEAD'), content);
    expect(() => headCommit(root, 'tools.json')).toThrow(
      expect.objectContaining({ code, field: 'checkout' }),
    );
  });

  test.each([
    ['a reference outside', 'ref: refs/heads/../../../../outside\n'],
    ['a reference that is none', 'ref: HEAD\n'],
    ['an empty file', ''],
    ['an abbreviated id', 'abcdef\n'],
    ['two lines', `${'1'.repeat(40)}\n${'2'.repeat(40)}\n`],
  ])('%s', (_name, content) => {
    writeFileSync(join(temporary.path, 'outside'), `${'1'.repeat(40)}\n`);
    writeFileSync(join(root, '.git/HEAD'), content);
    expect(() => headCommit(root, 'tools.json')).toThrow(refused);
  });

  test('a circle of references', () => {
    writeFileSync(join(root, '.git/refs/heads/one'), 'ref: refs/heads/two\n');
    writeFileSync(join(root, '.git/refs/heads/two'), 'ref: refs/heads/one\n');
    writeFileSync(join(root, '.git/HEAD'), 'ref: refs/heads/one\n');
    expect(() => headCommit(root, 'tools.json')).toThrow(refused);
  });

  test('a .git file that names no directory, and one that is empty', () => {
    rmSync(join(root, '.git'), { recursive: true });
    for (const content of ['', 'gitdir: nowhere\n', 'nonsense']) {
      writeFileSync(join(root, '.git'), content);
      expect(() => headCommit(root, 'tools.json')).toThrow(refused);
    }
  });
});
