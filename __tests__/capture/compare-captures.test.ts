import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { applyRules, parseCatalog } from '../../src/catalog/index.js';
import { requireAlike } from '../../src/capture/compare-captures.js';
import { diffCatalogs, isEmpty } from '../../src/diff/index.js';
import { GateError } from '../../src/errors/index.js';
import { parseSettingsFile } from '../../src/settings/index.js';

const REPAIR =
  'What is in one of them only, or a list of required properties, cannot be left out: fix the server.';
const WRITE = 'To leave these places out, write into the settings file of the base branch:';

/** The lines of what is said where two captures differ; none where they do not. */
function linesOf(first: object, second: object): readonly string[] {
  try {
    requireAlike(JSON.stringify(first), JSON.stringify(second));
    return [];
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    expect(error.code).toBe('unstable_capture');
    return (error.evidence ?? '').split('\n');
  }
}

/** What is to be written into the settings file, as the gate reads it. */
async function settingsIn(lines: readonly string[]) {
  const text = lines.slice(lines.indexOf(WRITE) + 1).filter((line) => line !== REPAIR);
  return parseSettingsFile(Buffer.from(lines.includes(WRITE) ? text.join('\n') : ''));
}

async function isAlikeWith(lines: readonly string[], first: object, second: object): Promise<boolean> {
  const { ignore, unordered } = await settingsIn(lines);
  const [before, after] = [first, second].map(
    (tools) =>
      applyRules(parseCatalog(Buffer.from(JSON.stringify(tools)), { format: 'mcp' }), {
        ignore: ignore ?? [],
        unordered: unordered ?? [],
      }).catalog,
  );
  return before !== undefined && after !== undefined && isEmpty(diffCatalogs(before, after));
}

const tool = (name: string, schema: object, more: object = {}) => ({
  tools: [{ name, inputSchema: { type: 'object', ...schema }, ...more }],
});

describe('two captures that differ', () => {
  test('name each place, and what to write into the settings file', () => {
    const first = { ...tool('clock', { properties: { at: { default: 1 } }, required: ['a', 'b'] }), x: 1 };
    const second = { ...tool('clock', { properties: { at: { default: 2 } }, required: ['b', 'a'] }), x: 2 };
    expect(linesOf(first, second)).toEqual([
      'clock: /inputSchema/properties/at/default',
      'clock: /inputSchema/required',
      '/x',
      WRITE,
      'ignore:',
      '  - /tools/clock/inputSchema/properties/at/default',
      '  - /x',
      'unordered:',
      '  - /tools/clock/inputSchema/required',
    ]);
  });

  test.each<readonly [string, object, object]>([
    ['a text', tool('a', {}, { description: 'x' }), tool('a', {}, { description: 'y' })],
    ['a field that only one has', tool('a', {}), tool('a', {}, { title: 'now' })],
    ['a name that a pointer escapes', tool('a/b~c', { title: 1 }), tool('a/b~c', { title: 2 })],
    [
      'a name that YAML would take for something else',
      tool('a: #b', { title: 1 }),
      tool('a: #b', { title: 2 }),
    ],
    ['an order', tool('a', { enum: [1, 2] }), tool('a', { enum: [2, 1] })],
    [
      'a prompt',
      { ...tool('a', {}), prompts: [{ name: 'p', title: 1 }] },
      { ...tool('a', {}), prompts: [{ name: 'p', title: 2 }] },
    ],
    ['a member', { ...tool('a', {}), instructions: 'x' }, { ...tool('a', {}), instructions: 'y' }],
    ['a member that only one has', tool('a', {}), { ...tool('a', {}), instructions: 'y' }],
    ['a place of an array', tool('a', { anyOf: [{ title: 1 }] }), tool('a', { anyOf: [{ title: 2 }] })],
  ])('are alike once that is written: %s', async (_, first, second) => {
    const lines = linesOf(first, second);
    expect(lines).toContain(WRITE);
    expect(lines).not.toContain(REPAIR);
    expect(await isAlikeWith(lines, first, second)).toBe(true);
  });

  test('are told to be repaired where no pointer helps', () => {
    const required = (name: string) => tool('a', { required: [name] });
    expect(linesOf(required('x'), required('y'))).toEqual(['a: /inputSchema/required', REPAIR]);
    expect(linesOf(tool('a', {}), tool('b', {}))).toEqual([
      'a: in one of them only',
      'b: in one of them only',
      REPAIR,
    ]);
  });

  test('name no more than twenty of each, and say how many more there are', () => {
    const many = (value: number) => ({
      tools: Array.from({ length: 25 }, (_, index) => ({ name: `t${index}`, title: value })),
    });
    const lines = linesOf(many(1), many(2));
    expect(lines.filter((line) => line.endsWith('and 5 more'))).toHaveLength(2);
    expect(lines).toHaveLength(2 + 2 * 21);
  });

  test('can be made alike by what is written, whatever differs', async () => {
    const value = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constantFrom('x', 'y', null));
    const schema = fc.dictionary(
      fc.constantFrom('default', 'title', 'a/b', 'enum'),
      fc.oneof(value, fc.array(value, { maxLength: 3 })),
      {
        maxKeys: 3,
      },
    );
    const catalog = fc
      .record({
        properties: fc.dictionary(fc.constantFrom('p', 'q'), schema),
        description: value,
        instructions: value,
      })
      .map(({ properties, description, instructions }) => ({
        tools: [{ name: 'a', description: String(description), inputSchema: { type: 'object', properties } }],
        instructions: String(instructions),
      }));
    await fc.assert(
      fc.asyncProperty(catalog, catalog, async (first, second) => {
        const lines = linesOf(first, second);
        if (lines.length > 0 && !lines.includes(REPAIR))
          expect(await isAlikeWith(lines, first, second)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
