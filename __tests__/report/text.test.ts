import { describe, expect, test } from '@jest/globals';
import type { Decision } from '../../src/gate/index.js';
import { GateError } from '../../src/errors/index.js';
import { renderDecisionText, renderText } from '../../src/report/index.js';
import { catalogOf, compared, comparison, decided, manifest, protectedFile } from './decisions.js';
import { HOSTILE_NAMES } from './hostile-names.js';

const PLAIN = { color: false, detail: 'fingerprints' } as const;
const BEFORE = manifest('read_file', 'move_file');
const AFTER = manifest(
  { name: 'read_file', description: 'x', inputSchema: { type: 'object' } },
  { name: 'rename_file', description: 'about move_file', inputSchema: { type: 'object' } },
);

describe('a comparison as text', () => {
  test('is counts, then what changed, was added and was removed', () => {
    expect(renderText(comparison(BEFORE, AFTER), PLAIN).replace(/\b[0-9a-f]{12}\b/gu, 'HEX')).toBe(
      [
        'Drift: 1 changed, 1 added, 1 removed, 0 unchanged',
        '',
        'What changed',
        '  text changed, description: read_file',
        '',
        'Changed',
        '  read_file',
        '    description: HEX → HEX',
        '',
        'Added',
        '  rename_file  (looks renamed from move_file)',
        '',
        'Removed',
        '  move_file  (looks renamed to rename_file)',
        '',
      ].join('\n'),
    );
  });

  test('of equal catalogs is one line', () => {
    expect(renderText(comparison(BEFORE, BEFORE), PLAIN)).toBe(
      'Unchanged: 0 changed, 0 added, 0 removed, 2 unchanged\n',
    );
  });

  test('tells the catalog’s own fields apart', () => {
    const text = renderText(
      comparison(catalogOf({ tools: [] }), catalogOf({ tools: [], instructions: 'x' })),
      PLAIN,
    );
    expect(text).toContain('What changed\n  text changed, instructions: the catalog itself\n');
    expect(text).toMatch(
      /Fields of the catalog itself \(not counted\)\n {2}instructions: absent → [0-9a-f]{12}\n$/u,
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
    expect(text).toContain('  no longer required x, /inputSchema/required: a\n');
    expect(text).toContain('\na\n@@ -1,10 +1,8 @@\n');
    expect(text).toContain('\n-two",\n+\\u{3A}:error\\u{3A}:three\\u{202E}",\n');
    expect(renderText(comparison(before, after), PLAIN)).not.toContain('/inputSchema');
  });

  test('holds no control, no line and no workflow command of a name', () => {
    const names = HOSTILE_NAMES.map(([, name]) => name).filter((name) => !name.includes('\uD800'));
    const text = renderText(comparison(manifest(), manifest(...names)), PLAIN);
    expect(text.split('\n')).toHaveLength(names.length + 4);
    expect(text).not.toMatch(/::|##\[/u);
    expect(text.replaceAll('\n', '').replaceAll('…', '')).toMatch(/^[\x20-\x7E]*$/u);
  });
});

describe('a decision as text', () => {
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
