import { resolve } from 'node:path';
import type { ParseError } from 'jsonc-parser';
import { parse } from 'jsonc-parser';
import { GateError } from '../errors/index.js';
import { shownText } from '../report/index.js';
import type { Environment } from './environment.js';
import { serverEnvironment } from './environment.js';
import type { Server } from './server.js';

/** A server that a configuration names. */
export interface ConfiguredServer {
  readonly name: string;
  readonly server: Server;
}

/** Where a configuration is read, and what its variables stand for. */
export interface ConfigContext {
  readonly environment: Environment;
  readonly directory: string;
  readonly keepEnvironment: boolean;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * The servers of a client's configuration, in its order: an object `mcpServers` (Claude, Cursor and others) or `servers`
 * (VS Code), comments allowed, disabled ones left out. `${NAME}`, `${env:NAME}`, `${NAME:-default}` and
 * `${workspaceFolder}` are replaced. Throws GateError `invalid_config` and `unset_variable` about `config` or
 * `server NAME`.
 */
export function configuredServers(text: string, context: ConfigContext): readonly ConfiguredServer[] {
  return Object.entries(mapOf(text)).flatMap(([name, entry]) => {
    const field = `server ${shownText(name)}`;
    if (!isMembers(entry)) throw new GateError('invalid_config', field);
    return entry['disabled'] === true ? [] : [{ name, server: serverOf(entry, field, context) }];
  });
}

function mapOf(text: string): Members {
  const errors: ParseError[] = [];
  const root: unknown = parse(text, errors, { allowTrailingComma: true, disallowComments: false });
  const map = isMembers(root) ? (root['mcpServers'] ?? root['servers']) : null;
  if (errors.length > 0 || !isMembers(map)) throw new GateError('invalid_config', 'config');
  return map;
}

function serverOf(entry: Members, field: string, context: ConfigContext): Server {
  const text = (value: unknown) => expanded(value, field, context);
  const url = entry['url'] ?? entry['serverUrl'] ?? entry['httpUrl'];
  if (url !== undefined) {
    const address = text(url);
    if (!URL.canParse(address)) throw new GateError('invalid_config', field);
    const headers = textsByName(entry['headers'], field, text);
    return { is: 'address', url: address, headers, eventsOnly: entry['type'] === 'sse' };
  }
  const args = entry['args'] ?? [];
  if (entry['command'] === undefined || !Array.isArray(args)) throw new GateError('invalid_config', field);
  const more = textsByName(entry['env'], field, text);
  return {
    is: 'command',
    command: text(entry['command']),
    arguments: args.map(text),
    directory: resolve(context.directory, entry['cwd'] === undefined ? '' : text(entry['cwd'])),
    environment: serverEnvironment(context.environment, context.keepEnvironment, more),
    secrets: Object.values(more),
  };
}

function textsByName(
  value: unknown,
  field: string,
  text: (value: unknown) => string,
): Readonly<Record<string, string>> {
  if (value === undefined) return {};
  if (!isMembers(value)) throw new GateError('invalid_config', field);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, text(typeof part === 'number' ? String(part) : part)]),
  );
}

function expanded(value: unknown, field: string, { environment, directory }: ConfigContext): string {
  if (typeof value !== 'string') throw new GateError('invalid_config', field);
  return value.replace(/\$\{([^}]*)\}/g, (_, inner: string) => {
    if (inner === 'workspaceFolder') return directory;
    const [, name = '', fallback] = /^(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-(.*))?$/.exec(inner) ?? [];
    const found = environment[name] ?? fallback;
    if (found === undefined)
      throw new GateError('unset_variable', name === '' ? field : `variable ${name} of ${field}`);
    return found;
  });
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
