import type { Reading } from './reading.js';
import type { SideEffectClass } from './side-effect-class.js';

/** What of a tool a mapped inventory's digests cover. */
export const DIGEST_MODES = ['definition', 'contract'] as const;
export type DigestMode = (typeof DIGEST_MODES)[number];

/** What a map says of one tool. */
export interface MappedTool {
  readonly toolId: string;
  readonly version: string;
  readonly capabilityClass: string;
  /** null where the class comes from the tool's annotations alone. */
  readonly sideEffectClass: SideEffectClass | null;
  /** Offset of its key in the map's text. */
  readonly start: number;
}

/** How the tools of a manifest become records of an OpenMed inventory. */
export interface ToolMap {
  readonly digest: DigestMode;
  /** By the tools' keys. */
  readonly tools: ReadonlyMap<string, MappedTool>;
  /** What faults of the map are named after, and the text that they point into. */
  readonly reading: Reading;
}
