import type { Catalog } from '../catalog/index.js';
import { holdsSchemas } from '../catalog/index.js';
import type { ClientOutcome } from '../clients/index.js';
import { compareForClients } from '../clients/index.js';
import { examinePolicy, parsePolicy } from '../governance/index.js';
import type { CatalogPolicy, PolicyOutcome } from '../governance/index.js';
import { GateError } from '../errors/index.js';
import type { Read } from '../errors/index.js';
import type { Settings } from '../settings/index.js';
import type { Limits } from '../json/index.js';
import type { CommitReader } from '../git/index.js';
import type { Subject } from './subject.js';

/** The policy that is in force, and whether the change brings one that is not yet. */
export interface PolicyFile {
  /** null where none is in force. */
  readonly policy: CatalogPolicy | null;
  readonly notInForce: boolean;
}

/**
 * Reads the policy at the default branch's tip alone. Throws GateError `policy_missing` where neither the tip nor the
 * commit under test has it, that of what could not be read, and the codes of parsePolicy.
 */
export async function readPolicyFile(
  commits: CommitReader,
  subject: Subject,
  path: string | null,
  limits: Limits,
): Promise<PolicyFile> {
  if (path === null || subject.rulesTip === null) return { policy: null, notInForce: false };
  const file = await commits.read(subject.rulesTip, path, limits, 'policy');
  if (file.state === 'present') {
    return { policy: parsePolicy(file.value.bytes, limits), notInForce: false };
  }
  if (file.state !== 'absent') throw file.error;
  const proposed = await commits.find(subject.head, path, 'policy');
  if (proposed.state === 'absent') throw new GateError('policy_missing', 'policy');
  return { policy: null, notInForce: true };
}

/**
 * What clients make of a candidate beside T; all of it where the policy asks for what T has too, or T cannot tell. null
 * where there is nothing to tell.
 */
export async function clientsOf(
  policy: CatalogPolicy | null,
  { policyMode }: Pick<Settings, 'policyMode'>,
  base: Read<Catalog>,
  candidate: Catalog,
): Promise<ClientOutcome | null> {
  const before = presentIn(base);
  const isAsked = policy !== null && policy.clients.length > 0;
  const tellsNothing = before !== null && !holdsSchemas(before.format);
  return await compareForClients(before, candidate, isAsked && (policyMode === 'all' || tellsNothing));
}

/** What the policy says of a candidate; null where none is in force. Throws what `examinePolicy` throws. */
export function outcomeOf(
  policy: CatalogPolicy | null,
  { policyMode }: Pick<Settings, 'policyMode'>,
  base: Read<Catalog>,
  candidate: Catalog,
  clients: ClientOutcome | null,
): PolicyOutcome | null {
  if (policy === null) return null;
  return examinePolicy(policy, policyMode, presentIn(base), candidate, clients?.findings);
}

function presentIn(read: Read<Catalog>): Catalog | null {
  return read.state === 'present' ? read.value : null;
}
