import type { JsonArray } from '../../json/index.js';
import { compareCodePoints, jsonArray, jsonObject, pythonJson } from '../../json/index.js';
import type { HmacDigest } from '../values/index.js';

export const ARGUMENT_CLASSIFICATION_SCHEMA_VERSION = 'openmed.agent.argument_classification.v1';

/** One scalar argument, by its place, class and keyed hash; the names are those of the wire format. */
export interface ArgumentFinding {
  readonly path: string;
  readonly data_class: string;
  readonly value_hash: HmacDigest;
}

/** What was decided of every scalar argument, without a value; each list sorted by path. */
export interface ArgumentReport {
  readonly schema_version: typeof ARGUMENT_CLASSIFICATION_SCHEMA_VERSION;
  readonly allowed: readonly ArgumentFinding[];
  readonly redacted: readonly ArgumentFinding[];
  readonly blocked: readonly ArgumentFinding[];
}

/** A report of findings in any order. */
export function argumentReport(findings: {
  readonly allowed: readonly ArgumentFinding[];
  readonly redacted: readonly ArgumentFinding[];
  readonly blocked: readonly ArgumentFinding[];
}): ArgumentReport {
  return Object.freeze({
    schema_version: ARGUMENT_CLASSIFICATION_SCHEMA_VERSION,
    allowed: sorted(findings.allowed),
    redacted: sorted(findings.redacted),
    blocked: sorted(findings.blocked),
  });
}

/** A classification's report as the contract's document, in Python JSON. */
export function argumentReportJson(report: ArgumentReport): string {
  return pythonJson(
    jsonObject([
      ['schema_version', report.schema_version],
      ['allowed', findingArray(report.allowed)],
      ['redacted', findingArray(report.redacted)],
      ['blocked', findingArray(report.blocked)],
    ]),
  );
}

function sorted(findings: readonly ArgumentFinding[]): readonly ArgumentFinding[] {
  return Object.freeze([...findings].sort((a, b) => compareCodePoints(a.path, b.path)));
}

function findingArray(findings: readonly ArgumentFinding[]): JsonArray {
  return jsonArray(
    findings.map((finding) =>
      jsonObject([
        ['path', finding.path],
        ['data_class', finding.data_class],
        ['value_hash', finding.value_hash],
      ]),
    ),
  );
}
