import { catalogDigest } from '../catalog/index.js';
import type { Catalog, CatalogNote } from '../catalog/index.js';
import { diffCatalogs } from '../diff/index.js';
import type { CatalogDiff } from '../diff/index.js';
import { GateError } from '../errors/index.js';
import type { ErrorCode } from '../errors/index.js';
import { catalogFacts } from './catalog-facts.js';
import type { CatalogFacts, Comparison } from './catalog-facts.js';
import { ROW_VERDICTS } from './decision.js';
import type { CatalogDecision, CatalogSide, Inheritance, Row } from './decision.js';
import type { CatalogEvidence } from './evidence.js';
import { inheritedDrift } from './inherited-drift.js';
import { worstVerdict } from './decision.js';

/**
 * The verdict table (docs/design.md, "The verdict of a pull request") for one catalog, approval left open: `could-not-check`, `drift`, `policy-violation`,
 * `baseline-change` or `unchanged`. Whatever is none of the table's rows could not be checked. Error codes: those of
 * the readings, `base_moved`, `baseline_missing`, `candidate_missing`, and `format_mismatch` where the candidate is
 * of another format than the baseline beside it.
 */
export function decideCatalog(evidence: CatalogEvidence): CatalogDecision {
  const facts = catalogFacts(evidence);
  const outcome = tableRow(evidence, facts);
  const violated = evidence.policy?.failing === true;
  return {
    name: evidence.name,
    baselinePath: evidence.baselinePath,
    candidatePath: evidence.candidatePath,
    previousBaselinePath: evidence.previousBaselinePath,
    ...outcome,
    inheritance: inheritance(outcome, evidence, facts),
    verdict: worstVerdict([ROW_VERDICTS[outcome.row], violated ? 'policy-violation' : 'unchanged']),
    captureDifference: evidence.captureDifference,
    snapshot: evidence.snapshot,
    ignored: evidence.ignored,
    unordered: evidence.unordered,
    clients: evidence.clients,
    policy: evidence.policy,
  };
}

interface Outcome {
  readonly row: Row;
  readonly error: GateError | null;
  readonly diff: CatalogDiff | null;
  readonly before: CatalogSide | null;
  readonly after: CatalogSide | null;
  readonly baselineDiff: CatalogDiff | null;
}

function inheritance(
  { row, diff }: Outcome,
  evidence: CatalogEvidence,
  facts: CatalogFacts,
): Inheritance | null {
  return ROW_VERDICTS[row] !== 'drift' || diff === null ? null : inheritedDrift(evidence, facts, diff);
}

function tableRow(evidence: CatalogEvidence, facts: CatalogFacts): Outcome {
  return (
    unreadable(evidence) ??
    baseMoved(evidence, facts) ??
    retired(facts) ??
    missing(facts) ??
    drift(facts) ??
    baselineChange(evidence, facts) ??
    unchanged(evidence, facts) ??
    couldNotCheck(fault('internal', 'gate'))
  );
}

/** Not to be had at all, or H or C invalid. Invalid content at T alone is a baseline that can be fixed. */
function unreadable(evidence: CatalogEvidence): Outcome | null {
  const { base, baseTip, head, candidate } = evidence;
  if (base.state === 'unavailable') return couldNotCheck(base.error);
  if (baseTip?.state === 'unavailable') return couldNotCheck(baseTip.error);
  if (head.state === 'unavailable' || head.state === 'invalid') return couldNotCheck(head.error);
  if (candidate.state === 'unavailable' || candidate.state === 'invalid')
    return couldNotCheck(candidate.error);
  return null;
}

/** The ground moved under the change, unless the change touches nothing and nothing drifted. */
function baseMoved(evidence: CatalogEvidence, facts: CatalogFacts): Outcome | null {
  if (!facts.baseMoved) return null;
  const untouched =
    evidence.untouched && isEqual(facts.headAgainstBase) && isEqual(facts.candidateAgainstHead);
  return untouched ? null : couldNotCheck(fault('base_moved', 'baseline'));
}

/** T present, H and C absent. */
function retired({ T, H, C }: CatalogFacts): Outcome | null {
  if (T === null || H !== null || C !== null) return null;
  return compared('retired', diffCatalogs(T, null), T, null);
}

/** Any other absence, and a candidate that can't be compared with the baseline beside it. */
function missing({ H, C, candidateAgainstHead }: CatalogFacts): Outcome | null {
  if (H === null) return couldNotCheck(fault('baseline_missing', 'baseline'));
  if (C === null) return couldNotCheck(fault('candidate_missing', 'candidate'));
  return candidateAgainstHead.result === 'other-format'
    ? couldNotCheck(fault('format_mismatch', 'candidate'))
    : null;
}

/** H and C differ, whatever T is. */
function drift({ H, C, headAgainstBase, candidateAgainstHead }: CatalogFacts): Outcome | null {
  if (candidateAgainstHead.result !== 'different') return null;
  const { diff } = candidateAgainstHead;
  switch (headAgainstBase.result) {
    case 'equal':
      return compared('tools-changed', diff, H, C);
    case 'different':
      return compared('baseline-changed-otherwise', diff, H, C, headAgainstBase.diff);
    case 'other-format':
    case 'incomparable':
      return compared('new-baseline-otherwise', diff, H, C, diffCatalogs(null, H));
  }
}

/** H = C, but T is something else or stood somewhere else. */
function baselineChange(evidence: CatalogEvidence, facts: CatalogFacts): Outcome | null {
  const { T, H, C, headAgainstBase, candidateAgainstHead } = facts;
  if (!isEqual(candidateAgainstHead)) return null;
  const after = withNotesOf(H, C);
  switch (headAgainstBase.result) {
    case 'equal':
      if (evidence.previousBaselinePath === null) return null;
      return compared('moved', headAgainstBase.diff, T, after);
    case 'different':
      return compared('baseline-changed', headAgainstBase.diff, T, after);
    case 'other-format':
      return compared('migrated-format', diffCatalogs(null, H), T, after);
    case 'incomparable': {
      const row = evidence.base.state === 'absent' ? 'first-baseline' : 'mended-baseline';
      return compared(row, diffCatalogs(null, H), T, after);
    }
  }
}

/** T = H = C, each of them there. */
function unchanged(evidence: CatalogEvidence, facts: CatalogFacts): Outcome | null {
  const { T, H, C, headAgainstBase, candidateAgainstHead } = facts;
  if (headAgainstBase.result !== 'equal' || !isEqual(candidateAgainstHead)) return null;
  const plain = evidence.bytesDiffer ? 'formatting-only' : 'same';
  const row = facts.baseMoved ? 'base-moved-untouched' : plain;
  return compared(row, headAgainstBase.diff, T, withNotesOf(H, C));
}

function isEqual(comparison: Comparison): boolean {
  return comparison.result === 'equal';
}

function compared(
  row: Row,
  diff: CatalogDiff,
  before: Catalog | null,
  after: Catalog | null,
  baselineDiff: CatalogDiff | null = null,
): Outcome {
  return { row, error: null, diff, before: side(before), after: side(after), baselineDiff };
}

function couldNotCheck(error: GateError): Outcome {
  const nothing = { diff: null, before: null, after: null, baselineDiff: null };
  return { row: 'error', error, ...nothing };
}

function fault(code: ErrorCode, field: string): GateError {
  return new GateError(code, field);
}

/** A catalog that stands for its twin, too: what is to be said of either is said of it, once. */
function withNotesOf(catalog: Catalog | null, twin: Catalog | null): Catalog | null {
  if (catalog === null || twin === null) return catalog;
  const { notes } = catalog;
  const isNew = (note: CatalogNote) =>
    !notes.some(({ code, about }) => code === note.code && about === note.about);
  return { ...catalog, notes: [...notes, ...twin.notes.filter(isNew)] };
}

function side(catalog: Catalog | null): CatalogSide | null {
  if (catalog === null) return null;
  const { format, entries, notes } = catalog;
  return { format, digest: catalogDigest(catalog), entries: entries.length, notes };
}
