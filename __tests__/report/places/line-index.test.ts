import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { locate } from '../../../src/json/index.js';
import { lineIndex } from '../../../src/report/places/line-index.js';

test('every offset has the line and column that locate gives it', () => {
  const text = fc.array(fc.constantFrom('a', '\n', '\r', '道', '🔧')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (value) => {
      const place = lineIndex(value);
      for (let offset = 0; offset <= value.length; offset += 1)
        expect(place(offset)).toEqual(locate(value, offset));
    }),
  );
});
