import type { AccessRequest, AccessTicket, HmacKey, RecordSelector } from '../../../src/governance/index.js';
import {
  accessRequest,
  accessTicket,
  dispatchWithAccessTicket,
  parseRunId,
  recordSelector,
  recordSelectorOf,
  toolAction,
  verifyAccessTicket,
} from '../../../src/governance/index.js';
import { jsonArray, pythonJson } from '../../../src/json/index.js';
import { DATA_CLASSES, PURPOSES } from './draft-schema.js';
import type { Draft } from './raw-json.js';
import type { Choices } from './seeded-random.js';

/** The parts of a ticket or of a request, in one order. */
interface DraftAccess {
  readonly runId: Draft;
  readonly purpose: Draft;
  readonly classes: Draft;
  /** Pairs of a kind and a digest. */
  readonly selectors: readonly (readonly [Draft, Draft])[];
  /** Pairs of a tool and an action. */
  readonly toolActions: readonly (readonly [Draft, Draft])[];
}

export interface TicketCase {
  readonly function: 'ticket';
  readonly ticket: (DraftAccess & { readonly expiresAt: Draft }) | null;
  readonly request: DraftAccess;
  readonly now: Draft;
}

export interface TicketDispatchCase {
  readonly function: 'ticketDispatch';
  readonly ticket: TicketCase;
  readonly isFunction: boolean;
}

export interface SelectorCase {
  readonly function: 'selector';
  readonly kind: Draft;
  readonly value: Draft;
  readonly key: string | null;
}

const RUNS = [`run_${'0123456789abcdef'.repeat(2)}`, `run_${'f'.repeat(32)}`] as const;
const DIGESTS = ['1', '2', '3'].map((digit) => `hmac-sha256:${digit.repeat(64)}`);
const SELECTORS = DIGESTS.map((digest) => ['selector:org.example/record', digest] as const);
const ACTIONS = [
  ['tool:org.example/a', 'action:org.example/read'],
  ['tool:org.example/a', 'action:org.example/write'],
  ['tool:org.example/b@1.0.0', 'action:org.example/read'],
] as const;

export function ticketCase(choose: Choices): TicketCase {
  const ticket = {
    ...draftAccess(choose, true),
    expiresAt: choose.once(10) ? oddTime(choose) : 2_000_000_000,
  };
  return {
    function: 'ticket',
    ticket: choose.once(20) ? null : ticket,
    request: draftAccess(choose, false),
    now: choose.once(8) ? oddTime(choose) : 1_999_999_999,
  };
}

export function answerTicket({ ticket, request, now }: TicketCase): string {
  const made = ticket === null ? null : ticketOf(ticket);
  const verified = verifyAccessTicket(made, requestOf(request), now as number);
  return pythonJson(
    jsonArray([
      verified.runId.value,
      verified.purpose,
      jsonArray(verified.permittedDataClasses),
      jsonArray(verified.recordSelectors.map(({ kind, digest }) => jsonArray([kind, digest]))),
      jsonArray(verified.permittedToolActions.map(({ tool, action }) => jsonArray([tool, action]))),
      Number(verified.expiresAt),
    ]),
  );
}

export function ticketDispatchCase(choose: Choices): TicketDispatchCase {
  return { function: 'ticketDispatch', ticket: ticketCase(choose), isFunction: !choose.once(8) };
}

export async function answerTicketDispatch({
  ticket: given,
  isFunction,
}: TicketDispatchCase): Promise<string> {
  return await dispatchWithAccessTicket({
    ticket: given.ticket === null ? null : ticketOf(given.ticket),
    request: requestOf(given.request),
    now: given.now as number,
    dispatch: isFunction ? () => 'called' : ('called' as never),
  });
}

export function selectorCase(choose: Choices): SelectorCase {
  const key = '0f'.repeat(32);
  return {
    function: 'selector',
    kind: choose.once(6)
      ? choose.one<Draft>(['selector:x', 'data:org.example/x', null])
      : 'selector:org.example/mrn@1.0.0',
    value: choose.one<Draft>(['synthetic-record-7', '', 'Zoë \u{1f600}', '\u0000', 'x\ud800', null, 7, []]),
    key: choose.once(6) ? choose.one([null, '', key.slice(2)]) : key,
  };
}

export function answerSelector({ kind, value, key }: SelectorCase): string {
  const bytes = key === null ? null : new Uint8Array(Buffer.from(key, 'hex'));
  return recordSelectorOf(kind as string, value as string, bytes as HmacKey).digest;
}

function ticketOf(draft: DraftAccess & { readonly expiresAt: Draft }): AccessTicket {
  const [runId, purpose, classes, recordSelectors, permittedToolActions] = partsOf(draft);
  return accessTicket({
    runId,
    purpose,
    permittedDataClasses: classes,
    recordSelectors,
    permittedToolActions,
    expiresAt: draft.expiresAt as number,
  });
}

function requestOf(draft: DraftAccess): AccessRequest {
  const [runId, purpose, projection, recordSelectors, [first]] = partsOf(draft);
  return accessRequest({ runId, purpose, projection, recordSelectors, toolAction: first as never });
}

function partsOf(draft: DraftAccess) {
  return [
    parseRunId(draft.runId),
    draft.purpose as string,
    draft.classes as unknown as readonly string[],
    draft.selectors.map(([kind, digest]): RecordSelector => recordSelector(kind as string, digest as string)),
    draft.toolActions.map(([tool, action]) => toolAction(tool as string, action as string)),
  ] as const;
}

function draftAccess(choose: Choices, isTicket: boolean): DraftAccess {
  const odd = () => choose.once(60);
  return {
    runId: odd()
      ? choose.one<Draft>(['run_x', `act_${'0'.repeat(32)}`, null, RUNS[0].toUpperCase()])
      : often(choose, RUNS),
    purpose: odd() ? choose.one<Draft>(['purpose:x', null]) : often(choose, PURPOSES),
    classes: odd()
      ? choose.one<Draft>([[], ['data:x'], [null], [DATA_CLASSES[0], DATA_CLASSES[0]]])
      : some(choose, DATA_CLASSES, isTicket),
    selectors: odd()
      ? choose.one([[], [['selector:x', DIGESTS[0] ?? null]], [['selector:a.b/c', 'x']], doubled(SELECTORS)])
      : some(choose, SELECTORS, isTicket),
    toolActions: odd()
      ? choose.one([[], [['tool:x', 'action:a.b/c']], [['tool:a.b/c', null]], doubled(ACTIONS)])
      : some(choose, ACTIONS, isTicket),
  };
}

function often<T>(choose: Choices, [first, ...others]: readonly [T, ...T[]]): T {
  return choose.once(10) ? (others[0] ?? first) : first;
}

/** Most of them for a ticket, few for a request, in any order. */
function some<T>(choose: Choices, all: readonly T[], isTicket: boolean): readonly T[] {
  const chosen = all.filter(() => (isTicket ? !choose.once(8) : choose.once(2)));
  const kept = chosen.length === 0 ? all.slice(0, 1) : chosen;
  return choose.once(2) ? kept.toReversed() : kept;
}

function doubled<T>(all: readonly T[]): readonly T[] {
  return [...all, ...all.slice(0, 1)];
}

function oddTime(choose: Choices): Draft {
  return choose.one<Draft>([2_000_000_000, 0, -1, 1.5, null, true, '0', 2 ** 63]);
}
