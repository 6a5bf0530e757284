import { parseCatalog } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import type { CatalogEvidence, Evidence, Pair, ProtectedFile, Reviewer } from '../../src/gate/index.js';
import type { ErrorCode, Known, Read } from '../../src/errors/index.js';
import { GateError } from '../../src/errors/index.js';

export const TODAY: Pair = { base: 'sha256:base', now: 'sha256:now' };

export function yes(): Known<boolean> {
  return { known: true, value: true };
}

export function no(): Known<boolean> {
  return { known: true, value: false };
}

export function unknown(permission: string): { known: false; permission: string } {
  return { known: false, permission };
}

/** A review that counts: an owner who can write and approved exactly today's pair. */
export function reviewer(over: Partial<Reviewer> = {}): Reviewer {
  return {
    login: 'olga',
    type: 'User',
    standing: 'APPROVED',
    isAuthor: false,
    owner: yes(),
    canWrite: yes(),
    wrote: no(),
    pushed: false,
    reviewed: { known: true, value: TODAY },
    beforeForcePushes: { known: true, value: [] },
    baseChanged: no(),
    ...over,
  };
}

export function protectedFile(over: Partial<ProtectedFile> = {}): ProtectedFile {
  return {
    path: 'tools.baseline.json',
    role: 'baseline',
    catalogs: [''],
    pullRequest: 7,
    today: TODAY,
    owners: { known: true, value: ['@olga', '@acme/agents'] },
    reviewers: { known: true, value: [] },
    ownerFaults: [],
    unknownAuthors: [],
    pushersRead: true,
    ...over,
  };
}

export function reviewedBy(...reviewers: readonly Reviewer[]): ProtectedFile {
  return protectedFile({ reviewers: { known: true, value: reviewers } });
}

/** A manifest of tools, each `name` or `name=description`. */
export function catalog(...tools: readonly string[]): Catalog {
  const list = tools.map((tool) => {
    const [name, description = ''] = tool.split('=');
    return { name, description, inputSchema: { type: 'object' } };
  });
  return parseCatalog(new TextEncoder().encode(JSON.stringify({ tools: list })), { format: 'mcp' });
}

/** An inventory: a catalog of another format than a manifest. */
export function inventory(): Catalog {
  const document = { schema_version: 'openmed.agent.tool_inventory.v1', tools: [] };
  return parseCatalog(new TextEncoder().encode(JSON.stringify(document)), { format: 'openmed-inventory' });
}

export function present(value: Catalog): Read<Catalog> {
  return { state: 'present', value };
}

export const ABSENT: Read<Catalog> = { state: 'absent' };

export function invalid(code: ErrorCode): Read<Catalog> {
  return { state: 'invalid', error: new GateError(code, 'baseline') };
}

export function unavailable(code: ErrorCode): Read<Catalog> {
  return { state: 'unavailable', error: new GateError(code, 'baseline') };
}

/** One catalog in which nothing differs. */
export function catalogEvidence(over: Partial<CatalogEvidence> = {}): CatalogEvidence {
  return {
    name: '',
    baselinePath: 'tools.baseline.json',
    candidatePath: 'tools.json',
    previousBaselinePath: null,
    base: present(catalog('a', 'b')),
    head: present(catalog('a', 'b')),
    candidate: present(catalog('a', 'b')),
    baseTip: null,
    untouched: false,
    bytesDiffer: false,
    captureDifference: null,
    snapshot: false,
    ignored: [],
    unordered: [],
    baseBranch: null,
    clients: null,
    policy: null,
    ...over,
  };
}

/** A pull request of one catalog in which nothing differs, with one approval needed. */
export function evidence(over: Partial<Evidence> = {}): Evidence {
  return {
    event: 'pull_request',
    catalogs: [catalogEvidence()],
    files: [],
    approvals: 1,
    workflowApprovals: 1,
    failOnDrift: true,
    fault: null,
    blockingError: null,
    notices: [],
    ...over,
  };
}
