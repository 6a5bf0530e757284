import { describe, expect, test } from '@jest/globals';
import { catalogDirectoryFaults, catalogFaults, parseCatalog } from '../../src/catalog/index.js';
import type { GateError } from '../../src/errors/index.js';
import { bytesOf, jsonBytes } from './bytes.js';

const messages = (faults: readonly GateError[]) => faults.map(({ message }) => message);
const faultsOf = (text: string) => messages(catalogFaults(bytesOf(text)));

describe('the faults of a catalog', () => {
  test('are none where it can be read', () => {
    expect(faultsOf('{"tools": [{"name": "a"}]}')).toEqual([]);
  });

  test('are all told, each with its line, in their order', () => {
    const text = [
      '{"tools": [',
      '{"name": "a"},',
      '{"name": ""},',
      '7,',
      '{"description": "no name"},',
      '{"name": "a"},',
      '{"name": "b"},',
      '{"name": "a"}],',
      '"prompts": [{"name": 1}],',
      '"nextCursor": "more"}',
    ].join('\n');
    expect(faultsOf(text)).toEqual([
      'catalog: invalid_name (line 3, column 2)',
      'catalog: invalid_entry (line 4, column 1)',
      'catalog: invalid_name (line 5, column 1)',
      'catalog: duplicate_name (line 6, column 1)',
      'catalog: duplicate_name (line 8, column 1)',
      'catalog: invalid_name (line 9, column 14)',
      'catalog: incomplete_list (line 10, column 1)',
    ]);
  });

  test('begin with the one that reading ends at', () => {
    const text = '{"tools": [{"name": ""}, {"name": 1}]}';
    const first = faultsOf(text)[0] ?? '';
    expect(() => parseCatalog(bytesOf(text))).toThrow(first);
  });

  test('are one where nothing behind it can be judged', () => {
    expect(faultsOf('{"tools": [{"name": ""},]}')).toEqual(['catalog: invalid_syntax (line 1, column 25)']);
    expect(faultsOf('{"a": 1}')).toEqual(['catalog: unknown_format (line 1, column 1)']);
  });

  test('of an inventory are one a record, on its field', () => {
    const record = {
      tool_id: 'tool:org.example/read',
      version: '1.0.0',
      capability_class: 'capability:org.example/read',
      side_effect_class: 'none',
      schema_digest: `sha256:${'a'.repeat(64)}`,
    };
    const tools = [
      record,
      { ...record, version: '1' },
      { ...record, version: '1', tool_id: 'x' },
      'x',
      record,
    ];
    const bytes = jsonBytes({ schema_version: 'openmed.agent.tool_inventory.v1', tools });
    expect(messages(catalogFaults(bytes)).map((message) => message.replace(/ \(.*/, ''))).toEqual([
      'version: invalid_semver',
      'tool_id: invalid_identifier',
      'tool: invalid_type',
      'tools: duplicate_record',
    ]);
  });

  test('of tools by name are told too', () => {
    expect(messages(catalogFaults(bytesOf('{"a": 1, "": {}, "b": 2}'), { format: 'map' }))).toEqual([
      'catalog: invalid_entry (line 1, column 2)',
      'catalog: invalid_name (line 1, column 10)',
      'catalog: invalid_entry (line 1, column 18)',
    ]);
  });

  test('end after the first hundred and one more', () => {
    expect(faultsOf(`{"tools": [${Array(300).fill('0').join(',')}]}`)).toHaveLength(101);
  });

  test('of a directory name their files', () => {
    const files = [
      { path: 'a.json', bytes: bytesOf('{"name": "a"}') },
      { path: 'b.json', bytes: bytesOf('{"name": }') },
      { path: 'c.json', bytes: bytesOf('[]') },
      { path: 'd.json', bytes: bytesOf('{"name": "a"}') },
    ];
    expect(messages(catalogDirectoryFaults(files))).toEqual([
      'catalog/b.json: invalid_syntax (line 1, column 10)',
      'catalog/c.json: invalid_entry (line 1, column 1)',
      'catalog/d.json: duplicate_name (line 1, column 1)',
    ]);
  });
});
