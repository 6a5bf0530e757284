import { ignoresRequired } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { Place } from '../errors/index.js';
import { foldLogin } from '../gate/index.js';
import type { FailOnDrift } from '../gate/index.js';
import { repositoryPath } from '../git/index.js';
import { isAccount } from '../patterns/index.js';
import {
  MAX_BRANCHES,
  MAX_BRANCH_LENGTH,
  MAX_HINT_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PATH_LENGTH,
  MAX_POINTERS,
  MAX_POINTER_LENGTH,
} from '../limits.js';

/** Where a setting was written, and what a value that is not understood is called there. */
export interface Origin {
  /** The input's name, or `settings.` and the key's. */
  readonly field: string;
  readonly place: Place | null;
  readonly code: 'invalid_input' | 'invalid_settings';
}

/** The origin of an input of the step. */
export function inputOrigin(name: string): Origin {
  return { field: name, place: null, code: 'invalid_input' };
}

/** The error for a value that is not understood: `invalid_input` or `invalid_settings`. */
export function notUnderstood(origin: Origin): GateError {
  return new GateError(origin.code, origin.field, origin.place);
}

/**
 * A boolean of YAML's core schema, the spellings that `@actions/core` takes. Throws the origin's code for any other.
 */
export function booleanValue(text: string, origin: Origin): boolean {
  if (['true', 'True', 'TRUE'].includes(text)) return true;
  if (['false', 'False', 'FALSE'].includes(text)) return false;
  throw notUnderstood(origin);
}

/** Drift that fails a step: a boolean as `booleanValue` takes it, or `new`. Throws the origin's code for anything else. */
export function failOnDriftValue(text: string, origin: Origin): FailOnDrift {
  return text === 'new' ? text : booleanValue(text, origin);
}

/** One of the given words, letter by letter. Throws the origin's code for any other. */
export function choiceValue<T extends string>(choices: readonly T[]): (text: string, origin: Origin) => T {
  return (text, origin) => {
    const choice = choices.find((each) => each === text);
    if (choice === undefined) throw notUnderstood(origin);
    return choice;
  };
}

/** A whole number in plain decimal digits, both ends included. Throws the origin's code for anything else. */
export function countValue(least: number, most: number): (text: string, origin: Origin) => number {
  return (text, origin) => {
    const count = /^(?:0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : Number.NaN;
    if (count >= least && count <= most) return count;
    throw notUnderstood(origin);
  };
}

/**
 * A path relative to the workspace, normalised. Throws `absolute_path`, `outside_workspace` or `invalid_path` as
 * `repositoryPath` does.
 */
export function pathValue(text: string, origin: Origin): string {
  try {
    return repositoryPath(text, origin.field);
  } catch (error) {
    if (error instanceof GateError) throw new GateError(error.code, origin.field, origin.place);
    throw error;
  }
}

/** The file of a workflow, from the root of the repository. Throws what `pathValue` throws, and the origin's code. */
export function workflowValue(text: string, origin: Origin): string {
  const path = pathValue(text, origin);
  if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) throw notUnderstood(origin);
  return path;
}

/** One line of text without control or invisible characters, 200 UTF-16 units at most. Throws the origin's code. */
export function lineValue(text: string, origin: Origin): string {
  if (text.length > MAX_HINT_LENGTH || holdsInvisible(text)) throw notUnderstood(origin);
  return text;
}

// Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded.
const INVISIBLE = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`;

function holdsInvisible(text: string): boolean {
  return !/^[\x20-\x7E]*$/.test(text) && new RegExp(INVISIBLE, 'u').test(text);
}

/**
 * A short name of letters, digits, `.`, `_` and `-`, 64 at most: it goes into a comment's marker. Throws the origin's
 * code.
 */
export function nameValue(text: string, origin: Origin): string {
  if (text.length > MAX_NAME_LENGTH || !/^[A-Za-z0-9._-]+$/.test(text)) throw notUnderstood(origin);
  return text;
}

/** What GitHub names a workflow file by, as it is. Throws the origin's code where that is longer than a path and a ref. */
export function referenceValue(text: string, origin: Origin): string {
  if (text.length > 2 * MAX_PATH_LENGTH) throw notUnderstood(origin);
  return text;
}

/** A token as it may stand in a header: printable ASCII without spaces. Throws the origin's code. */
export function tokenValue(text: string, origin: Origin): string {
  if (!/^[\x21-\x7e]{1,4096}$/.test(text)) throw notUnderstood(origin);
  return text;
}

/**
 * The owners of a setting, `@user` or `@org/team`, one a line or with commas between, each once (GitHub compares names
 * without letter case). Throws the origin's code for anything else, and where there is none.
 */
export function ownersValue(text: string, origin: Origin): readonly string[] {
  const names = text
    .split(/[\n,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0 || !names.every(isAccount)) throw notUnderstood(origin);
  return [...new Map(names.map((name) => [foldLogin(name), name])).values()];
}

/**
 * Places to leave out of the comparison: JSON Pointers (RFC 6901, section 3) one a line, none of them empty, 100 at
 * most of 1,000 UTF-16 units at most. Throws the origin's code for anything else, and where one stands twice.
 */
export function pointersValue(text: string, origin: Origin): readonly string[] {
  const pointers = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const distinct = new Set(pointers).size === pointers.length;
  if (!distinct || pointers.length > MAX_POINTERS || !pointers.every(isPointer)) throw notUnderstood(origin);
  return pointers;
}

/** JSON Pointers to ignored places. Throws `required_ignored` where one leaves a schema's `required` out. */
export function ignoredValue(text: string, origin: Origin): readonly string[] {
  const pointers = pointersValue(text, origin);
  if (pointers.some(ignoresRequired)) throw new GateError('required_ignored', origin.field, origin.place);
  return pointers;
}

function isPointer(text: string): boolean {
  return text.length <= MAX_POINTER_LENGTH && /^(?:\/(?:[^~/]|~[01])*)+$/.test(text);
}

/**
 * Names of branches, one a line, each once and as it is: no pattern. Throws the origin's code for what cannot be a
 * branch's name, and for more than 100.
 */
export function branchesValue(text: string, origin: Origin): readonly string[] {
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const distinct = new Set(names).size === names.length;
  if (!distinct || names.length > MAX_BRANCHES || !names.every(isBranch)) throw notUnderstood(origin);
  return names;
}

/** Git's page "git-check-ref-format" allows no white space, control or star in a branch's name. */
function isBranch(name: string): boolean {
  return (
    name.length <= MAX_BRANCH_LENGTH &&
    /^[^\s~^:?*[\\]+$/.test(name) &&
    !name.includes('..') &&
    !holdsInvisible(name)
  );
}
