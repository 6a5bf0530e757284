import { describe, expect, test } from '@jest/globals';
import type { Decision } from '../../src/gate/index.js';
import { GateError } from '../../src/errors/index.js';
import type { MarkdownOptions } from '../../src/report/index.js';
import { marker, renderDecisionText, renderMarkdown, renderText } from '../../src/report/index.js';
import { catalogOf, compared, comparison, decided, manifest, protectedFile } from './decisions.js';
import { HOSTILE_NAMES } from './hostile-names.js';

const PAGE: MarkdownOptions = {
  updateHint: null,
  detail: 'fingerprints',
  budget: 'comment',
  marker: marker(''),
};
const PLAIN = { color: false, detail: 'fingerprints' } as const;
const BEFORE = manifest('read_file', 'move_file');
const AFTER = manifest(
  { name: 'read_file', description: 'x', inputSchema: { type: 'object' } },
  { name: 'rename_file', description: 'about move_file', inputSchema: { type: 'object' } },
);

describe('a comparison as text', () => {
  test('is counts, then one list, worst first', () => {
    expect(renderText(comparison(BEFORE, AFTER), PLAIN).replace(/\b[0-9a-f]{12}\b/gu, 'HEX')).toBe(
      [
        'Drift: 1 changed, 1 added, 1 removed, 0 unchanged',
        '',
        '  ~ read_file  text changed  (HEX → HEX)',
        '  > rename_file  looks renamed from move_file: otherwise the same  (HEX → HEX)',
        '',
      ].join('\n'),
    );
  });

  test('of equal catalogs is one line', () => {
    expect(renderText(comparison(BEFORE, BEFORE), PLAIN)).toBe(
      'Unchanged: 0 changed, 0 added, 0 removed, 2 unchanged\n',
    );
  });

  test('counts the catalog’s own members, and lists them', () => {
    const text = renderText(
      comparison(catalogOf({ tools: [] }), catalogOf({ tools: [], instructions: 'x' })),
      PLAIN,
    );
    expect(text).toBe(
      'Drift: 0 changed, 0 added, 0 removed, 1 member of the catalog itself, 0 unchanged\n\n  ~ the catalog itself  instructions changed\n',
    );
  });

  test('is coloured only where asked', () => {
    expect(renderText(comparison(BEFORE, AFTER), { ...PLAIN, color: true })).toContain(
      '\u001B[31mDrift\u001B[39m',
    );
    expect(renderText(comparison(BEFORE, AFTER), PLAIN)).not.toContain('\u001B');
  });

  test('tells places and text where asked', () => {
    const before = manifest({ name: 'a', description: 'one\ntwo', inputSchema: { required: ['x'] } });
    const after = manifest({
      name: 'a',
      description: 'one\n::error::three\u202E',
      inputSchema: { required: [] },
    });
    const text = renderText(comparison(before, after), { ...PLAIN, detail: 'values' });
    expect(text).toMatch(
      /\n {2}~ a {2}! characters that reorder text appeared · text changed · property no longer required x {2}\(/u,
    );
    expect(text).toContain(
      '\n      @@ /description @@\n       one\n       \n      -two\n      +\\u{3A}:error\\u{3A}:three\\u{202E}\n',
    );
    expect(text).toContain('\n      -      "x"\n');
    expect(renderText(comparison(before, after), PLAIN)).not.toContain('/inputSchema');
  });

  test('holds no control, no line and no workflow command of a name', () => {
    const names = HOSTILE_NAMES.map(([, name]) => name).filter((name) => !name.includes('\uD800'));
    const text = renderText(comparison(manifest(), manifest(...names)), PLAIN);
    expect(text.split('\n')).toHaveLength(names.length + 3);
    expect(text).not.toMatch(/::|##\[/u);
    expect(text.replace(/[\n·→]/gu, '')).toMatch(/^[\x20-\x7E]*$/u);
  });

  test('cuts no name', () => {
    const name = 'n'.repeat(5000);
    expect(renderText(comparison(manifest(), manifest(name)), PLAIN)).toContain(name);
  });

  test('lists every name of a group', () => {
    const names = Array.from({ length: 30 }, (_, at) => `tool${at}`);
    const tools = (hint: boolean) => names.map((name) => ({ name, annotations: { openWorldHint: hint } }));
    const text = renderText(comparison(manifest(...tools(true)), manifest(...tools(false))), PLAIN);
    expect(text).toContain('  ~ openWorldHint: true → false: 30 alike\n      tool0\n');
    expect([...text.matchAll(/^ {6}tool\d+$/gmu)]).toHaveLength(30);
  });
});

describe('a decision as text', () => {
  test('tells what the policy finds', () => {
    const findings = [
      { code: 'old_one', entry: null, path: '#', isNew: false },
      { code: 'open_input_object', entry: 'read_file', path: '#/x::y', isNew: true },
    ];
    const policy = { mode: 'new', failing: true, findings, exposures: [] } as const;
    const text = renderDecisionText(decided([compared(BEFORE, AFTER, { policy })]), {
      ...PLAIN,
      updateHint: null,
    });
    expect(text).toContain(
      '\nPolicy findings (2, new ones fail)\n  read_file: open_input_object at #/x\\u{3A}:y (new)\n  the policy: old_one at # (as before)\n',
    );
    expect(text).toContain('! breaks the policy: open_input_object · text changed');
  });

  test('tells what clients refuse that is new, and how the cost changed', () => {
    const clients = {
      findings: [
        { code: 'root_combinator', entry: 'a::b', path: '/inputSchema/anyOf', isNew: true },
        { code: 'names_clash', entry: 'old', path: '', isNew: false },
      ],
      before: { tools: 3, bytes: 100, tokens: 25 },
      after: { tools: 2, bytes: 120, tokens: 30 },
    } as const;
    const decision = decided([compared(BEFORE, AFTER, { clients })]);
    const text = renderDecisionText(decision, { ...PLAIN, updateHint: null });
    expect(text).toContain(
      '\nNew in this change: 2 tools, 120 bytes, about 30 tokens: −1 tool, +20 bytes, +5 tokens (an estimate: bytes / 4)\n  a\\u{3A}:b has `anyOf`',
    );
    expect(text).not.toContain('names_clash');
    const page = renderMarkdown(decision, { ...PAGE, detail: 'pointers' });
    expect(page).toMatch(
      /#### New in this change\n\n2 tools, .*\n\n[^]*What clients refuse \(1\)[^]*`root_combinator`.*inputSchema\/anyOf/,
    );
  });

  test('is verdict, next step and differences', () => {
    const text = renderDecisionText(decided([compared(BEFORE, AFTER)]), { ...PLAIN, updateHint: 'make' });
    expect(text).toMatch(
      /^Drift: the tools changed, the baseline did not\nNext step: If this change of the tools is wanted, run `make`/u,
    );
    expect(text).toContain('\n1 changed, 1 added, 1 removed, 0 unchanged\n');
  });

  test('says once what went wrong with a single catalog, and beside a fault of the whole step', () => {
    const error = new GateError('empty_file', 'candidate');
    const failed = compared(null, null, { verdict: 'could-not-check', row: 'error', error, diff: null });
    const count = (over: Partial<Decision>) =>
      renderDecisionText(decided([failed], over), { ...PLAIN, updateHint: null }).split('The file is empty')
        .length - 1;
    expect(count({})).toBe(1);
    expect(count({ fault: new GateError('head_moved', 'pull-request') })).toBe(1);
  });

  test('says first what was left out of the comparison, and what changes of the gate itself', () => {
    const ignored = [{ pointer: '/tools/::error::x/_meta', uses: 2 }];
    const same = compared(BEFORE, BEFORE, { ignored, snapshot: true, verdict: 'unchanged', row: 'same' });
    const files = [protectedFile({ path: '.github/CODEOWNERS', role: 'codeowners' })];
    const [, , ...lines] = renderDecisionText(decided([same], { files }), {
      ...PLAIN,
      updateHint: null,
    }).split('\n');
    expect(lines).toEqual([
      'This pull request changes the gate itself: the code owners (`.github/CODEOWNERS`). What decides was read from the base branch.',
      'Only approval is gated here: baseline and candidate are one committed file, so nothing says that the tools are really so.',
      'Left out of the comparison by the settings of the base branch: `/tools/\\u{3A}:error\\u{3A}:x/_meta` (2 times).',
      '',
    ]);
  });

  test('names each of several catalogs that is not unchanged', () => {
    const failed = compared(null, null, {
      name: '::error::x',
      verdict: 'could-not-check',
      row: 'error',
      error: new GateError('empty_file', 'candidate'),
      diff: null,
    });
    const same = compared(BEFORE, BEFORE, { name: 'same', verdict: 'unchanged', row: 'same' });
    const text = renderDecisionText(decided([failed, same]), { ...PLAIN, updateHint: null });
    expect(text).toContain(
      '\\u{3A}:error\\u{3A}:x: Could not check: no verdict on the tools\n`tools/catalog.json` (`candidate`): The file is empty.',
    );
    expect(text).not.toContain('same');
    expect(text).not.toContain('::');
  });
});
