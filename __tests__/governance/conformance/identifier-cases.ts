import {
  GOVERNANCE_KINDS,
  parseActionId,
  parseGovernanceId,
  parseRunId,
} from '../../../src/governance/index.js';
import type { GovernanceKind } from '../../../src/governance/index.js';
import { jsonArray, pythonJson } from '../../../src/json/index.js';
import type { Draft } from './raw-json.js';
import type { Choices } from './seeded-random.js';

export interface IdentifierCase {
  readonly function: 'identifier';
  readonly kind: GovernanceKind;
  readonly value: Draft;
}

export interface CorrelationIdCase {
  readonly function: 'correlationId';
  readonly kind: 'run' | 'action';
  readonly value: Draft;
}

const LABELS = [
  'org',
  'example',
  'a',
  '0',
  'a-b',
  'x'.repeat(63),
  'x'.repeat(64),
  '-a',
  'a-',
  '',
  'A',
  'é',
] as const;
const NAMES = [
  'summarize',
  'a',
  'a-',
  '-a',
  'a--b',
  '1a',
  'A',
  'x'.repeat(64),
  'x'.repeat(65),
  'a_b',
  '',
] as const;
const NUMBERS = ['0', '1', '10', '01', '', '123456789012345678901234567890', '1a', '-1', '٣'] as const;
const ENDS = ['', '', '', '', '', '\n', ' ', '@', '/', '\u0000', '\ud800', '\u{1f600}'] as const;
const WHOLE: readonly [Draft, ...Draft[]] = [
  null,
  true,
  7,
  [],
  {},
  '',
  'tool',
  ':',
  '\u{1f600}'.repeat(512),
  '\u{1f600}'.repeat(513),
  'x'.repeat(512),
  'x'.repeat(513),
];

export function identifierCase(choose: Choices): IdentifierCase {
  const kind = choose.one(GOVERNANCE_KINDS);
  if (choose.once(10)) return { function: 'identifier', kind, value: choose.one(WHOLE) };
  const prefix = choose.once(4) ? choose.one([...GOVERNANCE_KINDS, 'data', 'Tool', '', 'tool2']) : kind;
  const value = `${prefix}:${namespace(choose)}/${oftenFirst(choose, NAMES)}${version(choose)}${choose.one(ENDS)}`;
  return { function: 'identifier', kind, value };
}

export function answerIdentifier({ kind, value }: IdentifierCase): string {
  const id = parseGovernanceId(value, kind);
  return pythonJson(jsonArray([id.kind, id.namespace, id.name, id.version]));
}

const TOKENS = ['0123456789abcdef'.repeat(2), 'f'.repeat(31), 'f'.repeat(33), 'F'.repeat(32), ''] as const;

export function correlationIdCase(choose: Choices): CorrelationIdCase {
  const kind = choose.one(['run', 'action'] as const);
  const prefix = oftenFirst(choose, [kind === 'run' ? 'run_' : 'act_', 'run_', 'act_', 'RUN_', '']);
  const value = `${prefix}${oftenFirst(choose, TOKENS)}${choose.one(ENDS)}`;
  return { function: 'correlationId', kind, value: choose.once(10) ? choose.one(WHOLE) : value };
}

export function answerCorrelationId({ kind, value }: CorrelationIdCase): string {
  return (kind === 'run' ? parseRunId(value) : parseActionId(value)).value;
}

function namespace(choose: Choices): string {
  if (choose.once(20)) return longNamespace(253 + choose.below(2));
  const labels = Array.from({ length: 2 + choose.below(5) }, () => oftenFirst(choose, LABELS));
  return choose.once(12) ? 'org' : labels.join('.');
}

function longNamespace(characters: number): string {
  const label = 'x'.repeat(63);
  return [label, label, label, 'x'.repeat(characters - 192)].join('.');
}

function version(choose: Choices): string {
  if (choose.once(3)) return '';
  const numbers = Array.from({ length: choose.once(8) ? 2 : 3 }, () => oftenFirst(choose, NUMBERS));
  return `@${numbers.join('.')}`;
}

function oftenFirst(choose: Choices, [first, ...others]: readonly [string, ...string[]]): string {
  return choose.once(20)
    ? choose.one([first, ...others])
    : choose.one([first, others[0] ?? first, others[1] ?? first]);
}
