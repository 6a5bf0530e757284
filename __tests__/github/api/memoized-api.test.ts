import { expect, test } from '@jest/globals';
import { memoizedApi } from '../../../src/github/index.js';
import { fakeApi, json } from './fake-api.js';

test('what only reads is asked once, whatever the order of its parameters, side by side too', async () => {
  const api = fakeApi({ 'GET /a/1': json({}), 'GET /a/2': json([]), 'POST /a/1': json({}, 201) });
  const once = memoizedApi(api);
  await Promise.all([
    once.request('GET /a/{id}', { id: 1, x: 2 }),
    once.request('GET /a/{id}', { x: 2, id: 1 }),
  ]);
  await once.request('GET /a/{id}', { id: 1, x: 3 });
  await Promise.all([once.paginate('GET /a/{id}', { id: 2 }, 5), once.paginate('GET /a/{id}', { id: 2 }, 5)]);
  await once.request('POST /a/{id}', { id: 1 });
  await once.request('POST /a/{id}', { id: 1 });
  expect(api.calls).toEqual(['GET /a/1', 'GET /a/1', 'GET /a/2', 'POST /a/1', 'POST /a/1']);
});
