import type { GateError } from '../../errors/index.js';
import type { JsonObject } from '../../json/index.js';
import { member } from '../../json/index.js';
import type { Entry, EntryKind } from '../catalog.js';
import type { Reading } from '../reading.js';
import { faultAt } from '../reading.js';
import type { FormatNames } from './adapter.js';
import { namedWithin } from './adapter.js';

/**
 * Reads one entry of a format whose names stand within the definitions. Throws `invalid_name` where the name is
 * missing, empty or no string, and `invalid_entry` where an OpenMed tool has no such version.
 */
export function readEntry(
  reading: Reading,
  names: FormatNames,
  kind: EntryKind,
  definition: JsonObject,
): Entry {
  const part = namedWithin(names, definition);
  const field = names.nameFields?.get(kind) ?? '';
  const key = textOf(part, field);
  if (key === null) throw faultIn(reading, 'invalid_name', part, field);
  const version = names.versionField === null ? null : textOf(definition, names.versionField);
  if (names.versionField !== null && version === null)
    throw faultIn(reading, 'invalid_entry', definition, names.versionField);
  return { kind, key, version, definition, start: definition.start, source: 0 };
}

function textOf(object: JsonObject, field: string): string | null {
  const value = member(object, field);
  return typeof value === 'string' && value !== '' ? value : null;
}

function faultIn(
  reading: Reading,
  code: 'invalid_name' | 'invalid_entry',
  object: JsonObject,
  field: string,
): GateError {
  const index = object.keys.indexOf(field);
  return faultAt(reading, code, object.starts[index] ?? object.start);
}
