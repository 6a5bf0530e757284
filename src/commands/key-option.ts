import type { Command } from 'commander';
import { GateError } from '../json/index.js';
import type { Terminal } from './terminal.js';

/** Where a key is; never in an argument, which other users of the machine can read. */
export interface KeyOptions {
  readonly keyFile?: string;
  readonly keyEnv?: string;
}

const LONGEST_KEY = { maxBytes: 65_536, maxDepth: 0 };

/** Adds `--key-file` and `--key-env` to a command. */
export function addKeyOptions(command: Command): Command {
  return command
    .option('--key-file <file>', 'file whose bytes are the HMAC key, exactly as they are; 32 or more')
    .option('--key-env <name>', 'environment variable whose UTF-8 bytes are the HMAC key');
}

/**
 * The bytes of the key. Throws GateError `invalid_usage` unless exactly one of the two options is given,
 * `key_unavailable` where there is no such variable, and what reading the file throws; all about `key`.
 */
export async function readKey(terminal: Terminal, { keyFile, keyEnv }: KeyOptions): Promise<Uint8Array> {
  if ((keyFile === undefined) === (keyEnv === undefined)) throw new GateError('invalid_usage', 'key');
  if (keyFile !== undefined) return terminal.read(keyFile, LONGEST_KEY, 'key');
  const text = terminal.environment[keyEnv ?? ''] ?? '';
  if (text === '') throw new GateError('key_unavailable', 'key');
  return new TextEncoder().encode(text);
}
