import { GateError } from '../errors/index.js';
import type { Given, Option } from './command.js';
import { valueOf } from './command.js';
import type { Terminal } from './terminal.js';
import { MAX_KEY_BYTES } from '../limits.js';

/** Where a key is; never in an argument, which other users of the machine can read. */
const KEY_FILE: Option = {
  name: 'key-file',
  value: 'file',
  about: 'file whose bytes are the HMAC key, exactly as they are; 32 or more',
};

const KEY_ENV: Option = {
  name: 'key-env',
  value: 'name',
  about: 'environment variable whose UTF-8 bytes are the HMAC key',
};

export const KEY_OPTIONS: readonly Option[] = [KEY_FILE, KEY_ENV];

const MAX_KEY = { maxBytes: MAX_KEY_BYTES, maxDepth: 0 };

/**
 * The bytes of the key. Throws GateError `invalid_usage` unless exactly one of the two options is given,
 * `key_unavailable` where there is no such variable, and what reading the file throws; all about `key`.
 */
export async function readKey(terminal: Terminal, given: Given): Promise<Uint8Array> {
  const [file, name] = [valueOf(given, KEY_FILE), valueOf(given, KEY_ENV)];
  if ((file === null) === (name === null)) throw new GateError('invalid_usage', 'key');
  if (file !== null) return terminal.read(file, MAX_KEY, 'key');
  const text = terminal.environment[name ?? ''] ?? '';
  if (text === '') throw new GateError('key_unavailable', 'key');
  return new TextEncoder().encode(text);
}
