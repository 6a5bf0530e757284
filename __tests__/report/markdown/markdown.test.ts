import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CatalogDecision, Decision } from '../../../src/gate/index.js';
import { VERDICTS } from '../../../src/gate/index.js';
import { GateError } from '../../../src/errors/index.js';
import type { MarkdownOptions } from '../../../src/report/index.js';
import { LIMITS, marker, renderMarkdown, shownName, sizeOf } from '../../../src/report/index.js';
import { describeShared, sharedPath } from '../../shared.js';
import {
  catalogAt,
  catalogOf,
  changedBaseline,
  compared,
  decided,
  inventory,
  manifest,
  protectedFile,
} from '../decisions.js';
import { cmark, describeGithub, github, rowsOf, tagsOf } from '../github-markdown.js';
import { HOSTILE_NAMES } from '../hostile-names.js';

const COMMENT: MarkdownOptions = {
  updateHint: 'npm run catalog',
  detail: 'fingerprints',
  budget: 'comment',
  marker: marker(''),
};
const BEFORE = manifest('read_file', 'write_file', 'move_file', 'list_directory');
const AFTER = manifest(
  { name: 'read_file', description: 'reads', inputSchema: {} },
  'write_file',
  'list_directory',
  { name: 'rename_file', description: 'about move_file', inputSchema: { type: 'object' } },
  'delete_file',
);

function render(decision: Decision, over: Partial<MarkdownOptions> = {}): string {
  return renderMarkdown(decision, { ...COMMENT, ...over });
}

function drift(over: Partial<CatalogDecision> = {}): Decision {
  return decided([compared(BEFORE, AFTER, over)]);
}

describe('a drift', () => {
  const text = render(drift());
  const lines = text.split('\n');

  test('has its verdict in the first line and the next step in the second', () => {
    expect(lines[0]).toBe('### ❌ Drift: the tools changed, the baseline did not');
    expect(lines[1]).toContain('**Next step:** If this change of the tools is wanted, run `npm run catalog`');
  });

  test('counts in one line', () => {
    expect(text).toContain('**1 changed · 2 added · 1 removed** · 2 unchanged\n');
  });

  test('shows both digests with 24 hex digits', () => {
    const digests = [...text.matchAll(/`sha256:([0-9a-f]{24})…`/gu)].map(([, hex]) => hex);
    expect(digests).toHaveLength(2);
    expect(new Set(digests).size).toBe(2);
  });

  test('lists what differs, then its evidence and the unchanged, folded away', () => {
    const order = [
      '| Tool | What changed |',
      '<summary>Evidence</summary>',
      '<summary>Unchanged (2)</summary>',
    ];
    const places = order.map((title) => text.indexOf(title));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('digests stand in the evidence alone', () => {
    expect(text.indexOf('sha256:')).toBeGreaterThan(text.indexOf('<summary>Evidence</summary>'));
  });

  test('shows each changed field with its fingerprints', () => {
    expect(text).toMatch(
      /\| `read_file` \| `description`<br>`inputSchema` \| `[0-9a-f]{12}`<br>`[0-9a-f]{12}` \| `[0-9a-f]{12}`<br>`[0-9a-f]{12}` \|/u,
    );
  });

  test('says that a tool looks renamed', () => {
    expect(text).toContain('| `rename_file` | looks renamed from `move_file`: otherwise the same |');
  });

  test('ends with fixed words and the marker', () => {
    expect(text.endsWith(`The check is the verdict, not this comment.\n\n${marker('')}\n`)).toBe(true);
    expect(text).not.toContain('malicious');
  });

  test('holds no text of the catalog but names', () => {
    expect(text).not.toContain('about move_file');
    expect(text).not.toContain('reads');
  });
});

test('the marker is left out where there is none', () => {
  expect(render(drift(), { marker: null })).not.toContain('<!--');
});

test('a field that one side lacks is absent there', () => {
  const decision = decided([
    compared(manifest({ name: 'a', title: null }), manifest({ name: 'a', inputSchema: {} })),
  ]);
  expect(render(decision)).toMatch(
    /\| `a` \| `inputSchema`<br>`title` \| \*absent\*<br>`[0-9a-f]{12}` \| `[0-9a-f]{12}`<br>\*absent\* \|/u,
  );
});

test('a tool with very many fields does not fill the report', () => {
  const fields = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 1]));
  const text = render(decided([compared(manifest({ name: 'a' }), manifest({ name: 'a', ...fields }))]));
  expect(text).toContain('and 492 more');
});

test('the catalog’s own members are counted apart', () => {
  const before = catalogOf({ tools: [], instructions: 'a' });
  const after = catalogOf({ tools: [], instructions: 'b', serverInfo: {} });
  const text = render(decided([compared(before, after)]));
  expect(text).toContain(
    '**0 changed · 0 added · 0 removed · 2 members of the catalog itself** · 0 unchanged',
  );
  expect(text).toContain('| the catalog itself | **instructions changed** · `serverInfo` added |');
  expect(text).toMatch(
    /\| the catalog itself \| `instructions`<br>`serverInfo` \| `[0-9a-f]{12}`<br>\*absent\* \| `[0-9a-f]{12}`<br>`[0-9a-f]{12}` \|/u,
  );
});

test('an inventory, which is free of content, shows its values', () => {
  const text = render(
    decided([
      compared(
        inventory({ name: 'read', effect: 'read-only' }, { name: 'old', effect: 'none' }),
        inventory({ name: 'read', effect: 'destructive' }, { name: 'new', effect: 'none' }),
      ),
    ]),
  );
  expect(text).toContain('| ⚠️ `tool:org.example/read` `1.0.0` | **now destructive** (was read-only) |');
  expect(text).toContain('| `tool:org.example/new` `1.0.0` | ');
});

test('prompts and resources are named as such, in any language', () => {
  const text = render(
    decided([
      compared(
        catalogOf({ tools: [], prompts: [] }),
        catalogOf({
          tools: [],
          prompts: [{ name: 'обзор' }, { name: 'rеview' }],
          resources: [{ uri: 'file:///a' }],
        }),
      ),
    ]),
  );
  expect(text).toContain('| Entry |');
  expect(text).toContain('prompt `обзор`');
  expect(text).toContain('prompt `r\\u{435}view`');
  expect(text).toContain('resource `file:///a`');
});

describe('other verdicts', () => {
  test('unchanged has nothing to do', () => {
    const text = render(decided([compared(BEFORE, BEFORE, { verdict: 'unchanged', row: 'same' })]));
    expect(text).toMatch(
      /^### ✅ Unchanged: the tools are those of the baseline\n\*\*Next step:\*\* Nothing to do\. \[More\]\(.*#unchanged\)\n/u,
    );
  });

  test('only formatting is said to be so', () => {
    const text = render(
      decided([compared(BEFORE, BEFORE, { verdict: 'unchanged', row: 'formatting-only' })]),
    );
    expect(text).toContain('only the formatting of the baseline differs');
  });

  test('could not check says why and what to do, with the place', () => {
    const error = new GateError('byte_order_mark', 'candidate', { line: 1, column: 1 });
    const over = {
      verdict: 'could-not-check',
      row: 'error',
      error,
      diff: null,
      before: null,
      after: null,
    } as const;
    const text = render(decided([compared(null, null, over)]));
    expect(text).toMatch(/^### ❌ Could not check: no verdict on the tools\n/u);
    expect(text).toContain(
      '`tools/catalog.json` (`candidate`), line 1, column 1: The file begins with a byte order mark.',
    );
    expect(text).not.toContain('0 changed');
  });

  test('a step that failed before its event was understood has a report too', () => {
    const fault = new GateError('invalid_event', 'event');
    expect(render(decided([], { event: null, verdict: 'could-not-check', fault }))).toContain(
      '`invalid_event`',
    );
  });

  test('a fault of the whole step is told without any catalog', () => {
    const fault = new GateError('unsupported_event', 'event');
    const text = render(decided([], { verdict: 'could-not-check', passes: false, fault }));
    expect(text).toContain('nothing could be decided');
    expect(text).toContain('`merge_group`');
  });

  test('a first baseline is warned of in the closing words', () => {
    const text = render(decided([changedBaseline(null, BEFORE, 'first-baseline')]));
    expect(text).toContain('A baseline can hold malicious text already');
    expect(text).toContain('| Baseline before | `tools/catalog.baseline.json` |  | *none* |');
    expect(text).toContain('**0 changed · 4 added · 0 removed**');
  });

  test('a baseline that was changed to something else shows both differences', () => {
    const other = manifest('read_file');
    const text = render(
      decided([
        compared(other, AFTER, {
          row: 'baseline-changed-otherwise',
          baselineDiff: compared(BEFORE, other).diff,
        }),
      ]),
    );
    expect(text).toContain('Drift: the baseline was changed, but not to what the tools are');
    const [first = '', second = ''] = text.split('#### What this change does to the baseline itself');
    expect([...first.matchAll(/\*\*added\*\*/gu)]).toHaveLength(4);
    expect([...second.matchAll(/ removed: /gu)]).toHaveLength(3);
  });

  test('what only reports says so, and is marked by neither a tick nor a cross', () => {
    const text = render(decided([compared(BEFORE, AFTER)], { passes: true, failOnDrift: false }));
    expect(text).toMatch(/^### ⚠️ Drift: .* — reported only \(`fail-on-drift: false`\)\n/u);
  });

  test('approval that is off is said in the first line', () => {
    const decision = decided([changedBaseline(BEFORE, AFTER)], { passes: true, approval: 'off' });
    expect(render(decision).split('\n')[0]).toBe(
      '### ⚠️ Baseline change: tools and baseline changed alike — approval is off (`approvals: 0`)',
    );
  });

  test('policy findings name tool, code, place and whether they are new', () => {
    const policy = {
      mode: 'new',
      failing: true,
      findings: [
        { code: 'open_input_object', entry: 'b', path: '#/additionalProperties', isNew: false },
        { code: 'missing_purpose', entry: 'a', path: '#/x-openmed-purpose', isNew: true },
      ],
      exposures: [{ entry: 'a', dataClass: 'data:org.example/notes', path: '/notes/*' }],
    } as const;
    const text = render(
      decided([compared(BEFORE, BEFORE, { verdict: 'policy-violation', row: 'same', policy })]),
    );
    expect(text).toContain('Policy violation: the tools do not hold to the policy');
    expect(text.indexOf('missing_purpose')).toBeLessThan(text.indexOf('open_input_object'));
    expect(text).toContain('| `a` | `missing_purpose` | `#/x-openmed-purpose` | new |');
    expect(text).toContain('| `a` | `data:org.example/notes` | `/notes/*` |');
  });

  test('policy findings stand before what differs where they are why the step fails', () => {
    const finding = { code: 'c', entry: 'a', path: '#', isNew: false };
    const places = (failing: boolean) => {
      const policy = { mode: 'new', failing, findings: [finding], exposures: [] } as const;
      const text = render(decided([compared(BEFORE, AFTER, { policy })]));
      return [text.indexOf('#### Policy findings'), text.indexOf('| Tool | What changed |')];
    };
    const [findings = 0, changes = 0] = places(true);
    expect(findings).toBeGreaterThan(0);
    expect(findings).toBeLessThan(changes);
    const [behind = 0, before = 0] = places(false);
    expect(behind).toBeGreaterThan(before);
  });

  test('notes of the catalogs are told once', () => {
    const noted = compared(BEFORE, AFTER);
    const notes = [{ code: 'descriptions_not_compared', about: null }] as const;
    const side = { format: 'openmed-inventory', digest: 'sha256:00', entries: 1, notes } as const;
    const text = render(decided([{ ...noted, before: side, after: side }]));
    expect(text.split('Descriptions are not compared')).toHaveLength(2);
  });

  test.each(VERDICTS)('%s has a first line and a next step', (verdict) => {
    const lines = render(decided([compared(BEFORE, AFTER, { verdict })], { files: [protectedFile()] })).split(
      '\n',
    );
    expect(lines[0]).toMatch(/^### \S+ [A-Z][a-z ]+: [a-z]/u);
    expect(lines[1]).toMatch(
      /^\*\*Next step:\*\* .*\.( \(`[a-z_]+`\))? \[More\]\(https:\/\/[a-z./-]+\/docs\/troubleshooting\.md#[a-z_-]+\)$/u,
    );
  });
});

describe('several catalogs', () => {
  const catalogs = [
    compared(BEFORE, BEFORE, { name: 'a', verdict: 'unchanged', row: 'same' }),
    compared(BEFORE, AFTER, { name: 'b' }),
    compared(null, null, {
      name: 'c',
      verdict: 'could-not-check',
      row: 'error',
      error: new GateError('candidate_missing', 'candidate'),
      diff: null,
    }),
    compared(BEFORE, AFTER, { name: 'd' }),
  ];
  const text = render(decided(catalogs, { verdict: 'could-not-check' }));

  test('stand in one table, the worst first, the unchanged folded away', () => {
    const rows = [...text.matchAll(/^\| `([abcd])` \| ([A-Z][a-z ]+) \|/gmu)].map(([, name, verdict]) => [
      name,
      verdict,
    ]);
    expect(rows).toEqual([
      ['c', 'Could not check'],
      ['b', 'Drift'],
      ['d', 'Drift'],
      ['a', 'Unchanged'],
    ]);
    expect(text).toContain('<summary>Unchanged catalogs (1)</summary>');
  });

  test('have a section each but for the unchanged', () => {
    expect([...text.matchAll(/^### (`.`)$/gmu)].map(([, name]) => name)).toEqual(['`c`', '`b`', '`d`']);
    expect(text).toContain('**2 changed · 4 added · 2 removed** · 8 unchanged');
  });

  test('are told in the first line by how many of them it holds', () => {
    expect(text).toMatch(/^### ❌ Could not check 1 of 4 catalogs: no verdict on the tools\n/u);
    expect(
      render(
        decided(
          catalogs.filter((catalog) => catalog.row !== 'error'),
          { verdict: 'drift' },
        ),
      ),
    ).toMatch(/^### ❌ Drift in 2 of 3 catalogs: the tools changed, the baseline did not\n/u);
  });

  test('in any number stay within a comment', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      compared(BEFORE, AFTER, { name: `servers/${index}` }),
    );
    const comment = render(decided(many));
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(65_000);
    expect(comment).toMatch(/and \d+ more catalogs, left out here/u);
  });
});

describe('a report of tens of thousands of rows', () => {
  const names = (prefix: string): readonly string[] =>
    Array.from({ length: 10_000 }, (_, index) => `${prefix}_${index}`);
  // Each in a field of its own, so that no two share a row.
  const change = (text: string) => names('changed').map((name, index) => ({ name, [`field${index}`]: text }));
  const before = manifest(...change('a'), ...names('removed'), ...names('same'));
  const after = manifest(...change('b'), ...names('added'), ...names('same'));
  const decision = decided([compared(before, after)]);

  test.each(['summary', 'comment', 'check-run'] as const)('fits a %s, with rows of each kind', (budget) => {
    const text = render(decision, { budget });
    expect(sizeOf(text, budget)).toBeLessThanOrEqual(LIMITS[budget].size);
    for (const kind of ['changed', 'added', 'removed']) {
      expect([...text.matchAll(new RegExp(`^\\| \`${kind}_`, 'gmu'))].length).toBeGreaterThan(50);
    }
    expect(text).toContain('This is not the whole report');
    expect(text).toMatch(/… and (?:\d+ more (?:changed|added|removed)(?:, )?)+, left out here/u);
  });

  test('stands whole in a file', () => {
    const text = render(decision, { budget: 'file' });
    expect([...text.matchAll(/^(?:\| |- )`[a-z]+_\d/gmu)]).toHaveLength(50_000);
    expect(text).not.toContain('not the whole report');
  });
});

test('names that are as long and wide as can be leave room for one another', () => {
  const wide = (prefix: string): readonly string[] =>
    Array.from({ length: 300 }, (_, index) => `${prefix}${index}${'道'.repeat(60)}`);
  const text = render(decided([compared(manifest(...wide('r')), manifest(...wide('a')))]));
  expect(text).toMatch(/^\| `a0/mu);
  expect(text).toMatch(/^\| `r0/mu);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(65_000);
});

test('the same catalogs in another order give the same bytes', () => {
  const shuffled = (text: string): readonly Record<string, unknown>[] =>
    ['d', 'a', 'c', 'b'].map((name) => ({ inputSchema: { b: 1, a: [2, 1] }, description: text, name }));
  const one = compared(manifest(...shuffled('x')), manifest(...shuffled('y'), 'e'));
  const other = compared(
    manifest(...shuffled('x').toReversed()),
    manifest('e', ...shuffled('y').toReversed()),
  );
  expect(render(decided([other]))).toBe(render(decided([one])));
});

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}

describeGithub('hostile names on GitHub', () => {
  const names = HOSTILE_NAMES.map(([, name]) => name).filter((name) => !name.includes('\uD800'));
  const definitions = (text: string): readonly Record<string, unknown>[] =>
    names.map((name) => ({ name, [name]: text, description: text }));
  const added = names.map((name) => `added ${name}`);
  const removed = names.map((name) => `removed ${name}`);
  const catalog = compared(
    manifest(...definitions('a'), ...removed, ...names.map((name) => `same ${name}`)),
    manifest(...definitions('b'), ...added, ...names.map((name) => `same ${name}`)),
  );
  const nasty = '`|@someone\n\n<img src=x>[x](y)';
  const decision = decided(
    [
      { ...catalog, name: nasty, baselinePath: nasty, candidatePath: nasty },
      { ...catalog, name: 'b' },
    ],
    {
      verdict: 'baseline-change',
      approval: 'missing',
      files: [
        protectedFile({
          path: nasty,
          owners: [nasty, '@someone'],
          refusals: [{ login: nasty, code: 'not_an_owner', permission: nasty }],
          unknownAuthors: [nasty],
          blockedBy: [nasty],
        }),
        protectedFile({ path: `${nasty}2`, role: 'workflow' }),
      ],
      notices: [{ code: 'branch_not_protected', path: nasty, permission: nasty }],
    },
  );
  const html = github(render(decision, { budget: 'file', updateHint: nasty }));

  test('give no mention, link, image or tag that is not ours', () => {
    const ours =
      'a blockquote br code details em h3 h4 hr li p strong summary table tbody td th thead tr ul'.split(' ');
    expect(tagsOf(html).filter((tag) => !ours.includes(tag))).toEqual([]);
    const addresses = [...html.matchAll(/<a\b[^>]*>/gu)].map(([tag]) => tag);
    expect(addresses).toEqual([expect.stringMatching(/docs\/troubleshooting\.md#baseline-change"/u)]);
  });

  test('break no table: each row holds its name and its cells', () => {
    const rows = rowsOf(html);
    const hex = expect.stringMatching(/^[0-9a-f]{12}(?: → [0-9a-f]{12})?$/u);
    const startOf = (name: string) =>
      expect.stringMatching(new RegExp(`^(?:⚠️ )?${escapeRegExp(name)}$`, 'u'));
    for (const name of names) {
      expect(rows).toContainEqual([
        startOf(shownName(name).trim()),
        expect.stringContaining('text changed'),
        hex,
      ]);
    }
    for (const name of added) {
      expect(rows).toContainEqual([startOf(shownName(name)), expect.stringMatching(/^added: /u), hex]);
    }
    for (const name of removed) {
      expect(rows).toContainEqual([startOf(shownName(name)), expect.stringMatching(/^removed: /u), hex]);
    }
  });

  test('leave the rest of the report as it is', () => {
    expect(html).toContain('The check is the verdict, not this report.');
    expect([...html.matchAll(/<summary>Evidence<\/summary>/gu)]).toHaveLength(2);
    expect([...html.matchAll(/<th>What changed<\/th>/gu)]).toHaveLength(2);
  });
});

describeGithub('a report with names of any kind', () => {
  const part = fc.constantFrom(
    ...'`|\\$ \n\r\t<>&@#[]()!*_~:/-ab1\u202E\u200B\u0301道',
    '::',
    '##[',
    '<details>',
    '|---|',
    '\n\n',
  );
  const name = fc.oneof(
    fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  );
  const names = fc.uniqueArray(name, { minLength: 6, maxLength: 6 });

  /** The HTML of a report in which every name is one of six, without what stands in code spans. */
  function skeleton([a = '', b = '', c = '', d = '', e = '', f = '']: readonly string[]): string {
    const before = manifest({ name: a, description: 'x' }, { name: b });
    const after = manifest({ name: a, description: 'y', ['_' + c]: 1 }, { name: c });
    const catalog = { ...compared(before, after), baselinePath: d, candidatePath: e };
    const decision = decided(
      [
        { ...catalog, name: a },
        { ...catalog, name: b },
      ],
      {
        files: [protectedFile({ path: d, owners: [e, f], approvedBy: [f], unknownAuthors: [a] })],
        notices: [{ code: 'diff_hidden', path: d, permission: null }],
      },
    );
    const html = cmark(render(decision, { updateHint: f })).replace(/<code>[^<]*<\/code>/gu, '<code>');
    // What a name looks like is a fact of its own, and the worst stands first.
    const plain = html
      .replaceAll('⚠️ ', '')
      .replace(/<strong>(?:its name [^/]*?|[a-z- ]+ appeared(?:, [a-z- ]+ appeared)*)<\/strong> · /gu, '')
      .replace(/<strong>(?:its name|characters|[a-z- ]+ appeared)[^/]*?<\/strong>/gu, 'otherwise the same');
    const rows = plain.match(/<tr>[^]*?<\/tr>/gu) ?? [];
    return `${plain.replace(/<tr>[^]*?<\/tr>/gu, '')}${rows.toSorted().join('')}`;
  }

  test('has the same HTML around its code spans, whatever the names', () => {
    const plain = skeleton(['a', 'b', 'c', 'd', 'e', 'f']);
    fc.assert(
      fc.property(names, (list) => {
        expect(skeleton(list)).toBe(plain);
      }),
      { numRuns: 60 },
    );
  });
});

describeShared('real catalogs', () => {
  const pair = (before: string, after: string) =>
    decided([
      compared(catalogAt(sharedPath('corpus', 'npm', before)), catalogAt(sharedPath('corpus', 'npm', after))),
    ]);

  test.each([
    ['fingerprints', true],
    ['pointers', true],
    ['values', false],
  ] as const)(
    'azure 2.0.5 → 3.0.0-beta.25, 340 tools touched, fits a comment, with detail: %s',
    (detail, whole) => {
      const decision = pair('@azure__mcp@2.0.5+mode-all.json', '@azure__mcp@3.0.0-beta.25+mode-all.json');
      const text = render(decision, { detail });
      expect(Buffer.byteLength(text)).toBeLessThan(65_000);
      expect(text).toContain('**234 changed · 105 added · 1 removed** · 0 unchanged');
      expect(text).toMatch(/^(?:\| |<details><summary>)⚠️ /mu);
      expect(text.includes('left out here')).toBe(!whole);
    },
  );

  test.each(['fingerprints', 'pointers', 'values'] as const)(
    'server-filesystem 2025.8.21 with another zod is one row, or with values one a tool: %s',
    (detail) => {
      const name = '@modelcontextprotocol__server-filesystem@2025.8.21';
      const text = render(pair(`${name}+zod3.json`, `${name}.json`), { detail });
      const marked = [...text.matchAll(/⚠️ .*schema emptied/gu)];
      expect(marked).toHaveLength(detail === 'values' ? 13 : 1);
    },
  );
});
