import type { Format } from '../../catalog/index.js';
import { namedPart } from '../../catalog/index.js';
import { explainChange, explainMembers } from '../../diff/index.js';
import { isArray, isObject, jsonPointer } from '../../json/index.js';
import type { JsonObject, JsonValue } from '../../json/index.js';
import { shownPointer, visible } from '../escape/index.js';
import type { ChangeRow } from './change-row.js';
import { unifiedDiff } from './unified-diff.js';
import type { WordEdit } from './word-edits.js';
import { wordEdits } from './word-edits.js';

// Of one entry; the others stand in the unified diff behind.
export const MAX_TEXTS = 20;
// Longer texts stand in the unified diff, where each line has a limit.
const MAX_TEXT = 20_000;
/** Width at which changed words are broken, since no fence breaks a line. */
const WIDTH = 100;
const CONTEXT = 60;
/** Stands for a text that is shown by words, on both sides of the unified diff. */
const TOLD_ABOVE = '… (the text above)';

/** A text that changed, by its place in the definition. */
interface ChangedText {
  readonly path: readonly (string | number)[];
  readonly before: string | null;
  readonly after: string | null;
}

/** Whether a format's definitions hold text; the others have nothing to show but fingerprints. */
export function hasValues(format: Format): boolean {
  return format !== 'openmed-inventory' && format !== 'hashes';
}

/**
 * What changed in a row of one entry, as lines of a diff: each changed text with the words that were taken out (`-`) and
 * put in (`+`), then all else as a unified diff of the canonical definitions. Invisible characters stand as `\u{…}`.
 */
export function changeLines(row: ChangeRow, format: Format): readonly string[] {
  const texts = changedTexts(row, format);
  const words = texts.flatMap((text) => [
    `@@ ${shownPointer(jsonPointer(text.path))} @@`,
    ...textLines(text),
  ]);
  const rest = unifiedDiff(withoutTexts(row.before, texts), withoutTexts(row.after, texts));
  return [...words, ...rest];
}

/** The words that were taken out of and put into an entry's texts, for a line of its own. */
export function changedWords(row: ChangeRow, format: Format): readonly WordEdit[] {
  return changedTexts(row, format).flatMap(({ before, after }) =>
    wordEdits(before ?? '', after ?? '').filter(({ sign }) => sign !== ' '),
  );
}

function changedTexts(row: ChangeRow, format: Format): readonly ChangedText[] {
  return textPaths(row, format)
    .map((path) => ({ path, before: textAt(row.before, path), after: textAt(row.after, path) }))
    .filter(
      ({ before, after }) =>
        before !== after && Math.max(before?.length ?? 0, after?.length ?? 0) <= MAX_TEXT,
    )
    .slice(0, MAX_TEXTS);
}

function textPaths({ kind, entries, former, before, after }: ChangeRow, format: Format) {
  const [entry] = entries;
  if (entry === undefined)
    return before === null || after === null ? [] : pathsOf(explainMembers(before, after).explanations);
  if (kind === 'added' || kind === 'removed') {
    const prefix = namedPart(format, entry.definition) === entry.definition ? [] : ['function'];
    return ['title', 'description'].map((name) => [...prefix, name]);
  }
  if (former === null) return [];
  return pathsOf(explainChange(format, { before: former, after: entry, fields: [] }).explanations);
}

function pathsOf(
  explanations: readonly { readonly kind: string; readonly pointer: string }[],
): readonly (readonly string[])[] {
  const pointers = explanations.flatMap(({ kind, pointer }) =>
    kind === 'description_text' ? [pointer] : [],
  );
  return [...new Set(pointers)].map((pointer) =>
    pointer
      .split('/')
      .slice(1)
      .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')),
  );
}

function textAt(root: JsonObject | null, path: readonly (string | number)[]): string | null {
  let value: JsonValue | undefined = root ?? undefined;
  for (const token of path) value = innerOf(value, token);
  return typeof value === 'string' ? value : null;
}

function innerOf(value: JsonValue | undefined, token: string | number): JsonValue | undefined {
  if (isObject(value)) return value.values[value.keys.indexOf(String(token))];
  return isArray(value) ? value.items[Number(token)] : undefined;
}

function withoutTexts(root: JsonObject | null, texts: readonly ChangedText[]): JsonObject | null {
  if (root === null) return null;
  return texts.reduce<JsonObject>((object, { path }) => {
    const replaced = replaceText(object, path);
    return isObject(replaced) ? replaced : object;
  }, root);
}

function replaceText(value: JsonValue, [token, ...rest]: readonly (string | number)[]): JsonValue {
  if (token === undefined) return typeof value === 'string' ? TOLD_ABOVE : value;
  if (isObject(value)) {
    const at = value.keys.indexOf(String(token));
    return {
      ...value,
      values: value.values.map((item, index) => (index === at ? replaceText(item, rest) : item)),
    };
  }
  if (!isArray(value)) return value;
  return {
    ...value,
    items: value.items.map((item, index) => (index === Number(token) ? replaceText(item, rest) : item)),
  };
}

function textLines({ before, after }: ChangedText): readonly string[] {
  const edits = wordEdits(before ?? '', after ?? '');
  return edits.flatMap((edit, index) =>
    (edit.sign === ' ' ? contextOf(edit.text, index === 0, index === edits.length - 1) : edit.text)
      .split('\n')
      .flatMap((line) => wrapped(line))
      .map((line) => `${edit.sign}${line}`),
  );
}

/** What is kept is shown as far as a reader needs it to find the place. */
function contextOf(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT) return text;
  const head = isFirst ? '' : cutAt(text.slice(0, CONTEXT));
  const tail = isLast ? '' : cutAt(text.slice(-CONTEXT));
  return `${head} … ${tail}`;
}

/** A text without the half of a surrogate pair at either end. */
function cutAt(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/gu, '');
}

/** A line broken at spaces into parts of about the width, each shown in full. */
function wrapped(line: string): readonly string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const space = rest.lastIndexOf(' ', WIDTH);
    const at = space > WIDTH / 2 ? space + 1 : WIDTH;
    const isHalf = /[\uD800-\uDBFF]$/u.test(rest.slice(0, at));
    parts.push(rest.slice(0, isHalf ? at + 1 : at));
    rest = rest.slice(isHalf ? at + 1 : at);
  }
  return [...parts, rest].map(visible);
}
