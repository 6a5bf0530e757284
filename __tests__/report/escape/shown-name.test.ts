import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { digestOf } from '../../../src/json/index.js';
import { shortDigest, shownName, shownText } from '../../../src/report/escape/shown-name.js';
import { HOSTILE_NAMES } from '../hostile-names.js';

describe('a tool’s name', () => {
  test.each([
    ['read_file', 'read_file'],
    ['reаd_file', 're\\u{430}d_file'],
    ['cafe\u0301', 'cafe\\u{301}'],
    ['café', 'caf\\u{E9}'],
    ['a\nb', 'a\\u{A}b'],
    ['a\u007Fb', 'a\\u{7F}b'],
    ['a\u202Eb', 'a\\u{202E}b'],
    ['🔧', '\\u{1F527}'],
    ['a\uD800', 'a\\u{D800}'],
    ['a\\u{202E}b', 'a\\\\u{202E}b'],
    ['a b', 'a b'],
    ['a  b', 'a\\u{20} b'],
    [' a ', '\\u{20}a\\u{20}'],
    ['__proto__', '__proto__'],
    ['', ''],
  ])('%j is shown as %s', (name, shown) => {
    expect(shownName(name)).toBe(shown);
  });

  test('of 80 characters is whole, of 81 is cut with a piece of its fingerprint', () => {
    expect(shownName('x'.repeat(80))).toBe('x'.repeat(80));
    const long = 'x'.repeat(81);
    expect(shownName(long)).toBe(`${'x'.repeat(48)}…${digestOf(long).slice(7, 27)}`);
  });

  test('counts characters, not UTF-16 units', () => {
    expect(shownName('🔧'.repeat(80))).toBe('\\u{1F527}'.repeat(80));
    expect(shownName('🔧'.repeat(81))).toContain('…');
  });

  test('is printable ASCII on one line but for the mark of a cut, and bounded', () => {
    for (const [, name] of HOSTILE_NAMES) {
      expect(shownName(name).replace('…', '')).toMatch(/^[\x20-\x7E]*$/u);
      expect(shownName(name).length).toBeLessThanOrEqual(80 * 9);
    }
  });

  test('is never shown like another name', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc
        .array(fc.constantFrom('\\', 'u', '{', '}', '4', '1', ' ', '…', 'A', '\n'), { maxLength: 10 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(shownName(a) === shownName(b)).toBe(a === b);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a text in any language', () => {
  test.each([
    ['русский документ', 'русский документ'],
    ['日本語のツール', '日本語のツール'],
    ['café', 'café'],
    ['cafe\u0301', 'caf\\u{65}\\u{301}'.replace('\\u{65}', 'e')],
    ['คำสั่ง', 'คำสั่ง'],
    ['한국어', '한국어'],
    ['مستند', 'مستند'],
    ['pаypal', 'p\\u{430}ypal'],
    ['сору', '\\u{441}\\u{43E}\\u{440}\\u{443}'],
    ['дoм', '\\u{434}o\\u{43C}'],
    ['ｒｅａｄ', '\\u{FF52}\\u{FF45}\\u{FF41}\\u{FF44}'],
    ['file:∕∕x', 'file:\\u{2215}\\u{2215}x'],
    ['a\u200Bb', 'a\\u{200B}b'],
    ['a\u202Eb', 'a\\u{202E}b'],
    ['\u0301a', '\\u{301}a'],
    ['a\u0301\u0301\u0301\u0301', 'a\\u{301}\\u{301}\\u{301}\\u{301}'],
    ['a…b', 'a\\u{2026}b'],
    ['\u1112\u1161\u11AB', '\\u{1112}\\u{1161}\\u{11AB}'],
    ['C:\\tools', 'C:\\\\tools'],
    ['docs/catalog.json', 'docs/catalog.json'],
    ['tool🔧', 'tool🔧'],
  ])('%j is shown as %s', (text, shown) => {
    expect(shownText(text)).toBe(shown);
  });

  test('shows composed and decomposed twins differently', () => {
    expect(shownText('caf\u00E9')).not.toBe(shownText('cafe\u0301'));
  });

  test('holds no invisible character, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(shownText(text)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});

test('a short digest is its first 12 hex digits', () => {
  expect(shortDigest(`sha256:${'0123456789abcdef'.repeat(4)}`)).toBe('0123456789ab');
});
