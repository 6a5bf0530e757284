import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { GateError } from '../../../src/errors/index.js';
import { ERROR_SENTENCES, errorSentence } from '../../../src/report/wording/index.js';
import { SETTING_TAKES } from '../../../src/report/wording/setting-takes.js';
import { SETTINGS_KEYS, readInputs } from '../../../src/settings/index.js';

const INPUTS = Object.keys(parse(readFileSync('action.yml', 'utf8')).inputs).filter(
  (name) => !name.endsWith('-token') && name !== 'job-workflow',
);

test('it is said of every input and every key what it takes, and of nothing else', () => {
  expect([...SETTING_TAKES.keys()].sort()).toEqual([...new Set([...INPUTS, ...SETTINGS_KEYS])].sort());
});

test('the keys are named where one is unknown', () => {
  const named = [...ERROR_SENTENCES.unknown_key.matchAll(/`([a-z-]+)`/g)].map(([, key]) => key);
  expect([...named].sort()).toEqual([...SETTINGS_KEYS].sort());
});

test('README names every key', () => {
  const named = new Set(readFileSync('README.md', 'utf8').match(/(?<=`)[a-z-]+(?=`)/g));
  expect(SETTINGS_KEYS.filter((key) => !named.has(key))).toEqual([]);
});

describe('what is said to be taken', () => {
  const choices = [...SETTING_TAKES].flatMap(([name, takes]) =>
    INPUTS.includes(name) && / or `/.test(takes)
      ? [...takes.matchAll(/`([^`]+)`/g)].map(([, word = '']) => [name, word] as const)
      : [],
  );
  test.each(choices)('%s takes %s', (name, word) => {
    expect(() => readInputs({ [`INPUT_${name.toUpperCase()}`]: word })).not.toThrow();
  });

  test('is named where a value is not understood', () => {
    expect(
      errorSentence(new GateError('invalid_settings', 'settings.approvals', { line: 2, column: 12 })),
    ).toBe(
      '`.github/tool-catalog-gate.yml` (`settings.approvals`), line 2, column 12: This value is not understood: it takes a whole number from 0 to 20. Fix it in the settings file. (`invalid_settings`)',
    );
    expect(errorSentence(new GateError('invalid_input', 'policy-mode'))).toBe(
      '`policy-mode`: This value is not understood: it takes `new` or `all`. (`invalid_input`)',
    );
    expect(errorSentence(new GateError('invalid_settings', 'settings'))).toContain(
      ERROR_SENTENCES.invalid_settings,
    );
  });
});
