import { GateError } from '../errors/index.js';
import { itemSlices } from '../json/index.js';
import type { CaptureSettings, Revision } from './capture-plan.js';
import { HANDSHAKE_REVISIONS, STATELESS_REVISION } from './capture-plan.js';
import { CLIENT_INFO, declared } from './client-meta.js';
import type { Answer, Conversation } from './conversation.js';
import { errorOf, refused, unexpected } from './refused.js';
import { stringOf, uniqueMembers } from './channel/index.js';

/** What a server says of itself. */
export interface Greeting {
  readonly revision: Revision;
  /** Its own text; null where it has none. */
  readonly instructions: string | null;
  /** The capabilities that it offers, each as its own text. */
  readonly offers: ReadonlyMap<string, string>;
}

const DISCOVER = 'server/discover';
const INITIALIZE = 'initialize';

/** Servers of old revisions need not answer what they do not know. */
const DISCOVER_MILLISECONDS = 3000;
const AFTER_REFUSAL_MILLISECONDS = 1000;

/** Of revision 2026-07-28, whose list of supported revisions then stands in the error's data. */
const UNSUPPORTED_REVISION = -32022;

/**
 * Agrees on a revision: `server/discover` first; where that is answered with an error, with nothing of use, or not within
 * 3 s, `initialize` with the newest revision that has it. Throws GateError about either step: `server_refused`,
 * `unexpected_answer`, `protocol_unsupported`, and what the conversation throws.
 *
 * Source of the rules: the specification's page "Versioning and Compatibility" of 2026-07-28.
 */
export async function greet(conversation: Conversation, settings: CaptureSettings): Promise<Greeting> {
  const { revision } = settings;
  if (revision === STATELESS_REVISION) return discoverAlone(conversation);
  if (revision !== null) return initialize(conversation, settings, revision);
  return discoverOrInitialize(conversation, settings);
}

/** As `greet` does for a server that ends when it is asked what it does not know. */
export function greetAgain(conversation: Conversation, settings: CaptureSettings): Promise<Greeting> {
  return initialize(conversation, settings, HANDSHAKE_REVISIONS[0]);
}

/** Whether a server ended over `server/discover`, as some old ones do, at once or behind an answer. */
export function endedOverDiscover(error: unknown): boolean {
  return (
    error instanceof GateError &&
    error.code === 'server_ended' &&
    (error.field === DISCOVER || error.field === INITIALIZE)
  );
}

async function discoverAlone(conversation: Conversation): Promise<Greeting> {
  const answer = await discover(conversation);
  if ('error' in answer) throw refused(DISCOVER, answer.error);
  const members = uniqueMembers(answer.result);
  if (members === null) throw unexpected(DISCOVER, answer.result);
  if (!revisionsIn(members.get('supportedVersions')).includes(STATELESS_REVISION))
    throw new GateError('protocol_unsupported', DISCOVER, null, said(members.get('supportedVersions')));
  return greetingOf(STATELESS_REVISION, members);
}

function discover(conversation: Conversation): Promise<Answer> {
  conversation.speak(STATELESS_REVISION);
  return conversation.request(DISCOVER, [], DISCOVER);
}

async function discoverOrInitialize(
  conversation: Conversation,
  settings: CaptureSettings,
): Promise<Greeting> {
  const discovering = discover(conversation).then(discoveryOf, discoveryFault);
  const late = conversation.wait(DISCOVER_MILLISECONDS).then(() => null);
  const discovery = await Promise.race([discovering, late]);
  if (discovery !== null) return settled(conversation, settings, discovery);
  const [newest] = HANDSHAKE_REVISIONS;
  const initializing = askToInitialize(conversation, settings, newest);
  const first = await Promise.race([initializing, statelessOf(discovering)]);
  const found = 'error' in first ? await statelessSoon(conversation, discovering, first) : first;
  return 'is' in found ? settled(conversation, settings, found) : agree(conversation, settings, found);
}

/** A server that starts slowly answers both requests, in their order; one without a handshake refuses the second. */
function statelessOf(discovering: Promise<Discovery>): Promise<Stateless> {
  return new Promise((resolve) => {
    void discovering.then((discovery) => {
      if (discovery.is === 'stateless') resolve(discovery);
    });
  });
}

function statelessSoon(
  conversation: Conversation,
  discovering: Promise<Discovery>,
  refusal: Answer,
): Promise<Answer | Stateless> {
  return Promise.race([
    statelessOf(discovering),
    conversation.wait(AFTER_REFUSAL_MILLISECONDS).then(() => refusal),
  ]);
}

/** What came of `server/discover`: a server without a handshake, one that names its revisions, or no such server. */
type Discovery =
  | Stateless
  | { readonly is: 'handshake'; readonly revision: Revision }
  | { readonly is: 'failed'; readonly error: GateError };

interface Stateless {
  readonly is: 'stateless';
  readonly members: ReadonlyMap<string, string>;
}

function discoveryOf(answer: Answer): Discovery {
  const members = 'result' in answer ? uniqueMembers(answer.result) : null;
  const supported =
    'error' in answer ? supportedBy(answer.error) : revisionsIn(members?.get('supportedVersions'));
  if (members !== null && supported.includes(STATELESS_REVISION)) return { is: 'stateless', members };
  const revision = HANDSHAKE_REVISIONS.find((known) => supported.includes(known));
  if (supported.length > 0 && revision === undefined) {
    const names = said(JSON.stringify(supported));
    return { is: 'failed', error: new GateError('protocol_unsupported', DISCOVER, null, names) };
  }
  return { is: 'handshake', revision: revision ?? HANDSHAKE_REVISIONS[0] };
}

/** Over HTTP, an old server refuses the request in ways of its own, and `initialize` tells. */
function discoveryFault(error: unknown): Discovery {
  if (!(error instanceof GateError)) throw error;
  const isRefused = error.code === 'server_refused' || error.code === 'unexpected_answer';
  return isRefused ? { is: 'handshake', revision: HANDSHAKE_REVISIONS[0] } : { is: 'failed', error };
}

function settled(
  conversation: Conversation,
  settings: CaptureSettings,
  discovery: Discovery,
): Greeting | Promise<Greeting> {
  if (discovery.is === 'failed') throw discovery.error;
  if (discovery.is === 'handshake') return initialize(conversation, settings, discovery.revision);
  conversation.speak(STATELESS_REVISION);
  return greetingOf(STATELESS_REVISION, discovery.members);
}

function supportedBy(error: string): readonly string[] {
  const members = uniqueMembers(error);
  if (Number(members?.get('code')) !== UNSUPPORTED_REVISION) return [];
  return revisionsIn(uniqueMembers(members?.get('data') ?? '')?.get('supported'));
}

function revisionsIn(list: string | undefined): readonly string[] {
  return list?.startsWith('[') === true ? itemSlices(list).flatMap((item) => stringOf(item) ?? []) : [];
}

async function initialize(
  conversation: Conversation,
  settings: CaptureSettings,
  revision: Revision,
): Promise<Greeting> {
  return agree(conversation, settings, await askToInitialize(conversation, settings, revision));
}

function askToInitialize(
  conversation: Conversation,
  { capabilities }: CaptureSettings,
  revision: Revision,
): Promise<Answer> {
  conversation.speak(revision);
  const parameters = [
    `"protocolVersion":"${revision}"`,
    `"capabilities":${declared(capabilities)}`,
    `"clientInfo":${CLIENT_INFO}`,
  ];
  return conversation.request(INITIALIZE, parameters, INITIALIZE);
}

async function agree(
  conversation: Conversation,
  { revision }: CaptureSettings,
  answer: Answer,
): Promise<Greeting> {
  if ('error' in answer) throw refused(INITIALIZE, answer.error);
  const members = uniqueMembers(answer.result);
  const spoken = stringOf(members?.get('protocolVersion'));
  if (members === null || spoken === null) throw unexpected(INITIALIZE, answer.result);
  const agreed = HANDSHAKE_REVISIONS.find((known) => known === spoken);
  if (agreed === undefined || (revision !== null && agreed !== revision))
    throw new GateError('protocol_unsupported', INITIALIZE, null, said(members.get('protocolVersion')));
  conversation.speak(agreed);
  await conversation.notify('notifications/initialized');
  return greetingOf(agreed, members);
}

function greetingOf(revision: Revision, members: ReadonlyMap<string, string>): Greeting {
  const instructions = members.get('instructions') ?? 'null';
  return {
    revision,
    instructions: instructions === 'null' ? null : instructions,
    offers: uniqueMembers(members.get('capabilities') ?? '{}') ?? new Map<string, string>(),
  };
}

function said(text: string | undefined): string | null {
  return text === undefined ? null : errorOf(text);
}
