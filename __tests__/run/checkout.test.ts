import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { checkoutOf } from '../../src/run/checkout.js';
import { commitAll, git, temporaryDirectory, write } from '../git/temporary.js';

let temporary: ReturnType<typeof temporaryDirectory>;
let commit: string;

beforeEach(() => {
  temporary = temporaryDirectory();
  git(temporary.path, 'init', '--quiet');
  write(temporary.path, 'tools.json', '1');
  commit = commitAll(temporary.path);
});
afterEach(() => temporary.remove());

test('catalogs of one checkout stand in it, a pattern too', () => {
  expect(checkoutOf(temporary.path, ['tools.json', 'servers/*/tools.json'])).toMatchObject({
    commit,
    directory: '',
  });
});

test('a catalog beside one in a checkout of its own, as an artifact can hold, is refused', () => {
  git(temporary.path, 'init', '--quiet', 'captured');
  commitAll(join(temporary.path, 'captured'));
  const refused = expect.objectContaining({ code: 'unexpected_checkout', field: 'checkout' });
  expect(() => checkoutOf(temporary.path, ['tools.json', 'captured/tools.json'])).toThrow(refused);
});
