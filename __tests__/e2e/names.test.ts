import { expect, test } from '@jest/globals';
import { CATALOG, manifest, tool } from './harness/catalogs.js';
import { describeEndToEnd } from './harness/scenario.js';

/** Names that would do harm if they reached log, summary or comment as they are. */
const NAMES = [
  'line\nfeed\n```',
  'a|b',
  '``x``',
  '<img src=x onerror=alert(1)>',
  '@olivia',
  '#1',
  '[x](javascript:alert(1))',
  '::error::x',
  '\n::error::x',
  '##[add-mask]true',
  'right-to-left \u{202E} over',
  'zero\u{200B}width',
  'x'.repeat(10_000),
  '__proto__',
  'constructor',
  'toJSON',
  'hasOwnProperty',
];

describeEndToEnd('names that would do harm', (scenario) => {
  test('reach neither log nor summary nor comment as they are', async () => {
    const C = manifest(...NAMES.map((name) => tool(name)));
    const run = await scenario({ C }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: String(NAMES.length), removed: '3' });
    const shown = [run.summary, run.comments[0]?.body ?? '', run.log];
    for (const text of shown) {
      expect(text).not.toMatch(/[\u{202E}\u{200B}]|x{200}/u);
      expect(text).not.toMatch(/^::error::x/m);
    }
    expect(run.log).not.toContain('##[');
    expect(run.summary).toContain('\\u{202E}');
  });

  test.each(['__proto__', 'constructor', 'toJSON', 'hasOwnProperty'])(
    'a change under the key %s is drift',
    async (key) => {
      const [before, after] = [1, 2].map((value) =>
        CATALOG.replace('"tools": [', `"tools": [{"name":"x","${key}":${value}},`),
      );
      const run = await scenario({ T: before ?? '', C: after ?? '' }).run();
      expect(run.outputs).toMatchObject({ verdict: 'drift', changed: '1' });
    },
  );

  test('keys that JSON.parse of this runtime mistakes for one another are told apart', async () => {
    const withKey = (key: string) =>
      CATALOG.replace('"tools": [', `"tools": [{"name":"x","p":0,"${key}":1},`);
    const run = await scenario({ T: withKey('C:\\\\'), C: withKey('C:\\n') }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift', changed: '1' });
  });
});
