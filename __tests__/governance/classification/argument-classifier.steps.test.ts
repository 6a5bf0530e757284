import { describe, expect, test } from '@jest/globals';
import { stepsOf } from '../../steps.js';
import type { ArgumentClassifierOptions, ArgumentRule } from '../../../src/governance/index.js';
import { argumentClassifier } from '../../../src/governance/index.js';

const DATA_CLASS = 'data:org.example/code@1.0.0';

function allowing(...paths: ArgumentRule['path'][]): ArgumentClassifierOptions {
  return {
    rules: paths.map((path) => ({ path, dataClass: DATA_CLASS })),
    policy: {
      policyProfile: 'policy:org.example/p',
      decisions: [{ dataClass: DATA_CLASS, action: 'allow' }],
    },
    hashKey: Uint8Array.from({ length: 32 }, (_, index) => index),
  };
}

describe('an argument classifier', () => {
  /** Rules whose steps fan out (an exact index beside `*` at each of 11 levels), each with fields of its own. */
  function fanned(): ArgumentClassifierOptions {
    const prefixes = Array.from({ length: 2048 }, (_, number) =>
      Array.from({ length: 11 }, (_unused, bit) => ((number >> bit) & 1 ? '*' : 0)),
    );
    return allowing(...prefixes.map((prefix, index) => ['a', ...prefix, `f${index}`]));
  }

  test('many rules that fan out do not multiply with many fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 2048 }, (_, index) => [`f${index}`, 1]));
    const given = { a: Array.from({ length: 11 }).reduce<unknown>((inner) => [inner], fields) };
    const classifier = argumentClassifier(fanned());
    const steps = await stepsOf(() => {
      expect(classifier.classify(given).report.allowed).toHaveLength(2048);
    });
    expect(steps).toBeLessThan(200_000);
  });

  test('many exact indexes beside `*` with many fields', async () => {
    const exact = Array.from({ length: 5000 }, (_, index): ArgumentRule['path'] => ['a', index, 'x']);
    const any = Array.from({ length: 5000 }, (_, index): ArgumentRule['path'] => ['a', '*', `f${index}`]);
    const classifier = argumentClassifier(allowing(...exact, ...any));
    const given = { a: Array.from({ length: 5000 }, (_, index) => ({ x: 1, [`f${index}`]: 1 })) };
    const steps = await stepsOf(() => {
      expect(classifier.classify(given).report.allowed).toHaveLength(10_000);
    });
    expect(steps).toBeLessThan(1_300_000);
  });
});
