import { expect, test } from '@jest/globals';
import { GateError } from '../../../src/errors/index.js';
import { VERDICTS } from '../../../src/gate/index.js';
import { checkTitle } from '../../../src/report/index.js';
import { catalogOf, changedBaseline, compared, decided, manifest, protectedFile } from '../decisions.js';

const BEFORE = manifest('a', 'b', 'gone');
const AFTER = manifest({ name: 'a', description: 'x' }, { name: 'b', description: 'y' }, 'new');

test('tells what changed and what follows from it', () => {
  const waiting = decided([changedBaseline(BEFORE, AFTER)], { approval: 'missing' });
  expect(checkTitle(waiting)).toBe('2 tools changed, 1 added, 1 removed: waits for an owner');
  expect(checkTitle(decided([compared(manifest(), manifest('a'))]))).toBe(
    '1 tool added: not in the baseline',
  );
  expect(checkTitle(decided([compared(BEFORE, BEFORE, { verdict: 'unchanged', row: 'same' })]))).toBe(
    'No tool changed: nothing to do',
  );
  const members = compared(catalogOf({ tools: [] }), catalogOf({ tools: [], instructions: 'x' }));
  expect(checkTitle(decided([members]))).toBe('The catalog itself changed: not in the baseline');
});

test('of a fault is its code', () => {
  const fault = new GateError('pull_request_code_checked_out', 'checkout');
  expect(checkTitle(decided([], { verdict: 'could-not-check', fault }))).toBe(
    'Could not check: pull_request_code_checked_out',
  );
});

test.each(VERDICTS)('fits 60 characters, whatever the counts: %s', (verdict) => {
  const many = (prefix: string) => Array.from({ length: 9_999 }, (_, at) => `${prefix}${at}`);
  const both = Array.from({ length: 9_999 }, (_, at) => at);
  const before = manifest(...many('r'), ...both.map((at) => ({ name: `c${at}`, description: 'a' })));
  const after = manifest(...many('a'), ...both.map((at) => ({ name: `c${at}`, description: 'b' })));
  const decision = decided([compared(before, after, { verdict })], { files: [protectedFile()] });
  for (const approval of ['missing', 'off', 'approved'] as const) {
    for (const passes of [true, false]) {
      for (const event of ['push', 'pull_request'] as const) {
        expect(checkTitle({ ...decision, approval, passes, event }).length).toBeLessThanOrEqual(60);
      }
    }
  }
});
