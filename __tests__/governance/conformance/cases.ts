import { createHash } from 'node:crypto';
import type { ClassifyCase } from './classify-cases.js';
import { classifyCase } from './classify-cases.js';
import type { DispatchCase } from './dispatch-cases.js';
import { dispatchCase } from './dispatch-cases.js';
import type { GrantDispatchCase, IssueCase, VerifyCase } from './grant-cases.js';
import { grantDispatchCase, issueCase, verifyCase } from './grant-cases.js';
import type { CorrelationIdCase, IdentifierCase } from './identifier-cases.js';
import { correlationIdCase, identifierCase } from './identifier-cases.js';
import type { DiffCase, InventoryCase, InventorySchemaCase, RecordCase } from './inventory-cases.js';
import { diffCase, inventoryCase, inventorySchemaCase, recordCase } from './inventory-cases.js';
import type { LintCase } from './lint-cases.js';
import { lintCase } from './lint-cases.js';
import type { ProjectionCase } from './projection-cases.js';
import { projectionCase } from './projection-cases.js';
import type { RunCase, SchemaDigestCase, SnapshotCase } from './run-cases.js';
import { runCase, schemaDigestCase, snapshotCase } from './run-cases.js';
import type { Choices } from './seeded-random.js';
import { choices } from './seeded-random.js';
import type { SelectorCase, TicketCase, TicketDispatchCase } from './ticket-cases.js';
import { selectorCase, ticketCase, ticketDispatchCase } from './ticket-cases.js';

export type ConformanceCase =
  | IdentifierCase
  | LintCase
  | ProjectionCase
  | ClassifyCase
  | IssueCase
  | VerifyCase
  | DispatchCase
  | TicketCase
  | SelectorCase
  | CorrelationIdCase
  | GrantDispatchCase
  | TicketDispatchCase
  | InventoryCase
  | InventorySchemaCase
  | RecordCase
  | DiffCase
  | SchemaDigestCase
  | SnapshotCase
  | RunCase;

export const SEED = 20261130;

/** How many cases of each function the ordinary tests answer; `npm run conformance` generates many times as many. */
const PLAN: readonly (readonly [number, (choose: Choices) => ConformanceCase])[] = [
  [400, identifierCase],
  [600, lintCase],
  [500, projectionCase],
  [600, classifyCase],
  [200, issueCase],
  [400, verifyCase],
  [250, dispatchCase],
  [400, ticketCase],
  [60, selectorCase],
  [250, inventoryCase],
  [150, diffCase],
  [100, schemaDigestCase],
  [200, snapshotCase],
  [250, runCase],
  [150, recordCase],
  [1, inventorySchemaCase],
  [150, correlationIdCase],
  [150, grantDispatchCase],
  [150, ticketDispatchCase],
];

/** The cases of a seed, the same on every machine. */
export function conformanceCases(seed = SEED): readonly ConformanceCase[] {
  const choose = choices(seed);
  return PLAN.flatMap(([count, make]) => Array.from({ length: count }, () => make(choose)));
}

/** The cases as the Python part reads them, one a line. */
export function caseLines(cases: readonly ConformanceCase[]): string {
  return cases.map((given) => `${JSON.stringify(given)}\n`).join('');
}

/** How an expected answer is kept: as it is, or by its digest where it is long. */
export function keptAnswer(answer: string): string {
  if (answer.length <= 80) return JSON.stringify(answer);
  return JSON.stringify(`sha256:${createHash('sha256').update(answer).digest('hex')}`);
}
