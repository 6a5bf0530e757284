import { GateError } from '../errors/index.js';
import type { Place } from '../errors/index.js';
import { DECIDING_NAMES, decidingSettings } from './deciding-settings.js';
import type { DecidingSettings, ReadSetting } from './deciding-settings.js';
import { branchesValue, ignoredValue, pointersValue } from './setting-value.js';
import type { Origin } from './setting-value.js';
import { readYamlMapping } from './yaml-mapping.js';
import type { YamlEntry, YamlText } from './yaml-mapping.js';
import { MAX_SETTINGS_BYTES } from '../limits.js';

/** What the file says; null: the key is not there. */
export interface SettingsFile extends DecidingSettings {
  /** JSON Pointers (RFC 6901) to places that are left out of the comparison. */
  readonly ignore: readonly string[] | null;
  /** JSON Pointers (RFC 6901) to arrays whose order means nothing. */
  readonly unordered: readonly string[] | null;
  /** Branches beside the default one that count as bases, if they are protected too. */
  readonly guardedBranches: readonly string[] | null;
}

const IGNORE = 'ignore';
const UNORDERED = 'unordered';
const GUARDED_BRANCHES = 'guarded-branches';
const OWN_KEYS = [IGNORE, UNORDERED, GUARDED_BRANCHES];

/** Every key that the file may hold. */
export const SETTINGS_KEYS: readonly string[] = [...Object.values(DECIDING_NAMES), ...OWN_KEYS];

/** Keys whose value is a list of texts; one text with a line for each is taken too. */
const LISTS: readonly string[] = [DECIDING_NAMES.catalogs, DECIDING_NAMES.owners, ...OWN_KEYS];

/**
 * Reads the settings file: one YAML 1.2 mapping of the core schema, without tags, anchors, aliases, directives and
 * second documents; an empty file says nothing. Throws GateError, on `settings` with line and column: `too_large`
 * (over 64 KiB), `invalid_utf8`, `invalid_settings` for what is no such YAML, `duplicate_key`, `unknown_key`; on
 * `settings.` and the key: `invalid_settings` for a value that is not understood, `required_ignored` (see ignoresRequired), and `absolute_path`,
 * `outside_workspace`, `invalid_path` for paths.
 */
export async function parseSettingsFile(bytes: Uint8Array): Promise<SettingsFile> {
  if (bytes.length > MAX_SETTINGS_BYTES) throw new GateError('too_large', 'settings');
  const entries = await readYamlMapping(decoded(bytes));
  const unknown = entries.find((entry) => !SETTINGS_KEYS.includes(entry.key));
  if (unknown !== undefined) throw new GateError('unknown_key', 'settings', unknown.keyPlace);
  const read: ReadSetting = (name, parse) => {
    const entry = entries.find((each) => each.key === name);
    return entry === undefined ? null : parse(textOf(entry), originOf(entry));
  };
  return {
    ...decidingSettings(read),
    ignore: read(IGNORE, ignoredValue),
    unordered: read(UNORDERED, pointersValue),
    guardedBranches: read(GUARDED_BRANCHES, branchesValue),
  };
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new GateError('invalid_utf8', 'settings');
  }
}

/** The value as an input would hold it, if it is of the kind that the key asks for. */
function textOf(entry: YamlEntry): string {
  const { value } = entry;
  if (value?.kind === kindOf(entry.key)) return value.text;
  if (value?.kind === 'text' && (LISTS.includes(entry.key) || isNew(entry))) return value.text;
  throw new GateError('invalid_settings', `settings.${entry.key}`, entry.valuePlace);
}

/** The one word that this setting takes beside the booleans. */
function isNew({ key, value }: YamlEntry): boolean {
  return key === DECIDING_NAMES.failOnDrift && value?.text === 'new';
}

function kindOf(key: string): YamlText['kind'] {
  if (LISTS.includes(key)) return 'list';
  if (key === DECIDING_NAMES.failOnDrift) return 'boolean';
  return key === DECIDING_NAMES.approvals ? 'number' : 'text';
}

function originOf(entry: YamlEntry): Origin {
  const place: Place = entry.valuePlace;
  return { field: `settings.${entry.key}`, place, code: 'invalid_settings' };
}
