import type { Limits } from '../json/index.js';
import { DEFAULT_LIMITS, MAX_LIMITS } from '../json/index.js';
import type { Given, Option } from './command.js';
import { valueOf } from './command.js';

/** `--max-bytes`: whole bytes, 1 to 64 MiB. */
export const MAX_BYTES: Option = {
  name: 'max-bytes',
  value: 'number',
  about: `largest input in bytes (default ${DEFAULT_LIMITS.maxBytes})`,
  takes: wholeNumber(MAX_LIMITS.maxBytes),
};

/** `--max-depth`: whole edges from the root to the deepest value. */
export const MAX_DEPTH: Option = {
  name: 'max-depth',
  value: 'number',
  about: `deepest nesting of an input (default ${DEFAULT_LIMITS.maxDepth})`,
  takes: wholeNumber(MAX_LIMITS.maxDepth),
};

/** The limits that the two options set. */
export function limitsOf(given: Given): Limits {
  return {
    maxBytes: Number(valueOf(given, MAX_BYTES) ?? DEFAULT_LIMITS.maxBytes),
    maxDepth: Number(valueOf(given, MAX_DEPTH) ?? DEFAULT_LIMITS.maxDepth),
  };
}

/** Limits for a schema: as deep as can be, since a contract says what becomes of what is too deep. */
export function schemaLimits(given: Given): Limits {
  return { ...limitsOf(given), maxDepth: MAX_LIMITS.maxDepth };
}

function wholeNumber(largest: number): NonNullable<Option['takes']> {
  return {
    text: `a whole number from 1 to ${largest}`,
    holds: (value) => /^[0-9]{1,9}$/.test(value) && Number(value) >= 1 && Number(value) <= largest,
  };
}
