import { describe, expect, test } from '@jest/globals';
import { expandCatalogs } from '../../src/settings/index.js';
import type { CatalogLine, TreePaths } from '../../src/settings/index.js';

const line = (baseline: string, candidate: string, name = 'servers'): CatalogLine => ({
  name,
  baseline,
  candidate,
});
const trees = (over: Partial<TreePaths>): TreePaths => ({ base: [], head: [], workspace: [], ...over });
const SERVERS = line('servers/*/tools.baseline.json', 'servers/*/tools.json');

const names = (lines: readonly CatalogLine[], over: Partial<TreePaths>): readonly string[] =>
  expandCatalogs(lines, trees(over)).pairs.map((pair) => pair.name);

describe('expandCatalogs', () => {
  test('a line without stars is one catalog, whether or not its files exist', () => {
    expect(expandCatalogs([line('a.json', 'b.json', '')], trees({}))).toEqual({
      pairs: [
        { name: '', baseline: 'a.json', candidate: 'b.json', retired: false, snapshot: false, error: null },
      ],
      errors: [],
    });
  });

  test('a catalog’s name is the given name plus what matched', () => {
    const { pairs, errors } = expandCatalogs([SERVERS], trees({ head: ['servers/x/tools.baseline.json'] }));
    expect(errors).toEqual([]);
    expect(pairs).toEqual([
      {
        name: 'servers/x',
        baseline: 'servers/x/tools.baseline.json',
        candidate: 'servers/x/tools.json',
        retired: false,
        snapshot: false,
        error: null,
      },
    ]);
  });

  test('every tree is looked at: baselines in all, candidates at H and in the workspace', () => {
    const paths = {
      base: ['servers/a/tools.baseline.json', 'servers/old/tools.json'],
      head: ['servers/b/tools.baseline.json', 'servers/c/tools.json'],
      workspace: ['servers/d/tools.baseline.json', 'servers/e/tools.json'],
    };
    expect(names([SERVERS], paths)).toEqual([
      'servers/a',
      'servers/b',
      'servers/c',
      'servers/d',
      'servers/e',
    ]);
  });

  test('what is in several trees is one catalog', () => {
    const files = ['servers/a/tools.baseline.json', 'servers/a/tools.json'];
    expect(names([SERVERS], { base: files, head: files, workspace: files })).toEqual(['servers/a']);
  });

  test('a baseline that only T has is retired', () => {
    const base = ['servers/a/tools.baseline.json', 'servers/b/tools.baseline.json'];
    const { pairs } = expandCatalogs([SERVERS], trees({ base, head: base.slice(0, 1) }));
    expect(pairs.map(({ name, retired }) => [name, retired])).toEqual([
      ['servers/a', false],
      ['servers/b', true],
    ]);
    const plain = expandCatalogs([line('a.json', 'b.json')], trees({ base: ['a.json'] }));
    expect(plain.pairs[0]?.retired).toBe(true);
  });

  test('no match is an error, line by line', () => {
    const other = line('x/*.json', 'y/*.json', 'x');
    const { pairs, errors } = expandCatalogs([SERVERS, other], trees({ head: ['x/a.json'] }));
    expect(pairs.map(({ name }) => name)).toEqual(['x/a']);
    expect(errors.map(({ message }) => message)).toEqual(['catalogs: no_catalog']);
  });

  test('stars stand for part of one component, several for one part each', () => {
    const lines = [line('a/*/b-*.json', 'c/*/d-*.json', 'n')];
    const head = [
      'a/x/b-y.json',
      'a/x/z/b-y.json',
      'a/b-y.json',
      'a/x/b-.json',
      'a/x/c-y.json',
      'a/x/b-y.jsonx',
    ];
    expect(names(lines, { head })).toEqual(['n/x/y']);
  });

  test('a star matches a leading dot, never nothing, and what overlaps is no match', () => {
    expect(names([line('*/t.json', '*/c.json', 'n')], { head: ['.hidden/t.json', 't.json'] })).toEqual([
      'n/.hidden',
    ]);
    expect(names([line('ab*ba', 'x*', 'n')], { head: ['ab', 'aba', 'abba', 'abXba'] })).toEqual(['n/X']);
  });

  test('brackets, braces and question marks are themselves', () => {
    expect(names([line('[a]{b}?/*', '*.json', 'n')], { head: ['[a]{b}?/x', 'abc/x', 'y.json'] })).toEqual([
      'n/x',
      'n/y',
    ]);
  });

  test('a directory of one-tool files is matched as a directory', () => {
    const head = ['servers/a/baseline/one.json', 'servers/a/baseline/two.json'];
    expect(names([line('servers/*/baseline', 'servers/*/tools')], { head })).toEqual(['servers/a']);
  });

  test('a file that both patterns match belongs to the one that fits it more closely', () => {
    const files = ['tools/a.baseline.json', 'tools/a.json', 'tools/b.json'];
    const beside = line('tools/*.baseline.json', 'tools/*.json');
    expect(names([beside], { head: files })).toEqual(['servers/a', 'servers/b']);
    const reversed = line('tools/*.json', 'tools/*.new.json');
    expect(names([reversed], { base: ['tools/a.json', 'tools/b.new.json'] })).toEqual(['servers/a']);
    expect(names([reversed], { head: ['tools/a.json', 'tools/b.new.json'] })).toEqual([
      'servers/a',
      'servers/b',
    ]);
    expect(names([line('tools/*.json', 'tools/*.json')], { head: files })).toEqual([
      'servers/a',
      'servers/a.baseline',
      'servers/b',
    ]);
  });

  test('baseline and candidate that come out as one path are told', () => {
    const { pairs } = expandCatalogs([line('*/a.json', 'a/*.json', 'n')], trees({ head: ['a/a.json'] }));
    expect(pairs).toMatchObject([{ baseline: 'a/a.json', candidate: 'a/a.json', snapshot: true }]);
  });

  test('a path that cannot be read safely is an error of that catalog alone', () => {
    const head = [
      'servers/con/tools.baseline.json',
      'servers/a\nb/tools.baseline.json',
      'servers/c/tools.baseline.json',
    ];
    const { pairs } = expandCatalogs([SERVERS], trees({ head }));
    expect(pairs.map(({ error }) => error?.message ?? null)).toEqual([
      'baseline: invalid_path',
      null,
      'baseline: invalid_path',
    ]);
  });

  test('names come in code-point order', () => {
    const head = [
      'servers/\u{1F600}/tools.json',
      'servers/\uFF5E/tools.json',
      'servers/Z/tools.json',
      'servers/a/tools.json',
    ];
    expect(names([SERVERS], { head })).toEqual([
      'servers/Z',
      'servers/a',
      'servers/\uFF5E',
      'servers/\u{1F600}',
    ]);
  });

  test('names like those of an object are names', () => {
    const head = ['servers/__proto__/tools.json', 'servers/constructor/tools.json'];
    expect(names([SERVERS], { head })).toEqual(['servers/__proto__', 'servers/constructor']);
  });

  test('five thousand are the most', () => {
    const head = Array.from({ length: 5001 }, (_, n) => `servers/s${n}/tools.json`);
    expect(names([SERVERS], { head: head.slice(1) })).toHaveLength(5000);
    const { pairs, errors } = expandCatalogs([SERVERS], trees({ head }));
    expect(pairs).toEqual([]);
    expect(errors.map(({ message }) => message)).toEqual(['catalogs: too_many_entries']);
  });
});
