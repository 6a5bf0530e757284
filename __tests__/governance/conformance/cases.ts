import { GateError } from '../../../src/json/index.js';
import type { ClassifyCase } from './classify-cases.js';
import { answerClassify, answerClassifyOfPlainValue, classifyCase } from './classify-cases.js';
import { survivesJsonParse } from './document.js';
import type { IssueCase, VerifyCase } from './grant-cases.js';
import { answerIssue, answerVerify, issueCase, verifyCase } from './grant-cases.js';
import type { IdentifierCase } from './identifier-cases.js';
import { answerIdentifier, identifierCase } from './identifier-cases.js';
import type { LintCase } from './lint-cases.js';
import { answerLint, answerLintOfPlainValue, lintCase } from './lint-cases.js';
import type { ProjectionCase } from './projection-cases.js';
import { answerProjection, answerProjectionOfPlainValue, projectionCase } from './projection-cases.js';
import type { SelectorCase, TicketCase } from './ticket-cases.js';
import { answerSelector, answerTicket, selectorCase, ticketCase } from './ticket-cases.js';
import type { Choices } from './seeded-random.js';
import { choices } from './seeded-random.js';

export type ConformanceCase =
  | IdentifierCase
  | LintCase
  | ProjectionCase
  | ClassifyCase
  | IssueCase
  | VerifyCase
  | TicketCase
  | SelectorCase;

/** How many cases of each function are generated, and from which seed. */
export const SEED = 20261130;
const PLAN: readonly (readonly [number, (choose: Choices) => ConformanceCase])[] = [
  [400, identifierCase],
  [600, lintCase],
  [500, projectionCase],
  [600, classifyCase],
  [200, issueCase],
  [400, verifyCase],
  [400, ticketCase],
  [60, selectorCase],
];

export function conformanceCases(): readonly ConformanceCase[] {
  const choose = choices(SEED);
  return PLAN.flatMap(([count, make]) => Array.from({ length: count }, () => make(choose)));
}

/** Our answers to a case: of the document, and of the same as a plain JavaScript value where that says the same. */
export function answers(given: ConformanceCase): readonly string[] {
  switch (given.function) {
    case 'identifier':
      return [answer(() => answerIdentifier(given))];
    case 'lint':
      return both(
        given.schema,
        () => answerLint(given),
        () => answerLintOfPlainValue(given),
      );
    case 'projection':
      return both(
        given.schema,
        () => answerProjection(given),
        () => answerProjectionOfPlainValue(given),
      );
    case 'classify':
      return both(
        given.arguments,
        () => answerClassify(given),
        () => answerClassifyOfPlainValue(given),
      );
    case 'issue':
      return [answer(() => answerIssue(given))];
    case 'verify':
      return [answer(() => answerVerify(given))];
    case 'ticket':
      return [answer(() => answerTicket(given))];
    case 'selector':
      return [answer(() => answerSelector(given))];
  }
}

/**
 * Answers for a document and for the same as a plain value: strict reading refuses a lone surrogate, which a plain
 * value can hold, and `JSON.parse` changes some number literals, which a document keeps.
 */
function both(text: string, ofDocument: () => string, ofPlainValue: () => string): readonly string[] {
  const asDocument = /\\ud[89a-f]/.test(text) ? [] : [answer(ofDocument)];
  return survivesJsonParse(text) ? [...asDocument, answer(ofPlainValue)] : asDocument;
}

function answer(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return error.evidence === null ? error.message : `${error.message} ${error.evidence}`;
  }
}
