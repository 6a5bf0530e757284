import { expect, test } from '@jest/globals';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalize as jsonCanonicalize } from 'json-canonicalize';
import {
  canonicalJson,
  fingerprint,
  fromValue,
  prettyJson,
  pythonJson,
  pythonJsonText,
  sameValue,
  toValue,
} from '../../src/json/index.js';
import type { Tree } from './json-texts.js';
import { textOf, texts, trees } from './json-texts.js';
import { read } from './reading-texts.js';

const numRuns = 250;

test('a value is what its canonical form says', () => {
  fc.assert(
    fc.property(texts, ({ text }) => {
      const value = read(text);
      const canonical = canonicalJson(value);
      expect(sameValue(read(canonical), value)).toBe(true);
      expect(canonicalJson(read(canonical))).toBe(canonical);
      expect(sameValue(read(prettyJson(value)), value)).toBe(true);
    }),
    { numRuns },
  );
});

test('two values are the same exactly where their canonical forms are', () => {
  fc.assert(
    fc.property(texts, texts, ({ text: one }, { text: other }) => {
      const same = canonicalJson(read(one)) === canonicalJson(read(other));
      expect(sameValue(read(one), read(other))).toBe(same);
      expect(fingerprint(read(one)) === fingerprint(read(other))).toBe(same);
    }),
    { numRuns },
  );
});

test('the order of keys, white space and escapes never matter', () => {
  fc.assert(
    fc.property(texts, fc.infiniteStream(fc.nat({ max: 997 })), ({ tree, text }, stream) => {
      const reversed = read(textOf(reverseKeys(tree), stream));
      expect(sameValue(read(text), reversed)).toBe(true);
      expect(sameValue(reversed, read(text))).toBe(true);
      expect(canonicalJson(reversed)).toBe(canonicalJson(read(text)));
      expect(prettyJson(reversed)).toBe(prettyJson(read(text)));
    }),
    { numRuns },
  );
});

test('any one change to a tree matters', () => {
  fc.assert(
    fc.property(trees, fc.nat(), fc.infiniteStream(fc.nat({ max: 997 })), (tree, place, stream) => {
      const changed = changeOne(tree, place);
      const [before, after] = [read(textOf(tree, stream)), read(textOf(changed, stream))];
      expect(sameValue(before, after)).toBe(false);
      expect(canonicalJson(before)).not.toBe(canonicalJson(after));
    }),
    { numRuns },
  );
});

test('Python JSON is JSON of the same value, where its numbers are integers', () => {
  fc.assert(
    fc.property(texts, ({ text }) => {
      const value = read(text.replaceAll('1e400', '7'));
      const [escaped, plain] = [pythonJson(value), pythonJsonText(value)];
      expect(escaped).toMatch(/^[ -~]*$/);
      expect(sameValue(read(escaped), value)).toBe(true);
      expect(sameValue(read(plain), value)).toBe(true);
      expect(pythonJson(read(plain))).toBe(escaped);
    }),
    { numRuns },
  );
});

test('plain JavaScript comes through both ways, and other writers agree', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (plain) => {
      const value = fromValue(plain, 'inventory');
      expect(canonicalJson(value)).toBe(canonicalize(plain));
      if (!JSON.stringify(plain).includes('toJSON'))
        expect(canonicalJson(value)).toBe(jsonCanonicalize(plain));
      expect(canonicalJson(read(JSON.stringify(plain)))).toBe(canonicalJson(value));
      expect(canonicalJson(fromValue(toValue(value), 'inventory'))).toBe(canonicalJson(value));
    }),
    { numRuns },
  );
});

function reverseKeys(tree: Tree): Tree {
  if (tree.kind === 'array') return { kind: 'array', items: tree.items.map(reverseKeys) };
  if (tree.kind !== 'object') return tree;
  const members = tree.members.map(([key, value]) => [key, reverseKeys(value)] as const);
  return { kind: 'object', members: members.reverse() };
}

/** Changes one node, chosen by a number: scalars become another one, an array or object gains a member. */
function changeOne(tree: Tree, place: number): Tree {
  if (tree.kind === 'string') return { kind: 'string', value: `${tree.value}x` };
  if (tree.kind === 'scalar') return { kind: 'scalar', text: tree.text === 'null' ? '0' : 'null' };
  if (tree.kind === 'array') {
    const index = place % (tree.items.length + 1);
    const rest = Math.floor(place / (tree.items.length + 1));
    const items = tree.items.map((item, at) => (at === index ? changeOne(item, rest) : item));
    return {
      kind: 'array',
      items: index === items.length ? [...items, { kind: 'scalar', text: 'null' }] : items,
    };
  }
  const index = place % (tree.members.length + 1);
  const rest = Math.floor(place / (tree.members.length + 1));
  const members = tree.members.map(
    ([key, value], at) => [key, at === index ? changeOne(value, rest) : value] as const,
  );
  const longest = Math.max(0, ...members.map(([key]) => key.length));
  const added = ['x'.repeat(longest + 1), { kind: 'scalar', text: 'null' }] as const;
  return { kind: 'object', members: index === members.length ? [...members, added] : members };
}
