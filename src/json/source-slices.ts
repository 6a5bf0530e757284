import type { Walk } from './text-walk.js';
import { goToNext, skipSpace, skipString, skipValue } from './text-walk.js';
import { unescape } from './unescape.js';

/** A member of an object as its source has it. */
export interface MemberSlice {
  readonly key: string;
  /** Its value's own text, to the letter. */
  readonly text: string;
}

/**
 * The members of an object with the text of each value as the source has it, in source order; a key that stands twice
 * is there twice. Takes the text of one object, which must be JSON. Throws `lone_surrogate` about `member` where a key
 * escapes half a character.
 */
export function memberSlices(text: string): readonly MemberSlice[] {
  const walk: Walk = { text, at: 0 };
  skipSpace(walk);
  const slices: MemberSlice[] = [];
  while (goToNext(walk)) {
    const start = walk.at;
    skipString(walk);
    const key = unescape({ text, field: 'member' }, start + 1, walk.at - 1);
    skipSpace(walk);
    walk.at += 1;
    skipSpace(walk);
    slices.push({ key, text: valueSlice(walk) });
  }
  return slices;
}

/** The items of an array, each as the source has it. Takes the text of one array, which must be JSON. */
export function itemSlices(text: string): readonly string[] {
  const walk: Walk = { text, at: 0 };
  skipSpace(walk);
  const slices: string[] = [];
  while (goToNext(walk)) slices.push(valueSlice(walk));
  return slices;
}

function valueSlice(walk: Walk): string {
  const start = walk.at;
  skipValue(walk);
  return walk.text.slice(start, walk.at).trimEnd();
}
