import type { Choices } from './seeded-random.js';
import type { Draft } from './raw-json.js';
import { draftObject, isDraftObject, literal } from './raw-json.js';

const JUNK: readonly [Draft, ...Draft[]] = [
  null,
  true,
  false,
  0,
  1,
  literal('1.0'),
  literal('-0'),
  literal('1e3'),
  literal('12345678901234567890'),
  '',
  'x',
  'object',
  'required',
  'Größe \u{1f600}',
  [],
  {},
  ['x', 'x'],
  { x: {} },
];

const KEYS: readonly [string, ...string[]] = [
  '__proto__',
  'constructor',
  'toJSON',
  'a/b',
  '~',
  '',
  'é',
  '\u{1f600}',
  '\ue000',
  'x',
];

/** A draft with one place changed: a member or item replaced, removed, doubled or added, or a key renamed. */
export function mutate(choose: Choices, draft: Draft, keys: readonly string[] = []): Draft {
  if (Array.isArray(draft)) return mutateItems(choose, draft, keys);
  if (isDraftObject(draft)) return mutateMembers(choose, Object.entries(draft), keys);
  return choose.one(JUNK);
}

function mutateItems(choose: Choices, items: readonly Draft[], keys: readonly string[]): Draft {
  const at = choose.below(items.length + 1);
  const item = items[at];
  if (item === undefined) return [...items, choose.one(JUNK)];
  if (choose.once(3)) return items.toSpliced(at, 1);
  if (choose.once(4)) return [...items, item];
  return items.with(at, mutate(choose, item, keys));
}

function mutateMembers(choose: Choices, members: readonly [string, Draft][], keys: readonly string[]): Draft {
  const at = choose.below(members.length + 1);
  const [key, value] = members[at] ?? [null, null];
  const newKey = choose.one([...KEYS, ...keys] as [string, ...string[]]);
  if (key === null) return draftObject([...members, [newKey, choose.one(JUNK)]]);
  if (choose.once(5)) return draftObject(members.toSpliced(at, 1));
  if (choose.once(6)) return draftObject(members.with(at, [newKey, value]));
  if (choose.once(4)) return draftObject(members.with(at, [key, choose.one(JUNK)]));
  return draftObject(members.with(at, [key, mutate(choose, value, keys)]));
}
