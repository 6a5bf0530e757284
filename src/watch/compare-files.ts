import { applyRules, catalogDigest, parseCatalog } from '../catalog/index.js';
import type { RuledCatalog } from '../catalog/index.js';
import { diffCatalogs, isEmpty } from '../diff/index.js';
import { GateError } from '../errors/index.js';
import type { Read } from '../errors/index.js';
import type { Digest } from '../json/index.js';
import { DEFAULT_LIMITS, MAX_LIMITS } from '../limits.js';
import type { Comparison } from '../report/index.js';
import { workspaceReader } from '../workspace/index.js';
import type { WatchInputs } from './watch-inputs.js';

/** What the catalog that was captured differs in from the one that was reviewed. */
export interface WatchedDrift {
  /** null where both mean the same. */
  readonly comparison: Comparison | null;
  /** Of the captured catalog. */
  readonly digest: Digest;
}

/**
 * Compares the committed baseline with the captured catalog, both files of the workspace. Throws GateError about
 * `baseline` or `candidate` where one of them is not there or is no catalog, and `format_mismatch`.
 */
export function compareFiles({ baseline, candidate, rules }: WatchInputs, workspace: string): WatchedDrift {
  const limits = { ...DEFAULT_LIMITS, maxBytes: MAX_LIMITS.maxBytes };
  const reader = workspaceReader(workspace);
  const read = (path: string, field: string): RuledCatalog =>
    applyRules(parseCatalog(bytesOf(reader.readFile(path, limits, field), field), { limits, field }), rules);
  const [before, after] = [read(baseline, 'baseline'), read(candidate, 'candidate')];
  if (before.catalog.format !== after.catalog.format) throw new GateError('format_mismatch', 'candidate');
  const diff = diffCatalogs(before.catalog, after.catalog);
  const comparison = {
    before: before.catalog,
    after: after.catalog,
    diff,
    rules: { ignored: after.ignored, unordered: after.unordered },
  };
  return { comparison: isEmpty(diff) ? null : comparison, digest: catalogDigest(after.catalog) };
}

function bytesOf(read: Read<Uint8Array>, field: string): Uint8Array {
  if (read.state === 'present') return read.value;
  throw read.state === 'absent' ? new GateError('not_found', field) : read.error;
}
