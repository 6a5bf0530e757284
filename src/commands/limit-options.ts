import { InvalidArgumentError, Option } from 'commander';
import type { Limits } from '../json/index.js';
import { DEFAULT_LIMITS, LARGEST_MAX_BYTES, LARGEST_MAX_DEPTH } from '../json/index.js';

export interface LimitOptions {
  readonly maxBytes: number;
  readonly maxDepth: number;
}

/** `--max-bytes`: whole bytes, 1 to 64 MiB. */
export function maxBytesOption(): Option {
  return new Option('--max-bytes <number>', `largest input in bytes, at most ${LARGEST_MAX_BYTES}`)
    .argParser((text) => wholeNumber(text, LARGEST_MAX_BYTES))
    .default(DEFAULT_LIMITS.maxBytes);
}

/** `--max-depth`: whole edges from the root to the deepest value. */
export function maxDepthOption(): Option {
  return new Option('--max-depth <number>', `deepest nesting of an input, at most ${LARGEST_MAX_DEPTH}`)
    .argParser((text) => wholeNumber(text, LARGEST_MAX_DEPTH))
    .default(DEFAULT_LIMITS.maxDepth);
}

/** Limits for a schema: as deep as can be, since a contract says what becomes of what is too deep. */
export function schemaLimits({ maxBytes }: Pick<LimitOptions, 'maxBytes'>): Limits {
  return { maxBytes, maxDepth: LARGEST_MAX_DEPTH };
}

/** The limits that the two options set. */
export function limitsOf(options: LimitOptions): Limits {
  return { maxBytes: options.maxBytes, maxDepth: options.maxDepth };
}

function wholeNumber(text: string, largest: number): number {
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > largest) throw new InvalidArgumentError(`A whole number from 1 to ${largest}.`);
  return value;
}
