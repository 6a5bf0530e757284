import { inventoryFromValue } from '../../../src/catalog/index.js';
import { parseRunId } from '../../../src/governance/index.js';
import type { EditableToolRegistry, ToolSpec } from '../../../src/runtime/index.js';
import {
  RunToolCatalog,
  createToolRegistry,
  readRunSnapshot,
  runSnapshotJson,
  toolSpecSchemaDigest,
  toolSpecSideEffectClass,
  toolSpec,
  toolSpecValue,
} from '../../../src/runtime/index.js';
import { GateError } from '../../../src/errors/index.js';
import { parseDocument } from './document.js';
import { draftSchema } from './draft-schema.js';
import { mutate } from './mutate.js';
import type { Draft } from './raw-json.js';
import { draftObject, isDraftObject, jsonText, literal } from './raw-json.js';
import type { Choices } from './seeded-random.js';

export interface SchemaDigestCase {
  readonly function: 'schemaDigest';
  readonly input: string;
  readonly output: string;
}

export interface SnapshotCase {
  readonly function: 'snapshot';
  readonly document: string;
}

interface DraftTool {
  readonly name: string;
  readonly version: string;
  readonly input: string;
  readonly output: string;
  /** Read only, destructive, idempotent. */
  readonly hints: readonly [boolean, boolean, boolean];
  readonly handler: 'answers' | 'throws' | 'none';
}

interface DraftReview {
  readonly toolId: string;
  readonly name: string;
  /** The registered tool that was reviewed, by its place; what is registered at another version is another tool. */
  readonly tool: number;
  readonly version: string;
  readonly digest: 'same' | 'other';
  readonly sideEffects: 'same' | 'none';
}

export interface RunCase {
  readonly function: 'run';
  readonly tools: readonly DraftTool[];
  readonly reviews: readonly DraftReview[];
  /** What is registered after a reload. */
  readonly later: readonly DraftTool[];
  readonly names: 'all' | 'fewer' | 'more';
  readonly asked: readonly [string, string];
  /** What the tool is invoked with, as JSON. */
  readonly arguments: string;
}

const NUMBERS = [
  '1.0',
  '1e5',
  '1E400',
  '-0.0',
  '0.1',
  '1e-7',
  '12345678901234567890',
  '9007199254740993',
  '1e22',
  '5',
  '-0',
] as const;
const RUN_ID = `run_${'0123456789abcdef'.repeat(2)}`;

export function schemaDigestCase(choose: Choices): SchemaDigestCase {
  const schema = {
    ...draftSchema(choose),
    maximum: literal(choose.one(NUMBERS)),
    'é\u{1f600}\ue000': choose.one<Draft>(['ü\u2028"\\', null, [literal(choose.one(NUMBERS))]]),
  };
  const output: Draft = choose.once(3)
    ? {}
    : { type: 'object', '\u{1f600}': 1, '\ue000': choose.one<Draft>([true, 'a/b\u007f', {}]) };
  return { function: 'schemaDigest', input: jsonText(schema), output: jsonText(output) };
}

export function answerSchemaDigest({ input, output }: SchemaDigestCase): string {
  const schemas = { inputSchema: parseDocument(input), outputSchema: parseDocument(output) };
  return toolSpecSchemaDigest(toolSpecValue({ name: 'x', version: '1.0.0', ...schemas }));
}

export function answerSchemaDigestOfPlainValues({ input, output }: SchemaDigestCase): string {
  const schemas = { inputSchema: JSON.parse(input), outputSchema: JSON.parse(output) };
  return toolSpecSchemaDigest(toolSpec({ name: 'x', version: '1.0.0', ...schemas }));
}

export function snapshotCase(choose: Choices): SnapshotCase {
  const bindings = Array.from({ length: choose.below(4) }, (_, index): Draft =>
    draftBinding(choose, choose.once(10) ? 0 : index),
  );
  const snapshot = draftObject([
    ['schema_version', 'openmed.agent.tool_catalog_binding.v1'],
    ['run_id', RUN_ID],
    ['bindings', choose.once(2) ? bindings.toReversed() : bindings],
  ]);
  return {
    function: 'snapshot',
    document: jsonText(choose.once(2) ? mutate(choose, snapshot, ['tool', 'run_id']) : snapshot),
  };
}

export function answerSnapshot({ document }: SnapshotCase): string {
  const snapshot = readRunSnapshot(document);
  return `${runSnapshotJson(snapshot)} ${snapshot.digest}`;
}

export function answerSnapshotOfPlainValue({ document }: SnapshotCase): string {
  const snapshot = readRunSnapshot(JSON.parse(document));
  return `${runSnapshotJson(snapshot)} ${snapshot.digest}`;
}

export function runCase(choose: Choices): RunCase {
  const tools = Array.from({ length: 1 + choose.below(3) }, (_, index) => draftTool(choose, index));
  const reviews = tools.map((tool, index): DraftReview => ({
    toolId: `tool:org.example/t${index}`,
    name: choose.once(20) ? 'other' : tool.name,
    tool: index,
    version: choose.once(20) ? '9.9.9' : tool.version,
    digest: choose.once(20) ? 'other' : 'same',
    sideEffects: choose.once(20) ? 'none' : 'same',
  }));
  const asked = choose.once(5)
    ? (['tool:org.example/t0', '8.8.8'] as const)
    : ([`tool:org.example/t0`, reviews[0]?.version ?? ''] as const);
  return {
    function: 'run',
    tools,
    reviews,
    later: tools.flatMap((tool) => laterTool(choose, tool)),
    names: choose.once(15) ? choose.one(['fewer', 'more']) : 'all',
    asked,
    arguments: choose.once(4)
      ? choose.one(['null', '7', '[1]', '[]', '"x"', '""', 'true'])
      : choose.one(['{}', '{"a":1}']),
  };
}

/** What each step of a run comes to: reasons, codes or `ok`. */
export async function answerRun(given: RunCase): Promise<string> {
  const specs = given.tools.map(specOf);
  const registry = registryOf(given.tools, specs);
  const later = registryOf(given.later, given.later.map(specOf));
  const inventory = inventoryFromValue({
    schema_version: 'openmed.agent.tool_inventory.v1',
    tools: given.reviews.map((review) => recordOf(review, specs)),
  });
  const names = namesOf(given);
  const steps: string[] = [];
  const step = async (run: () => unknown) => {
    steps.push(await outcomeOf(run));
  };
  let catalog: RunToolCatalog | null = null;
  await step(() => (catalog = RunToolCatalog.capture(parseRunId(RUN_ID), inventory, registry, names)));
  const captured = catalog as RunToolCatalog | null;
  if (captured === null) return steps.join(' ');
  await step(() => captured.check(registry).reasons.join(','));
  await step(() => captured.check(later).reasons.join(','));
  await step(() => RunToolCatalog.restore(captured.snapshot, registry, names));
  await step(() => RunToolCatalog.restore(captured.snapshot, later, names));
  await step(() => captured.invoke(registry, ...given.asked, JSON.parse(given.arguments)));
  await step(() => captured.invoke(later, ...given.asked, JSON.parse(given.arguments)));
  return steps.join(' ');
}

async function outcomeOf(run: () => unknown): Promise<string> {
  try {
    const result = await run();
    return typeof result === 'string' ? `[${result}]` : 'ok';
  } catch (error) {
    if (error instanceof GateError) return error.code;
    throw error;
  }
}

function specOf(tool: DraftTool): ToolSpec {
  const [readOnlyHint, destructiveHint, idempotentHint] = tool.hints;
  return toolSpecValue({
    name: tool.name,
    version: tool.version,
    inputSchema: parseDocument(tool.input),
    outputSchema: parseDocument(tool.output),
    readOnlyHint,
    destructiveHint,
    idempotentHint,
  });
}

function registryOf(tools: readonly DraftTool[], specs: readonly ToolSpec[]): EditableToolRegistry {
  const registry = createToolRegistry();
  specs.forEach((spec, index) => {
    const kind = tools[index]?.handler;
    if (kind === 'none') registry.register(spec);
    else registry.register(spec, () => (kind === 'throws' ? Promise.reject(new Error('x')) : {}));
  });
  return registry;
}

function recordOf(review: DraftReview, specs: readonly ToolSpec[]) {
  const spec = specs[review.tool];
  if (spec === undefined) throw new Error('no such tool');
  return {
    tool_id: review.toolId,
    version: review.version,
    capability_class: 'capability:org.example/x',
    side_effect_class: review.sideEffects === 'same' ? toolSpecSideEffectClass(spec) : 'none',
    schema_digest: review.digest === 'same' ? digestOf(spec) : `sha256:${'0'.repeat(64)}`,
  };
}

function digestOf(spec: ToolSpec): string {
  try {
    return toolSpecSchemaDigest(spec);
  } catch {
    return `sha256:${'f'.repeat(64)}`;
  }
}

function namesOf({ reviews, names }: RunCase): ReadonlyMap<string, string> {
  const all = reviews.map((review): [string, string] => [`${review.toolId}@${review.version}`, review.name]);
  if (names === 'more') return new Map([...all, ['tool:org.example/more@1.0.0', 'more']]);
  return new Map(names === 'fewer' ? all.slice(1) : all);
}

function draftTool(choose: Choices, index: number): DraftTool {
  const hint = () => choose.once(2);
  return {
    name: `t${index}`,
    version: choose.one(['1.0.0', '2.0.0']),
    input: jsonText(
      choose.once(25) ? { maximum: literal('1e400') } : { maximum: literal(choose.one(['1', '1.0', '0.1'])) },
    ),
    output: '{}',
    hints: [hint(), hint(), hint()],
    handler: choose.once(15) ? choose.one(['throws', 'none']) : 'answers',
  };
}

function laterTool(choose: Choices, tool: DraftTool): readonly DraftTool[] {
  if (choose.once(10)) return [];
  if (choose.once(6)) return [{ ...tool, input: '{"minimum":0}' }];
  if (choose.once(6)) return [{ ...tool, hints: [!tool.hints[0], tool.hints[1], tool.hints[2]] }];
  if (choose.once(12)) return [{ ...tool, handler: 'none' }];
  return choose.once(12) ? [{ ...tool, version: '3.0.0' }] : [tool];
}

function draftBinding(choose: Choices, index: number): Draft {
  const record: Draft = {
    tool_id: `tool:org.example/t${index}`,
    version: choose.one(['1.0.0', '1.10.0']),
    capability_class: 'capability:org.example/x@1.0.0',
    side_effect_class: choose.one(['none', 'destructive']),
    schema_digest: `sha256:${'a'.repeat(64)}`,
  };
  const id = `sha256:${choose.one(['c', 'd']).repeat(64)}`;
  if (!choose.once(12) || !isDraftObject(record)) return { tool: record, implementation_id: id };
  return choose.once(2)
    ? { tool: record, implementation_id: choose.one<Draft>(['x', null]) }
    : { tool: { ...record, version: '1' }, implementation_id: id };
}
