import { describe, expect, test } from '@jest/globals';
import { inputOrigin, ownersValue } from '../../src/settings/setting-value.js';

const owners = (text: string): readonly string[] => ownersValue(text, inputOrigin('owners'));

describe('ownersValue', () => {
  test.each([
    ['@olga', ['@olga']],
    ['@olga,@pavel', ['@olga', '@pavel']],
    ['@olga\n @acme/agents ,\n\n@pavel,', ['@olga', '@acme/agents', '@pavel']],
    ['@acme/team.name_x', ['@acme/team.name_x']],
    ['@olga_acme', ['@olga_acme']],
    ['@Olga, @pavel, @olga', ['@olga', '@pavel']],
    ['@__proto', []],
  ])('%j', (text, expected) => {
    if (expected.length === 0) expect(() => owners(text)).toThrow('owners: invalid_input');
    else expect(owners(text)).toEqual(expected);
  });
});
