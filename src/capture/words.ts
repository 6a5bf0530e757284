import type { GateError } from '../errors/index.js';
import { errorSentence, neutralise, shownText } from '../report/index.js';
import type { CapturedServer } from './capture-server.js';
import type { CaptureSettings } from './capture-plan.js';
import { STEADY } from './environment.js';
import { noiseLines } from './noise.js';
import type { CaptureResult } from './run-captures.js';
import type { Server } from './server.js';

/** Values that no line may show. */
const MIN_SECRET = 6;

/** What came of one server, in lines for a person or a log. */
export function resultLines(
  { target, captured }: CaptureResult,
  settings: CaptureSettings,
): readonly string[] {
  const name = neutralise(shownText(target.name));
  const lines =
    captured instanceof Error
      ? failureLines(name, captured)
      : successLines(name, captured, settings, target.server);
  return lines.map((line) => withoutSecrets(line, target.server));
}

/** A failure: the step, what to do, and below what the server answered or wrote. */
function failureLines(name: string, error: GateError): readonly string[] {
  const evidence = error.evidence?.split('\n').map((line) => `  ${neutralise(line)}`) ?? [];
  return [`${name}: ${errorSentence(error)}`, ...evidence];
}

function successLines(
  name: string,
  { captured, digest, fault }: CapturedServer,
  { repeat, capabilities }: CaptureSettings,
  server: Server,
): readonly string[] {
  const { revision, lists, listedAgain, noise } = captured;
  const counts = lists.map(({ list, entries }) => counted(entries.length, list.entry));
  const declared =
    capabilities.length === 0 ? 'no capabilities declared' : `declared: ${capabilities.join(', ')}`;
  const alike = repeat === 1 ? 'captured once' : `captured ${repeat} times, alike`;
  return [
    `${name}: ${[...counts, `protocol ${revision}`, declared, alike, ...environmentWords(server)].join('; ')}`,
    ...(digest === null ? [] : [`  digest ${digest}`]),
    ...(listedAgain === 0
      ? []
      : [`  The lists changed in the meantime and were asked for again (${counted(listedAgain, 'time')}).`]),
    ...noiseLines(noise).map((line) => `  ${line}`),
    ...(fault === null ? [] : [`  The gate will not read this catalog: ${errorSentence(fault)}`]),
  ];
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function environmentWords(server: Server): readonly string[] {
  if (server.is === 'address') return [];
  const steady = Object.entries(STEADY).filter(([variable, value]) => server.environment[variable] === value);
  return steady.length < Object.keys(STEADY).length
    ? ['environment kept']
    : [steady.map(([variable, value]) => `${variable}=${value}`).join(' ')];
}

/** A server can say a secret that it was given. */
function withoutSecrets(line: string, server: Server): string {
  const secrets = server.is === 'address' ? Object.values(server.headers) : server.secrets;
  return secrets
    .flatMap((secret) => [secret, ...secret.split(' ')])
    .filter((secret) => secret.length >= MIN_SECRET)
    .reduce((text, secret) => text.replaceAll(secret, '***'), line);
}
