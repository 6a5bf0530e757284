import { expect, test } from '@jest/globals';
import { manifest, tool } from './harness/catalogs.js';
import type { SeenRequest } from './harness/front.js';

import { objectsAnswer } from './harness/graphql-objects.js';
import { queryAnswer } from './harness/pull-request.js';
import { describeEndToEnd } from './harness/scenario.js';
import type { Result, World } from './harness/scenario.js';

const COUNT = 500;
const indices = Array.from({ length: COUNT }, (_, index) => index);
const catalogOf = (index: number, ...more: readonly string[]) =>
  manifest(...[`read_${index}`, `write_${index}`, ...more].map((name) => tool(name)));
const filesNamed = (name: string) =>
  Object.fromEntries(indices.map((index) => [`servers/${index}/${name}`, catalogOf(index)]));

const DRIFTING = [3, 77, 499];
const MANY = {
  baseline: '',
  candidate: '',
  T: null,
  baseCandidate: null,
  files: { ...filesNamed('base.json'), ...filesNamed('tools.json') },
  headFiles: Object.fromEntries(
    DRIFTING.map((index) => [`servers/${index}/tools.json`, catalogOf(index, 'more')]),
  ),
  inputs: {
    baseline: '',
    candidate: '',
    catalogs: 'all: servers/*/base.json => servers/*/tools.json',
    'candidate-source': 'commit',
  },
};

/** GitHub's answers to queries, those for git objects included, which the emulator lacks. */
function graphql({ repository, pull }: World) {
  return ({ body }: SeenRequest) => {
    const { query, variables } = JSON.parse(body);
    const data = objectsAnswer(query, variables, repository.store);
    return data === null ? queryAnswer(body, pull) : { data };
  };
}

function expectOneReport(run: Result): void {
  expect(run.outputs).toMatchObject({ verdict: 'drift', drift: 'true' });
  const names = indices.map((index) => `all/${index}`).sort();
  for (const name of ['added', 'removed', 'changed', 'unchanged', 'baseline-digest', 'candidate-digest']) {
    expect([name, Object.keys(JSON.parse(run.outputs[name] ?? '')).sort()]).toEqual([name, names]);
  }
  const added = Object.entries<number>(JSON.parse(run.outputs['added'] ?? ''));
  const grown = added.filter(([, count]) => count > 0).map(([name]) => name);
  expect(grown.sort()).toEqual(DRIFTING.map((index) => `all/${index}`).sort());
  expect(run.summary.match(/^### .*Drift in 3 of 500 catalogs: /gm)).toHaveLength(1);
  expect(run.summary.match(/the check(?: on `[0-9a-f]{12}`)? is the verdict/gi)).toHaveLength(1);
  for (const index of DRIFTING) expect(run.summary).toContain(`all/${index}\``);
  expect(JSON.parse(run.reports.get('report-json') ?? '').catalogs).toHaveLength(COUNT);
}

describeEndToEnd(`${COUNT} catalogs in one step`, (scenario) => {
  test('give one summary, one comment, one verdict and outputs by name, in few requests', async () => {
    const world = await scenario(MANY).open();
    const run = await world.run({ answers: { 'POST /graphql': graphql(world) }, checkout: 'none' });
    expect(run.exit).toBe(1);
    expectOneReport(run);
    expect(run.comments).toHaveLength(1);
    expect(run.requests.length).toBeLessThan(50);
  });

  test('give the same from local git, without a token', async () => {
    const run = await scenario({ ...MANY, permissions: null, history: true }).run();
    expect(run.exit).toBe(1);
    expectOneReport(run);
    expect(run.requests).toEqual([]);
  });
});
