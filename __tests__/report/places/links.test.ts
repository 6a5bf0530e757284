import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { parseCatalog } from '../../../src/catalog/index.js';
import type { Decision } from '../../../src/gate/index.js';
import type { CatalogSources, Detail } from '../../../src/report/index.js';
import { renderMarkdown } from '../../../src/report/index.js';
import { changedBaseline, compared, decided, sources } from '../decisions.js';
import { describeGithub, github } from '../github-markdown.js';

const COMMIT = 'c'.repeat(40);
const URL = 'https://github.example/o/r';

/** Each tool on two lines of its own; the first begins in line 2. */
function catalog(...tools: readonly (readonly [name: string, text: string])[]) {
  const list = tools.map(([name, text]) => `{"name":"${name}",\n"description":"${text}"}`);
  return parseCatalog(new TextEncoder().encode(`{"tools":[\n${list.join(',\n')}]}`));
}

const BEFORE = catalog(['a', 'x'], ['gone', 'z']);
const AFTER = catalog(['a', 'y'], ['new', 'n']);

function linksIn(
  decision: Decision,
  own: CatalogSources,
  { pullRequest = 7, detail = 'fingerprints' }: { pullRequest?: number | null; detail?: Detail } = {},
): Readonly<Record<string, string>> {
  const repository = { url: URL, pullRequest, commit: COMMIT };
  const text = renderMarkdown(decision, {
    ...{ updateHint: null, detail, budget: 'file', marker: null },
    context: { repository, head: null, baseCommit: null, baseBranch: null, sources: [own] },
  });
  const links = [
    ...text.matchAll(/\[`([a-z]+)`\]\(([^)\s]*)\)/gu),
    ...[...text.matchAll(/<a href="([^"]*)"><code>([a-z]+)<\/code><\/a>/gu)].map(([, to, name]) => [
      '',
      name,
      to,
    ]),
  ];
  return Object.fromEntries(links.map(([, name, to]) => [name, to]));
}

/** GitHub's anchor of a file in “Files changed”, made apart from the code under test. */
function anchor(path: string): string {
  return `${URL}/pull/7/files#diff-${createHash('sha256').update(path, 'utf8').digest('hex')}`;
}

const PATHS = [
  'tools/catalog.json',
  'my tools/the catalog.json',
  'quo"te/it\'s.json',
  'a#b/c?d.json',
  'инструменты/каталог.json',
  'caf\u00e9/\u{1F527}.json',
  'a(b)[c]/d|e`f.json',
];

describe.each(PATHS)('of %s', (path) => {
  test('a candidate that the pull request changes is linked at its line in “Files changed”', () => {
    const decision = decided([compared(BEFORE, AFTER, { candidatePath: path })]);
    const links = linksIn(decision, sources(BEFORE, AFTER));
    expect(links['a']).toBe(`${anchor(path)}R3`);
    expect(links['new']).toBe(`${anchor(path)}R4`);
  });

  test('a file that it leaves alone is linked at its line at the commit', () => {
    const decision = decided([compared(BEFORE, AFTER, { baselinePath: path })]);
    const own = sources(BEFORE, AFTER, { candidateCommitted: false, candidateChanged: false });
    const { gone = '', a = '' } = linksIn(decision, own);
    expect(gone).toMatch(new RegExp(`^${URL}/blob/${COMMIT}/[A-Za-z0-9%._/-]+#L4$`, 'u'));
    expect(decodeURIComponent(gone)).toBe(`${URL}/blob/${COMMIT}/${path}#L4`);
    expect(a).toMatch(/#L3$/u);
  });

  test('a changed baseline is linked on both sides, and in folds alike', () => {
    const decision = decided([{ ...changedBaseline(BEFORE, AFTER), baselinePath: path }]);
    const own = sources(AFTER, null, { base: BEFORE, baselineChanged: true });
    for (const detail of ['fingerprints', 'values'] as const) {
      const links = linksIn(decision, own, { detail });
      expect(links).toEqual({
        a: `${anchor(path)}R3`,
        new: `${anchor(path)}R4`,
        gone: `${anchor(path)}L4`,
      });
    }
  });
});

test('a baseline that moved has the anchor of its new path', () => {
  const moved = {
    ...changedBaseline(BEFORE, AFTER),
    previousBaselinePath: 'old.json',
    baselinePath: 'new.json',
  };
  const own = sources(AFTER, null, { base: BEFORE, baselineChanged: true });
  expect(linksIn(decided([moved]), own)['gone']).toBe(`${anchor('new.json')}L4`);
});

test('without a pull request there is the file at the commit, and nothing for what is not in it', () => {
  const decision = decided([changedBaseline(BEFORE, AFTER)]);
  const own = sources(AFTER, null, { base: BEFORE, baselineChanged: true });
  const links = linksIn(decision, own, { pullRequest: null });
  expect(Object.keys(links).sort()).toEqual(['a', 'new']);
  expect(links['a']).toBe(`${URL}/blob/${COMMIT}/tools/catalog.baseline.json#L3`);
});

describeGithub('hostile paths and names', () => {
  const names = [
    '`|@someone',
    '](https://evil.example)',
    '"><img src=x>',
    '<script>alert(1)</script>',
    '</summary>#1',
  ];

  test.each(['fingerprints', 'values'] as const)('break out of no link and no fold, with %s', (detail) => {
    const tools = (text: string) =>
      parseCatalog(
        new TextEncoder().encode(
          JSON.stringify({
            tools: names.map((name) => ({ name, description: `${text} ${name} @someone www.evil.example` })),
          }),
        ),
      );
    const path = names.join('/');
    const [old, now] = [tools('one'), tools('two')];
    const html = github(
      renderMarkdown(decided([compared(old, now, { candidatePath: path, baselinePath: path })]), {
        ...{ updateHint: null, detail, budget: 'file', marker: null },
        context: {
          repository: { url: URL, pullRequest: 7, commit: COMMIT },
          ...{ head: null, baseCommit: COMMIT, baseBranch: { name: path, tip: COMMIT } },
          sources: [sources(old, now)],
        },
      }),
    );
    const addresses = [...html.matchAll(/href="([^"]*)"/gu)].map(([, to = '']) => to);
    expect(
      addresses.filter((to) => !to.startsWith(`${URL}/`) && !to.includes('/docs/troubleshooting.md#')),
    ).toEqual([]);
    expect(html).not.toMatch(/<img|<script|user-mention/u);
    expect(html.replace(/<code[^>]*>[^<]*<\/code>|<pre[^>]*>[^]*?<\/pre>/gu, '')).not.toMatch(
      /someone|evil|alert/u,
    );
  });
});
