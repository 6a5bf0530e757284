import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  chmodSync,
} from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { DEFAULT_LIMITS } from '../../src/json/index.js';
import { commitReader } from '../../src/git/commit-reader.js';
import type { CommitReader } from '../../src/git/commit-reader.js';
import { localObjects } from '../../src/git/local-objects.js';
import { commitAll, git, temporaryDirectory, write } from './temporary.js';

let temporary: ReturnType<typeof temporaryDirectory>;
let repository: string;
let reader: CommitReader;

beforeEach(() => {
  temporary = temporaryDirectory();
  repository = join(temporary.path, 'repository');
  git(temporary.path, 'init', '--quiet', 'repository');
});

afterEach(() => {
  reader.close();
  temporary.remove();
});

function open(directory = repository, digits = 40): CommitReader {
  reader = commitReader(localObjects(join(directory, '.git', 'objects'), digits));
  return reader;
}

function read(commit: string, path: string, maxBytes = DEFAULT_LIMITS.maxBytes) {
  return reader.read(commit, path, { ...DEFAULT_LIMITS, maxBytes }, 'baseline');
}

const text = (found: Awaited<ReturnType<typeof read>>) =>
  found.state === 'present' ? Buffer.from(found.value.bytes).toString() : found;

describe('files of a commit', () => {
  test('are found by path, with their blob', async () => {
    write(repository, 'a/b/tools.json', '{"tools":[]}');
    write(repository, 'empty.json', '');
    const commit = commitAll(repository);
    open();
    const found = await read(commit, 'a/b/tools.json');
    expect(text(found)).toBe('{"tools":[]}');
    expect(found).toMatchObject({ value: { id: git(repository, 'rev-parse', `${commit}:a/b/tools.json`) } });
    expect(text(await read(commit, 'empty.json'))).toBe('');
  });

  test.each([
    ['missing.json'],
    ['a/missing.json'],
    ['missing/tools.json'],
    ['tools.json/deeper'],
    ['TOOLS.json'],
  ])('%s is absent', async (path) => {
    write(repository, 'tools.json', '1');
    write(repository, 'a/tools.json', '1');
    const commit = commitAll(repository);
    open();
    expect(await read(commit, path)).toEqual({ state: 'absent' });
  });

  test('symlinks, submodules, directories and LFS pointers have their own codes', async () => {
    write(repository, 'real/tools.json', '1');
    write(repository, 'lfs.json', 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n');
    symlinkSync('real/tools.json', join(repository, 'link.json'));
    symlinkSync('real', join(repository, 'linked'));
    const first = commitAll(repository);
    git(repository, 'update-index', '--add', '--cacheinfo', `160000,${first},module`);
    git(repository, 'commit', '--quiet', '-m', 'module');
    const commit = git(repository, 'rev-parse', 'HEAD');
    open();
    for (const [path, code] of [
      ['link.json', 'symlink'],
      ['linked/tools.json', 'symlink'],
      ['module', 'submodule'],
      ['module/tools.json', 'submodule'],
      ['real', 'not_a_file'],
      ['lfs.json', 'lfs_pointer'],
    ] as const) {
      expect(await read(commit, path)).toMatchObject({
        state: 'invalid',
        error: { code, field: 'baseline' },
      });
    }
  });

  test('a file over the limit is not to be had, and the next one is', async () => {
    write(repository, 'large.json', 'x'.repeat(300_000));
    write(repository, 'small.json', 'x'.repeat(100));
    const commit = commitAll(repository);
    open();
    expect(await read(commit, 'large.json', 1000)).toMatchObject({
      state: 'unavailable',
      error: { code: 'too_large' },
    });
    expect(text(await read(commit, 'small.json', 100))).toBe('x'.repeat(100));
    expect(await read(commit, 'small.json', 99)).toMatchObject({ state: 'present' });
  });

  test('many questions at once are each answered, whatever becomes of the others', async () => {
    for (let index = 0; index < 60; index += 1) write(repository, `f${index}.json`, 'x'.repeat(index * 100));
    const commit = commitAll(repository);
    open();
    const paths = [...Array(62).keys()].map((index) => `f${index}.json`);
    const found = await Promise.all(paths.map((path) => read(commit, path, 4000)));
    expect(found.map(({ state }) => state)).toEqual([
      ...Array(41).fill('present'),
      ...Array(19).fill('unavailable'),
      'absent',
      'absent',
    ]);
    expect(found.slice(0, 41).map((file) => file.state === 'present' && file.value.bytes.length)).toEqual(
      [...Array(41).keys()].map((index) => index * 100),
    );
  });

  test('files that are fetched together are read from then on', async () => {
    for (let index = 0; index < 30; index += 1) write(repository, `f${index}.json`, `${index}`.repeat(9));
    const commit = commitAll(repository);
    open();
    const places = [...Array(31).keys()].map((index) => ({ commit, path: `f${index}.json` }));
    await reader.prefetch(places, DEFAULT_LIMITS);
    rmSync(join(repository, '.git'), { recursive: true });
    expect(text(await read(commit, 'f29.json'))).toBe('29'.repeat(9));
    expect(await read(commit, 'f30.json')).toEqual({ state: 'absent' });
  });

  test('a directory gives its files of the wanted endings', async () => {
    write(repository, 'tools/a.json', '1');
    write(repository, 'tools/b.snap', '2');
    write(repository, 'tools/c.md', '3');
    write(repository, 'tools/deeper/d.json', '4');
    const commit = commitAll(repository);
    open();
    const found = await reader.readDirectory(commit, 'tools', ['.json', '.snap'], DEFAULT_LIMITS, 'baseline');
    expect(found).toMatchObject({
      state: 'present',
      value: { id: git(repository, 'rev-parse', `${commit}:tools`) },
    });
    expect(found.state === 'present' && found.value.files.map((file) => file.path)).toEqual([
      'a.json',
      'b.snap',
    ]);
    expect(
      await reader.readDirectory(
        commit,
        'tools',
        ['.json', '.snap'],
        { ...DEFAULT_LIMITS, maxBytes: 1 },
        'baseline',
      ),
    ).toMatchObject({ state: 'unavailable', error: { code: 'too_large' } });
    expect(await reader.readDirectory(commit, 'tools/a.json', ['.json'], DEFAULT_LIMITS, 'b')).toMatchObject({
      error: { code: 'not_a_file' },
    });
    expect(await reader.readDirectory(commit, 'none', ['.json'], DEFAULT_LIMITS, 'b')).toEqual({
      state: 'absent',
    });
  });

  test('lists files below the directories that are let in', async () => {
    write(repository, 'servers/a/tools.json', '1');
    write(repository, 'servers/b/tools.json', '1');
    write(repository, 'node_modules/x/y.json', '1');
    write(repository, 'top.json', '1');
    const commit = commitAll(repository);
    open();
    const files = await reader.list(commit, (directory) => directory !== 'node_modules');
    expect(files.map((file) => file.path)).toEqual([
      'servers/a/tools.json',
      'servers/b/tools.json',
      'top.json',
    ]);
  });
});

describe('commits', () => {
  test('give their parents as the raw object names them, in a clone of depth 1 too', async () => {
    write(repository, 'tools.json', '1');
    const base = commitAll(repository);
    git(repository, 'checkout', '--quiet', '-b', 'side');
    write(repository, 'tools.json', '2');
    const side = commitAll(repository);
    git(repository, 'checkout', '--quiet', '-');
    git(repository, 'merge', '--quiet', '--no-ff', '-m', 'merge', 'side');
    const merge = git(repository, 'rev-parse', 'HEAD');
    git(temporary.path, 'clone', '--quiet', '--depth', '1', `file://${repository}`, 'shallow');
    open(join(temporary.path, 'shallow'));
    expect((await reader.commit(merge)).parents).toEqual([base, side]);
    expect(text(await read(merge, 'tools.json'))).toBe('2');
    expect(await read(base, 'tools.json')).toMatchObject({
      state: 'unavailable',
      error: { code: 'commit_not_found', field: 'baseline' },
    });
  });

  test.each([['HEAD'], ['main'], ['--help'], [''], ['ABCDEF'], ['0'.repeat(40)], ['0'.repeat(64)]])(
    '%j is no commit that is here',
    async (id) => {
      commitAll(repository);
      open();
      await expect(reader.commit(id)).rejects.toMatchObject({ code: 'commit_not_found' });
    },
  );

  test('a tree is no commit', async () => {
    const commit = commitAll(repository);
    open();
    await expect(reader.commit(git(repository, 'rev-parse', `${commit}^{tree}`))).rejects.toMatchObject({
      code: 'not_readable',
    });
    expect((await reader.commit(commit)).parents).toEqual([]);
  });
});

describe('other repositories', () => {
  test('SHA-256', async () => {
    git(temporary.path, 'init', '--quiet', '--object-format=sha256', 'wide');
    const wide = join(temporary.path, 'wide');
    write(wide, 'a/tools.json', '{}');
    const commit = commitAll(wide);
    open(wide, 64);
    expect(commit).toHaveLength(64);
    expect(text(await read(commit, 'a/tools.json'))).toBe('{}');
  });

  test('no git directory at all', async () => {
    open(temporary.path);
    await expect(reader.commit('1'.repeat(40))).rejects.toMatchObject({ code: 'not_readable', field: 'git' });
  });

  test('objects of an alternate are found, and checked like all others', async () => {
    write(repository, 'tools.json', '1');
    const commit = commitAll(repository);
    git(temporary.path, 'clone', '--quiet', '--shared', 'repository', 'borrower');
    open(join(temporary.path, 'borrower'));
    expect(text(await read(commit, 'tools.json'))).toBe('1');
  });

  test('packed objects', async () => {
    write(repository, 'tools.json', '1');
    const commit = commitAll(repository);
    git(repository, 'repack', '-a', '-d', '--quiet');
    open();
    expect(text(await read(commit, 'tools.json'))).toBe('1');
  });
});

describe('a hostile repository', () => {
  const alarm = () => join(temporary.path, 'alarm');

  test('its configuration runs nothing and fetches nothing', async () => {
    write(repository, 'tools.json', '1');
    const commit = commitAll(repository);
    const blob = git(repository, 'rev-parse', `${commit}:tools.json`);
    const script = join(temporary.path, 'script.sh');
    writeFileSync(script, `#!/bin/sh\ntouch '${alarm()}'\n`);
    chmodSync(script, 0o755);
    git(repository, 'config', 'core.fsmonitor', script);
    git(repository, 'config', 'core.hooksPath', temporary.path);
    git(repository, 'config', 'core.sshCommand', script);
    git(repository, 'config', 'extensions.partialClone', 'origin');
    git(repository, 'config', 'remote.origin.promisor', 'true');
    git(repository, 'config', 'remote.origin.url', `ext::${script}`);
    git(repository, 'config', 'remote.origin.uploadpack', script);
    git(repository, 'config', 'protocol.ext.allow', 'always');
    rmSync(join(repository, '.git', 'objects', blob.slice(0, 2), blob.slice(2)));
    open();
    expect(await read(commit, 'tools.json')).toMatchObject({
      state: 'unavailable',
      error: { code: 'object_not_found' },
    });
    expect(existsSync(alarm())).toBe(false);
  });

  test('replacement objects and grafts are not followed', async () => {
    write(repository, 'tools.json', 'good');
    const commit = commitAll(repository);
    write(repository, 'tools.json', 'evil');
    const evil = commitAll(repository);
    git(repository, 'replace', commit, evil);
    write(repository, '.git/info/grafts', `${evil}\n`);
    open();
    expect(text(await read(commit, 'tools.json'))).toBe('good');
    expect((await reader.commit(evil)).parents).toEqual([commit]);
  });

  test.each(['blob', 'tree', 'commit'] as const)(
    'a %s whose content has another hash is refused',
    async (type) => {
      write(repository, 'tools.json', 'good');
      const commit = commitAll(repository);
      const id = git(
        repository,
        'rev-parse',
        { blob: `${commit}:tools.json`, tree: `${commit}^{tree}`, commit }[type],
      );
      const file = join(repository, '.git', 'objects', id.slice(0, 2), id.slice(2));
      const content = { blob: 'evil', tree: '', commit: `tree ${'0'.repeat(40)}\n\n` }[type];
      rmSync(file, { force: true });
      writeFileSync(file, deflateSync(`${type} ${content.length}\0${content}`));
      open();
      const found = await read(commit, 'tools.json');
      expect(found).toMatchObject({ state: 'unavailable' });
      expect(found.state === 'unavailable' && found.error.code).toMatch(
        /^(?:hash_mismatch|not_readable|\w+_not_found)$/,
      );
    },
  );

  test('a pack whose index names other objects is refused', async () => {
    write(repository, 'a.json', 'good content one');
    write(repository, 'b.json', 'evil content two');
    const commit = commitAll(repository);
    const [good = '', evil = ''] = ['a.json', 'b.json'].map((path) =>
      git(repository, 'rev-parse', `${commit}:${path}`),
    );
    git(repository, 'repack', '-a', '-d', '--quiet');
    const packs = join(repository, '.git', 'objects', 'pack');
    const index = join(packs, readdirSync(packs).find((name) => name.endsWith('.idx')) ?? '');
    const bytes = readFileSync(index);
    const count = bytes.readUInt32BE(8 + 255 * 4);
    const names = 8 + 256 * 4;
    const offsets = names + count * 20 + count * 4;
    const place = (id: string) => offsets + 4 * ((bytes.indexOf(Buffer.from(id, 'hex'), names) - names) / 20);
    bytes.copy(bytes, place(good), place(evil), place(evil) + 4);
    chmodSync(index, 0o644);
    writeFileSync(index, bytes);
    open();
    expect(await read(commit, 'a.json')).toMatchObject({
      state: 'unavailable',
      error: { code: 'hash_mismatch' },
    });
  });

  test('variables of the environment that steer git are not passed on', async () => {
    write(repository, 'tools.json', 'good');
    const commit = commitAll(repository);
    const steering = { GIT_DIR: '/nonexistent', GIT_OBJECT_DIRECTORY: '/nonexistent', GIT_TRACE: alarm() };
    Object.assign(process.env, steering);
    try {
      open();
      expect(text(await read(commit, 'tools.json'))).toBe('good');
      expect(existsSync(alarm())).toBe(false);
    } finally {
      for (const name of Object.keys(steering)) Reflect.deleteProperty(process.env, name);
    }
  });

  test('nothing is left behind and nothing is written to the repository', async () => {
    write(repository, 'tools.json', 'good');
    const commit = commitAll(repository);
    const files = () => readdirSync(temporary.path, { recursive: true }).sort();
    const before = files();
    process.env['RUNNER_TEMP'] = temporary.path;
    try {
      open();
      await read(commit, 'tools.json');
      expect(files()).not.toEqual(before);
      reader.close();
      expect(files()).toEqual(before);
    } finally {
      Reflect.deleteProperty(process.env, 'RUNNER_TEMP');
    }
  });
});

test('git that is missing is not readable', async () => {
  const commit = commitAll(repository);
  const path = process.env['PATH'];
  process.env['PATH'] = temporary.path;
  try {
    open();
    await expect(reader.commit(commit)).rejects.toMatchObject({ code: 'not_readable', field: 'git' });
  } finally {
    process.env['PATH'] = path;
  }
});
