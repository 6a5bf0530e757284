import { describe, expect, test } from '@jest/globals';
import { mergeBase, soleMergeBase } from '../../../src/github/read/merge-base.js';
import { fakeApi, json } from '../api/fake-api.js';
import { history, idOf } from '../../run/history.js';
import type { Point } from '../../run/history.js';

const REPOSITORY = { owner: 'o', repo: 'r' };

function asked(points: Readonly<Record<string, Point>>) {
  const past = history(points);
  const api = fakeApi(past.compareRoutes);
  const nameOf = (id: string) => Object.keys(points).find((name) => past.id(name) === id);
  return {
    api,
    one: async () => nameOf(await mergeBase(api, REPOSITORY, past.id('tip'), past.id('head'))),
    sole: async () => nameOf(await soleMergeBase(api, REPOSITORY, past.id('tip'), past.id('head'))),
  };
}

const after = (...parents: readonly string[]): Point => ({ parents });

describe('the commit that a change is built on', () => {
  test('is where it left the branch', async () => {
    const { sole } = asked({ start: after(), tip: after('start'), head: after('start') });
    expect(await sole()).toBe('start');
  });

  test('is where the branch was last merged into it', async () => {
    const { sole } = asked({
      start: after(),
      own: after('start'),
      one: after('start'),
      merged: after('own', 'one'),
      two: after('one'),
      again: after('merged', 'two'),
      tip: after('two'),
      head: after('again'),
    });
    expect(await sole()).toBe('two');
  });

  test('is the tip of a branch that it holds already, asked for once', async () => {
    const { sole, api } = asked({ tip: after(), head: after('tip') });
    expect(await sole()).toBe('tip');
    expect(api.calls).toHaveLength(1);
  });

  test('is not known where histories cross: an earlier part of the change was merged, then an older branch into it', async () => {
    const { one, sole } = asked({
      start: after(),
      moved: after('start'),
      own: after('start'),
      tip: after('moved', 'own'),
      head: after('own', 'moved'),
    });
    expect(await one()).toBe('own');
    await expect(sole()).rejects.toMatchObject({ code: 'merge_base_unknown', field: 'pull-request' });
  });

  test('is not known where an answer does not say how far apart the two are', async () => {
    const route = `GET /repos/o/r/compare/${idOf('tip')}...${idOf('head')}`;
    const api = fakeApi({ [route]: json({ merge_base_commit: { sha: idOf('start') } }) });
    await expect(soleMergeBase(api, REPOSITORY, idOf('tip'), idOf('head'))).rejects.toMatchObject({
      code: 'merge_base_unknown',
    });
  });

  const many = Array.from({ length: 25 }, (_, index) => index);
  const line = Object.fromEntries(many.map((n) => [`b${n}`, n === 0 ? after() : after(`b${n - 1}`)]));
  const own = Object.fromEntries(
    many.map((n) => [`h${n}`, n === 0 ? after('b0') : after(`h${n - 1}`, `b${n}`)]),
  );

  test('is where the branch was last merged into it, however often it was, in two calls', async () => {
    const { sole, api } = asked({
      ...line,
      ...own,
      tip: after('b24'),
      head: after('h24'),
    });
    expect(await sole()).toBe('b24');
    expect(api.calls).toHaveLength(2);
  });

  test('is not known where a history crosses among a great many places', async () => {
    const { sole } = asked({
      ...line,
      ...own,
      tip: after('b24', 'h12'),
      head: after('h24'),
    });
    await expect(sole()).rejects.toMatchObject({ code: 'merge_base_unknown' });
  });

  test('is not known among a great many places that have nothing to do with each other', async () => {
    const { sole } = asked({
      ...Object.fromEntries(many.map((n) => [`b${n}`, after()])),
      ...own,
      tip: after(...many.map((n) => `b${n}`)),
      head: after('h24'),
    });
    await expect(sole()).rejects.toMatchObject({ code: 'merge_base_unknown' });
  });
});
