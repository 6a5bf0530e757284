/** Kinds of characters that show nothing or reorder text: a closed list, which any report may name. */
export type InvisibleClass =
  'direction' | 'zero-width' | 'tag' | 'variation' | 'control' | 'space' | 'private-use' | 'other';

const CLASSES: readonly (readonly [InvisibleClass, string])[] = [
  ['direction', String.raw`[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]`],
  ['zero-width', String.raw`[\u200B-\u200D\u2060-\u2064\uFEFF\u00AD\u034F]`],
  ['tag', String.raw`[\u{E0000}-\u{E007F}]`],
  ['variation', String.raw`[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`],
  ['control', String.raw`\p{Cc}`],
  ['space', String.raw`[\p{Z}\u2800\u3164\uFFA0\u115F\u1160]`],
  ['private-use', String.raw`\p{Co}`],
];

/** The classes of invisible characters, each once, in the order of the list. */
export function invisibleClasses(characters: readonly string[]): readonly InvisibleClass[] {
  const text = characters.join('');
  const rest = CLASSES.reduce((left, [, source]) => left.replace(new RegExp(source, 'gu'), ''), text);
  const found = CLASSES.filter(([, source]) => new RegExp(source, 'u').test(text)).map(([name]) => name);
  return rest === '' ? found : [...found, 'other'];
}
