import { expect, test } from '@jest/globals';
import { parseCatalog } from '../../../src/catalog/index.js';
import { locatorOf } from '../../../src/report/places/entry-location.js';

const tool = (name: string) => ({
  name,
  inputSchema: { type: 'object', properties: { a: { enum: ['x', { y: 1 }] } }, required: ['a', 'b'] },
});
const bytesOf = (...names: string[]) =>
  Buffer.from(JSON.stringify({ é: 1, tools: names.map(tool) }, null, 1));

test("a place within an entry that was read for the baseline already is the candidate's own", () => {
  const bytes = bytesOf('new', 'one', 'two');
  const baseline = parseCatalog(bytesOf('one', 'gone', 'two'));
  const beside = locatorOf(parseCatalog(bytes, { similar: baseline }), 'catalog.json');
  const alone = locatorOf(parseCatalog(bytes), 'catalog.json');
  const name = { kind: 'tool', key: 'two', version: null } as const;
  const pointers = [
    '',
    '/name',
    '/inputSchema/properties/a',
    '/inputSchema/properties/a/enum/0',
    '/inputSchema/properties/a/enum/1/y',
    '/inputSchema/required/1',
  ];
  expect(new Set(pointers.map((pointer) => alone(name, pointer)?.place?.line)).size).toBeGreaterThan(4);
  for (const pointer of pointers) expect(beside(name, pointer)).toEqual(alone(name, pointer));
});
