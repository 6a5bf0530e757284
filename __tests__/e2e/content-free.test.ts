import { describe, expect, test } from '@jest/globals';
import { inventoryFromManifest, inventoryJson, parseCatalog, parseMap } from '../../src/catalog/index.js';
import { manifest } from './harness/catalogs.js';
import type { Tool } from './harness/catalogs.js';
import { describeEndToEnd } from './harness/scenario.js';
import type { Result, Spec } from './harness/scenario.js';

const NAMES = ['search', 'read_file', 'write_file', 'send'];

/** Of a tool, every text, name of a property and value that may not leave the candidate; each has `qz-` in it. */
function secretTool(name: string, version: string): Tool {
  const secret = (about: string) => `qz-${about}-${name}-${version}`;
  const properties = {
    [secret('property')]: { type: 'string', title: secret('title'), description: secret('inner') },
    [secret('choice')]: {
      enum: [secret('value')],
      default: secret('default'),
      examples: [secret('example')],
    },
  };
  return {
    name,
    title: secret('shown'),
    description: secret('description'),
    inputSchema: { type: 'object', properties, required: [secret('property')], $comment: secret('comment') },
    outputSchema: { type: 'object', properties: { [secret('output')]: { const: secret('constant') } } },
    annotations: { readOnlyHint: version === 'old', title: secret('hinted') },
    _meta: { [secret('meta')]: secret('meta-value') },
  };
}

const toolsOf = (version: string, names: readonly string[] = NAMES) =>
  names.map((name) => secretTool(name, version));
const OLD = manifest(...toolsOf('old'));
const NEW = manifest(secretTool('search', 'new'), ...toolsOf('old', NAMES.slice(1)));

const bytes = (text: string) => new TextEncoder().encode(text);
const record = (name: string) => ({
  tool_id: `tool:org.example/${name.replace('_', '-')}`,
  version: '1.0.0',
  capability_class: 'capability:org.example/tools',
});
const mapOf = (names: readonly string[], digest: string) =>
  JSON.stringify({
    schema_version: 'tool-catalog-gate.map.v1',
    digest,
    tools: Object.fromEntries(names.map((name) => [name, record(name)])),
  });
const inventoryOf = (catalog: string, map: string) =>
  inventoryJson(inventoryFromManifest(parseCatalog(bytes(catalog)), parseMap(bytes(map))));

const MAP = mapOf(NAMES, 'definition');
const CONTRACT_MAP = mapOf(NAMES, 'contract');
const BASELINE = inventoryOf(OLD, MAP);
const START: Spec = { T: BASELINE, captured: true, files: { 'map.json': MAP } };

const CASES: readonly (readonly [string, Spec, string])[] = [
  ['nothing changed', { ...START, C: OLD }, 'unchanged'],
  ['a tool changed', { ...START, C: NEW }, 'drift'],
  ['a tool changed in a committed candidate', { ...START, captured: false, C: NEW }, 'drift'],
  ['the baseline follows', { ...START, H: inventoryOf(NEW, MAP), C: NEW }, 'baseline-change'],
  [
    'only the contract is compared',
    { ...START, T: inventoryOf(OLD, CONTRACT_MAP), C: NEW, files: { 'map.json': CONTRACT_MAP } },
    'drift',
  ],
  [
    'the map lacks a tool',
    { ...START, C: manifest(...toolsOf('new', [...NAMES, 'unmapped'])) },
    'could-not-check',
  ],
  ['the capture is cut off', { ...START, C: NEW.slice(0, -20) }, 'could-not-check'],
  [
    'the capture has a key twice',
    { ...START, C: NEW.replace(/"title"/, '"description"') },
    'could-not-check',
  ],
  ['the capture is no catalog', { ...START, C: NEW.replace('"tools"', '"qz-other"') }, 'could-not-check'],
  [
    'the capture is unstable',
    {
      ...START,
      C: OLD,
      inputs: { 'candidate-repeat': 'again.json' },
      headFiles: { 'again.json': NEW },
    },
    'could-not-check',
  ],
];

/** Everything that leaves the step: for people, for steps behind it, and for GitHub. */
function everythingOf(run: Result): string {
  const { log, summary, outputs, reports, comments, checkRuns, requests } = run;
  const sent = requests.map(({ body }) => body);
  return JSON.stringify({ log, summary, outputs, reports: [...reports], comments, checkRuns, sent });
}

describeEndToEnd('a baseline that holds no content', (scenario) => {
  const run = (spec: Spec, detail: string) => {
    const inputs = { comment: 'always', detail, ...spec.inputs };
    const permissions = { contents: 'read', pull_requests: 'write', issues: 'write' };
    const environment = { GITHUB_WORKFLOW_REF: 'acme/policies/.github/workflows/gate.yml@refs/heads/main' };
    const checkPermissions = { checks: 'write' };
    return scenario({ ...spec, inputs, permissions, environment, checkPermissions }).run();
  };

  test('holds none', () => {
    expect(OLD.match(/qz-/g)?.length).toBeGreaterThan(40);
    expect(BASELINE + MAP).not.toContain('qz-');
  });

  test('is what keeps it in: of two manifests, content is seen everywhere', async () => {
    const { log, summary, reports, comments, checkRuns } = await run({ T: OLD, C: NEW }, 'values');
    const places = { log, summary, comments, checkRuns, ...Object.fromEntries(reports) };
    for (const [name, place] of Object.entries(places)) {
      expect([name, JSON.stringify(place).includes('qz-')]).toEqual([name, true]);
    }
  });

  describe.each(['fingerprints', 'pointers', 'values'])('with detail: %s', (detail) => {
    test.each(CASES)('lets none of a manifest out: %s', async (_, spec, verdict) => {
      const result = await run({ ...spec, inputs: { map: 'map.json', ...spec.inputs } }, detail);
      expect(result.outputs).toMatchObject({ verdict });
      expect([result.comments.length, result.checkRuns.length, result.reports.size]).toEqual([1, 1, 3]);
      expect(everythingOf(result)).not.toContain('qz-');
    });
  });
});
