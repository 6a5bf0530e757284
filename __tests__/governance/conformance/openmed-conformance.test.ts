import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { answersTo, isRefusal } from './answers.js';
import { SEED, caseLines, conformanceCases, keptAnswer } from './cases.js';

/** Written by scripts/openmed-conformance.mjs from the answers of the package itself; see provenance.json. */
const DATA = '__tests__/data/openmed';

describe('the answers of OpenMed 3.1.0', () => {
  const cases = conformanceCases();
  const provenance = JSON.parse(readFileSync(`${DATA}/provenance.json`, 'utf8'));
  const expected = readFileSync(`${DATA}/answers.txt`, 'utf8').trimEnd().split('\n');

  test('are to these cases', () => {
    expect(provenance).toMatchObject({
      package: 'openmed',
      version: '3.1.0',
      seed: SEED,
      cases: cases.length,
    });
    expect(createHash('sha256').update(caseLines(cases)).digest('hex')).toBe(provenance.cases_sha256);
    expect(expected).toHaveLength(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(4900);
  });

  test.each([...new Set(cases.map((given) => given.function))])('%s', async (name) => {
    const wrong: unknown[] = [];
    for (const [index, given] of cases.entries()) {
      const answer = expected[index] ?? '';
      if (given.function !== name || answer.startsWith('"crash ')) continue;
      for (const ours of await answersTo(given)) {
        if (keptAnswer(ours) !== answer) wrong.push({ given, ours, answer });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('where the package crashes, ours refuses with a finding or a code', async () => {
    const crashes = cases.filter((_, index) => expected[index]?.startsWith('"crash '));
    expect(crashes.map((given) => given.function)).toEqual(provenance.crashes);
    for (const given of crashes) {
      for (const ours of await answersTo(given)) expect([given, ours, isRefusal(ours)]).toContain(true);
    }
  });
});
