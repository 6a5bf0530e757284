import { expect, test } from '@jest/globals';
import { itemSlices, memberSlices } from '../../src/json/index.js';

test('members keep the text that their source has', () => {
  const text = ' { "a" : 1.0 , "b":[ 1, {"x":"}\\"," } ] ,\n"a":"\\u00e9","\\u0063" : -0e+1 }\n';
  expect(memberSlices(text)).toEqual([
    { key: 'a', text: '1.0' },
    { key: 'b', text: '[ 1, {"x":"}\\"," } ]' },
    { key: 'a', text: '"\\u00e9"' },
    { key: 'c', text: '-0e+1' },
  ]);
  expect(memberSlices('{ }')).toEqual([]);
});

test('items keep the text that their source has', () => {
  expect(itemSlices('[ {"b":1,"a":1,"a":2} , 9223372036854775807,\n"\\ud800", [] , null]')).toEqual([
    '{"b":1,"a":1,"a":2}',
    '9223372036854775807',
    '"\\ud800"',
    '[]',
    'null',
  ]);
  expect(itemSlices('[ ]')).toEqual([]);
});
