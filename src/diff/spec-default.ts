import type { JsonValue } from '../json/index.js';
import { jsonArray, jsonObject, sameValue } from '../json/index.js';
import type { Difference } from './place-role.js';
import { isSchemaRole } from './place-role.js';

type Values = ReadonlyMap<string, readonly JsonValue[]>;

/** MCP, ToolAnnotations: what an absent hint counts as. */
const HINTS: Values = new Map([
  ['readOnlyHint', [false]],
  ['destructiveHint', [true]],
  ['idempotentHint', [false]],
  ['openWorldHint', [true]],
]);

/** MCP, Tool: `execution.taskSupport` is `forbidden` where absent. */
const EXECUTION: Values = new Map([
  ['execution', [jsonObject([]), jsonObject([['taskSupport', 'forbidden']])]],
  ['taskSupport', ['forbidden']],
]);

/** JSON Schema 2020-12: what omitting a keyword means the same as. */
const SCHEMA: Values = new Map<string, readonly JsonValue[]>([
  ['additionalProperties', [true, jsonObject([])]],
  ['properties', [jsonObject([])]],
  ['patternProperties', [jsonObject([])]],
  ['required', [jsonArray([])]],
  ['items', [true, jsonObject([])]],
  ['uniqueItems', [false]],
  ['minItems', [0]],
  ['minLength', [0]],
  ['minProperties', [0]],
  ['minContains', [1]],
  ['deprecated', [false]],
  ['readOnly', [false]],
  ['writeOnly', [false]],
]);

/** Whether a value was written out, or left out, that its specification assumes where it is absent. */
export function isSpecDefault({ path, parent, before, after }: Difference): boolean {
  const value = before === undefined ? after : after === undefined ? before : undefined;
  if (value === undefined) return false;
  const defaults = defaultsWithin(path, parent)?.get(String(path.at(-1)));
  return defaults?.some((known) => sameValue(known, value)) ?? false;
}

function defaultsWithin(path: Difference['path'], parent: Difference['parent']): Values | null {
  if (parent === 'annotations') return HINTS;
  if (isSchemaRole(parent)) return SCHEMA;
  const isExecution = path[0] === 'execution' && path.length <= 2;
  return isExecution && (parent === 'definition' || parent === 'field') ? EXECUTION : null;
}
