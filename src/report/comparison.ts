import type { Catalog, CatalogFingerprints } from '../catalog/index.js';
import { catalogFingerprints } from '../catalog/index.js';
import type { ClientOutcome } from '../clients/index.js';
import type { CatalogDiff } from '../diff/index.js';
import { isEmpty } from '../diff/index.js';
import type { CatalogSide } from '../gate/index.js';
import type { CanonicalForms, JsonValue } from '../json/index.js';
import type { PointersInUse } from './wording/index.js';
import type { Detail } from './detail.js';
import { diffDocument } from './diff-document.js';
import { jsonText } from './json-text.js';

/** Two catalogs and what they differ in, without a gate around them. */
export interface Comparison {
  readonly before: Catalog;
  readonly after: Catalog;
  readonly diff: CatalogDiff;
  /** By which pointers both catalogs were changed before they were compared; none without it. */
  readonly rules?: PointersInUse;
  /** What clients refuse that is new, and how the cost changed, for text and Markdown; nothing of it without. */
  readonly clients?: ClientOutcome | null;
}

/** No pointer changed either catalog. */
export const NO_RULES: PointersInUse = { ignored: [], unordered: [] };

/** The version of the wire format; `docs/report.schema.json` describes it beside the report's. */
export const DIFF_VERSION = 'tool-catalog-gate.diff.v1';

/** How renderDiffJson writes a comparison. */
export interface DiffJsonOptions {
  readonly detail: Detail;
  /**
   * Whether the digests of both catalogs and the fingerprints of both documents are reported, for which every definition has
   * to be written in its canonical form; they are null otherwise.
   */
  readonly digests: boolean;
}

/**
 * A comparison as JSON on one line with a line feed: names added, removed and unchanged, changed fields with the
 * SHA-256 of both values, and where asked for the digests of both catalogs and the fingerprints of both documents,
 * which alone follow the order of an input.
 */
export function renderDiffJson(comparison: Comparison, { detail, digests }: DiffJsonOptions): string {
  const { before, after, diff, rules = NO_RULES } = comparison;
  const [old, now] = digests ? fingerprintsOf(comparison) : [null, null];
  const document = {
    schema_version: DIFF_VERSION,
    verdict: isEmpty(diff) ? 'unchanged' : 'drift',
    before: comparedSide(before, old),
    after: comparedSide(after, now),
    ignored: rules.ignored.map(({ pointer, uses }) => ({ pointer, uses })),
    unordered: rules.unordered.map(({ pointer, uses }) => ({ pointer, uses })),
    diff: diffDocument(diff, after.format, detail),
  };
  return `${jsonText(document)}\n`;
}

function fingerprintsOf(comparison: Comparison): readonly [CatalogFingerprints, CatalogFingerprints] {
  const old = catalogFingerprints(comparison.before);
  return [old, catalogFingerprints(comparison.after, formsOfUnchanged(comparison, old.forms))];
}

function comparedSide({ format, entries, notes }: Catalog, known: CatalogFingerprints | null) {
  return {
    format,
    digest: known?.digest ?? null,
    entries: entries.length,
    notes: notes.map(({ code, about }) => ({ code, about })),
    document: known?.document ?? null,
  };
}

/** Equal definitions have one canonical form: that of the baseline's serves the candidate's. */
function formsOfUnchanged({ before, diff }: Comparison, forms: CanonicalForms): CanonicalForms {
  const others = new Set([...diff.removed, ...diff.changed.map((change) => change.before)]);
  const same = before.entries.filter((entry) => !others.has(entry));
  const known = new Map<JsonValue, Uint8Array>();
  for (const [index, { definition }] of diff.unchanged.entries()) {
    const form = forms.get(same[index]?.definition ?? null);
    if (form !== undefined) known.set(definition, form);
  }
  return known;
}

/** One side of a comparison, in short. */
export function sideOf({ format, entries, notes }: Catalog, digest: CatalogSide['digest']): CatalogSide {
  return { format, digest, entries: entries.length, notes };
}
