import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { format } from 'prettier';
import { troubleshootingPage } from '../../scripts/troubleshooting-page.mjs';
import { GateError } from '../../src/errors/index.js';
import type { Decision, Verdict } from '../../src/gate/index.js';
import { ROW_VERDICTS, VERDICTS } from '../../src/gate/index.js';
import { headline, renderMarkdown } from '../../src/report/index.js';
import { ERROR_SENTENCES, REFUSAL_WORDS, VERDICT_WORDS } from '../../src/report/wording/index.js';
import { changedBaseline, compared, decided, manifest, protectedFile } from '../report/decisions.js';

const page = readFileSync('docs/troubleshooting.md', 'utf8');

test('docs/troubleshooting.md is what npm run troubleshooting makes', async () => {
  const made = troubleshootingPage({
    verdicts: VERDICT_WORDS,
    errors: ERROR_SENTENCES,
    refusals: REFUSAL_WORDS,
  });
  const options = { parser: 'markdown', printWidth: 110, singleQuote: true } as const;
  expect(page).toBe(await format(made, options));
});

test('each verdict and each code has one section, which a report can link to', () => {
  const headings = [...page.matchAll(/^### (.*)$/gmu)].map(([, heading = '']) => heading);
  expect(new Set(headings).size).toBe(headings.length);
  expect(headings).toEqual(
    expect.arrayContaining([...VERDICTS, ...Object.keys(ERROR_SENTENCES), ...Object.keys(REFUSAL_WORDS)]),
  );
  // GitHub's anchor of a heading is the heading itself where it is made of these.
  expect(headings.filter((heading) => !/^[a-z0-9_-]+$/u.test(heading))).toEqual([]);
});

test('a report links to the section of its verdict, or of the code that kept it from one', () => {
  const markdown = (decision: Decision) =>
    renderMarkdown(decision, { updateHint: null, detail: 'fingerprints', budget: 'file', marker: null });
  const fault = new GateError('rate_limited', 'github');
  expect(markdown(decided([], { verdict: 'could-not-check', fault }))).toContain(
    'docs/troubleshooting.md#rate_limited)',
  );
  expect(markdown(DECISIONS.drift)).toContain('docs/troubleshooting.md#drift)');
});

const [before, after] = [manifest('a'), manifest('b')];
const error = new GateError('empty_file', 'candidate');
const DECISIONS: Readonly<Record<Verdict, Decision>> = {
  'could-not-check': decided([
    compared(null, null, { verdict: 'could-not-check', row: 'error', error, diff: null }),
  ]),
  drift: decided([compared(before, after)]),
  'policy-violation': decided([compared(before, before, { verdict: 'policy-violation', row: 'same' })]),
  'baseline-change': decided([changedBaseline(before, after)], { approval: 'missing' }),
  'protected-change': decided([compared(before, before, { verdict: 'protected-change', row: 'same' })], {
    approval: 'missing',
    files: [protectedFile()],
  }),
  approved: decided([changedBaseline(before, after, 'baseline-changed', 'approved')]),
  unchanged: decided([compared(before, before, { verdict: 'unchanged', row: 'same' })]),
};

test.each(VERDICTS)('the sample of %s is the first line of such a report', (verdict) => {
  expect(DECISIONS[verdict].verdict).toBe(verdict);
  expect(Object.keys(ROW_VERDICTS)).toContain(DECISIONS[verdict].catalogs[0]?.row);
  expect(headline(DECISIONS[verdict])).toBe(VERDICT_WORDS[verdict].sample);
});
