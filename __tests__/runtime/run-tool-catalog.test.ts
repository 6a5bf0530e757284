import { readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalog } from '../../src/catalog/index.js';
import { inventoryFromRecords } from '../../src/catalog/index.js';
import type { RunId } from '../../src/governance/index.js';
import { parseRunId } from '../../src/governance/index.js';
import type { RunSnapshot, ToolNames, ToolRegistry, ToolSpecOptions } from '../../src/runtime/index.js';
import {
  RunToolCatalog,
  catalogEligibilityJson,
  createToolRegistry,
  newRunId,
  readRunSnapshot,
  runSnapshotJson,
  toolSpec,
} from '../../src/runtime/index.js';
import { codeOf, codeOfPromise } from '../governance/code-of.js';
import { expectShownNowhere } from '../governance/shown-nowhere.js';
import { describeShared, sharedPath } from '../shared.js';
import {
  ADD,
  ADD_ID,
  NAMES,
  REVIEWED,
  WIPE,
  WIPE_ID,
  answering,
  recordOf,
  registryOf,
} from './reviewed-tools.js';

const RUN = parseRunId(`run_${'0123456789abcdef'.repeat(2)}`);

function odd(value: unknown): never {
  return value as never;
}

describe('RunToolCatalog', () => {
  test('captures, checks, invokes and restores', async () => {
    const registry = registryOf(ADD, WIPE);
    const catalog = RunToolCatalog.capture(RUN, REVIEWED, registry, NAMES);
    expect(catalog.snapshot.bindings.map(({ tool }) => tool.tool_id)).toEqual([ADD_ID, WIPE_ID]);
    expect(catalog.check(registry)).toEqual({
      snapshot_digest: catalog.snapshot.digest,
      status: 'eligible',
      preview_valid: true,
      resume_eligible: true,
      reasons: [],
    });
    expect(await catalog.invoke(registry, ADD_ID, '1.0.0', { a: 1 })).toEqual({
      name: 'add_numbers',
      args: { a: 1 },
    });
    const read = readRunSnapshot(runSnapshotJson(catalog.snapshot));
    expect(read.digest).toBe(catalog.snapshot.digest);
    const restored = RunToolCatalog.restore(read, registry, NAMES);
    expect(await restored.invoke(registry, WIPE_ID, '2.0.0', {})).toEqual({ name: 'wipe', args: {} });
  });

  test('says what changed, sorted, each once', () => {
    const registry = registryOf(ADD, WIPE);
    const catalog = RunToolCatalog.capture(RUN, REVIEWED, registry, NAMES);
    const reload = registryOf({ ...ADD, inputSchema: {} }, { ...WIPE, destructiveHint: false });
    const eligibility = catalog.check(reload);
    expect(eligibility.reasons).toEqual(['implementation_changed', 'schema_changed', 'side_effect_changed']);
    expect(catalogEligibilityJson(eligibility)).toBe(
      '{"preview_valid":false,"reasons":["implementation_changed","schema_changed","side_effect_changed"],' +
        `"resume_eligible":false,"snapshot_digest":"${catalog.snapshot.digest}","status":"re-review-required"}`,
    );
  });

  test.each<[string, unknown, unknown, unknown, unknown]>([
    ['invalid_snapshot', RUN.value, REVIEWED, registryOf(ADD, WIPE), NAMES],
    ['invalid_snapshot', RUN, null, registryOf(ADD, WIPE), NAMES],
    ['invalid_snapshot', RUN, { ...REVIEWED, format: 'mcp' }, registryOf(ADD, WIPE), NAMES],
    [
      'invalid_snapshot',
      RUN,
      { ...REVIEWED, entries: [...REVIEWED.entries, ...REVIEWED.entries] },
      registryOf(ADD, WIPE),
      NAMES,
    ],
    ['invalid_snapshot', RUN, { ...REVIEWED, entries: [{}] }, registryOf(ADD, WIPE), NAMES],
    ['invalid_selection', RUN, REVIEWED, registryOf(ADD, WIPE), null],
    ['invalid_selection', RUN, REVIEWED, registryOf(ADD, WIPE), Object.fromEntries(NAMES)],
    ['invalid_selection', RUN, REVIEWED, registryOf(ADD, WIPE), new Map([...NAMES].slice(1))],
    ['invalid_selection', RUN, REVIEWED, registryOf(ADD, WIPE), new Map([...NAMES, ['x', 'y']])],
    ['invalid_selection', RUN, REVIEWED, registryOf(ADD, WIPE), new Map([...NAMES].map(([key]) => [key, 7]))],
    ['invalid_selection', RUN, REVIEWED, registryOf(ADD, WIPE), new Proxy(new Map(NAMES), {})],
    ['catalog_unavailable', RUN, REVIEWED, null, NAMES],
    ['catalog_unavailable', RUN, REVIEWED, {}, NAMES],
    [
      'catalog_unavailable',
      RUN,
      REVIEWED,
      answeringRegistry(() => {
        throw new Error('secret');
      }),
      NAMES,
    ],
    ['catalog_unavailable', RUN, REVIEWED, answeringRegistry(() => undefined), NAMES],
    ['catalog_unavailable', RUN, REVIEWED, answeringRegistry(() => Promise.resolve(null)), NAMES],
    [
      'catalog_unavailable',
      RUN,
      REVIEWED,
      answeringRegistry(() => ({
        spec: ADD,
        handler: answering('x'),
        implementationId: `sha256:${'a'.repeat(64)}`,
      })),
      NAMES,
    ],
    [
      'catalog_unavailable',
      RUN,
      REVIEWED,
      answeringRegistry(() => ({
        spec: toolSpec(ADD),
        handler: 'x',
        implementationId: `sha256:${'a'.repeat(64)}`,
      })),
      NAMES,
    ],
    [
      'catalog_unavailable',
      RUN,
      REVIEWED,
      answeringRegistry(() => ({ spec: toolSpec(ADD), handler: answering('x'), implementationId: 'x' })),
      NAMES,
    ],
    ['tool_unavailable', RUN, REVIEWED, registryOf(WIPE), NAMES],
    ['tool_unavailable', RUN, REVIEWED, registryOf(WIPE, { ...ADD, version: '1.0.1' }), NAMES],
    ['tool_unavailable', RUN, REVIEWED, registryWithoutHandlers(ADD, WIPE), NAMES],
    [
      'tool_unavailable',
      RUN,
      REVIEWED,
      answeringRegistry(() => ({
        spec: toolSpec({ ...ADD, version: '3.0.0' }),
        handler: answering('x'),
        implementationId: `sha256:${'a'.repeat(64)}`,
      })),
      NAMES,
    ],
    ['invalid_schema', RUN, REVIEWED, registryOf(WIPE, { ...ADD, inputSchema: new Map() }), NAMES],
    ['invalid_schema', RUN, REVIEWED, registryOf(WIPE, { ...ADD, outputSchema: { x: Number.NaN } }), NAMES],
    [
      'schema_changed',
      RUN,
      REVIEWED,
      registryOf(WIPE, { ...ADD, outputSchema: { type: 'array' }, readOnlyHint: false }),
      NAMES,
    ],
    ['side_effect_changed', RUN, REVIEWED, registryOf(WIPE, { ...ADD, readOnlyHint: false }), NAMES],
  ])('capture refuses with %s, case %#', (reason, runId, inventory, registry, names) => {
    const run = () => RunToolCatalog.capture(odd(runId), odd(inventory), odd(registry), odd(names));
    expect(codeOf(run)).toBe(`catalog: ${reason}`);
  });

  test('restore accepts the original registrations alone', () => {
    const registry = registryOf(ADD, WIPE);
    const { snapshot } = RunToolCatalog.capture(RUN, REVIEWED, registry, NAMES);
    const restore = (given: unknown, from: ToolRegistry, names: ToolNames = NAMES) =>
      codeOf(() => RunToolCatalog.restore(given as RunSnapshot, from, names));
    expect(restore(snapshot, registry)).toBe('no error');
    expect(restore(snapshot, registryOf(ADD, WIPE))).toBe('catalog: implementation_changed');
    expect(restore(snapshot, registry, new Map())).toBe('catalog: invalid_selection');
    expect(restore(JSON.parse(runSnapshotJson(snapshot)), registry)).toBe('catalog: invalid_snapshot');
    registry.unregister('wipe', '2.0.0');
    expect(restore(snapshot, registry)).toBe('catalog: tool_unavailable');
    registry.register(toolSpec(WIPE), answering('wipe'));
    expect(restore(snapshot, registry)).toBe('catalog: implementation_changed');
  });

  test('restore after any change of the registry fails', () => {
    const changes: readonly ((tool: ToolSpecOptions) => ToolSpecOptions | null)[] = [
      () => null,
      (tool) => ({ ...tool, inputSchema: { changed: true } }),
      (tool) => ({ ...tool, outputSchema: { changed: true } }),
      (tool) => ({ ...tool, readOnlyHint: !(tool.readOnlyHint ?? false) }),
      (tool) => ({ ...tool, version: '9.0.0' }),
      (tool) => ({ ...tool, name: 'renamed' }),
      (tool) => tool,
    ];
    fc.assert(
      fc.property(fc.constantFrom(ADD, WIPE), fc.constantFrom(...changes), (tool, change) => {
        const registry = registryOf(ADD, WIPE);
        const catalog = RunToolCatalog.capture(RUN, REVIEWED, registry, NAMES);
        registry.unregister(tool.name, tool.version);
        const changed = change(tool);
        if (changed !== null) registry.register(toolSpec(changed), answering(changed.name));
        expect(codeOf(() => RunToolCatalog.restore(catalog.snapshot, registry, NAMES))).not.toBe('no error');
        expect(catalog.check(registry).preview_valid).toBe(false);
      }),
    );
  });

  test('calls only what was reviewed, and only while everything is as reviewed', async () => {
    const registry = registryOf(ADD, WIPE, { ...ADD, name: 'other' });
    const catalog = RunToolCatalog.capture(RUN, REVIEWED, registry, NAMES);
    const invoke = (from: unknown, toolId: unknown, version: unknown) =>
      codeOfPromise(() => catalog.invoke(odd(from), odd(toolId), odd(version), {}));
    expect(await invoke(registry, ADD_ID, '1.0.1')).toBe('catalog: unreviewed_tool');
    expect(await invoke(registry, 'tool:org.example/other', '1.0.0')).toBe('catalog: unreviewed_tool');
    expect(await invoke(registry, `${ADD_ID}@1.0.0`, undefined)).toBe('catalog: unreviewed_tool');
    expect(await invoke(registry, { toString: () => ADD_ID }, '1.0.0')).toBe('catalog: unreviewed_tool');
    expect(await invoke(registry, Symbol('id'), '1.0.0')).toBe('catalog: unreviewed_tool');
    expect(await invoke(registry, ADD_ID, Object.create(null))).toBe('catalog: unreviewed_tool');
    expect(await invoke(null, ADD_ID, '1.0.0')).toBe('catalog: catalog_unavailable');
    registry.unregister('wipe', '2.0.0');
    expect(await invoke(registry, ADD_ID, '1.0.0')).toBe('catalog: tool_unavailable');
  });

  test.each([[null], [undefined], [7], ['x'], [[1]], [new Map()], [new Date(0)]])(
    'arguments that are %p never reach the handler',
    async (args) => {
      const handler = jest.fn(() => ({}));
      const called = createToolRegistry();
      called.register(toolSpec(ADD), handler);
      const reviewed = inventoryFromRecords([recordOf(ADD_ID, ADD)]);
      const names = new Map([[`${ADD_ID}@1.0.0`, 'add_numbers']]);
      const catalog = RunToolCatalog.capture(newRunId(), reviewed, called, names);
      expect(await codeOfPromise(() => catalog.invoke(called, ADD_ID, '1.0.0', args))).toBe(
        'catalog: invocation_failed',
      );
      expect(handler).not.toHaveBeenCalled();
    },
  );

  test('a race between reload and invoke still calls the captured handler', async () => {
    const registry = registryOf(ADD, WIPE);
    const catalog = RunToolCatalog.capture(RUN, REVIEWED, registry, NAMES);
    const calls: string[] = [];
    const racing: ToolRegistry = {
      implementationBinding(name, version) {
        const binding = registry.implementationBinding(name, version);
        if (name === 'wipe') {
          registry.unregister('add_numbers', '1.0.0');
          registry.register(toolSpec(ADD), () => calls.push('replaced'));
        }
        return binding;
      },
    };
    expect(await catalog.invoke(racing, ADD_ID, '1.0.0', {})).toEqual({ name: 'add_numbers', args: {} });
    expect(calls).toEqual([]);
    expect(await codeOfPromise(() => catalog.invoke(racing, ADD_ID, '1.0.0', {}))).toBe(
      'catalog: implementation_changed',
    );
  });

  test('a handler that fails is told without its error', async () => {
    const registry = createToolRegistry();
    registry.register(toolSpec(ADD), () => {
      throw new Error('secret');
    });
    registry.register(toolSpec(WIPE), () => Promise.reject(new Error('secret')));
    const catalog = RunToolCatalog.capture(RUN, REVIEWED, registry, NAMES);
    for (const [id, version] of [
      [ADD_ID, '1.0.0'],
      [WIPE_ID, '2.0.0'],
    ] as const) {
      const error: unknown = await catalog
        .invoke(registry, id, version, {})
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ message: 'catalog: invocation_failed' });
      expect(Object(error).cause).toBeUndefined();
    }
  });

  test('registries and runs have identities of their own', () => {
    const ids = [registryOf(ADD), registryOf(ADD)].map(
      (one) => one.implementationBinding('add_numbers', '1.0.0')?.implementationId,
    );
    expect(new Set(ids).size).toBe(2);
    expect(newRunId().value).toMatch(/^run_[0-9a-f]{32}$/);
    expect(newRunId().value).not.toBe(newRunId().value);
  });

  test('registering is checked', () => {
    const registry = registryOf(ADD);
    expect(codeOf(() => registry.register(toolSpec(ADD)))).toBe('tool: duplicate_record');
    expect(codeOf(() => registry.register(odd(ADD)))).toBe('tool: invalid_type');
    expect(codeOf(() => registry.register(toolSpec(WIPE), odd('x')))).toBe('tool: invalid_type');
    expect(codeOf(() => toolSpec({ ...ADD, version: '1.0' }))).toBe('version: invalid_semver');
    expect(codeOf(() => toolSpec({ ...ADD, name: '' }))).toBe('name: invalid_name');
    expect(codeOf(() => toolSpec({ ...ADD, readOnlyHint: odd('true') }))).toBe('tool: invalid_type');
  });

  test('a schema that is changed after it was registered changes nothing', () => {
    const inputSchema = { type: 'object', properties: { a: { type: 'integer' } } };
    const registry = registryOf({ ...ADD, inputSchema }, WIPE);
    const catalog = RunToolCatalog.capture(RUN, REVIEWED, registry, NAMES);
    inputSchema.type = 'array';
    expect(catalog.check(registry).preview_valid).toBe(true);
  });

  test('shows nothing unasked', () => {
    const registry = registryOf(ADD, WIPE);
    const catalog = RunToolCatalog.capture(RUN, REVIEWED, registry, NAMES);
    const hidden = ['org.example', 'add_numbers', 'sha256', '0123456789abcdef', 'integer'];
    for (const value of [registry, catalog, catalog.snapshot, toolSpec(ADD)])
      expectShownNowhere(value, hidden);
    expect(runSnapshotJson(catalog.snapshot)).not.toContain('add_numbers');
  });

  function answeringRegistry(answer: () => unknown): unknown {
    return { implementationBinding: answer };
  }

  function registryWithoutHandlers(...tools: readonly ToolSpecOptions[]): ToolRegistry {
    const registry = createToolRegistry();
    for (const tool of tools) registry.register(toolSpec(tool));
    return registry;
  }
});

describe('readRunSnapshot', () => {
  const document = {
    schema_version: 'openmed.agent.tool_catalog_binding.v1',
    run_id: RUN.value,
    bindings: [{ tool: recordOf(ADD_ID, ADD), implementation_id: `sha256:${'c'.repeat(64)}` }],
  };

  test.each<[unknown]>([
    [null],
    [[]],
    ['{'],
    [new Map(Object.entries(document))],
    [{ ...document, note: 'x' }],
    [{ ...document, schema_version: 'v2' }],
    [{ ...document, run_id: `act_${'a'.repeat(32)}` }],
    [{ ...document, bindings: {} }],
    [{ ...document, bindings: [null] }],
    [{ ...document, bindings: [...document.bindings, ...document.bindings] }],
    [{ ...document, bindings: [{ tool: recordOf(ADD_ID, ADD) }] }],
    [{ ...document, bindings: [{ tool: recordOf(ADD_ID, ADD), implementation_id: 'sha256:00' }] }],
    [
      {
        ...document,
        bindings: [{ tool: recordOf('tool:x', ADD), implementation_id: `sha256:${'c'.repeat(64)}` }],
      },
    ],
    [
      {
        ...document,
        bindings: [
          { tool: { ...recordOf(ADD_ID, ADD), note: 'x' }, implementation_id: `sha256:${'c'.repeat(64)}` },
        ],
      },
    ],
    [new Proxy(document, {})],
    ['['.repeat(100_000)],
  ])('refuses case %#', (given) => {
    expect(codeOf(() => readRunSnapshot(given))).toBe('catalog: invalid_snapshot');
  });

  test('reads an object, text and bytes alike', () => {
    const text = JSON.stringify(document);
    const digests = [document, text, new TextEncoder().encode(text)].map(
      (given) => readRunSnapshot(given).digest,
    );
    expect(new Set(digests).size).toBe(1);
  });

  test('a large inventory is captured and checked', () => {
    const tools = Array.from({ length: 2000 }, (_, index) => ({ ...ADD, name: `t${index}` }));
    const records = tools.map((tool, index) => recordOf(`tool:org.example/t${index}`, tool));
    const names = new Map(records.map((record, index) => [`${record.tool_id}@1.0.0`, `t${index}`]));
    const registry = registryOf(...tools);
    const inventory: Catalog = inventoryFromRecords(records);
    const runId: RunId = newRunId();
    expect(RunToolCatalog.capture(runId, inventory, registry, names).check(registry).reasons).toEqual([]);
  });
});

describeShared('vectors', () => {
  const vectors = JSON.parse(readFileSync(sharedPath('contracts', 'openmed-v1-vectors.json'), 'utf8'));

  test('snapshot digests', () => {
    expect(vectors.snapshot_digest).not.toHaveLength(0);
    for (const { snapshot, digest } of vectors.snapshot_digest)
      expect(readRunSnapshot(snapshot).digest).toBe(digest);
  });
});
