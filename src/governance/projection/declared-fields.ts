import { GateError } from '../../errors/index.js';
import type { JsonObject, JsonValue } from '../../json/index.js';
import { compareCodePoints, isObject, jsonPointer, member } from '../../json/index.js';
import { isFieldName, isPatternId } from '../identifiers/index.js';
import { DATA_CLASS_ANNOTATION } from '../lint/index.js';
import type { PathBudget } from '../values/index.js';
import { pathBudget, spendPath } from '../values/index.js';

/** One property of a schema, at any depth, with the data class that it declares. */
export interface DeclaredField {
  readonly schemaPath: string;
  readonly fieldPath: string;
  readonly dataClass: string;
}

interface Paths {
  readonly schemaPath: string;
  readonly fieldPath: string;
}

/**
 * Every property of a schema that passes the lint, by name in code points, each before what it holds. Throws on field
 * `schema`: `invalid_tool_schema` (`properties` that is null), `unsafe_field_name`, `invalid_governance_identifier` (no data class) and `too_large` (over 64 Mi
 * characters of paths), whichever comes first.
 */
export function declaredFields(schema: JsonObject): readonly DeclaredField[] {
  const fields: DeclaredField[] = [];
  collect({ fields, budget: pathBudget('schema') }, schema, { schemaPath: '#', fieldPath: '' });
  return fields;
}

interface Collecting {
  readonly fields: DeclaredField[];
  readonly budget: PathBudget;
}

function collect(collecting: Collecting, schema: JsonObject, paths: Paths): void {
  const properties = member(schema, 'properties');
  if (properties === undefined) return;
  // The lint lets `properties: null` pass, and OpenMed's planner ends in a TypeError there.
  if (!isObject(properties)) throw new GateError('invalid_tool_schema', 'schema');
  for (const [name, field] of sortedMembers(properties)) {
    if (!isFieldName(name)) throw new GateError('unsafe_field_name', 'schema');
    if (isObject(field)) collectField(collecting, field, below(paths, name));
  }
}

function collectField(collecting: Collecting, field: JsonObject, paths: Paths): void {
  const dataClass = member(field, DATA_CLASS_ANNOTATION);
  if (!isPatternId(dataClass, 'data')) throw new GateError('invalid_governance_identifier', 'schema');
  spendPath(collecting.budget, paths.schemaPath + paths.fieldPath);
  collecting.fields.push({ ...paths, dataClass });
  collect(collecting, field, paths);
  const items = member(field, 'items');
  if (!isObject(items)) return;
  collect(collecting, items, { schemaPath: `${paths.schemaPath}/items`, fieldPath: `${paths.fieldPath}/*` });
}

function below({ schemaPath, fieldPath }: Paths, name: string): Paths {
  return {
    schemaPath: `${schemaPath}/properties${jsonPointer([name])}`,
    fieldPath: fieldPath + jsonPointer([name]),
  };
}

/** The members of an object, keys in code-point order. */
function sortedMembers(object: JsonObject): readonly (readonly [string, JsonValue])[] {
  return object.keys
    .map((key, index) => [key, object.values[index] ?? null] as const)
    .sort(([a], [b]) => compareCodePoints(a, b));
}
