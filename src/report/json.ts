import type { CatalogDecision, Decision, FileDecision } from '../gate/index.js';
import type { ClientOutcome } from '../clients/index.js';
import type { PolicyOutcome } from '../governance/index.js';
import { openmedDiff } from '../diff/index.js';
import type { GateError } from '../errors/index.js';
import { toValue } from '../json/index.js';
import type { Detail } from './detail.js';
import { diffDocument, sideDocument } from './diff-document.js';
import { inheritedDocument } from './inherited-document.js';
import { newInThisChange } from './new-in-this-change.js';
import { jsonText } from './json-text.js';

/** The version of the wire format; `docs/report.schema.json` describes it. */
export const REPORT_VERSION = 'tool-catalog-gate.report.v1';

/** How renderJson writes a decision. */
export interface JsonOptions {
  /** From `pointers` on the places of changes are reported, which name schema properties; with `values` the values too. */
  readonly detail: Detail;
}

/**
 * The whole report of a decision as JSON on one line with a line feed: the wire format `tool-catalog-gate.report.v1`
 * of `docs/report.schema.json`. It holds names, paths, logins, codes, whole digests and counts, no value of a catalog
 * but an inventory's unless `values` are asked for, and nothing of the run. The same decision gives the same bytes.
 */
export function renderJson(decision: Decision, { detail }: JsonOptions): string {
  const document = {
    schema_version: REPORT_VERSION,
    event: decision.event,
    verdict: decision.verdict,
    passes: decision.passes,
    fail_on_drift: decision.failOnDrift,
    fault: errorDocument(decision.fault),
    approval: decision.approval,
    approved_by: decision.approvedBy,
    catalogs: decision.catalogs.map((catalog) => catalogDocument(catalog, detail)),
    files: decision.files.map(fileDocument),
    notices: decision.notices.map(({ code, path, permission }) => ({ code, path, permission })),
  };
  return `${jsonText(document)}\n`;
}

function catalogDocument(catalog: CatalogDecision, detail: Detail) {
  const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
  return {
    name: catalog.name,
    baseline_path: catalog.baselinePath,
    candidate_path: catalog.candidatePath,
    previous_baseline_path: catalog.previousBaselinePath,
    verdict: catalog.verdict,
    row: catalog.row,
    error: errorDocument(catalog.error),
    capture_difference: captureDifferenceDocument(catalog, detail),
    snapshot: catalog.snapshot,
    before: sideDocument(catalog.before),
    after: sideDocument(catalog.after),
    diff: catalog.diff === null ? null : diffDocument(catalog.diff, format, detail),
    baseline_diff: catalog.baselineDiff === null ? null : diffDocument(catalog.baselineDiff, format, detail),
    inherited: inheritedDocument(catalog.inheritance),
    openmed: openmedDocument(catalog),
    ignored: catalog.ignored.map(({ pointer, uses }) => ({ pointer, uses })),
    unordered: catalog.unordered.map(({ pointer, uses }) => ({ pointer, uses })),
    clients: clientsDocument(catalog.clients, detail),
    policy: policyDocument(catalog.policy),
  };
}

function captureDifferenceDocument({ captureDifference }: CatalogDecision, detail: Detail) {
  if (captureDifference === null) return null;
  const { entry, field, rule } = captureDifference;
  return { entry, field, rule: detail === 'fingerprints' ? null : rule };
}

/** OpenMed's own document, where both sides are inventories. */
function openmedDocument({ before, after, diff }: CatalogDecision): unknown {
  const inventories = [before, after].every((side) => side?.format === 'openmed-inventory');
  return inventories && diff !== null ? toValue(openmedDiff(diff)) : null;
}

function clientsDocument(clients: ClientOutcome | null, detail: Detail) {
  if (clients === null) return null;
  return {
    findings: newInThisChange(clients).map(({ code, entry, path }) => ({
      code,
      entry,
      path: detail === 'fingerprints' ? null : path,
    })),
    before: clients.before,
    after: clients.after,
  };
}

function policyDocument(policy: PolicyOutcome | null) {
  if (policy === null) return null;
  return {
    mode: policy.mode,
    failing: policy.failing,
    findings: policy.findings.map(({ code, entry, path, isNew }) => ({ code, entry, path, is_new: isNew })),
    exposures: policy.exposures.map(({ entry, dataClass, path }) => ({ entry, data_class: dataClass, path })),
  };
}

function fileDocument(file: FileDecision) {
  return {
    path: file.path,
    role: file.role,
    catalogs: file.catalogs,
    pull_request: file.pullRequest,
    asked: file.asked,
    verdict: file.verdict,
    error: errorDocument(file.error),
    today: { base: file.today.base, now: file.today.now },
    owners: file.owners,
    owners_known: file.ownersKnown,
    reviews_known: file.reviewsKnown,
    missing_permission: file.missingPermission,
    needed: file.needed,
    approved: file.approved,
    approved_by: file.approvedBy,
    blocked_by: file.blockedBy,
    refusals: file.refusals.map(({ login, code, permission }) => ({ login, code, permission })),
    unknown_authors: file.unknownAuthors,
    pushers_read: file.pushersRead,
  };
}

function errorDocument(error: GateError | null) {
  if (error === null) return null;
  const { code, field, place } = error;
  return { code, field, line: place?.line ?? null, column: place?.column ?? null };
}
