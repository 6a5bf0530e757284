import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

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
