import { types } from 'node:util';
import { catalogFault } from './catalog-fault.js';

/**
 * The runtime name of each reviewed tool, by `TOOL_ID@VERSION`; it stays in memory and enters no evidence.
 */
export type ToolNames = ReadonlyMap<string, string>;

/** A copy of names that are given for exactly these keys. Throws `catalog: invalid_selection`. */
export function selectedNames(names: ToolNames, keys: readonly string[]): ToolNames {
  const copy = types.isMap(names) ? new Map(Map.prototype.entries.call(names)) : null;
  if (copy === null || copy.size !== keys.length) throw catalogFault('invalid_selection');
  return new Map(
    keys.map((key) => {
      const name: unknown = copy.get(key);
      if (typeof name !== 'string') throw catalogFault('invalid_selection');
      return [key, name];
    }),
  );
}
