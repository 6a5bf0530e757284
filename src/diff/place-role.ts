import { SCHEMA_FIELDS } from '../catalog/index.js';
import type { JsonValue } from '../json/index.js';

/** What the value at a place of a definition is, which decides the words for a change of it. */
export type Role =
  // the roots
  | 'definition'
  | 'nested-definition'
  | 'members'
  // anywhere
  | 'field'
  | 'plain'
  | 'text'
  | 'annotations'
  | 'hint'
  | 'side-effect-class'
  // JSON Schema
  | 'tool-schema'
  | 'schema'
  | 'schemas'
  | 'definitions'
  | 'definition-schema'
  | 'reference'
  | 'reference-move'
  | 'schema-list'
  | 'properties'
  | 'property'
  | 'required'
  | 'type'
  | 'enum'
  | 'constraint'
  | 'default'
  | 'dialect'
  | 'additional-properties';

type Roles = ReadonlyMap<string, Role>;

const TEXTS: Roles = new Map([
  ['description', 'text'],
  ['title', 'text'],
]);

const DEFINITION: Roles = new Map([
  ...TEXTS,
  ['annotations', 'annotations'],
  ['side_effect_class', 'side-effect-class'],
  ...SCHEMA_FIELDS.map((field) => [field, 'tool-schema'] as const),
]);

/** The behaviour hints of MCP's ToolAnnotations. */
export const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;
/** A behaviour hint of MCP's ToolAnnotations. */
export type Hint = (typeof HINTS)[number];

const ANNOTATIONS: Roles = new Map([['title', 'text'], ...HINTS.map((hint) => [hint, 'hint'] as const)]);

const MEMBERS: Roles = new Map([
  ['description', 'text'],
  ['instructions', 'text'],
]);

/** The keywords of JSON Schema (drafts 4 to 2020-12) whose changes have a kind of their own rather than `other`. */
const SCHEMA: Roles = new Map([
  ...TEXTS,
  ['$comment', 'text'],
  ['$schema', 'dialect'],
  ['$ref', 'reference'],
  ['type', 'type'],
  ['enum', 'enum'],
  ['default', 'default'],
  ['required', 'required'],
  ['properties', 'properties'],
  ['additionalProperties', 'additional-properties'],
  ...rolesOf('schemas', 'patternProperties dependentSchemas'),
  ...rolesOf('definitions', '$defs definitions'),
  ...rolesOf('schema-list', 'allOf anyOf oneOf prefixItems'),
  ...rolesOf('schema', 'items additionalItems contains not if then else propertyNames'),
  ...rolesOf('schema', 'unevaluatedItems unevaluatedProperties contentSchema'),
  ...rolesOf('constraint', 'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'),
  ...rolesOf('constraint', 'minLength maxLength pattern format const contentEncoding contentMediaType'),
  ...rolesOf('constraint', 'minItems maxItems uniqueItems minContains maxContains'),
  ...rolesOf('constraint', 'minProperties maxProperties dependentRequired nullable'),
]);

function rolesOf(role: Role, keywords: string): readonly (readonly [string, Role])[] {
  return keywords.split(' ').map((keyword) => [keyword, role] as const);
}

/** The role of a member or item of a value that has a role. */
export function roleWithin(parent: Role, key: string | number): Role {
  if (typeof key === 'number') return parent === 'schema-list' ? 'schema' : 'plain';
  if (parent === 'definition') return DEFINITION.get(key) ?? 'field';
  if (parent === 'nested-definition') return key === 'function' ? 'definition' : 'field';
  if (parent === 'members') return MEMBERS.get(key) ?? 'field';
  if (parent === 'annotations') return ANNOTATIONS.get(key) ?? 'plain';
  if (parent === 'properties') return 'property';
  if (parent === 'schemas') return 'schema';
  if (parent === 'definitions') return 'definition-schema';
  if (isSchemaRole(parent)) return SCHEMA.get(key) ?? 'plain';
  return TEXTS.get(key) ?? 'plain';
}

const SCHEMA_ROLES: ReadonlySet<Role> = new Set([
  'tool-schema',
  'schema',
  'definition-schema',
  'property',
  'additional-properties',
]);

/** Whether a value of the role is a JSON Schema, if it is an object. */
export function isSchemaRole(role: Role): boolean {
  return SCHEMA_ROLES.has(role);
}

const WHOLE: ReadonlySet<Role> = new Set([
  'text',
  'hint',
  'side-effect-class',
  'required',
  'type',
  'enum',
  'constraint',
  'default',
  'dialect',
]);

/** Whether a change of the value is reported as one, however deep it lies within. */
export function isWhole(role: Role): boolean {
  return WHOLE.has(role);
}

/** A place where two values differ. */
export interface Difference {
  /** Pointer tokens from the root. */
  readonly path: readonly (string | number)[];
  readonly role: Role;
  readonly parent: Role;
  /** undefined where the place is absent. */
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}
