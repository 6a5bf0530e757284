import type { Catalog, Format } from '../catalog/index.js';
import type { PolicyOutcome } from '../governance/index.js';
import type { Read } from '../errors/index.js';
import type { Settings } from '../settings/index.js';
import type { Checkout, CommitReader } from '../git/index.js';
import type { CatalogReading } from './catalog-reading.js';
import type { Subject } from './subject.js';
import type { WhereItLeft } from './where-it-left.js';

/** What the evidence about one catalog is gathered with. */
export interface CatalogContext {
  readonly subject: Subject;
  readonly settings: Settings;
  readonly commits: CommitReader;
  readonly reading: CatalogReading;
  /** Absolute. */
  readonly workspace: string;
  readonly checkout: Checkout | null;
  readonly whereItLeft: WhereItLeft;
  /** The inventory that the map at H makes of a manifest; the manifest itself without a map. Throws GateError. */
  readonly throughMap: (candidate: Catalog) => Promise<Catalog>;
  /** What the policy says of a candidate; null where none is in force. Throws GateError. */
  readonly examinePolicy: ((base: Read<Catalog>, candidate: Catalog) => PolicyOutcome) | null;
}

/** How the baseline is written down: with a map, where `format` is the candidate's, its content says. */
export function baselineFormat(settings: Settings): Format | 'auto' {
  return settings.map === null ? settings.format : 'auto';
}
