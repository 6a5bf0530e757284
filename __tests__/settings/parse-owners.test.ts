import { describe, expect, test } from '@jest/globals';
import { parseOwners } from '../../src/settings/index.js';
import { inputOrigin } from '../../src/settings/origin.js';

const owners = (text: string): readonly string[] => parseOwners(text, inputOrigin('owners'));

describe('parseOwners', () => {
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
