import { describe, expect, test } from '@jest/globals';
import type { Known } from '../../src/errors/index.js';
import type { ProtectedRole } from '../../src/gate/index.js';
import type { ChangedFile } from '../../src/approval/changed-files.js';
import { codeOwnersPaths, readCodeOwners } from '../../src/approval/code-owners.js';
import { withOwners } from '../../src/approval/file-owners.js';
import { parseCodeOwners } from '../../src/patterns/index.js';
import type { CodeOwnersRule } from '../../src/patterns/index.js';
import { history, idOf } from '../run/history.js';

const BASELINES = [
  { catalog: 'a', path: 'a/baseline.json' },
  { catalog: 'b', path: 'b/baseline.json' },
];

function file(path: string, role: ProtectedRole, catalogs: readonly string[] = []): ChangedFile {
  return { path, role, catalogs, today: { base: 'absent', now: 'absent' } };
}

function rules(text: string): Known<readonly CodeOwnersRule[]> {
  return { known: true, value: parseCodeOwners(text) };
}

function owners(changed: ChangedFile, text: string, setting: readonly string[] | null = null) {
  return withOwners([changed], setting, rules(text), BASELINES, asIs).map((owned) =>
    owned.owners.known ? owned.owners.value : null,
  );
}

function asIs(path: string): string {
  return path;
}

describe('the owners of a changed file', () => {
  test("are the setting's, whatever CODEOWNERS says", () => {
    expect(owners(file('a/baseline.json', 'baseline', ['a']), '* @bob', ['@olga'])).toEqual([['@olga']]);
  });

  test("are CODEOWNERS', path by path", () => {
    const text = '* @bob\n/a/ @olga @ann\n';
    expect(owners(file('a/baseline.json', 'baseline', ['a']), text)).toEqual([['@olga', '@ann']]);
    expect(owners(file('x.yml', 'workflow'), text)).toEqual([['@bob']]);
  });

  test('are nobody for a baseline that nobody owns', () => {
    expect(owners(file('a/baseline.json', 'baseline', ['a']), '/b/ @olga')).toEqual([[]]);
  });

  test('are unknown where CODEOWNERS is', () => {
    const unknown = { known: false, permission: 'contents: read' } as const;
    const [owned] = withOwners([file('x', 'workflow')], null, unknown, BASELINES, asIs);
    expect(owned?.owners).toEqual(unknown);
  });

  test("are the setting's even where CODEOWNERS is unknown", () => {
    const unknown = { known: false, permission: null } as const;
    const [owned] = withOwners([file('x', 'map')], ['@olga'], unknown, BASELINES, asIs);
    expect(owned?.owners).toEqual({ known: true, value: ['@olga'] });
  });
});

describe('a file that nobody owns', () => {
  test("falls to the owners of its catalog's baseline", () => {
    const text = '/a/baseline.json @olga\n/b/baseline.json @bob';
    expect(owners(file('map.json', 'map', ['b']), text)).toEqual([['@bob']]);
  });

  test("of the whole gate falls to the baselines' owners once, where they are the same", () => {
    const text = '/a/baseline.json @olga @bob\n/b/baseline.json @BOB @olga';
    expect(owners(file('policy.json', 'policy'), text)).toEqual([['@BOB', '@olga']]);
  });

  test('of the whole gate needs each group of owners, where they differ', () => {
    const text = '/a/baseline.json @olga\n/b/baseline.json @bob';
    expect(owners(file('policy.json', 'policy'), text)).toEqual([['@olga'], ['@bob']]);
  });

  test("stays nobody's where the baselines are", () => {
    expect(owners(file('x.yml', 'workflow'), '')).toEqual([[]]);
  });

  test('passes over a baseline that nobody owns', () => {
    expect(owners(file('policy.json', 'policy'), '/b/baseline.json @bob')).toEqual([['@bob']]);
  });
});

describe('a workflow file', () => {
  test('has the owners that CODEOWNERS gives it, whatever the setting says, which stands in it', () => {
    expect(owners(file('x.yml', 'workflow'), '* @bob', ['@oscar'])).toEqual([['@bob']]);
  });

  test("has none where nobody owns it: the baselines' owners need not know workflows", () => {
    expect(owners(file('x.yml', 'workflow'), '/b/baseline.json @bob')).toEqual([[]]);
    expect(owners(file('x.yml', 'workflow'), '/b/baseline.json @bob', ['@oscar'])).toEqual([[]]);
  });
});

describe('CODEOWNERS of a commit', () => {
  const read = (files: Readonly<Record<string, string>>) => {
    const past = history({ main: { parents: [], files: { 'x.ts': '', ...files } } });
    return readCodeOwners(past.reader, past.id('main'));
  };

  test('is the first of its three places', async () => {
    const all = { 'docs/CODEOWNERS': '* @c', CODEOWNERS: '* @b', '.github/CODEOWNERS': '* @a' };
    expect(await read(all)).toMatchObject({
      path: '.github/CODEOWNERS',
      rules: { value: [{ owners: ['@a'] }] },
    });
    expect((await read({ 'docs/CODEOWNERS': '* @c', CODEOWNERS: '* @b' })).path).toBe('CODEOWNERS');
    expect((await read({ 'docs/CODEOWNERS': '* @c' })).path).toBe('docs/CODEOWNERS');
  });

  test('an empty first one hides the others', async () => {
    expect(await read({ 'docs/CODEOWNERS': '* @c', CODEOWNERS: '' })).toEqual({
      path: 'CODEOWNERS',
      rules: { known: true, value: [] },
    });
  });

  test("is nobody's where there is none", async () => {
    expect(await read({})).toEqual({ path: null, rules: { known: true, value: [] } });
  });

  test.each([
    ['a symlink', { CODEOWNERS: 'link:x' }],
    ['a directory', { 'CODEOWNERS/x': '' }],
    ['over 3 MB', { CODEOWNERS: '#'.repeat(3_000_000) }],
  ])('%s is unknown, and what stands behind it does not count', async (_name, files) => {
    const found = await read({ 'docs/CODEOWNERS': '* @c', ...files });
    expect(found).toEqual({ path: 'CODEOWNERS', rules: { known: false, permission: null } });
  });

  test('of a commit that cannot be read is unknown', async () => {
    const past = history({ main: { parents: [] } });
    expect((await readCodeOwners(past.reader, idOf('gone'))).rules.known).toBe(false);
  });
});

describe('a baseline that is a directory', () => {
  const past = history({
    old: { parents: [], files: { 'tools/a.json': '1', 'file.json': '1' } },
    now: { parents: ['old'], files: { 'file.json': '1' } },
  });
  const ask = (...commits: readonly string[]) =>
    codeOwnersPaths(past.reader, commits.map(past.id), ['tools', 'file.json', 'none']);

  test('is asked for by a file in it, whatever stands there now', async () => {
    for (const commits of [['old'], ['now', 'old']]) {
      const asked = await ask(...commits);
      expect(['tools', 'file.json', 'none', 'other'].map(asked)).toEqual([
        'tools/tool.json',
        'file.json',
        'none',
        'other',
      ]);
    }
  });

  test('belongs to the owners of what lies below it', async () => {
    const [owned] = withOwners(
      [file('tools', 'baseline', ['a'])],
      null,
      rules('/tools/ @olga'),
      [{ catalog: 'a', path: 'tools' }],
      await ask('old'),
    );
    expect(owned?.owners).toEqual({ known: true, value: ['@olga'] });
  });

  test('gives its owners to a file that nobody owns', async () => {
    const [owned] = withOwners(
      [file('policy.json', 'policy')],
      null,
      rules('/tools/*.json @olga'),
      [{ catalog: 'a', path: 'tools' }],
      await ask('old'),
    );
    expect(owned?.owners).toEqual({ known: true, value: ['@olga'] });
  });
});
