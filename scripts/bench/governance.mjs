import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { alternatingTimes, median, ratioLine } from './measure.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEY = new Uint8Array(32).fill(7);
const PURPOSE = 'purpose:org.example/bench@1.0.0';
const DATA_CLASS = 'data:org.example/text';
const CONSTRAINT = {
  tool: 'tool:org.example/summarize',
  resource: 'resource:org.example/note',
  action: 'action:org.example/read',
  policy_profile: 'policy:org.example/bench',
};
const ROUNDS = 10;

/** How the contracts' times grow from an eighth of the work to all of it; 1 is linear. */
export async function governance() {
  const library = builtLibrary();
  const contracts = await import(new URL('governance/index.js', library));
  const runtime = await import(new URL('runtime/index.js', library));
  const catalog = await import(new URL('catalog/index.js', library));
  const works = [
    ['classifying 10,000 leaves by one rule', 10_000, classifyOneRule(contracts)],
    ['classifying 10,000 leaves by 10,000 rules', 10_000, classifyManyRules(contracts)],
    ['planning 1,000 schemas', 1_000, plan(contracts)],
    ['signing and verifying 10,000 grants', 10_000, grants(contracts)],
    ['capturing a catalog of 10,000 tools', 10_000, capture(catalog, runtime)],
    ['checking a catalog of 10,000 tools', 10_000, check(catalog, runtime)],
  ];
  const lines = [];
  for (const [what, count, work] of works) lines.push(await growth(what, count, work));
  return lines;
}

/** The library is in no commit: it is made here, beside the packages, of the sources as they are. */
function builtLibrary() {
  const folder = join(ROOT, 'node_modules/.cache/bench-library');
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(
    process.execPath,
    [compiler, '-p', 'tsconfig.lib.json', '--outDir', folder, '--declaration', 'false'],
    { cwd: ROOT, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The library could not be compiled.');
  return pathToFileURL(`${folder}/`);
}

async function growth(what, count, work) {
  const [part, whole] = [work(count / 8), work(count)];
  const [few, all] = await alternatingTimes([timed(part), timed(whole)], ROUNDS);
  const linear = few.map((time) => 8 * time);
  return ratioLine(`${what}, growth`, all, linear, 1.5, `${median(all).toFixed(0)} ms`);
}

function timed(run) {
  return () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
}

function classifier({ argumentClassifier }, paths) {
  return argumentClassifier({
    rules: paths.map((path) => ({ path, dataClass: DATA_CLASS })),
    policy: {
      policyProfile: CONSTRAINT.policy_profile,
      decisions: [{ dataClass: DATA_CLASS, action: 'redact' }],
    },
    hashKey: KEY,
  });
}

function classifyOneRule(contracts) {
  const one = classifier(contracts, [['documents', '*', 'text']]);
  return (count) => {
    const args = { documents: Array.from({ length: count }, (_, index) => ({ text: `text ${index}` })) };
    return () => one.classify(args);
  };
}

function classifyManyRules(contracts) {
  return (count) => {
    const names = Array.from({ length: count }, (_, index) => `field${index}`);
    const many = classifier(
      contracts,
      names.map((name) => [name]),
    );
    const args = Object.fromEntries(names.map((name) => [name, name]));
    return () => many.classify(args);
  };
}

function plan({ planDataProjection }) {
  const request = { workflowPurpose: PURPOSE, grantedDataClasses: [DATA_CLASS] };
  return (count) => () => {
    for (let index = 0; index < count; index += 1) planDataProjection(schema(), request);
  };
}

function schema() {
  const field = (changes) => ({
    type: 'string',
    'x-openmed-purpose': PURPOSE,
    'x-openmed-minimum-data': 'required',
    'x-openmed-data-class': DATA_CLASS,
    ...changes,
  });
  const closed = (properties) => ({
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  });
  const documents = field({ type: 'array', items: closed({ text: field(), format: field() }) });
  return { ...closed({ documents, written: field(), author: field() }), 'x-openmed-purpose': PURPOSE };
}

function grants({ capabilityRequest, issueCapabilityGrant, verifyCapabilityGrant }) {
  const request = capabilityRequest(CONSTRAINT);
  return (count) => () => {
    for (let index = 0; index < count; index += 1) {
      const grant = issueCapabilityGrant([CONSTRAINT], { expiresAt: 10, keys: KEY });
      verifyCapabilityGrant(grant, request, { keys: KEY, now: 0 });
    }
  };
}

/** A registry of so many tools, with what was reviewed of them. */
function reviewed({ inventoryFromRecords }, runtime, count) {
  const registry = runtime.createToolRegistry();
  const names = new Map();
  const records = Array.from({ length: count }, (_, index) => {
    const spec = runtime.toolSpec({
      name: `tool${index}`,
      version: '1.0.0',
      inputSchema: schema(),
      outputSchema: {},
    });
    registry.register(spec, () => null);
    names.set(`tool:org.example/tool${index}@1.0.0`, spec.name);
    return {
      tool_id: `tool:org.example/tool${index}`,
      version: '1.0.0',
      capability_class: 'capability:org.example/bench',
      side_effect_class: 'destructive',
      schema_digest: runtime.toolSpecSchemaDigest(spec),
    };
  });
  return { registry, names, inventory: inventoryFromRecords(records) };
}

function capture(catalog, runtime) {
  return (count) => {
    const { registry, names, inventory } = reviewed(catalog, runtime, count);
    return () => runtime.RunToolCatalog.capture(runtime.newRunId(), inventory, registry, names);
  };
}

function check(catalog, runtime) {
  return (count) => {
    const { registry, names, inventory } = reviewed(catalog, runtime, count);
    const captured = runtime.RunToolCatalog.capture(runtime.newRunId(), inventory, registry, names);
    return () => captured.check(registry);
  };
}
