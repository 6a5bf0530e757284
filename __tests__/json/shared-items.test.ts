import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { GateError } from '../../src/errors/index.js';
import type { JsonObject, JsonValue } from '../../src/json/index.js';
import { DEFAULT_LIMITS, canonicalJson, isArray, isObject, member, parseJson } from '../../src/json/index.js';

const bytesOf = (text: string): Uint8Array => Buffer.from(text);
const read = (text: string) => parseJson(bytesOf(text), DEFAULT_LIMITS, 'x');

/** The items of the first array of a document. */
function itemsOf(root: JsonValue): readonly JsonObject[] {
  const list = isObject(root) ? (member(root, 'tools') ?? null) : root;
  return isArray(list) ? list.items.filter(isObject) : [];
}

const item = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 6 }),
  text: fc.constantFrom('é', '😀', 'plain', '\\"', '\u0000', '}', ']'),
  deep: fc.jsonValue({ maxDepth: 3 }),
});
const items = fc.array(item, { maxLength: 14 });

/** The same items otherwise: some gone, some new, some changed, some elsewhere, the white space another. */
const edits = fc.array(
  fc.record({ kind: fc.constantFrom('drop', 'add', 'change', 'swap'), at: fc.nat(20), item }),
  { maxLength: 8 },
);

function edited<T>(list: readonly T[], changes: readonly { kind: string; at: number; item: T }[]): T[] {
  const result = [...list];
  for (const { kind, at, item: other } of changes) {
    const index = result.length === 0 ? 0 : at % result.length;
    if (kind === 'drop') result.splice(index, 1);
    if (kind === 'add') result.splice(index, 0, other);
    if (kind === 'change') result.splice(index, 1, other);
    if (kind === 'swap') result.push(...result.splice(index, 1));
  }
  return result;
}

const written = (list: readonly unknown[], wrapped: boolean, indent: number): string =>
  JSON.stringify(wrapped ? { about: 'ä', tools: list } : list, null, indent);

describe('a document read beside a similar one', () => {
  test('means what it means alone, with every offset where it belongs', () => {
    fc.assert(
      fc.property(
        items,
        edits,
        fc.boolean(),
        fc.boolean(),
        fc.nat(2),
        (list, changes, one, other, indent) => {
          const earlier = read(written(list, one, indent));
          const text = written(edited(list, changes), other, indent);
          const alone = read(text);
          const beside = parseJson(bytesOf(text), DEFAULT_LIMITS, 'x', earlier);
          expect(canonicalJson(beside.root)).toBe(canonicalJson(alone.root));
          const expected = itemsOf(alone.root);
          expect(itemsOf(beside.root)).toHaveLength(expected.length);
          for (const [index, { start, starts, moved = 0 }] of itemsOf(beside.root).entries()) {
            expect(start).toBe(expected[index]?.start);
            expect(starts.map((offset) => offset + moved)).toEqual(expected[index]?.starts);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is refused as it is alone, with the same code and place', () => {
    const spoil = fc.record({
      at: fc.nat(),
      text: fc.constantFrom(',', '}', '"', '{', '\u0001', '01', '\\u', '['),
    });
    fc.assert(
      fc.property(items, edits, spoil, (list, changes, { at, text: spoilt }) => {
        const earlier = read(written(list, true, 1));
        const good = written(edited(list, changes), true, 1);
        const cut = at % (good.length + 1);
        const text = good.slice(0, cut) + spoilt + good.slice(cut);
        const result = (similar: typeof earlier | null) => {
          try {
            return canonicalJson(parseJson(bytesOf(text), DEFAULT_LIMITS, 'x', similar).root);
          } catch (error) {
            if (error instanceof GateError) return error.message;
            throw error;
          }
        };
        expect(result(earlier)).toBe(result(null));
      }),
      { numRuns: 300 },
    );
  });

  test('shares the items that have the same text, whatever was added, taken away or changed around them', () => {
    const tool = (name: string) => ({ name, description: `Does ${name} and says so.` });
    const names = Array.from({ length: 40 }, (_, index) => `tool_${index}`);
    const before = names.map(tool);
    const after = [
      tool('new'),
      ...names.slice(2, 20).map(tool),
      ...names.slice(20, 32).map((name) => tool(`${name}_changed`)),
      ...names.slice(32).map(tool),
    ];
    const earlier = read(written(before, true, 2));
    const beside = parseJson(bytesOf(written(after, true, 2)), DEFAULT_LIMITS, 'x', earlier);
    const lists = new Set(itemsOf(earlier.root).map(({ values }) => values));
    const shared = itemsOf(beside.root).filter(({ values }) => lists.has(values));
    expect(shared).toHaveLength(18 + 8);
  });

  test('shares nothing that another limit of depth let pass', () => {
    const text = '[{"name":"long enough a text","a":[[[[1]]]]}]';
    const earlier = read(text);
    expect(() => parseJson(bytesOf(text), { ...DEFAULT_LIMITS, maxDepth: 4 }, 'x', earlier)).toThrow(
      'too_deep',
    );
    const deeper = `[[${text.slice(1)}]`;
    expect(() => parseJson(bytesOf(deeper), { ...DEFAULT_LIMITS, maxDepth: 6 }, 'x', null)).toThrow(
      'too_deep',
    );
    const same = parseJson(bytesOf(text), { ...DEFAULT_LIMITS, maxDepth: 6 }, 'x');
    expect(() => parseJson(bytesOf(deeper), { ...DEFAULT_LIMITS, maxDepth: 6 }, 'x', same)).toThrow(
      'too_deep',
    );
  });
});
