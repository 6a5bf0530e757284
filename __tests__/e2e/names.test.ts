import { expect, test } from '@jest/globals';
import { shownName } from '../../src/report/index.js';
import { github, describeGithub, rowsOf, tagsOf } from '../report/github-markdown.js';
import { CATALOG, manifest, tool } from './harness/catalogs.js';
import { describeEndToEnd } from './harness/scenario.js';

/** Names that would do harm if they reached log, summary or comment as they are. */
const NAMES = [
  'line\nfeed\n```',
  'a|b',
  '``x``',
  'one`, <b>then</b> another`',
  '`',
  '<img src=x onerror=alert(1)>',
  '@olivia',
  '#1',
  '[x](javascript:alert(1))',
  '::error::x',
  '\n::error::x',
  '##[add-mask]true',
  '\n::add-mask::true',
  '<details><summary>',
  'www.evil.example',
  'right-to-left \u{202E} over',
  'zero\u{200B}width',
  'x'.repeat(10_000),
  '__proto__',
  'constructor',
  'toJSON',
  'hasOwnProperty',
];

/** What our own Markdown makes. */
const OUR_TAGS = new Set(
  'a br code details em h3 h4 hr li p strong summary table tbody td th thead tr ul'.split(' '),
);

/** The repository under test, and our own documentation. */
const OUR_LINKS =
  /^(?:http:\/\/127\.0\.0\.1:\d+\/acme\/tools|https:\/\/github\.com\/tool-catalog-gate\/tool-catalog-gate)\//;

describeEndToEnd('names that would do harm', (scenario) => {
  test('reach neither log nor summary nor comment as they are', async () => {
    const C = manifest(...NAMES.map((name) => tool(name)));
    const run = await scenario({ C }).run();
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: String(NAMES.length), removed: '3' });
    const shown = [run.summary, run.comments[0]?.body ?? '', run.log];
    for (const text of shown) {
      expect(text).not.toMatch(/[\u{202E}\u{200B}]/u);
      expect(text).not.toMatch(/^::error::x/m);
    }
    // Names are cut in Markdown alone; the log has them whole.
    for (const text of shown.slice(0, 2)) expect(text).not.toMatch(/x{200}/);
    expect(run.log).not.toContain('##[');
    expect(run.summary).toContain('\\u{202E}');
  });

  describeGithub('as GitHub shows them', () => {
    test('bring no mention, link, image or tag, and break no table', async () => {
      const T = manifest(...NAMES.flatMap((name) => [tool(name), tool(`old ${name}`)]));
      const C = manifest(...NAMES.flatMap((name) => [tool(name, 'Another.'), tool(`new ${name}`)]));
      const run = await scenario({ T, C }).run();
      const count = String(NAMES.length);
      expect(run.outputs).toMatchObject({ changed: count, added: count, removed: count });
      for (const markdown of [run.summary, run.comments[0]?.body ?? '']) {
        const html = github(markdown);
        expect(tagsOf(html).filter((tag) => !OUR_TAGS.has(tag))).toEqual([]);
        for (const [, target] of html.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(OUR_LINKS);
        const rows = rowsOf(html);
        const fingerprint = expect.stringMatching(/^[0-9a-f]{12}$/);
        const pair = expect.stringMatching(/^[0-9a-f]{12} → [0-9a-f]{12}$/);
        for (const name of NAMES) {
          expect(rows).toContainEqual([shownName(name), 'description', fingerprint, fingerprint]);
          const renamed = expect.stringContaining(`looks renamed from ${shownName(`old ${name}`)}: `);
          expect(rows).toContainEqual([expect.stringContaining(shownName(`new ${name}`)), renamed, pair]);
        }
      }
    });
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
