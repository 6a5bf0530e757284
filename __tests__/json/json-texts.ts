import fc from 'fast-check';

/** A JSON value as a tree of its own, so that no key is special. */
export type Tree =
  | { readonly kind: 'scalar'; readonly text: string }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'array'; readonly items: readonly Tree[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [string, Tree])[] };

const characters = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcdefghijkl "\\/\n\r\t\b\f\0\u001f\u007f') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('é', '日', '😀', '\u2028', '\ue000', '\uffff', '\u0080', '\u07ff', '\u0800'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);
const strings = fc.string({ unit: characters, maxLength: 24 });
const keys = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'name',
      'type',
      'a',
      'b',
      'c',
      '',
      '__proto__',
      'toJSON',
      'constructor',
      'é',
      'p',
      'C:\\',
      'C:\n',
    ),
  },
  { weight: 1, arbitrary: strings },
);
const scalars = fc.constantFrom(
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1',
  '-1.5',
  '1.0',
  '1e2',
  '1e400',
  '9223372036854775807',
  '0.1',
);

/** Trees of a few levels whose objects have no key twice. */
export const trees: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalars.map((text): Tree => ({ kind: 'scalar', text })),
    strings.map((value): Tree => ({ kind: 'string', value })),
    fc.array(tie('tree'), { maxLength: 6 }).map((items): Tree => ({ kind: 'array', items })),
    fc
      .uniqueArray(fc.tuple(keys, tie('tree')), { maxLength: 6, selector: ([key]) => key })
      .map((members): Tree => ({ kind: 'object', members })),
  ),
})).tree;

/** Numbers without end, for choices within one text. */
const choices = fc.infiniteStream(fc.nat({ max: 997 }));

/** Trees, each with one of its texts: white space and escapes as they come. */
export const texts: fc.Arbitrary<{ readonly tree: Tree; readonly text: string }> = fc
  .tuple(trees, choices)
  .map(([tree, stream]) => ({ tree, text: textOf(tree, stream) }));

/** A text of a tree; every number taken from the stream decides one white space or one escape. */
export function textOf(tree: Tree, stream: Iterator<number>): string {
  const space = (): string => [' ', '\n', '\r\n\t', '', '', '', ''][next(stream) % 7] ?? '';
  const write = (value: Tree): string => `${space()}${bare(value)}${space()}`;
  const bare = (value: Tree): string => {
    if (value.kind === 'scalar') return value.text;
    if (value.kind === 'string') return quoted(value.value, stream);
    if (value.kind === 'array') return `[${value.items.map(write).join(',') || space()}]`;
    const members = value.members.map(
      ([key, item]) => `${space()}${quoted(key, stream)}${space()}:${write(item)}`,
    );
    return `{${members.join(',') || space()}}`;
  };
  return write(tree);
}

function next(stream: Iterator<number>): number {
  return Number(stream.next().value);
}

function quoted(value: string, stream: Iterator<number>): string {
  const units = Array.from(value, (character) => {
    if (next(stream) % 9 === 0) return escapesOf(character);
    return JSON.stringify(character).slice(1, -1);
  });
  return `"${units.join('')}"`;
}

function escapesOf(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    const hex = character.charCodeAt(index).toString(16).padStart(4, '0');
    return `\\u${index === 0 ? hex.toUpperCase() : hex}`;
  }).join('');
}
