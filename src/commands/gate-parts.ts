import type { GateParts } from '../github/index.js';
import { GateError } from '../json/index.js';

/** What other rooms do with a catalog on its way to the verdict. */
export const GATE_PARTS: GateParts = {
  examinePolicy() {
    throw new GateError('policy_invalid', 'policy');
  },
};
