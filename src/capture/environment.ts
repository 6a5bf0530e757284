import { GateError } from '../errors/index.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What programs need to be found and to reach a network; none of it belongs into a catalog. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'TMPDIR',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'NODE_EXTRA_CA_CERTS',
  // Windows
  'APPDATA',
  'COMSPEC',
  'LOCALAPPDATA',
  'PATHEXT',
  'PROGRAMDATA',
  'PROGRAMFILES',
  'SYSTEMDRIVE',
  'SYSTEMROOT',
  'TEMP',
  'TMP',
  'USERPROFILE',
];

/** A time zone and a language that are the same on every machine. */
export const STEADY: Readonly<Record<string, string>> = { TZ: 'UTC', LC_ALL: 'C.UTF-8' };

/** The environment of a server: a few variables of this one and a steady time zone and language, or this one whole. */
export function serverEnvironment(
  environment: Environment,
  keep: boolean,
  more: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const passed = keep
    ? Object.entries(environment)
    : PASSED_ON.map((name) => [name, environment[name]] as const);
  const set = passed.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { ...Object.fromEntries(set), ...(keep ? {} : STEADY), ...more };
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const HEADER = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

/**
 * Variables for a server, from `NAME` (a variable of that name here) and `NAME=VARIABLE` (another one here): never a
 * value, which anyone on the machine could read among the arguments. Throws GateError about `env`: `invalid_input`,
 * `unset_variable`.
 */
export function variablesOf(
  lines: readonly string[],
  environment: Environment,
): Readonly<Record<string, string>> {
  return fromVariables(lines, NAME, 'env', environment);
}

/** The same for headers: `Authorization=VARIABLE`. Throws about `header`. */
export function headersOf(
  lines: readonly string[],
  environment: Environment,
): Readonly<Record<string, string>> {
  return fromVariables(lines, HEADER, 'header', environment);
}

function fromVariables(
  lines: readonly string[],
  name: RegExp,
  field: 'env' | 'header',
  environment: Environment,
): Readonly<Record<string, string>> {
  const pairs = lines.map((line) => {
    const [target = '', variable = field === 'env' ? target : ''] = line
      .split('=', 2)
      .map((part) => part.trim());
    if (!name.test(target) || !NAME.test(variable)) throw new GateError('invalid_input', field);
    return [target, valueOf(variable, field, environment)] as const;
  });
  return Object.fromEntries(pairs);
}

function valueOf(variable: string, field: string, environment: Environment): string {
  const value = environment[variable];
  if (value === undefined || value === '') throw new GateError('unset_variable', `${field} ${variable}`);
  return value;
}
