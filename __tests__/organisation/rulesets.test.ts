import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readContract } from '../e2e/harness/contract.js';

test.each([
  ['required-workflow.json', '/orgs/acme/rulesets'],
  ['default-branch.json', '/repos/acme/notes/rulesets'],
])('GitHub takes examples/organisation/%s as it is', (file, url) => {
  const body = readFileSync(`examples/organisation/${file}`, 'utf8');
  // The slice closes each part of `conditions`, which GitHub puts together of several: they are looked at by hand.
  const faults = readContract()({ method: 'POST', url, body }).faults;
  expect(faults.filter((fault) => !fault.includes('body/conditions'))).toEqual([]);
  expect(JSON.parse(body).conditions.ref_name).toEqual({ include: ['~DEFAULT_BRANCH'], exclude: [] });
  expect(JSON.parse(body).rules.map(({ type }: { type: string }) => type)).toContain('pull_request');
});

test('the contract would say what is wrong with a ruleset', () => {
  const body = JSON.stringify({ name: 'x', enforcement: 'active', rules: [{ type: 'workflow' }] });
  expect(readContract()({ method: 'POST', url: '/orgs/acme/rulesets', body }).faults).not.toEqual([]);
});
