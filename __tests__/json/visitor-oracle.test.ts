import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { visit } from 'jsonc-parser';
import { isArray, isObject, locate } from '../../src/json/index.js';
import type { JsonValue } from '../../src/json/index.js';
import { describeShared, sharedPath } from '../shared.js';
import { texts } from './json-texts.js';
import { read, readingCode } from './reading-texts.js';

/** What a text holds, event by event; null where jsonc-parser finds a fault. */
function visited(text: string): readonly string[] | null {
  const events: string[] = [];
  let faults = 0;
  const place = (offset: number, line: number, column: number): string =>
    `${offset} ${line + 1}:${column + 1}`;
  visit(
    text,
    {
      onObjectBegin: (offset, _, line, column) => void events.push(`{ ${place(offset, line, column)}`),
      onObjectProperty: (key, offset, _, line, column) =>
        void events.push(`${JSON.stringify(key)} ${place(offset, line, column)}`),
      onObjectEnd: () => void events.push('}'),
      onArrayBegin: (offset, _, line, column) => void events.push(`[ ${place(offset, line, column)}`),
      onArrayEnd: () => void events.push(']'),
      onLiteralValue: (value) =>
        void events.push(typeof value === 'number' ? String(value) : JSON.stringify(value)),
      onError: () => (faults += 1),
    },
    { disallowComments: true },
  );
  return faults === 0 ? events : null;
}

/** The same events of a value that was read. */
function eventsOf(value: JsonValue, text: string): readonly string[] {
  const place = (offset: number): string => {
    const { line, column } = locate(text, offset);
    return `${offset} ${line}:${column}`;
  };
  if (isArray(value)) {
    return [`[ ${place(value.start)}`, ...value.items.flatMap((item) => eventsOf(item, text)), ']'];
  }
  if (isObject(value)) {
    const members = value.values.flatMap((item, index) => [
      `${JSON.stringify(value.keys[index])} ${place(value.starts[index] ?? -1)}`,
      ...eventsOf(item, text),
    ]);
    return [`{ ${place(value.start)}`, ...members, '}'];
  }
  if (typeof value === 'object' && value !== null) return [String(value.double)];
  return [typeof value === 'number' ? String(value) : JSON.stringify(value)];
}

test('the visitor of jsonc-parser sees the same values, keys, offsets, lines and columns', () => {
  fc.assert(
    fc.property(texts, ({ text }) => {
      expect(eventsOf(read(text), text)).toEqual(
        visited(text)?.map((event) => (event === '-0' ? '0' : event)),
      );
    }),
    { numRuns: 300 },
  );
});

/** What our policy alone refuses. */
const POLICY = ['duplicate_key', 'lone_surrogate', 'number_too_long', 'too_deep', 'empty_file', 'utf16'];

test('it finds fault with the same damaged texts', () => {
  const damage = fc.record({
    at: fc.nat(),
    remove: fc.nat({ max: 2 }),
    insert: fc.oneof(
      fc.constant(''),
      fc.constantFrom(...'{}[]:,"\\/0129.eE+-tfn \n\t\u0001\u007f\u00a0é'.split(''), '\\u', '//', '01'),
    ),
  });
  fc.assert(
    fc.property(texts, damage, ({ text }, { at, remove, insert }) => {
      const start = at % (text.length + 1);
      const damaged = Buffer.from(text.slice(0, start) + insert + text.slice(start + remove)).toString();
      const code = readingCode(damaged);
      if (POLICY.includes(code)) return;
      expect([damaged, code === 'none']).toEqual([damaged, visited(damaged) !== null]);
    }),
    { numRuns: 1500 },
  );
});

describeShared('real catalogs', () => {
  test('are seen alike', () => {
    const directory = sharedPath('corpus', 'npm');
    for (const file of readdirSync(directory)) {
      const text = readFileSync(sharedPath('corpus', 'npm', file), 'utf8');
      if (text.length > 200_000) continue;
      expect(eventsOf(read(text), text)).toEqual(visited(text));
    }
  });
});
