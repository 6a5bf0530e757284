import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Given, Option } from '../cli/index.js';
import { isGiven, valueOf, valuesOf } from '../cli/index.js';
import { GateError, codeOfSystemError } from '../errors/index.js';
import {
  ALL,
  CONFIG,
  ENV,
  HEADER,
  KEEP_ENVIRONMENT,
  OUT,
  OUT_DIR,
  SERVER,
  TOOLS_ONLY,
  URL_OPTION,
} from './capture-options.js';
import type { Target } from './capture-plan.js';
import type { Environment } from './environment.js';
import { headersOf, serverEnvironment, variablesOf } from './environment.js';
import type { CommandServer } from './server.js';
import { configuredServers } from './server-config.js';

/** Where a capture runs. */
export interface CaptureContext {
  readonly environment: Environment;
  readonly directory: string;
}

/** A sentence on options that name no server, several, or do not go together; null where they do. */
export function usageFault(given: Given): string | null {
  const isOf = (option: Option) => isGiven(given, option);
  const ways = [given.operands.length > 0, isOf(URL_OPTION), isOf(CONFIG)].filter(Boolean).length;
  if (ways !== 1)
    return 'Name one server: its command line behind "--", its address with --url, or a file with --config.';
  if (isOf(TOOLS_ONLY) && isOf(ALL)) return '--tools-only and --all exclude each other.';
  if (isOf(OUT) && isOf(OUT_DIR)) return '--out and --out-dir exclude each other.';
  const surplus = [
    ...(isOf(CONFIG) ? [HEADER, ENV] : [SERVER, OUT_DIR]),
    ...(isOf(URL_OPTION) ? [ENV, KEEP_ENVIRONMENT] : [HEADER]),
  ].find(isOf);
  return surplus === undefined ? null : `--${surplus.name} does not go with that kind of server.`;
}

/**
 * What is to be captured: a command line, an address, or servers of a configuration. Throws GateError: `invalid_usage`
 * about `out-dir` (several servers and no folder), `not_found` and `not_readable` about `config`,
 * `unknown_server`, `invalid_path` (a server whose name makes no file name), and what configuredServers, variablesOf and
 * headersOf throw.
 */
export function targetsOf(given: Given, context: CaptureContext): readonly Target[] {
  const [url, config] = [valueOf(given, URL_OPTION), valueOf(given, CONFIG)];
  const [command, ...args] = given.operands;
  if (config !== null) return configuredTargets(config, given, context);
  const out = outOf(given, context);
  const target = (name: string, server: Target['server']): readonly Target[] => [{ name, server, out }];
  if (url !== null) return target(url, addressOf(url, given, context));
  return target(command ?? '', {
    is: 'command',
    command: command ?? '',
    arguments: args,
    directory: context.directory,
    ...environmentOf(given, context),
  });
}

function outOf(given: Given, { directory }: CaptureContext): string | null {
  const out = valueOf(given, OUT);
  return out === null ? null : resolve(directory, out);
}

function addressOf(url: string, given: Given, context: CaptureContext): Target['server'] {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) throw new GateError('invalid_input', 'url');
  const headers = headersOf(valuesOf(given, HEADER), context.environment);
  return { is: 'address', url, headers, eventsOnly: false };
}

function environmentOf(
  given: Given,
  { environment }: CaptureContext,
): Pick<CommandServer, 'environment' | 'secrets'> {
  const more = variablesOf(valuesOf(given, ENV), environment);
  const whole = serverEnvironment(environment, isGiven(given, KEEP_ENVIRONMENT), more);
  return { environment: whole, secrets: Object.values(more) };
}

function configuredTargets(path: string, given: Given, context: CaptureContext): readonly Target[] {
  const [wanted, folder] = [valueOf(given, SERVER), valueOf(given, OUT_DIR)];
  const servers = configuredServers(configText(resolve(context.directory, path)), {
    ...context,
    keepEnvironment: isGiven(given, KEEP_ENVIRONMENT),
  }).filter(({ name }) => wanted === null || name === wanted);
  if (wanted !== null && servers.length === 0) throw new GateError('unknown_server', 'server');
  if (folder === null && servers.length > 1) throw new GateError('invalid_usage', 'out-dir');
  if (folder === null) return servers.map((server) => ({ ...server, out: outOf(given, context) }));
  requireApart(servers.map(({ name }) => name));
  return servers.map((server) => ({
    ...server,
    out: join(resolve(context.directory, folder), `${server.name}.json`),
  }));
}

function configText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new GateError(codeOfSystemError(error), 'config');
  }
}

const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;

/** A name is a file's name, on every system its own. */
function requireApart(names: readonly string[]): void {
  const lower = new Set(names.map((name) => name.toLowerCase()));
  if (lower.size < names.length) throw new GateError('path_case_collision', 'config');
  if (!names.every((name) => FILE_NAME.test(name))) throw new GateError('invalid_path', 'config');
}
