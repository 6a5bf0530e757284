import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import picomatch from 'picomatch';
import { stepsOf } from '../steps.js';
import { MAX_CODEOWNERS_BYTES } from '../../src/limits.js';
import {
  CODEOWNERS_PATHS,
  isOwned,
  ownersOf,
  rulesFor,
  parseCodeOwners,
} from '../../src/patterns/code-owners.js';

const owners = (text: string, path: string): readonly string[] => ownersOf(parseCodeOwners(text), path);
/** Whether a pattern alone matches a path. */
const matches = (pattern: string, path: string): boolean => owners(`${pattern} @o`, path).length > 0;

/** The patterns and owners that GitHub's page shows, in its order. */
const DOCUMENTED = `
# A comment.
*       @global-owner1 @global-owner2
*.js    @js-owner #An inline comment.
*.go docs@example.com
*.txt @octo-org/octocats
/build/logs/ @doctocat
docs/* docs@example.com
apps/ @octocat
/docs/ @doctocat
/scripts/ @doctocat @octocat
**/logs @octocat
/apps/ @octocat
/apps/github
`;

describe('every example of GitHub’s page', () => {
  test.each([
    ['README.md', ['@global-owner1', '@global-owner2']],
    ['deep/down/file.rb', ['@global-owner1', '@global-owner2']],
    ['index.js', ['@js-owner']],
    ['src/deep/index.js', ['@js-owner']],
    ['main.go', ['docs@example.com']],
    ['notes.txt', ['@octo-org/octocats']],
    ['a/b/notes.txt', ['@octo-org/octocats']],
    ['docs/getting-started.md', ['@doctocat']],
    ['docs/build-app/troubleshooting.md', ['@doctocat']],
    ['scripts/run.sh', ['@doctocat', '@octocat']],
    ['scripts/deep/run.sh', ['@doctocat', '@octocat']],
    ['build/logs/a.log', ['@octocat']],
    ['scripts/logs', ['@octocat']],
    ['deeply/nested/logs/a/b', ['@octocat']],
    ['apps/tool.ts', ['@octocat']],
    ['other/apps/deep/tool.ts', ['@octocat']],
    ['apps/github', []],
    ['apps/github/deep/file', []],
    ['apps/github2', ['@octocat']],
  ])('%s', (path, expected) => {
    expect(owners(DOCUMENTED, path)).toEqual(expected);
  });

  test.each([
    ['/build/logs/ @doctocat', 'build/logs/deep/a.log', true],
    ['/build/logs/ @doctocat', 'other/build/logs/a.log', false],
    ['docs/* docs@example.com', 'docs/getting-started.md', true],
    ['docs/* docs@example.com', 'docs/build-app/troubleshooting.md', false],
    ['docs/* docs@example.com', 'other/docs/a.md', false],
    ['apps/ @octocat', 'apps/a', true],
    ['apps/ @octocat', 'deep/down/apps/a/b', true],
    ['/docs/ @doctocat', 'docs/a/b', true],
    ['/docs/ @doctocat', 'other/docs/a', false],
    ['/apps/ @doctocat @octocat', 'apps/a', true],
    ['/apps/ @example-org/content-team', 'apps/a', true],
  ])('%s: %s', (line, path, owned) => {
    expect(isOwned(parseCodeOwners(line), path)).toBe(owned);
  });

  test('a subdirectory with its own owner', () => {
    expect(owners('/apps/ @octocat\n/apps/github @doctocat', 'apps/github/a')).toEqual(['@doctocat']);
  });
});

describe('rules and exceptions', () => {
  test('the last match wins, owners are never added up', () => {
    expect(owners('*.json @a\ntools.json @b\n* @c', 'tools.json')).toEqual(['@c']);
    expect(owners('tools.json @a\ntools.json @b', 'tools.json')).toEqual(['@b']);
  });

  test('a line without owners clears', () => {
    expect(owners('* @a\ntools.json', 'tools.json')).toEqual([]);
    expect(owners('* @a\ntools.json # nobody', 'tools.json')).toEqual([]);
    expect(owners('* @a\ntools.json\ntools.json @b', 'tools.json')).toEqual(['@b']);
  });

  test('paths are case-sensitive', () => {
    expect(owners('Tools.json @a', 'tools.json')).toEqual([]);
    expect(owners('/DOCS/ @a', 'docs/x')).toEqual([]);
  });

  test.each([
    ['a space', 'path\\ with\\ spaces/ @o', 'path with spaces/a'],
    ['a space at the end', 'odd\\  @o', 'odd '],
    ['a star', 'a\\*b @o', 'a*b'],
    ['a backslash', 'a\\\\b @o', 'a\\b'],
  ])('escaped %s', (_what, line, path) => {
    expect(owners(line, path)).toEqual(['@o']);
    expect(owners(line, 'aXb')).toEqual([]);
  });

  test.each([
    ['negation', '!tools.json @b'],
    ['a character range', 'tools.[jJ]son @b'],
    ['a lone bracket', 'tools.json] @b'],
    ['an escaped bracket', 'tools\\[1\\].json @b'],
    ['an escaped comment sign', '\\#tools.json @b'],
    ['a comment sign inside', 'tools.json#x @b'],
    ['a lone backslash', 'tools.json @b \\'],
    ['a lone backslash before CRLF', 'tools.json @b \\\r'],
    ['an owner without @', 'tools.json b'],
    ['one bad owner of two', 'tools.json @b @@c'],
    ['a nested team', 'tools.json @org/a/b'],
    ['an address without a domain', 'tools.json b@c'],
    ['an owner glued to a comment', 'tools.json @b#c'],
    ['an owner with a comma', 'tools.json @b,'],
    ['a slash alone', '/ @b'],
    ['a section of another forge', '[Section] @b'],
  ])('a line with %s is skipped', (_what, line) => {
    expect(owners(`tools.json @a\n${line}`, 'tools.json')).toEqual(['@a']);
  });

  test('comments stand at the start, alone or at a line’s end', () => {
    expect(owners('# tools.json @a', 'tools.json')).toEqual([]);
    expect(owners('   # tools.json @a', 'tools.json')).toEqual([]);
    expect(owners('tools.json @a # @b @c', 'tools.json')).toEqual(['@a']);
    expect(owners('tools.json @a #@b', 'tools.json')).toEqual(['@a']);
  });

  test('tabs, many spaces, CRLF, a leading space and an owner named twice are no matter', () => {
    expect(owners('\ttools.json\t @a   @b @a \r\n\r\n', 'tools.json')).toEqual(['@a', '@b']);
  });

  test('braces, parentheses and plus signs are themselves', () => {
    expect(matches('{a,b}.json', '{a,b}.json')).toBe(true);
    expect(matches('{a,b}.json', 'a.json')).toBe(false);
    expect(matches('+(a).json', '+(a).json')).toBe(true);
    expect(matches('+(a).json', 'aa.json')).toBe(false);
  });

  test.each([
    ['*', 'a/b/c', true],
    ['/*', 'a', true],
    ['/*', 'a/b', false],
    ['*', '.github/CODEOWNERS', true],
    ['.github/', '.github/workflows/gate.yml', true],
    ['/.github/', 'x/.github/a', false],
    ['tools.json', 'a/b/tools.json', true],
    ['tools.json', 'tools.json/inside', true],
    ['/tools.json', 'a/tools.json', false],
    ['a/tools.json', 'b/a/tools.json', false],
    ['apps/', 'apps', false],
    ['/apps', 'apps', true],
    ['/apps', 'apps/a/b', true],
    ['/apps', 'apps2', false],
    ['docs/**', 'docs/a/b', true],
    ['docs/**', 'docs', false],
    ['**', 'a/b', true],
    ['**/tools.json', 'tools.json', true],
    ['**/tools.json', 'a/b/tools.json', true],
    ['a/**/z', 'a/z', true],
    ['a/**/z', 'a/b/c/z', true],
    ['a/**/z', 'a/b/c/z/below', true],
    ['a/**/z', 'b/a/z', false],
    ['servers/*/tools.json', 'servers/x/tools.json', true],
    ['servers/*/tools.json', 'servers/x/y/tools.json', false],
    ['servers/*/tools.json', 'servers/tools.json', false],
    ['servers/*/', 'servers/x/a', true],
    ['servers/*/', 'servers/x', false],
    ['**/docs/*', 'a/docs/b', true],
    ['**/docs/*', 'a/docs/b/c', false],
    ['*.baseline.json', 'x/tools.baseline.json', true],
    ['*.baseline.json', '.baseline.json', true],
    ['tool?.json', 'tools.json', true],
    ['tool?.json', 'tool.json', false],
    ['tool?.json', 'tool/.json', false],
    ['a**b', 'aXYb', true],
    ['a**b', 'aX/Yb', false],
    ['схема.json', 'x/схема.json', true],
    ['__proto__', '__proto__', true],
  ])('%s matches %s: %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected);
  });

  test('the three locations in GitHub’s order', () => {
    expect(CODEOWNERS_PATHS).toEqual(['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']);
  });

  test('a file of 3 MB is not loaded', () => {
    const line = '* @a\n';
    const room = MAX_CODEOWNERS_BYTES - line.length;
    expect(owners(`${line}${'#'.repeat(room)}`, 'x')).toEqual(['@a']);
    expect(() => parseCodeOwners(`${line}${'#'.repeat(room + 1)}`)).toThrow('codeowners: too_large');
    expect(() => parseCodeOwners(`${line}${'é'.repeat(room / 2 + 1)}`)).toThrow('codeowners: too_large');
  });

  test('says whether a path, and the file itself, is owned', () => {
    const rules = parseCodeOwners('*.json @a\n/.github/CODEOWNERS @b\nfree.json');
    expect(isOwned(rules, 'tools.json')).toBe(true);
    expect(isOwned(rules, '.github/CODEOWNERS')).toBe(true);
    expect(isOwned(rules, 'free.json')).toBe(false);
    expect(isOwned(rules, 'docs/CODEOWNERS')).toBe(false);
  });

  test('no pattern is expensive', async () => {
    expect(await stepsOf(() => matches(`${'*a'.repeat(200)}b`, 'a'.repeat(4000)))).toBeLessThan(100_000);
    expect(await stepsOf(() => matches(`/${'**/a/'.repeat(200)}b`, 'a/'.repeat(2000) + 'a'))).toBeLessThan(
      100_000,
    );
  });
});

describe('the rules for a pattern of paths', () => {
  const budget = () => ({ left: Infinity });
  const isFor = (rule: string, pattern: string) =>
    rulesFor(parseCodeOwners(`${rule} @x`), pattern, budget()).length > 0;

  test.each([
    ['*', true],
    ['/agents/', true],
    ['agents', true],
    ['/agents/evil/', true],
    ['/agents/evil/base.json', true],
    ['/agents/*/base.json', true],
    ['/agents/*', false],
    ['*.json', true],
    ['base.json', true],
    ['b*.json', true],
    ['bas?.json', true],
    ['/**/base.json', true],
    ['/agents/**', true],
    ['*evil*', true],
    ['/agents/evil', true],
    ['/tools/', false],
    ['*.md', true],
    ['/*.md', false],
    ['/agents/a/b/', false],
    ['/agents/*/bases.json', false],
    ['/agents/*/tools.json', false],
    ['/agents/*/bb*', false],
  ])('%s: %s', (rule, expected) => {
    expect(isFor(rule, 'agents/*/base.json')).toBe(expected);
  });

  test.each([
    ['/agents/', ['/agents/']],
    ['agents', ['agents']],
    ['/agents/*/base.json', ['/agents/*/base.json']],
    ['*', ['*']],
    ['/agents/evil/', ['*', '*.md', '/agents/evil/']],
    ['/agents/?/', ['*', '*.md', '/agents/?/']],
    ['/agents/\\*/', ['*', '*.md', '/agents/\\*/']],
    ['/docs/', ['*', '*.md']],
  ])('behind %s that matches all of it, earlier ones do not count', (line, expected) => {
    const rules = parseCodeOwners(`* @a\n*.md @b\n${line} @c`);
    const lines = ['*', '*.md', line];
    const found = rulesFor(rules, 'agents/*/base.json', budget());
    expect(found.map((rule) => lines[rule.line - 1])).toEqual(expected);
  });

  test('say of each path of it what all rules say', () => {
    const line = fc
      .array(fc.constantFrom('a', 'b', '*', '?', '**', '/', '\\*'), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join(''));
    const part = fc.constantFrom('a', 'b', 'ab', 'a*', '*', '*b', 'a*b');
    const pattern = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
    const fill = fc.array(fc.constantFrom('', 'a', 'b', 'ab', '*'), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), pattern, fill, (lines, stars, fills) => {
        const rules = parseCodeOwners(lines.map((one, index) => `${one} @o${index}`).join('\n'));
        let next = 0;
        const path = stars.replaceAll('*', () => fills[next++] ?? '');
        fc.pre(!path.split('/').includes(''));
        const deciding = rulesFor(rules, stars, budget());
        expect(ownersOf(deciding, path)).toEqual(ownersOf(rules, path));
      }),
      { numRuns: 2_000 },
    );
  });

  test('are all that match a path of it', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '*', '?', '**', '/', '/a'), {
      minLength: 1,
      maxLength: 7,
    });
    const line = text.map((parts) => parts.join(''));
    const pattern = fc
      .array(fc.constantFrom('a', 'b', 'a*', '*b', '*', 'ab'), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join('/'));
    const path = fc.tuple(pattern, fc.array(fc.constantFrom('a', 'b', 'ab'), { minLength: 3, maxLength: 3 }));
    fc.assert(
      fc.property(line, path, (rule, [one, stars]) => {
        let star = 0;
        const filled = one.replace(/\*/g, () => stars[star++] ?? '');
        if (owners(`${rule} @x`, filled).length > 0) expect(isFor(rule, one)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

test('owners of many rules are looked for as long as the step budget lasts', () => {
  const rules = parseCodeOwners(`* @x\n${'a @y\n'.repeat(100_000)}`);
  expect(ownersOf(rules, 'agents/b.json', { left: Infinity })).toEqual(['@x']);
  expect(() => ownersOf(rules, 'agents/b.json', { left: 1000 })).toThrow(
    expect.objectContaining({ code: 'too_large', field: 'codeowners' }),
  );
  expect(() => rulesFor(rules, 'agents/*.json', { left: 1000 })).toThrow(
    expect.objectContaining({ code: 'too_large', field: 'codeowners' }),
  );
});

describe('beside another matcher', () => {
  /** The rules of GitHub's page written for picomatch. */
  function byPicomatch(pattern: string, path: string): boolean {
    const options = {
      dot: true,
      nobracket: true,
      nobrace: true,
      noextglob: true,
      nonegate: true,
      strictSlashes: true,
    };
    const tied = pattern.slice(0, -1).includes('/');
    const rooted = tied ? pattern.replace(/^\//, '') : `**/${pattern}`;
    if (rooted.endsWith('/')) return picomatch(`${rooted}**`, options)(path);
    if (pattern.endsWith('/*')) return picomatch(rooted, options)(path);
    return picomatch([rooted, `${rooted}/**`], options)(path);
  }

  const name = fc.constantFrom('a', 'b', 'ab', 'a.b', '.a', 'docs');
  const part = fc.constantFrom('a', 'b', 'ab', '*', '*.b', 'a*', '.a', 'docs', '**', '?');
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  const pattern = fc
    .tuple(fc.constantFrom('', '/'), fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '/'))
    .map(([start, parts, end]) => `${start}${parts.join('/')}${end}`);

  test('both match the same', () => {
    fc.assert(
      fc.property(pattern, path, (each, where) => {
        expect([each, where, matches(each, where)]).toEqual([each, where, byPicomatch(each, where)]);
      }),
      { numRuns: 2000 },
    );
  });
});
