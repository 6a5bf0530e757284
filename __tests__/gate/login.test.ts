import { describe, expect, test } from '@jest/globals';
import { foldLogin, sameLogin } from '../../src/gate/index.js';
import { distinctLogins } from '../../src/gate/login.js';
import { ownersValue } from '../../src/settings/setting-value.js';

describe('logins', () => {
  test('are the same in upper and lower case', () => {
    expect(sameLogin('Olivia', 'oLIVIA')).toBe(true);
    expect(distinctLogins(['Olivia', 'bo', 'olivia'])).toEqual(['Olivia', 'bo']);
  });

  test('of a look-alike stay its own: only ASCII letters fold', () => {
    expect(foldLogin('\u212Aate')).toBe('\u212Aate');
    expect(sameLogin('\u212Aate', 'kate')).toBe(false);
    expect(distinctLogins(['\u212Aate', 'kate'])).toHaveLength(2);
  });

  test('are named once among the owners of a setting', () => {
    const origin = { field: 'owners', place: null, code: 'invalid_input' } as const;
    expect(ownersValue('@Olivia, @olivia', origin)).toEqual(['@olivia']);
  });
});
