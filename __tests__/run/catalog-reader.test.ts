import { expect, test } from '@jest/globals';
import { catalogReader } from '../../src/run/catalog-reader.js';
import { DEFAULT_LIMITS } from '../../src/json/index.js';
import { history } from './history.js';

const manifest = (name: string) => JSON.stringify({ tools: [{ name }] });

test('what is parsed has a limit together', async () => {
  const files = { 'a.json': manifest('a'), 'b.json': manifest('b'), 'again.json': manifest('a') };
  const past = history({ head: { parents: [], files } });
  const bytesTogether = manifest('a').length + manifest('b').length - 1;
  const reading = catalogReader(past.reader, '/nowhere', {
    limits: DEFAULT_LIMITS,
    ignore: [],
    unordered: [],
    bytesTogether,
  });
  const read = (path: string) => reading.at(past.id('head'), { path, field: 'baseline', format: 'auto' });
  expect(await read('a.json')).toMatchObject({ state: 'present' });
  expect(await read('again.json')).toMatchObject({ state: 'present' });
  expect(await read('b.json')).toMatchObject({
    state: 'unavailable',
    error: { code: 'too_large_together', field: 'baseline' },
  });
});
