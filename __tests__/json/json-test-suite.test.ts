import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { describeShared, sharedPath } from '../shared.js';
import { readingCode } from './reading-texts.js';

const directory = sharedPath('vectors', 'json-test-suite');
const files = existsSync(directory) ? readdirSync(directory).sort() : [];

function codeOf(file: string): string {
  return readingCode(readFileSync(sharedPath('vectors', 'json-test-suite', file)));
}

describeShared('JSONTestSuite', () => {
  test('is complete', () => {
    const count = (prefix: string): number => files.filter((file) => file.startsWith(prefix)).length;
    expect([count('y_'), count('n_'), count('i_')]).toEqual([95, 188, 35]);
  });

  test('of what must be accepted, only the duplicate keys are refused', () => {
    const refused = files.filter((file) => file.startsWith('y_') && codeOf(file) !== 'none');
    expect(refused).toEqual(['y_object_duplicated_key.json', 'y_object_duplicated_key_and_value.json']);
    expect(refused.map(codeOf)).toEqual(['duplicate_key', 'duplicate_key']);
  });

  test('nothing is accepted that must be refused', () => {
    expect(files.filter((file) => file.startsWith('n_') && codeOf(file) === 'none')).toEqual([]);
  });

  test('what is left open is decided', () => {
    const decided = files.filter((file) => file.startsWith('i_')).map((file) => [file, codeOf(file)]);
    expect(Object.fromEntries(decided)).toEqual({
      'i_number_double_huge_neg_exp.json': 'none',
      'i_number_huge_exp.json': 'none',
      'i_number_neg_int_huge_exp.json': 'none',
      'i_number_pos_double_huge_exp.json': 'none',
      'i_number_real_neg_overflow.json': 'none',
      'i_number_real_pos_overflow.json': 'none',
      'i_number_real_underflow.json': 'none',
      'i_number_too_big_neg_int.json': 'none',
      'i_number_too_big_pos_int.json': 'none',
      'i_number_very_big_negative_int.json': 'none',
      'i_object_key_lone_2nd_surrogate.json': 'lone_surrogate',
      'i_string_1st_surrogate_but_2nd_missing.json': 'lone_surrogate',
      'i_string_1st_valid_surrogate_2nd_invalid.json': 'lone_surrogate',
      'i_string_UTF-16LE_with_BOM.json': 'utf16',
      'i_string_UTF-8_invalid_sequence.json': 'invalid_utf8',
      'i_string_UTF8_surrogate_U+D800.json': 'invalid_utf8',
      'i_string_incomplete_surrogate_and_escape_valid.json': 'lone_surrogate',
      'i_string_incomplete_surrogate_pair.json': 'lone_surrogate',
      'i_string_incomplete_surrogates_escape_valid.json': 'lone_surrogate',
      'i_string_invalid_lonely_surrogate.json': 'lone_surrogate',
      'i_string_invalid_surrogate.json': 'lone_surrogate',
      'i_string_invalid_utf-8.json': 'invalid_utf8',
      'i_string_inverted_surrogates_U+1D11E.json': 'lone_surrogate',
      'i_string_iso_latin_1.json': 'invalid_utf8',
      'i_string_lone_second_surrogate.json': 'lone_surrogate',
      'i_string_lone_utf8_continuation_byte.json': 'invalid_utf8',
      'i_string_not_in_unicode_range.json': 'invalid_utf8',
      'i_string_overlong_sequence_2_bytes.json': 'invalid_utf8',
      'i_string_overlong_sequence_6_bytes.json': 'invalid_utf8',
      'i_string_overlong_sequence_6_bytes_null.json': 'invalid_utf8',
      'i_string_truncated-utf-8.json': 'invalid_utf8',
      'i_string_utf16BE_no_BOM.json': 'utf16',
      'i_string_utf16LE_no_BOM.json': 'utf16',
      'i_structure_500_nested_arrays.json': 'too_deep',
      'i_structure_UTF-8_BOM_empty_object.json': 'byte_order_mark',
    });
  });
});
