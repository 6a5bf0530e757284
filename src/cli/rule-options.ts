import type { ComparisonRules, RuledCatalog } from '../catalog/index.js';
import { ignoresRequired } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { Given, Option } from './command.js';
import { valuesOf } from './command.js';

const POINTER = {
  text: 'a JSON Pointer (RFC 6901), such as /tools/*/_meta',
  holds: (value: string) => /^(?:\/(?:[^~/]|~[01])*)+$/.test(value),
};

export const IGNORE: Option = {
  name: 'ignore',
  value: 'pointer',
  about: 'leave this place out, as `ignore` in the settings file does; may be given again',
  takes: POINTER,
};

export const UNORDERED: Option = {
  name: 'unordered',
  value: 'pointer',
  about: 'compare the array at this place in any order; may be given again',
  takes: POINTER,
};

/** What `--ignore` and `--unordered` say. Throws `required_ignored` on `--ignore`. */
export function rulesOf(given: Given): ComparisonRules {
  const ignore = valuesOf(given, IGNORE);
  if (ignore.some(ignoresRequired)) throw new GateError('required_ignored', '--ignore');
  return { ignore, unordered: valuesOf(given, UNORDERED) };
}

/** How often each pointer was of use in the catalog of two that it was more often of use in. */
export function usesInBoth(before: RuledCatalog, after: RuledCatalog): Omit<RuledCatalog, 'catalog'> {
  const most = (rule: 'ignored' | 'unordered') =>
    before[rule].map(({ pointer, uses }, index) => ({
      pointer,
      uses: Math.max(uses, after[rule][index]?.uses ?? 0),
    }));
  return { ignored: most('ignored'), unordered: most('unordered') };
}
