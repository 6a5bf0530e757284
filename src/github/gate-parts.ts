import type { Catalog } from '../catalog/index.js';
import type { PolicyOutcome, Read } from '../gate/index.js';
import type { PolicyMode } from '../settings/index.js';

/** What others do with a catalog on its way to the verdict. */
export interface GateParts {
  /** What a policy says of a candidate. Throws GateError where the policy cannot be understood. */
  readonly examinePolicy: ExaminePolicy;
}

export type ExaminePolicy = (
  policy: Uint8Array,
  mode: PolicyMode,
  base: Read<Catalog>,
  candidate: Catalog,
) => PolicyOutcome;
