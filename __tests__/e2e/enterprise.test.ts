import { expect, test } from '@jest/globals';
import { DRIFTED } from './harness/catalogs.js';
import { ENTERPRISE, startEnterprise } from './harness/enterprise.js';
import type { Enterprise } from './harness/enterprise.js';
import { describeEndToEnd, HURRIED } from './harness/scenario.js';
import type { Result, Spec, World } from './harness/scenario.js';

describeEndToEnd('an Enterprise Server behind a proxy, with an authority of its own', (scenario) => {
  const through = async (
    spec: Spec,
    environmentOf: (enterprise: Enterprise) => Readonly<Record<string, string>>,
  ): Promise<{ run: Result; enterprise: Enterprise }> => {
    const world: World = await scenario(spec).open();
    const enterprise = await startEnterprise(world.github.url);
    try {
      return { run: await world.run({ environment: environmentOf(enterprise) }), enterprise };
    } finally {
      await enterprise.close();
    }
  };

  test('is reached by the environment alone', async () => {
    const { run, enterprise } = await through({ C: DRIFTED }, ({ environment }) => environment);
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '1' });
    expect(run.comments).toHaveLength(1);
    const credentials = `Basic ${Buffer.from('gate:secret').toString('base64')}`;
    expect(new Set(enterprise.connections.map((connection) => JSON.stringify(connection)))).toEqual(
      new Set([JSON.stringify({ target: `${ENTERPRISE}:443`, credentials })]),
    );
  });

  test('an authority that is not known is not trusted', async () => {
    const { run, enterprise } = await through({}, ({ environment }) => ({
      ...environment,
      ...HURRIED,
      NODE_EXTRA_CA_CERTS: '',
    }));
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check' });
    expect(new Set(run.codes)).toEqual(new Set(['github_unavailable']));
    expect(enterprise.connections).not.toEqual([]);
    expect(run.requests).toEqual([]);
  });

  test.each([
    ['the name', ENTERPRISE],
    ['its domain', 'other.test,.enterprise.test'],
    ['everything', '*'],
  ])('NO_PROXY leads around the proxy: %s', async (_, NO_PROXY) => {
    const { run, enterprise } = await through({ C: DRIFTED }, ({ environment, direct }) => ({
      ...environment,
      ...direct,
      NO_PROXY,
    }));
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '1' });
    expect(run.comments).toHaveLength(1);
    expect(enterprise.connections).toEqual([]);
  });

  test('NO_PROXY of another name does not', async () => {
    const { run, enterprise } = await through({ C: DRIFTED }, ({ environment }) => ({
      ...environment,
      NO_PROXY: 'enterprise.test.other',
    }));
    expect(run.outputs).toMatchObject({ verdict: 'drift' });
    expect(enterprise.connections).not.toEqual([]);
  });
});
