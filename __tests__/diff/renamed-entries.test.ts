import { describe, expect, test } from '@jest/globals';
import { parseCatalog } from '../../src/catalog/index.js';
import { diffCatalogs } from '../../src/diff/index.js';
import { jsonBytes } from '../catalog/bytes.js';

const tool = (name: string, description: string, ...properties: readonly string[]) => ({
  name,
  description,
  inputSchema: {
    type: 'object',
    properties: Object.fromEntries(properties.map((key) => [key, { type: 'string', title: key }])),
  },
});

/** Each pair as `BEFORE AFTER BY`, ties behind it. */
function pairs(before: readonly object[], after: readonly object[]): readonly string[] {
  const { renamed } = diffCatalogs(parseCatalog(jsonBytes(before)), parseCatalog(jsonBytes(after)));
  return renamed.map((pair) =>
    [pair.before.key, pair.after.key, pair.by, ...pair.ties.map(({ key }) => key)].join(' '),
  );
}

describe('a removed tool and an added one', () => {
  test('look renamed where their definitions are equal', () => {
    expect(pairs([tool('a', 'x')], [tool('b', 'x')])).toEqual(['a b definition']);
  });

  test('look renamed where their names are alike', () => {
    const [before, after] = [tool('tavily-crawl', 'old', 'a'), tool('Tavily_Crawl', 'new', 'b')];
    expect(pairs([before], [after])).toEqual(['tavily-crawl Tavily_Crawl name']);
    expect(pairs([before], [after, tool('tavily.crawl', 'newer')])).toEqual([
      'tavily-crawl Tavily_Crawl name tavily.crawl',
    ]);
    expect(pairs([tool('-', 'old')], [tool('_', 'new')])).toEqual([]);
  });

  test('look renamed where most of their definitions is alike', () => {
    const before = tool('search', 'Finds.', 'query', 'page', 'size');
    expect(pairs([before], [tool('find', 'Finds all.', 'query', 'page', 'size')])).toEqual([
      'search find likeness',
    ]);
    expect(pairs([before], [tool('find', 'Finds all.', 'q', 'p', 's')])).toEqual([]);
    expect(pairs([tool('a', 'x')], [tool('b', 'y')])).toEqual([]);
  });

  test('go with what is most alike, and what is as alike is named', () => {
    const before = tool('search', 'Finds.', 'query', 'page', 'size');
    const near = tool('near', 'Near.', 'query', 'page', 'size');
    const far = tool('far', 'Far.', 'query', 'page', 'sort');
    expect(pairs([before], [far, near])).toEqual(['search near likeness']);
    const twin = tool('twin', 'Twin.', 'query', 'page', 'size');
    expect(pairs([before], [near, twin])).toEqual(['search near likeness twin']);
    expect(pairs([near, twin], [before])).toEqual(['near search likeness twin']);
  });

  test('of an inventory are paired by name alone', () => {
    const record = (name: string, digit: string) => ({
      tool_id: `tool:org.example/${name}`,
      version: '1.0.0',
      capability_class: 'capability:org.example/c',
      side_effect_class: 'none',
      schema_digest: `sha256:${digit.repeat(64)}`,
    });
    const inventory = (...tools: readonly object[]) =>
      parseCatalog(jsonBytes({ schema_version: 'openmed.agent.tool_inventory.v1', tools }));
    expect(diffCatalogs(inventory(record('a', '0')), inventory(record('b', '1'))).renamed).toEqual([]);
  });
});
