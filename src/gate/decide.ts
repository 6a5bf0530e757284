import { compareCodePoints } from '../json/index.js';
import { GateError } from '../errors/index.js';
import { decideCatalog } from './decide-catalog.js';
import { decideFile } from './decide-file.js';
import { ROW_VERDICTS } from './decision.js';
import type { Approval, CatalogDecision, Decision, FileDecision, Verdict } from './decision.js';
import { isInheritedAlone } from './inherited-drift.js';
import { distinctLogins } from './login.js';
import type { Evidence } from './evidence.js';
import { worstVerdict } from './decision.js';

/**
 * The verdict of one step over all its catalogs and all protected files that changed: the worst of them, and whether
 * the step passes. Pure: the same evidence gives the same decision. It throws nothing; what could not be checked is
 * in the decision. A step without any catalog could not be checked: `no_catalog`. docs/design.md, "The verdict of a
 * pull request" and "Approval".
 */
export function decide(evidence: Evidence): Decision {
  const tables = evidence.catalogs.map(decideCatalog);
  const files = evidence.files
    .map((file) =>
      decideFile(file, file.role === 'workflow' ? evidence.workflowApprovals : evidence.approvals),
    )
    .map((file) => ({ ...file, asked: isAsked(file, tables, evidence) }))
    .sort(byPathAndPullRequest);
  const asked = files.filter((file) => file.asked);
  const catalogs = tables.map((table) => withApproval(table, asked)).sort(byName);

  const found = worstVerdict([...catalogs, ...asked].map((part) => part.verdict));
  const fault = evidence.fault ?? noCatalog(evidence) ?? blockingErrorFor(found, evidence);
  const verdict = fault === null ? found : 'could-not-check';
  return {
    event: evidence.event,
    verdict,
    passes:
      fault === null &&
      evidence.blockingError === null &&
      catalogs.every((catalog) => catalogMayPass(catalog, asked, evidence)) &&
      asked.every((file) => mayPass(file.verdict, { ...evidence, approvals: file.needed })),
    failOnDrift: evidence.failOnDrift,
    fault,
    catalogs,
    files,
    approval: approvalOf(verdict, catalogs, asked, evidence),
    approvedBy: distinctLogins(asked.flatMap((file) => (file.approved ? file.approvedBy : []))),
    notices: evidence.notices,
  };
}

function noCatalog(evidence: Evidence): GateError | null {
  return evidence.catalogs.length === 0 ? new GateError('no_catalog', 'catalogs') : null;
}

/** A blocking error leaves drift as it is, and what could not be checked to its own error. */
function blockingErrorFor(found: Verdict, evidence: Evidence): GateError | null {
  return found === 'drift' || found === 'could-not-check' ? null : evidence.blockingError;
}

/**
 * A baseline is put to its owners once it is what the tools are, or once nothing but inherited drift is left that does
 * not fail; until then its author has to change it anyway. The audit of a push asks of every file, since there the
 * change is in already.
 */
function isAsked(file: FileDecision, tables: readonly CatalogDecision[], evidence: Evidence): boolean {
  if (file.role !== 'baseline' || evidence.event === 'push') return true;
  const own = tables.filter((table) => file.catalogs.includes(table.name));
  return own.length === 0 || own.some((table) => !isOpen(table, evidence));
}

function isOpen(table: CatalogDecision, evidence: Evidence): boolean {
  const verdict = ROW_VERDICTS[table.row];
  return (verdict === 'drift' && !isLetThrough(table, evidence)) || verdict === 'could-not-check';
}

/** Whether a catalog drifts and none of it is what `new` fails for. */
function isLetThrough(table: CatalogDecision, { failOnDrift }: Evidence): boolean {
  return failOnDrift === 'new' && isInheritedAlone(table);
}

/** Whether a catalog's baseline is changed, and nothing stands before the question to its owners. */
function asksOwners(table: CatalogDecision, evidence: Evidence): boolean {
  const isBesideDrift = table.row === 'baseline-changed-otherwise' && isLetThrough(table, evidence);
  return ROW_VERDICTS[table.row] === 'baseline-change' || isBesideDrift;
}

/**
 * The catalog's verdict with what came of its own files; an approved baseline turns `baseline-change` into `approved`.
 */
function withApproval(table: CatalogDecision, asked: readonly FileDecision[]): CatalogDecision {
  const own = asked.filter((file) => file.catalogs.includes(table.name));
  const settled = table.verdict === 'baseline-change' && isApproved(table, own) ? 'approved' : table.verdict;
  const verdict = worstVerdict([settled, ...own.map((file) => file.verdict)]);
  const error = table.error ?? own.find((file) => file.error !== null)?.error ?? null;
  return { ...table, verdict, error };
}

/** Whether the baseline's own files are among those that were decided, and each is approved. */
function isApproved(table: CatalogDecision, asked: readonly FileDecision[]): boolean {
  const own = asked.filter((file) => file.role === 'baseline' && file.catalogs.includes(table.name));
  return own.length > 0 && own.every((file) => file.approved);
}

/** A failing policy fails the step even where a worse verdict that may pass stands in front of it. */
function catalogMayPass(
  catalog: CatalogDecision,
  asked: readonly FileDecision[],
  evidence: Evidence,
): boolean {
  const passes = mayPass(catalog.verdict, evidence) || inheritedMayPass(catalog, asked, evidence);
  return passes && catalog.policy?.failing !== true;
}

/** A baseline that was changed beside inherited drift needs its owners as any other. */
function inheritedMayPass(
  catalog: CatalogDecision,
  asked: readonly FileDecision[],
  evidence: Evidence,
): boolean {
  if (catalog.verdict !== 'drift' || !isLetThrough(catalog, evidence)) return false;
  return !asksOwners(catalog, evidence) || evidence.approvals === 0 || isApproved(catalog, asked);
}

function mayPass(verdict: Verdict, { approvals, failOnDrift }: Evidence): boolean {
  switch (verdict) {
    case 'could-not-check':
    case 'policy-violation':
      return false;
    case 'drift':
      return failOnDrift === false;
    case 'baseline-change':
      return failOnDrift === false || approvals === 0;
    case 'protected-change':
      return approvals === 0;
    case 'approved':
    case 'unchanged':
      return true;
  }
}

function approvalOf(
  verdict: Verdict,
  catalogs: readonly CatalogDecision[],
  asked: readonly FileDecision[],
  evidence: Evidence,
): Approval {
  const isOff = evidence.approvals === 0 && asked.every((file) => file.needed === 0);
  if (isOff) return 'off';
  if (verdict === 'could-not-check') return 'missing';
  const changed = catalogs.filter((catalog) => asksOwners(catalog, evidence));
  if (changed.length === 0 && asked.length === 0) return 'not-needed';
  const all =
    (evidence.approvals === 0 || changed.every((catalog) => isApproved(catalog, asked))) &&
    asked.every((file) => file.approved || file.needed === 0);
  return all ? 'approved' : 'missing';
}

function byName(a: CatalogDecision, b: CatalogDecision): number {
  return compareCodePoints(a.name, b.name);
}

function byPathAndPullRequest(a: FileDecision, b: FileDecision): number {
  return compareCodePoints(a.path, b.path) || (a.pullRequest ?? 0) - (b.pullRequest ?? 0);
}
