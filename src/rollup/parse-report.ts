import { GateError } from '../errors/index.js';
import type { Verdict } from '../gate/index.js';
import { VERDICTS } from '../gate/index.js';
import type { JsonObject, JsonValue, Limits } from '../json/index.js';
import { isArray, isObject, member, parseJson } from '../json/index.js';
import { REPORT_VERSION } from '../report/index.js';

/** What a roll-up keeps of one catalog in one report. */
export interface CatalogResult {
  readonly catalog: string;
  readonly verdict: Verdict;
  /** The code of what kept it from being checked, else null. */
  readonly error: string | null;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** How many of these the base branch had already; 0 in reports that do not tell. */
  readonly inherited: number;
  /** Digest of the catalog as it is now, null where it could not be read. */
  readonly digest: string | null;
  readonly approvedBy: readonly string[];
  /** Policy findings that the baseline has not. */
  readonly findings: number;
}

/**
 * The results of a report of the Action (`tool-catalog-gate.report.v1`), one a catalog; of a step that failed as a whole one
 * without a catalog's name. Throws GateError: the codes of parseJson, and `unknown_format` for a document that is no
 * such report.
 */
export function parseReport(bytes: Uint8Array, limits: Limits): readonly CatalogResult[] {
  const { root } = parseJson(bytes, limits, 'report');
  if (!isObject(root) || member(root, 'schema_version') !== REPORT_VERSION) throw noReport();
  const approvedBy = itemsOf(root, 'approved_by')
    .filter((login) => typeof login === 'string')
    .map(copyOf);
  const catalogs = itemsOf(root, 'catalogs').filter(isObject);
  const fault = errorCode(root, 'fault');
  if (fault !== null || catalogs.length === 0) {
    return [{ ...NOTHING, catalog: '', verdict: verdictOf(root), error: fault, approvedBy }];
  }
  return catalogs.map((catalog) => resultOf(catalog, approvedBy));
}

const NOTHING = { added: 0, removed: 0, changed: 0, inherited: 0, digest: null, findings: 0 } as const;

function resultOf(catalog: JsonObject, approvedBy: readonly string[]): CatalogResult {
  const counts = inner(inner(catalog, 'diff'), 'counts');
  const inherited = inner(inner(catalog, 'inherited'), 'counts');
  const verdict = verdictOf(catalog);
  const findings = itemsOf(inner(catalog, 'policy'), 'findings').filter(isObject);
  return {
    catalog: text(catalog, 'name') ?? '',
    verdict,
    error: errorCode(catalog, 'error'),
    added: count(counts, 'added'),
    removed: count(counts, 'removed'),
    changed: count(counts, 'changed'),
    inherited: ['added', 'removed', 'changed'].reduce((sum, kind) => sum + count(inherited, kind), 0),
    digest: text(inner(catalog, 'after'), 'digest') ?? text(inner(catalog, 'before'), 'digest'),
    approvedBy: verdict === 'approved' ? approvedBy : [],
    findings: findings.filter((finding) => member(finding, 'is_new') === true).length,
  };
}

function verdictOf(object: JsonObject): Verdict {
  const named = member(object, 'verdict');
  const verdict = VERDICTS.find((known) => known === named);
  if (verdict === undefined) throw noReport();
  return verdict;
}

function noReport(): GateError {
  return new GateError('unknown_format', 'report');
}

function errorCode(object: JsonObject, key: string): string | null {
  return text(inner(object, key), 'code');
}

function inner(object: JsonObject | null, key: string): JsonObject | null {
  const value = object === null ? undefined : member(object, key);
  return isObject(value) ? value : null;
}

function itemsOf(object: JsonObject | null, key: string): readonly JsonValue[] {
  const value = object === null ? undefined : member(object, key);
  return isArray(value) ? value.items : [];
}

function text(object: JsonObject | null, key: string): string | null {
  const value = object === null ? undefined : member(object, key);
  return typeof value === 'string' ? copyOf(value) : null;
}

function count(object: JsonObject | null, key: string): number {
  const value = object === null ? undefined : member(object, key);
  return typeof value === 'number' ? value : 0;
}

/** A piece of a text keeps the whole text in memory; its copy does not. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
