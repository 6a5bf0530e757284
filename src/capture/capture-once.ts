import { GateError } from '../errors/index.js';
import type { CaptureSettings, Revision } from './capture-plan.js';
import { STATELESS_REVISION } from './capture-plan.js';
import { catalogText } from './catalog-text.js';
import type { Conversation } from './conversation.js';
import { openConversation } from './conversation.js';
import type { Greeting } from './greet.js';
import { endedOverDiscover, greet, greetAgain } from './greet.js';
import type { Listed } from './list-entries.js';
import { OTHER_LISTS, TOOLS, listEntries } from './list-entries.js';
import type { Noise } from './noise.js';
import { withNoise } from './noise.js';
import type { Server } from './server.js';
import { MAX_LISTINGS } from '../limits.js';
import { addressChannel, byteBudget, commandChannel } from './channel/index.js';

/** What a server listed, as a catalog's text, and how it came about. */
export interface Captured {
  readonly text: string;
  readonly revision: Revision;
  readonly lists: readonly Listed[];
  /** How often the lists were asked for again, since they had changed. */
  readonly listedAgain: number;
  readonly noise: Noise;
}

/**
 * Connects to a server, lists, and ends it, whatever happens. Throws GateError about the step that failed, as greet and
 * listEntries do, and `unsettled_list`.
 */
export async function captureOnce(server: Server, settings: CaptureSettings): Promise<Captured> {
  const deadline = new AbortController();
  const timer = setTimeout(() => {
    deadline.abort();
  }, settings.bounds.milliseconds);
  try {
    return await captureOver(server, settings, deadline.signal, greet);
  } catch (error) {
    if (settings.revision !== null || !endedOverDiscover(error)) throw error;
    return await captureOver(server, settings, deadline.signal, greetAgain);
  } finally {
    clearTimeout(timer);
  }
}

async function captureOver(
  server: Server,
  settings: CaptureSettings,
  deadline: AbortSignal,
  greeting: typeof greet,
): Promise<Captured> {
  const budget = byteBudget(settings.bounds.bytes);
  const conversation = openConversation(
    (receiver) =>
      server.is === 'command'
        ? commandChannel(server, budget, receiver)
        : addressChannel(server, budget, receiver),
    settings.capabilities,
    deadline,
  );
  try {
    return await capture(conversation, settings, await greeting(conversation, settings));
  } catch (error) {
    throw withNoise(error, conversation.noise());
  } finally {
    await conversation.close();
  }
}

async function capture(
  conversation: Conversation,
  settings: CaptureSettings,
  greeting: Greeting,
): Promise<Captured> {
  listenForChanges(conversation, greeting);
  for (let round = 0; round < MAX_LISTINGS; round += 1) {
    const changes = conversation.changes();
    const lists = await listAll(conversation, settings, greeting);
    await conversation.wait(settings.settle);
    if (conversation.changes() > changes) continue;
    const instructions = settings.scope === 'tools' ? null : greeting.instructions;
    return {
      text: catalogText(instructions, lists),
      revision: greeting.revision,
      lists,
      listedAgain: round,
      noise: conversation.noise(),
    };
  }
  throw new GateError('unsettled_list', TOOLS.method);
}

/** In revision 2026-07-28 changes are announced to who subscribes; before, to all. */
function listenForChanges(conversation: Conversation, { revision, offers }: Greeting): void {
  if (revision !== STATELESS_REVISION) return;
  const wanted = [TOOLS, ...OTHER_LISTS].flatMap(({ capability }) =>
    /"listChanged"\s*:\s*true/.test(offers.get(capability) ?? '') ? [`"${capability}ListChanged":true`] : [],
  );
  if (wanted.length === 0) return;
  const filter = `"notifications":{${[...new Set(wanted)].join(',')}}`;
  // It is answered when the server ends the subscription. One that refuses it announces nothing.
  conversation.request('subscriptions/listen', [filter], 'subscriptions/listen').catch(() => undefined);
}

async function listAll(
  conversation: Conversation,
  { scope, bounds }: CaptureSettings,
  { offers }: Greeting,
): Promise<readonly Listed[]> {
  const wanted = scope === 'all' ? OTHER_LISTS.filter(({ capability }) => offers.has(capability)) : [];
  const lists: Listed[] = [];
  for (const list of [TOOLS, ...wanted]) {
    // Tools are asked for even where none are offered: a server may have forgotten to say so.
    const isOptional = !offers.has(list.capability) || list.member === 'resourceTemplates';
    const listed = await listEntries(conversation, list, bounds.pages, isOptional);
    if (listed !== null) lists.push(listed);
    else if (list === TOOLS) lists.push({ list, entries: [], pages: 0, extra: new Map() });
  }
  return lists;
}
