import type { Given, Option } from '../cli/index.js';
import { choiceOf, choiceOption, flagOption, isGiven, valueOf } from '../cli/index.js';
import {
  DEFAULT_CAPTURE_MILLISECONDS,
  DEFAULT_LIMITS,
  DEFAULT_LIST_PAGES,
  MAX_CAPTURE_MILLISECONDS,
  MAX_CAPTURE_REPEATS,
  MAX_LIMITS,
  MAX_LIST_PAGES,
  MAX_SETTLE_MILLISECONDS,
} from '../limits.js';
import type { Capability, CaptureSettings, Scope } from './capture-plan.js';
import { CAPABILITIES, REVISIONS } from './capture-plan.js';

const DEFAULT_SECONDS = DEFAULT_CAPTURE_MILLISECONDS / 1000;
const MAX_SETTLE_SECONDS = MAX_SETTLE_MILLISECONDS / 1000;

export const URL_OPTION: Option = {
  name: 'url',
  value: 'url',
  about: 'capture a server at an address',
  form: 'an address that begins with http:// or https://',
};
export const CONFIG: Option = {
  name: 'config',
  value: 'file',
  about: 'capture the servers of a client’s configuration (`mcpServers` or `servers`)',
};
export const SERVER: Option = { name: 'server', value: 'name', about: 'one server of the configuration' };
export const OUT: Option = {
  name: 'out',
  value: 'path',
  about: 'where the catalog goes, whole or not at all (default: standard output)',
};
export const OUT_DIR: Option = {
  name: 'out-dir',
  value: 'path',
  about: 'folder for one catalog a server, `SERVER.json`',
};
export const HEADER: Option = {
  name: 'header',
  value: 'name=variable',
  about: 'an HTTP header and the environment variable with its value',
  form: 'NAME=VARIABLE, never the value itself',
  many: true,
};
export const ENV: Option = {
  name: 'env',
  value: 'name',
  about: 'an environment variable that the server gets too, or gets under another name',
  form: 'NAME or NAME=VARIABLE, never the value itself',
  many: true,
};
export const KEEP_ENVIRONMENT = flagOption(
  'keep-environment',
  'give the server this whole environment, time zone and language too',
);
export const TOOLS_ONLY = flagOption('tools-only', 'leave the server’s instructions out');
export const ALL = flagOption('all', 'prompts, resources and resource templates too');
const REPEAT = countOption('repeat', 'how many captures must be alike (default 2)', MAX_CAPTURE_REPEATS);
const PROTOCOL = choiceOption(
  {
    name: 'protocol',
    value: 'revision',
    about: 'the protocol revision (default: the newest that the server speaks)',
  },
  REVISIONS,
);
const DECLARED: Option = {
  name: 'capabilities',
  value: 'names',
  about: 'what the client declares, since tools can depend on it',
  takes: {
    text: `${CAPABILITIES.join(', ')}, with commas between them`,
    holds: (value) => capabilitiesIn(value) !== null,
  },
};
const SETTLE: Option = {
  name: 'settle',
  value: 'seconds',
  about: 'how long no change of the lists may be announced (default 1)',
  takes: {
    text: `seconds from 0 to ${MAX_SETTLE_SECONDS}`,
    holds: (value) => /^[0-9]{1,2}(?:\.[0-9]{1,3})?$/.test(value) && Number(value) <= MAX_SETTLE_SECONDS,
  },
};
const TIMEOUT = countOption(
  'timeout',
  `most seconds of one capture (default ${DEFAULT_SECONDS})`,
  MAX_CAPTURE_MILLISECONDS / 1000,
);
const MAX_PAGES = countOption(
  'max-pages',
  `most pages of a list (default ${DEFAULT_LIST_PAGES})`,
  MAX_LIST_PAGES,
);
const MAX_BYTES = countOption(
  'max-bytes',
  `most bytes that a server may write (default ${DEFAULT_LIMITS.maxBytes})`,
  MAX_LIMITS.maxBytes,
);

export const CAPTURE_OPTIONS: readonly Option[] = [
  URL_OPTION,
  CONFIG,
  SERVER,
  OUT,
  OUT_DIR,
  HEADER,
  ENV,
  KEEP_ENVIRONMENT,
  TOOLS_ONLY,
  ALL,
  REPEAT,
  PROTOCOL,
  DECLARED,
  SETTLE,
  TIMEOUT,
  MAX_PAGES,
  MAX_BYTES,
];

/** How the options want servers captured. */
export function settingsOf(given: Given): CaptureSettings {
  return {
    scope: scopeOf(given),
    capabilities: capabilitiesIn(valueOf(given, DECLARED) ?? '') ?? [],
    revision: choiceOf(given, PROTOCOL),
    repeat: Number(valueOf(given, REPEAT) ?? 2),
    settle: Number(valueOf(given, SETTLE) ?? 1) * 1000,
    bounds: {
      milliseconds: Number(valueOf(given, TIMEOUT) ?? DEFAULT_SECONDS) * 1000,
      pages: Number(valueOf(given, MAX_PAGES) ?? DEFAULT_LIST_PAGES),
      bytes: Number(valueOf(given, MAX_BYTES) ?? DEFAULT_LIMITS.maxBytes),
    },
  };
}

function scopeOf(given: Given): Scope {
  if (isGiven(given, TOOLS_ONLY)) return 'tools';
  return isGiven(given, ALL) ? 'all' : 'instructions';
}

/** In their own order, each once; null where one is unknown. */
function capabilitiesIn(value: string): readonly Capability[] | null {
  const names = value.split(',').map((name) => name.trim());
  const wanted = names.filter((name) => name !== '');
  const known = CAPABILITIES.filter((capability) => wanted.includes(capability));
  return wanted.every((name) => known.some((capability) => capability === name)) ? known : null;
}

function countOption(name: string, about: string, largest: number): Option {
  const holds = (value: string) => /^[1-9][0-9]{0,8}$/.test(value) && Number(value) <= largest;
  return { name, value: 'number', about, takes: { text: `a whole number from 1 to ${largest}`, holds } };
}
