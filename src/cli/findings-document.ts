import type { JsonArray } from '../json/index.js';
import { jsonArray, jsonObject } from '../json/index.js';

/** Findings as a document lists them: the tool (null for all), the reason's code, and the place. */
export function findingsDocument(
  findings: readonly { readonly entry: string | null; readonly code: string; readonly path: string }[],
): JsonArray {
  return jsonArray(
    findings.map(({ entry, code, path }) =>
      jsonObject([
        ['entry', entry],
        ['code', code],
        ['path', path],
      ]),
    ),
  );
}
