import { GateError } from '../../../src/errors/index.js';
import type { ConformanceCase } from './cases.js';
import { answerClassify, answerClassifyOfPlainValue } from './classify-cases.js';
import { answerDispatch, answerDispatchOfPlainValue } from './dispatch-cases.js';
import { survivesJsonParse } from './document.js';
import { answerGrantDispatch, answerIssue, answerVerify } from './grant-cases.js';
import { answerCorrelationId, answerIdentifier } from './identifier-cases.js';
import {
  answerDiff,
  answerDiffOfPlainValues,
  answerInventory,
  answerInventoryOfPlainValue,
  answerInventorySchema,
  answerRecord,
} from './inventory-cases.js';
import { answerLint, answerLintOfPlainValue } from './lint-cases.js';
import { answerProjection, answerProjectionOfPlainValue } from './projection-cases.js';
import {
  answerRun,
  answerSchemaDigest,
  answerSchemaDigestOfPlainValues,
  answerSnapshot,
  answerSnapshotOfPlainValue,
} from './run-cases.js';
import { answerSelector, answerTicket, answerTicketDispatch } from './ticket-cases.js';

/** One way to answer a case. */
type Way = () => string | Promise<string>;

/** Our answers to a case: of the document, and of the same as a plain JavaScript value where that says the same. */
export async function answersTo(given: ConformanceCase): Promise<readonly string[]> {
  return await Promise.all(waysTo(given).map(outcomeOf));
}

function waysTo(given: ConformanceCase): readonly Way[] {
  switch (given.function) {
    case 'identifier':
      return [() => answerIdentifier(given)];
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
      return [() => answerIssue(given)];
    case 'verify':
      return [() => answerVerify(given)];
    case 'dispatch':
      return both(
        given.classify.arguments,
        () => answerDispatch(given),
        () => answerDispatchOfPlainValue(given),
      );
    case 'ticket':
      return [() => answerTicket(given)];
    case 'grantDispatch':
      return [() => answerGrantDispatch(given)];
    case 'ticketDispatch':
      return [() => answerTicketDispatch(given)];
    case 'correlationId':
      return [() => answerCorrelationId(given)];
    case 'record':
      return survivesJsonParse(given.record) ? [() => answerRecord(given)] : [];
    case 'inventorySchema':
      return [() => answerInventorySchema()];
    case 'selector':
      return [() => answerSelector(given)];
    case 'inventory':
      return both(
        given.document,
        () => answerInventory(given),
        () => answerInventoryOfPlainValue(given),
      );
    case 'diff':
      return both(
        given.baseline + given.candidate,
        () => answerDiff(given),
        () => answerDiffOfPlainValues(given),
      );
    case 'schemaDigest':
      return both(
        given.input + given.output,
        () => answerSchemaDigest(given),
        () => answerSchemaDigestOfPlainValues(given),
      );
    case 'snapshot':
      return both(
        given.document,
        () => answerSnapshot(given),
        () => answerSnapshotOfPlainValue(given),
      );
    case 'run':
      return [() => answerRun(given)];
  }
}

/**
 * Ways for a document and for the same as a plain value: strict reading refuses a lone surrogate, which a plain value
 * can hold, and `JSON.parse` changes some number literals, which a document keeps.
 */
function both(text: string, ofDocument: Way, ofPlainValue: Way): readonly Way[] {
  const asDocument = /\\ud[89a-f]/.test(text) ? [] : [ofDocument];
  return survivesJsonParse(text) ? [...asDocument, ofPlainValue] : asDocument;
}

/** An answer, or the error as OpenMed tells it; errors of run catalogs have no field there. */
async function outcomeOf(way: Way): Promise<string> {
  try {
    return await way();
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    if (error.field === 'catalog' || error.code === 'invalid_schema') return error.code;
    const told = `${error.field}: ${error.code}`;
    return error.evidence === null ? told : `${told} ${error.evidence}`;
  }
}

/**
 * Whether an answer refuses, as it must where the package ends in an exception that is no contract error: `FIELD: CODE`,
 * a run catalog's code, or a lint that did not pass.
 */
export function isRefusal(answer: string): boolean {
  return (
    answer === 'invalid_schema' || answer.includes('"passed":false') || /^[a-z_.]+: [a-z_]+/.test(answer)
  );
}
