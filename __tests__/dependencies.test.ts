import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { minVersion, satisfies } from 'semver';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('docs/dependencies.md says once of each dependency why it is here, and of nothing else', () => {
  const { dependencies = {}, devDependencies, peerDependencies = {} } = JSON.parse(read('package.json'));
  const names = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  const rows = [...read('docs/dependencies.md').matchAll(/^\| (`[^|]*)\|/gm)];
  const told = rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(told.sort()).toEqual(names.sort());
});

test('every dependency is pinned exactly', () => {
  const { dependencies = {}, devDependencies } = JSON.parse(read('package.json'));
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved"/);
});

interface Locked {
  readonly engines?: { readonly node?: string };
  readonly deprecated?: string;
}

/** Runs in builds alone; docs/dependencies.md gives the reason. */
const BUILDS_ALONE = ['node_modules/@cyclonedx/cyclonedx-library'];

test('every locked package runs on every Node.js that the tests run on, and none is deprecated', () => {
  const { engines } = JSON.parse(read('package.json'));
  const floor = minVersion(engines.node)?.version ?? '';
  const versions = [floor, '22.12.0', '24.0.0'];
  const packages: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;
  const unfit = Object.entries(packages).filter(
    ([, { engines: wanted, deprecated }]) =>
      deprecated !== undefined || !versions.every((version) => satisfies(version, wanted?.node ?? '*')),
  );
  expect(floor).toBe('20.12.0');
  expect(unfit.map(([name]) => name)).toEqual(BUILDS_ALONE);
});
