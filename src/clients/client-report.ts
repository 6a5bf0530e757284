import type { Catalog, Entry, Format } from '../catalog/index.js';
import {
  entryId,
  INPUT_SCHEMA_FIELDS,
  OUTPUT_SCHEMA_FIELDS,
  holdsSchemas,
  namedPart,
} from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { JsonObject, JsonValue } from '../json/index.js';
import { canonicalJson, compareCodePoints, isObject, member, sameValue } from '../json/index.js';
import type { CatalogSize, ClientFinding, ClientOutcome, ClientReport, ClientRule } from './client-rules.js';
import type { DialectCheck } from './schema-dialect.js';
import { loadDialects } from './schema-dialect.js';
import { unresolvableRefs } from './unresolvable-refs.js';

/** How a client calls tools. */
export interface ClientOptions {
  /** What a client puts before each name, `mcp__notes__`; none unless given. It counts for a name's length. */
  readonly prefix?: string;
}

const MAX_NAME_CHARACTERS = 64;
const MAX_TOOLS = 128;
const BYTES_PER_TOKEN = 4;
/** Formats whose every tool must have an input schema. */
const NEEDS_SCHEMA: ReadonlySet<Format> = new Set(['mcp', 'anthropic']);
const COMBINATORS = ['anyOf', 'oneOf', 'allOf'];

/**
 * What clients are known to refuse in a catalog, and what it costs. Facts beside a verdict: docs/clients.md says of each
 * rule where it was read. Throws `catalog: no_definitions` for a catalog that holds no definitions (an inventory, a lock
 * file).
 */
export async function clientReport(catalog: Catalog, options: ClientOptions = {}): Promise<ClientReport> {
  if (!holdsSchemas(catalog.format)) throw new GateError('no_definitions', 'catalog');
  const tools = toolsOf(catalog);
  return {
    findings: await findingsOf(catalog.format, tools, tools, options.prefix ?? ''),
    size: sizeOf(tools),
  };
}

/**
 * What clients make of a candidate, beside the baseline that the change is built on (null where there is none). A finding
 * is new where the baseline has it not; a tool that the change leaves as it was is not looked at, unless `all` findings
 * are asked for. null where there is nothing to tell: no tool is another than before, or a side holds no definitions.
 */
export async function compareForClients(
  base: Catalog | null,
  candidate: Catalog,
  all = false,
): Promise<ClientOutcome | null> {
  if (!holdsSchemas(candidate.format)) return null;
  const before = base === null || !holdsSchemas(base.format) ? null : base;
  if (base !== null && before === null && !all) return null;
  const [oldTools, newTools] = [before === null ? [] : toolsOf(before), toolsOf(candidate)];
  const changed = differing(newTools, oldTools);
  const gone = differing(oldTools, newTools);
  if (!all && changed.length === 0 && gone.length === 0) return null;
  const known = before === null ? [] : await findingsOf(before.format, all ? oldTools : gone, oldTools, '');
  const keys = new Set(known.map(sortKey));
  const found = await findingsOf(candidate.format, all ? newTools : changed, newTools, '');
  const findings = found.map((finding) => ({ ...finding, isNew: !keys.has(sortKey(finding)) }));
  return {
    findings: all ? findings : findings.filter(({ isNew }) => isNew),
    before: before === null ? null : sizeOf(oldTools),
    after: sizeOf(newTools),
  };
}

function toolsOf({ entries }: Catalog): readonly Entry[] {
  return entries.filter(({ kind }) => kind === 'tool');
}

/** The tools that the others have not, or have with another definition. */
function differing(tools: readonly Entry[], others: readonly Entry[]): readonly Entry[] {
  const known = new Map(others.map((other) => [entryId(other), other.definition]));
  return tools.filter((tool) => {
    const definition = known.get(entryId(tool));
    return definition === undefined || !sameValue(definition, tool.definition);
  });
}

/** The findings about some of a catalog's tools, and about the catalog as a whole. */
async function findingsOf(
  format: Format,
  tools: readonly Entry[],
  all: readonly Entry[],
  prefix: string,
): Promise<readonly ClientFinding[]> {
  const clashing = clashingNames(all);
  const whole: readonly ClientFinding[] =
    all.length > MAX_TOOLS ? [{ code: 'too_many_tools', entry: null, path: '' }] : [];
  if (tools.length === 0) return whole;
  const dialects = await loadDialects();
  const findings = tools.flatMap((tool) => [
    ...nameFindings(tool.key, prefix, clashing),
    ...schemaFindings(format, tool, dialects),
  ]);
  return [...findings, ...whole].sort((a, b) => compareCodePoints(sortKey(a), sortKey(b)));
}

/** What is said of the catalog as a whole comes last. */
function sortKey({ entry, path, code }: ClientFinding): string {
  return `${entry === null ? '1' : '0'}${entry ?? ''}\0${path}\0${code}`;
}

function sizeOf(tools: readonly Entry[]): CatalogSize {
  const bytes = tools.reduce((sum, { definition }) => sum + Buffer.byteLength(canonicalJson(definition)), 0);
  return { tools: tools.length, bytes, tokens: Math.ceil(bytes / BYTES_PER_TOKEN) };
}

function nameFindings(name: string, prefix: string, clashing: ReadonlySet<string>): readonly ClientFinding[] {
  const codes: ClientRule[] = [];
  if (!/^[A-Za-z0-9_-]+$/.test(name)) codes.push('name_characters');
  if (prefix.length + name.length > MAX_NAME_CHARACTERS) codes.push('name_too_long');
  if (clashing.has(name)) codes.push('names_clash');
  return codes.map((code) => ({ code, entry: name, path: '' }));
}

/** Names that become one where a client puts `_` for every character but ASCII letters and digits. */
function clashingNames(tools: readonly Entry[]): ReadonlySet<string> {
  const firsts = new Map<string, string>();
  const clashing = new Set<string>();
  for (const { key } of tools) {
    const normalised = key.replaceAll(/[^A-Za-z0-9]/g, '_');
    const first = firsts.get(normalised);
    if (first === undefined) firsts.set(normalised, key);
    else if (first !== key) clashing.add(first).add(key);
  }
  return clashing;
}

function schemaFindings(format: Format, tool: Entry, dialects: DialectCheck): readonly ClientFinding[] {
  const part = namedPart(format, tool.definition);
  const at = part === tool.definition ? '' : '/function';
  const [input] = fieldsOf(part, INPUT_SCHEMA_FIELDS);
  const missing = input === undefined ? NEEDS_SCHEMA.has(format) : input.schema === null;
  const found = [
    ...(missing
      ? [{ code: 'schema_missing' as const, path: input === undefined ? '' : `/${input.field}` }]
      : []),
    ...(input === undefined ? [] : rootFindings(input)),
    ...fieldsOf(part, [...INPUT_SCHEMA_FIELDS, ...OUTPUT_SCHEMA_FIELDS]).flatMap((one) =>
      contentFindings(one, dialects),
    ),
  ];
  return found.map(({ code, path }) => ({ code, entry: tool.key, path: at + path }));
}

interface SchemaField {
  readonly field: string;
  readonly schema: JsonValue;
}

function fieldsOf(part: JsonObject, names: readonly string[]): readonly SchemaField[] {
  return names.flatMap((field) => {
    const schema = member(part, field);
    return schema === undefined ? [] : [{ field, schema }];
  });
}

type SchemaFinding = Pick<ClientFinding, 'code' | 'path'>;

function rootFindings({ field, schema }: SchemaField): readonly SchemaFinding[] {
  if (schema === null) return [];
  const isRootObject = isObject(schema) && member(schema, 'type') === 'object';
  const combinators = isObject(schema) ? COMBINATORS.filter((name) => schema.keys.includes(name)) : [];
  return [
    ...(isRootObject ? [] : [{ code: 'root_not_object' as const, path: `/${field}` }]),
    ...combinators.map((name) => ({ code: 'root_combinator' as const, path: `/${field}/${name}` })),
  ];
}

function contentFindings({ field, schema }: SchemaField, dialects: DialectCheck): readonly SchemaFinding[] {
  if (schema === null) return [];
  const fault = dialects(schema);
  const refs = unresolvableRefs(schema).map((path) => ({ code: 'ref_unresolvable' as const, path }));
  return [...(fault === null ? [] : [fault]), ...refs].map(({ code, path }) => ({
    code,
    path: `/${field}${path}`,
  }));
}
