import type { Catalog } from '../catalog/index.js';
import { catalogDigest, catalogFingerprints } from '../catalog/index.js';
import type { CatalogDiff } from '../diff/index.js';
import { isEmpty } from '../diff/index.js';
import type { CatalogSide } from '../gate/index.js';
import type { CanonicalForms, JsonValue } from '../json/index.js';
import type { Budget } from './markdown/index.js';
import { catalogNotes, catalogTables, sidesTable, writePage } from './markdown/index.js';
import { countsLine } from './wording/index.js';
import type { Detail } from './detail.js';
import { diffDocument, sideDocument } from './diff-document.js';

/** Two catalogs and what they differ in, without a gate around them. */
export interface Comparison {
  readonly before: Catalog;
  readonly after: Catalog;
  readonly diff: CatalogDiff;
}

/** The version of the wire format; `docs/report.schema.json` describes it beside the report's. */
export const DIFF_VERSION = 'tool-catalog-gate.diff.v1';

/**
 * A comparison as JSON on one line with a line feed: names added, removed and unchanged, changed fields with the
 * SHA-256 of both values, the digests of both catalogs and the fingerprints of both documents, which alone follow the
 * order of an input.
 */
export function renderDiffJson(comparison: Comparison, detail: Detail): string {
  const { before, after, diff } = comparison;
  const old = catalogFingerprints(before);
  const now = catalogFingerprints(after, formsOfUnchanged(comparison, old.forms));
  const document = {
    schema_version: DIFF_VERSION,
    verdict: isEmpty(diff) ? 'unchanged' : 'drift',
    before: { ...sideDocument(sideOf(before, old.digest)), document: old.document },
    after: { ...sideDocument(sideOf(after, now.digest)), document: now.document },
    diff: diffDocument(diff, after.format, detail),
  };
  return `${JSON.stringify(document)}\n`;
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

/** A comparison as GitHub Flavored Markdown, within a budget: the tables of a report without its verdict. */
export function renderDiffMarkdown(comparison: Comparison, detail: Detail, budget: Budget): string {
  const { before, after } = sidesOf(comparison);
  const same = isEmpty(comparison.diff);
  const page = {
    top: [
      same ? '### ✅ Unchanged: both catalogs are the same\n\n' : '### ❌ Drift: the catalogs differ\n\n',
      `${countsLine([comparison])}\n\n`,
      sidesTable([
        { title: 'Baseline', path: null, side: before },
        { title: 'Candidate', path: null, side: after },
      ]),
      ...catalogNotes({ before, after }),
      ...catalogTables(comparison.diff, comparison.after.format, detail),
    ],
    sections: [],
    bottom: [],
  };
  return writePage(page, budget, 'This is not the whole comparison: the JSON output holds it.');
}

function sidesOf({ before, after, diff }: Comparison): {
  readonly before: CatalogSide;
  readonly after: CatalogSide;
} {
  const digest = catalogDigest(before);
  return {
    before: sideOf(before, digest),
    // Equal catalogs have equal digests, and a digest costs more than a comparison.
    after: sideOf(after, isEmpty(diff) ? digest : catalogDigest(after)),
  };
}

function sideOf({ format, entries, notes }: Catalog, digest: CatalogSide['digest']): CatalogSide {
  return { format, digest, entries: entries.length, notes };
}
