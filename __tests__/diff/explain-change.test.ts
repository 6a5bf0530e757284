import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseCatalog } from '../../src/catalog/index.js';
import type { Catalog, Format } from '../../src/catalog/index.js';
import {
  CHANGE_KINDS,
  diffCatalogs,
  explainChange,
  explainMembers,
  groupExplanations,
} from '../../src/diff/index.js';
import type { ExplainedChange, ExplainedEntry, Explanation } from '../../src/diff/index.js';
import { isObject, sameValue } from '../../src/json/index.js';
import type { JsonObject, JsonValue } from '../../src/json/index.js';
import { bytesOf } from '../catalog/bytes.js';
import { manifestMembers, manifestText, tools } from './arbitrary-manifest.js';
import { masked } from './masked.js';

function explained(before: Catalog, after: Catalog): readonly ExplainedEntry[] {
  return diffCatalogs(before, after).changed.map((change) => ({
    entry: change.after,
    ...explainChange(after.format, change),
  }));
}

function words({ kind, pointer, subject, hint, before, after }: Explanation): string {
  const values = before === null && after === null ? '' : `${String(before)}>${String(after)}`;
  return [kind, pointer, subject ?? hint ?? '', values].filter((word) => word !== '').join(' ');
}

function read(text: string, format: Format | 'auto' = 'auto'): Catalog {
  return parseCatalog(bytesOf(text), { format });
}

/** What is said of a tool with some fields before and others after. */
function said(before: string, after: string): readonly string[] {
  const tool = (fields: string): Catalog => read(`[{"name":"a"${fields === '' ? '' : `,${fields}`}}]`, 'mcp');
  return explained(tool(before), tool(after)).flatMap(({ explanations }) => explanations.map(words));
}

/** The same of the fields of an input schema. */
function saidOfSchema(before: string, after: string): readonly string[] {
  const schema = (fields: string): string =>
    `"inputSchema":{"type":"object"${fields === '' ? '' : `,${fields}`}}`;
  return said(schema(before), schema(after));
}

describe('a change of a tool', () => {
  test.each<[string, string, readonly string[]]>([
    ['"description":"a"', '"description":"b"', ['description_text /description']],
    ['', '"title":"b"', ['description_text /title']],
    ['"description":"a\\n   b "', '"description":"a b"', ['text_whitespace /description']],
    ['"description":"a b"', '"description":"ab"', ['description_text /description']],
    [
      '"description":"a b"',
      '"description":"a\\u00a0b"',
      ['invisible_characters /description', 'description_text /description'],
    ],
    ['"description":"a"', '"description":7', ['other /description']],
    ['"x":1', '"x":2', ['other /x']],
    ['"x":{"y":1,"z":[1,2]}', '"x":{"y":2,"z":[1,3]}', ['other /x/y', 'other /x/z/1']],
    ['"x":{"description":"a"}', '"x":{"description":"b"}', ['description_text /x/description']],
    ['"x":[1,2]', '"x":[2,1]', ['order_only /x']],
    ['"x":[1,1,2]', '"x":[1,2,2]', ['other /x/1']],
    ['"x":[1]', '"x":[1,2]', ['other /x']],
    ['"x":null', '', ['null_against_missing /x']],
    ['', '"inputSchema":null', ['null_against_missing /inputSchema']],
    ['', '"x":1', ['field_added /x']],
    ['"outputSchema":{}', '', ['field_removed /outputSchema']],
    ['"__proto__":{"a":1}', '"__proto__":{"a":2}', ['other /__proto__/a']],
    ['"a/b~c":{"d":1}', '"a/b~c":{"d":2}', ['other /a~1b~0c/d']],
    ['"execution":{"taskSupport":"forbidden"}', '', ['explicit_spec_default /execution']],
    [
      '"execution":{}',
      '"execution":{"taskSupport":"forbidden"}',
      ['explicit_spec_default /execution/taskSupport'],
    ],
    ['"execution":{}', '"execution":{"taskSupport":"required"}', ['other /execution/taskSupport']],
    [
      '"side_effect_class":"none"',
      '"side_effect_class":"read-only"',
      ['side_effect_raised /side_effect_class none>read-only'],
    ],
    ['"side_effect_class":"none"', '"side_effect_class":"some"', ['other /side_effect_class']],
  ])('from {%s} to {%s}', (before, after, expected) => {
    expect(said(before, after)).toEqual(expected);
  });

  test.each<[string, string, readonly string[]]>([
    [
      '"destructiveHint":false',
      '"destructiveHint":true',
      [
        'side_effect_raised /annotations/destructiveHint non-idempotent-write>destructive',
        'annotation_hint /annotations/destructiveHint destructiveHint false>true',
      ],
    ],
    [
      '',
      '"readOnlyHint":true',
      [
        'side_effect_lowered /annotations/readOnlyHint destructive>read-only',
        'annotation_hint /annotations/readOnlyHint readOnlyHint null>true',
      ],
    ],
    [
      '"destructiveHint":true',
      '',
      ['explicit_spec_default /annotations/destructiveHint destructiveHint true>null'],
    ],
    [
      '"openWorldHint":true',
      '"openWorldHint":false',
      ['annotation_hint /annotations/openWorldHint openWorldHint true>false'],
    ],
    [
      '"readOnlyHint":true',
      '"readOnlyHint":"true"',
      [
        'side_effect_raised /annotations/readOnlyHint read-only>destructive',
        'other /annotations/readOnlyHint',
      ],
    ],
    ['"title":"a"', '"title":"b"', ['description_text /annotations/title']],
    ['"x":"a"', '"x":"b"', ['other /annotations/x']],
  ])('in its annotations from {%s} to {%s}', (before, after, expected) => {
    expect(said(`"annotations":{${before}}`, `"annotations":{${after}}`)).toEqual(expected);
  });

  test('in annotations as a whole is told hint by hint', () => {
    expect(said('', '"annotations":{"title":"x","readOnlyHint":true,"openWorldHint":true}')).toEqual([
      'side_effect_lowered /annotations destructive>read-only',
      'annotation_hint /annotations readOnlyHint null>true',
      'explicit_spec_default /annotations openWorldHint null>true',
    ]);
    expect(said('"annotations":{"title":"x"}', '')).toEqual(['field_removed /annotations']);
    expect(said('"annotations":{}', '"annotations":7')).toEqual(['other /annotations']);
  });

  test.each<[string, string, readonly string[]]>([
    [
      '"properties":{"a":{}}',
      '"properties":{"b":{}}',
      ['property_added /inputSchema/properties/b', 'property_removed /inputSchema/properties/a'],
    ],
    [
      '',
      '"properties":{"a":{},"b":{}}',
      ['property_added /inputSchema/properties a', 'property_added /inputSchema/properties b'],
    ],
    ['"properties":{"a":{}}', '', ['property_removed /inputSchema/properties a']],
    ['', '"properties":{}', ['explicit_spec_default /inputSchema/properties']],
    ['"properties":{"a":true}', '"properties":{"a":{}}', ['other /inputSchema/properties/a']],
    [
      '"properties":{"a":{"type":"string"}}',
      '"properties":{"a":{"type":["string","null"]}}',
      ['type_changed /inputSchema/properties/a/type'],
    ],
    [
      '"properties":{"a":{"type":["null","string"]}}',
      '"properties":{"a":{"type":["string","null"]}}',
      ['order_only /inputSchema/properties/a/type'],
    ],
    [
      '"properties":{"description":{"type":"string"}}',
      '"properties":{"description":{"type":"integer"}}',
      ['type_changed /inputSchema/properties/description/type'],
    ],
    [
      '"required":["a"]',
      '"required":["b"]',
      ['required_removed /inputSchema/required a', 'required_added /inputSchema/required b'],
    ],
    [
      '',
      '"required":["a","__proto__"]',
      ['required_added /inputSchema/required __proto__', 'required_added /inputSchema/required a'],
    ],
    ['"required":["a","b"]', '"required":["b","a"]', ['order_only /inputSchema/required']],
    ['', '"required":[]', ['explicit_spec_default /inputSchema/required']],
    ['"required":["a"]', '"required":[1]', ['other /inputSchema/required']],
    ['"required":["a"]', '"required":["a","a"]', ['other /inputSchema/required']],
    ['"enum":[1,2]', '"enum":[1,2,3]', ['enum_widened /inputSchema/enum']],
    ['"enum":[1,2]', '"enum":[1]', ['enum_narrowed /inputSchema/enum']],
    ['"enum":[1,2]', '"enum":[2,3]', ['enum_widened /inputSchema/enum', 'enum_narrowed /inputSchema/enum']],
    ['"enum":[1,{"a":1}]', '"enum":[{"a":1.0},1]', ['order_only /inputSchema/enum']],
    ['', '"enum":[1]', ['enum_narrowed /inputSchema/enum']],
    ['"enum":[1]', '', ['enum_widened /inputSchema/enum']],
    ['"enum":[1]', '"enum":1', ['other /inputSchema/enum']],
    ['"maximum":1', '"maximum":2', ['constraint_changed /inputSchema/maximum']],
    ['', '"pattern":"a"', ['constraint_changed /inputSchema/pattern']],
    ['"default":{"a":1}', '"default":{"a":2}', ['default_changed /inputSchema/default']],
    ['"$schema":"a"', '"$schema":"b"', ['schema_dialect /inputSchema/$schema']],
    ['"additionalProperties":false', '', ['additional_properties_opened /inputSchema/additionalProperties']],
    [
      '"additionalProperties":false',
      '"additionalProperties":{"type":"string"}',
      ['additional_properties_opened /inputSchema/additionalProperties'],
    ],
    [
      '"additionalProperties":{}',
      '"additionalProperties":{"type":"string"}',
      ['additional_properties_closed /inputSchema/additionalProperties'],
    ],
    ['', '"additionalProperties":false', ['additional_properties_closed /inputSchema/additionalProperties']],
    ['', '"additionalProperties":true', ['explicit_spec_default /inputSchema/additionalProperties']],
    ['"additionalProperties":true', '"additionalProperties":{}', ['other /inputSchema/additionalProperties']],
    [
      '"additionalProperties":{"type":"string"}',
      '"additionalProperties":{"type":"integer"}',
      ['type_changed /inputSchema/additionalProperties/type'],
    ],
    [
      '"anyOf":[{"type":"string"}]',
      '"anyOf":[{"type":"integer"}]',
      ['type_changed /inputSchema/anyOf/0/type'],
    ],
    [
      '"$defs":{"a":{"minimum":1}}',
      '"$defs":{"a":{"minimum":2}}',
      ['constraint_changed /inputSchema/$defs/a/minimum'],
    ],
    ['"items":{"enum":[1]}', '"items":{"enum":[1,2]}', ['enum_widened /inputSchema/items/enum']],
    ['"default":null', '', ['null_against_missing /inputSchema/default']],
    ['"minLength":0', '', ['explicit_spec_default /inputSchema/minLength']],
    ['"x-vendor":{"type":1}', '"x-vendor":{"type":2}', ['other /inputSchema/x-vendor/type']],
  ])('in its schema from {%s} to {%s}', (before, after, expected) => {
    expect(saidOfSchema(before, after)).toEqual(expected);
  });

  test('that empties or fills its schema is one', () => {
    const full = '"inputSchema":{"$schema":"a","type":"object","properties":{"x":{}}}';
    expect(said(full, '"inputSchema":{"$schema":"b"}')).toEqual(['schema_emptied /inputSchema']);
    expect(said('"inputSchema":{}', full)).toEqual(['schema_filled /inputSchema']);
    expect(said('"inputSchema":{"$schema":"a"}', '"inputSchema":{"$schema":"b"}')).toEqual([
      'schema_dialect /inputSchema/$schema',
    ]);
    expect(said('"inputSchema":{}', '"inputSchema":null')).toEqual(['other /inputSchema']);
  });

  test.each([
    [
      'a zero-width space',
      '"description":"ab"',
      '"description":"a\\u200bb"',
      ['invisible_characters /description', 'description_text /description'],
    ],
    [
      'a reordering mark',
      '"description":"ab"',
      '"description":"a\\u202eb"',
      ['invisible_characters /description', 'description_text /description'],
    ],
    [
      'tag characters within a new property',
      '"inputSchema":{"properties":{}}',
      '"inputSchema":{"properties":{"a":{"description":"\\udb40\\udc41"}}}',
      ['invisible_characters /inputSchema/properties/a', 'property_added /inputSchema/properties/a'],
    ],
    [
      'a soft hyphen in a new name',
      '"inputSchema":{"properties":{}}',
      '"inputSchema":{"properties":{"a\\u00ad":{}}}',
      [
        'invisible_characters /inputSchema/properties/a\u00ad',
        'property_added /inputSchema/properties/a\u00ad',
      ],
    ],
    ['two for one', '"x":"\\u200b"', '"x":"\\u200b\\u200b"', ['invisible_characters /x', 'other /x']],
    ['one that was there', '"x":"\\u200b"', '"x":"a\\u200b"', ['other /x']],
    ['one that goes', '"x":"\\u200b"', '"x":""', ['other /x']],
    [
      'an emoji’s own',
      '"x":""',
      '"x":"\\u26a0\\ufe0f \\ud83d\\udc68\\u200d\\ud83d\\udcbb\\n\\t"',
      ['other /x'],
    ],
    [
      'an emoji’s own, behind no emoji',
      '"x":""',
      '"x":"a\\ufe0f\\u200d"',
      ['invisible_characters /x', 'other /x'],
    ],
  ])('that brings %s', (_, before, after, expected) => {
    expect(said(before, after)).toEqual(expected);
  });

  test('in OpenAI’s nested form is told as of the function', () => {
    const text = (type: string): string =>
      `[{"type":"function","function":{"name":"a","parameters":{"type":"object","properties":{"p":{"type":"${type}"}}}}}]`;
    const [entry] = explained(read(text('string')), read(text('integer')));
    expect(entry?.explanations.map(({ kind, field, pointer }) => [kind, field, pointer])).toEqual([
      ['type_changed', 'function.parameters', '/function/parameters/properties/p/type'],
    ]);
  });
});

test('a change of the catalog’s members is told by the same words', () => {
  const before = read('{"tools":[],"instructions":"a","serverInfo":{"version":"1"}}').members;
  const after = read(
    '{"tools":[],"instructions":"b\\u200b","serverInfo":{"version":"2"},"prompts":[]}',
  ).members;
  expect(explainMembers(before, after).explanations.map(words)).toEqual([
    'invisible_characters /instructions',
    'description_text /instructions',
    'other /serverInfo/version',
    'field_added /prompts',
  ]);
});

describe('any change at all', () => {
  const pair = fc.tuple(tools, manifestMembers, manifestMembers).map(([list, before, after]) => {
    const turned = list.map((tool) => ({
      members: [
        ...tool.members,
        ...after.members.filter(([key]) => tool.members.every(([other]) => other !== key)),
      ],
    }));
    return [read(manifestText(list, before, 0), 'mcp'), read(manifestText(turned, after, 1), 'mcp')] as const;
  });

  test('is explained by places that are all and of which none is idle', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        for (const change of diffCatalogs(before, after).changed) {
          const pointers = [
            ...new Set(explainChange('mcp', change).explanations.map(({ pointer }) => pointer)),
          ];
          requireExact(change.before.definition, change.after.definition, pointers);
        }
        const pointers = [
          ...new Set(
            explainMembers(before.members, after.members).explanations.map(({ pointer }) => pointer),
          ),
        ];
        requireExact(before.members, after.members, pointers);
      }),
      { numRuns: 300 },
    );
  });

  test('is explained both ways at the same places', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const places = ({ explanations }: ExplainedChange): ReadonlySet<string> =>
          new Set(explanations.map(({ pointer }) => pointer));
        expect(places(explainMembers(before.members, after.members))).toEqual(
          places(explainMembers(after.members, before.members)),
        );
      }),
      { numRuns: 200 },
    );
  });
});

function object(value: JsonValue): JsonObject {
  if (!isObject(value)) throw new Error('no object');
  return value;
}

function requireExact(before: JsonValue, after: JsonValue, pointers: readonly string[]): void {
  expect(sameValue(masked(before, pointers), masked(after, pointers))).toBe(true);
  for (const idle of pointers) {
    const others = pointers.filter((pointer) => pointer !== idle);
    expect(sameValue(masked(before, others), masked(after, others))).toBe(false);
  }
}

describe('a schema behind a reference', () => {
  const inline = '"type":"string","enum":["x","y"]';
  const ref = (more = '') => `"properties":{"p":{"$ref":"#/$defs/D"${more}}}`;
  const own = (schema: string) => `"properties":{"p":{${schema}}}`;
  const defs = (schema: string) => `"$defs":{"D":{${schema}}}`;

  test.each<[string, string, string, readonly string[]]>([
    [
      'is told as that alone where it says the same',
      own(inline),
      `${ref()},${defs(inline)}`,
      ['reference_introduced /inputSchema/properties/p', 'definition_added /inputSchema/$defs D'],
    ],
    [
      'is told the other way round',
      `${ref()},${defs(inline)}`,
      own(inline),
      ['reference_inlined /inputSchema/properties/p', 'definition_removed /inputSchema/$defs D'],
    ],
    [
      'is told with what it says otherwise, at its place',
      own(inline),
      `${ref()},${defs('"type":"integer","enum":["x","y"],"title":"D"')}`,
      [
        'description_text /inputSchema/$defs/D/title',
        'type_changed /inputSchema/$defs/D/type',
        'reference_introduced /inputSchema/properties/p',
        'definition_added /inputSchema/$defs D',
      ],
    ],
    [
      'is told with what stands beside the reference',
      `${own(`${inline},"description":"a"`)},${defs(inline)}`,
      `${ref(',"description":"b"')},${defs(inline)}`,
      [
        'description_text /inputSchema/properties/p/description',
        'reference_introduced /inputSchema/properties/p',
      ],
    ],
    [
      'can be another one',
      `${ref()},"$defs":{"D":{},"E":{}}`,
      '"properties":{"p":{"$ref":"#/$defs/E"}},"$defs":{"D":{},"E":{}}',
      ['reference_changed /inputSchema/properties/p/$ref'],
    ],
    [
      'is none where the reference leads nowhere',
      own(inline),
      ref(),
      [
        'enum_widened /inputSchema/properties/p/enum',
        'type_changed /inputSchema/properties/p/type',
        'reference_changed /inputSchema/properties/p/$ref',
      ],
    ],
    [
      'is none where the reference leads in a circle',
      own('"type":"string"'),
      '"properties":{"p":{"$ref":"#/$defs/D"}},"$defs":{"D":{"$ref":"#/$defs/D"}}',
      [
        'type_changed /inputSchema/properties/p/type',
        'reference_changed /inputSchema/properties/p/$ref',
        'definition_added /inputSchema/$defs D',
      ],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(saidOfSchema(before, after)).toEqual(expected);
  });

  test('is compared within references of its own, as deep as the inline one goes', () => {
    const before = own(
      '"type":"object","properties":{"q":{"type":"object","properties":{"q":{"type":"string"}}}}',
    );
    const after = `${ref()},"$defs":{"D":{"type":"object","properties":{"q":{"$ref":"#/$defs/D"}}}}`;
    expect(saidOfSchema(before, after)).toContain('type_changed /inputSchema/$defs/D/type');
    expect(saidOfSchema(before, after)).toContain('reference_introduced /inputSchema/$defs/D/properties/q');
  });

  test('is compared once with each value, and no further than the work allows', () => {
    const keys = Array.from({ length: 400 }, (_, index) => `"k${index}":{}`).join();
    const properties = (own: string) =>
      Array.from({ length: 300 }, (_, index) => `"p${index}":{${own},"title":"${index}"}`).join();
    const explanations = saidOfSchema(
      `"properties":{${properties('"enum":[1]')}}`,
      `"properties":{${properties('"$ref":"#/$defs/D"')}},"$defs":{"D":{"enum":[2],${keys}}}`,
    );
    const times = (said: string) => explanations.filter((each) => each === said).length;
    expect(times('enum_widened /inputSchema/$defs/D/enum')).toBe(1);
    expect(times('other /inputSchema/$defs/D/k7')).toBe(1);
    expect(times('reference_introduced /inputSchema/properties/p99')).toBe(1);
    expect([times('other /inputSchema/properties/p0'), times('other /inputSchema/properties/p99')]).toEqual([
      0, 1,
    ]);
  });
});

describe('a list of alternatives or conditions', () => {
  test.each<[string, string, readonly string[]]>([
    [
      '"anyOf":[{"type":"string"}]',
      '"anyOf":[{"type":"string"},{}]',
      ['alternative_added /inputSchema/anyOf'],
    ],
    ['"oneOf":[{"type":"string"},{}]', '"oneOf":[{}]', ['alternative_removed /inputSchema/oneOf']],
    [
      '"anyOf":[{"title":"a"},{}]',
      '"anyOf":[{},{"title":"b"},{"title":"c"}]',
      ['alternative_added /inputSchema/anyOf', 'alternative_removed /inputSchema/anyOf'],
    ],
    ['"allOf":[{}]', '"allOf":[{},{"title":"a"}]', ['condition_added /inputSchema/allOf']],
    ['', '"allOf":[{"title":"a"}]', ['condition_added /inputSchema/allOf']],
    ['"allOf":[{"title":"a"}]', '', ['condition_removed /inputSchema/allOf']],
    ['"anyOf":[{"title":"a"}]', '"anyOf":[{"title":"b"}]', ['description_text /inputSchema/anyOf/0/title']],
    ['"prefixItems":[{}]', '"prefixItems":[{},{}]', ['other /inputSchema/prefixItems']],
    ['', '"anyOf":[{}]', ['other /inputSchema/anyOf']],
  ])('%j became %j', (before, after, expected) => {
    expect(saidOfSchema(before, after)).toEqual(expected);
  });
});

describe('identical changes of many tools', () => {
  const tool = (name: string, fields: string): string => `{"name":"${name}",${fields}}`;
  const before = read(
    `[${['a', 'b', 'c'].map((name) => tool(name, '"x":1,"inputSchema":{"properties":{"p":{}}}')).join(',')}]`,
  );
  const after = read(
    `[${[
      tool('a', '"x":2,"inputSchema":{"properties":{"p":{},"q":{}}}'),
      tool('b', '"x":2,"inputSchema":{"properties":{"p":{},"r":{}}}'),
      tool('c', '"x":1,"inputSchema":{"properties":{"p":{"title":"t"},"q":{},"r":{}}}'),
    ].join(',')}]`,
  );
  const lines = (detail: 'fingerprints' | 'pointers'): readonly string[] =>
    groupExplanations(explained(before, after), detail).map(({ kind, field, pointer, entries, places }) =>
      [kind, field, String(pointer), entries.map(({ key }) => key).join(), places].join(' '),
    );

  test('are one group by place', () => {
    expect(lines('pointers')).toEqual([
      'description_text inputSchema /inputSchema/properties/p/title c 1',
      'property_added inputSchema /inputSchema/properties/q a,c 2',
      'property_added inputSchema /inputSchema/properties/r b,c 2',
      'other x /x a,b 2',
    ]);
  });

  test('are one group by field where places are not told', () => {
    expect(lines('fingerprints')).toEqual([
      'description_text inputSchema null c 1',
      'property_added inputSchema null a,b,c 4',
      'other x null a,b 2',
    ]);
  });
});

test('every kind of change has its place in the order, once', () => {
  expect(new Set(CHANGE_KINDS).size).toBe(CHANGE_KINDS.length);
});

describe('a change made to be costly', () => {
  test('many places below a long path are reported as one', () => {
    const members = (value: number): string =>
      Array.from({ length: 1000 }, (_, index) => `"${index}":${value}`).join(',');
    const field = (key: string, value: number): string => `"x":{"${key}":{${members(value)}}}`;
    expect(said(field('k', 1), field('k', 2))).toHaveLength(1000);
    expect(said(field('k'.repeat(247), 1), field('k'.repeat(247), 2))).toHaveLength(1000);
    const long = 'k'.repeat(248);
    expect(said(field(long, 1), field(long, 2))).toEqual([`other /x/${long}`]);
  });

  describe('by more places of one kind in one field than are told', () => {
    const members = (count: number, value: string): string =>
      Array.from({ length: count }, (_, index) => `"${index}":${value}`).join(',');
    const change = (before: string, after: string) => {
      const [only] = diffCatalogs(read(`[{"name":"a",${before}}]`), read(`[{"name":"a",${after}}]`)).changed;
      if (only === undefined) throw new Error('no change');
      return only;
    };
    const many = change(
      `"inputSchema":{"properties":{${members(1500, '{"x":1}')}}},"x":{${members(1000, '1')}}`,
      `"inputSchema":{"description":"d","properties":{${members(1500, '{"x":2}')}}},"x":{${members(1000, '2')}}`,
    );

    test('the first 1,000 are told, the others counted, and no other kind or field is hidden', () => {
      const { explanations, leftOut } = explainChange('mcp', many);
      expect(explanations).toHaveLength(2001);
      expect(explanations[0]).toMatchObject({ kind: 'description_text', field: 'inputSchema' });
      expect(explanations.filter(({ field }) => field === 'x')).toHaveLength(1000);
      expect(leftOut).toEqual([{ kind: 'other', field: 'inputSchema', places: 500 }]);
    });

    test('what is listed equals what those places alone would give', () => {
      const { explanations } = explainChange('mcp', many);
      const pointers = explanations.map(({ pointer }) => pointer);
      for (const pointer of pointers) {
        expect(sameValue(masked(many.before.definition, [pointer]), many.before.definition)).toBe(
          pointer === '/inputSchema/description',
        );
      }
      const left = explainChange('mcp', {
        ...many,
        before: { ...many.before, definition: object(masked(many.before.definition, pointers)) },
        after: { ...many.after, definition: object(masked(many.after.definition, pointers)) },
      });
      expect(left.explanations).toHaveLength(500);
      expect(left.leftOut).toEqual([]);
    });

    test('a group counts them, with pointers and without', () => {
      const entries = [{ entry: many.after, ...explainChange('mcp', many) }];
      const others = (detail: 'pointers' | 'fingerprints') =>
        groupExplanations(entries, detail)
          .filter(({ field, pointer }) => field === 'inputSchema' && pointer === null)
          .map(({ kind, places }) => [kind, places]);
      expect(others('pointers')).toEqual([['other', 500]]);
      expect(others('fingerprints')).toEqual([
        ['description_text', 1],
        ['other', 1500],
      ]);
    });

    test('they are counted through lists too', () => {
      const list = (value: string) => `"x":[{${members(700, value)}},{${members(700, value)}},0]`;
      const { explanations, leftOut } = explainChange('mcp', change(list('1'), list('2')));
      expect([explanations.length, leftOut]).toEqual([1000, [{ kind: 'other', field: 'x', places: 400 }]]);
      expect(explanations.at(-1)?.pointer).toMatch(/^\/x\/1\//);
    });

    test('a list in another order is one place, however many its items differ in', () => {
      const list = (first: string, second: string) =>
        `"x":[{${members(1200, first)}},{${members(1200, second)}}]`;
      const { explanations, leftOut } = explainChange('mcp', change(list('1', '2'), list('2', '1')));
      expect([explanations.map(words), leftOut]).toEqual([['order_only /x'], []]);
    });
  });

  test('is worked out once for all reports', () => {
    const [change] = diffCatalogs(read('[{"name":"a","x":1}]'), read('[{"name":"a","x":2}]')).changed;
    if (change === undefined) throw new Error('no change');
    expect(explainChange('mcp', change)).toBe(explainChange('mcp', change));
    expect(explainChange('openai', change)).toEqual(explainChange('mcp', change));
  });

  test('many items of a list are reported as one', () => {
    const list = (length: number, value: number): string =>
      `"x":[${Array.from({ length }, () => value).join(',')}]`;
    expect(said(list(1000, 1), list(1000, 2))).toHaveLength(1000);
    expect(said(list(1001, 1), list(1001, 2))).toEqual(['other /x']);
  });

  test('lists in another order are known at every depth', () => {
    const nested = (items: string): string => `"x":[[[{"a":${items},"b":1}],0],1]`;
    expect(said(nested('[[[1],{"c":2,"d":3}],[2]]'), nested('[[2],[[1],{"d":3,"c":2}]]'))).toEqual([
      'order_only /x/0/0/0/a',
    ]);
  });
});
