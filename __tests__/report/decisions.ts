import { readFileSync } from 'node:fs';
import type {
  CatalogDecision,
  CatalogSide,
  Decision,
  FileDecision,
  Refusal,
  RefusalCode,
  Row,
  Verdict,
} from '../../src/gate/index.js';
import { catalogDigest, parseCatalog } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { diffCatalogs } from '../../src/diff/index.js';
import { decide } from '../../src/gate/index.js';
import type { CatalogSources, Comparison } from '../../src/report/index.js';
import { catalogEvidence, evidence } from '../gate/evidence-builders.js';

/** A manifest of tools: each a name, or a whole definition. */
export function manifest(...tools: readonly (string | Readonly<Record<string, unknown>>)[]): Catalog {
  const list = tools.map((tool) =>
    typeof tool === 'string'
      ? { name: tool, description: `about ${tool}`, inputSchema: { type: 'object' } }
      : tool,
  );
  return catalogOf({ tools: list });
}

export function catalogOf(document: unknown): Catalog {
  return parseCatalog(new TextEncoder().encode(JSON.stringify(document)));
}

export function sideOf(catalog: Catalog | null): CatalogSide | null {
  return catalog === null
    ? null
    : {
        format: catalog.format,
        digest: catalogDigest(catalog),
        entries: catalog.entries.length,
        notes: catalog.notes,
      };
}

/** One catalog's decision over two catalogs; drift unless told otherwise. */
export function compared(
  before: Catalog | null,
  after: Catalog | null,
  over: Partial<CatalogDecision> = {},
): CatalogDecision {
  return {
    name: '',
    baselinePath: 'tools/catalog.baseline.json',
    candidatePath: 'tools/catalog.json',
    previousBaselinePath: null,
    verdict: 'drift',
    row: 'tools-changed',
    error: null,
    captureDifference: null,
    snapshot: false,
    diff: diffCatalogs(before, after),
    before: sideOf(before),
    after: sideOf(after),
    baselineDiff: null,
    inheritance: null,
    ignored: [],
    unordered: [],
    clients: null,
    policy: null,
    ...over,
  };
}

/** A drift of which the base branch, whose candidate is `there`, has a part already. */
export function partlyInherited(
  before: Catalog,
  after: Catalog,
  there: Catalog,
  over: Partial<CatalogDecision> = {},
): CatalogDecision {
  const [decision] = decide(
    evidence({
      catalogs: [
        catalogEvidence({
          base: { state: 'present', value: before },
          head: { state: 'present', value: before },
          candidate: { state: 'present', value: after },
          baseBranch: { known: true, candidate: { state: 'present', value: there }, tip: null },
        }),
      ],
    }),
  ).catalogs;
  return compared(before, after, { inheritance: decision?.inheritance ?? null, ...over });
}

/** Where lines are counted; a committed candidate that the change touches. */
export function sources(
  baseline: Catalog | null,
  candidate: Catalog | null,
  over: Partial<CatalogSources> = {},
): CatalogSources {
  return {
    ...{ name: '', base: baseline, baseline, candidate },
    ...{ candidateCommitted: true, baselineChanged: false, candidateChanged: true },
    ...over,
  };
}

export function decided(catalogs: readonly CatalogDecision[], over: Partial<Decision> = {}): Decision {
  const verdict = over.verdict ?? catalogs[0]?.verdict ?? 'unchanged';
  return {
    event: 'pull_request',
    verdict,
    passes: verdict === 'unchanged' || verdict === 'approved',
    failOnDrift: true,
    fault: null,
    catalogs,
    files: [],
    approval: 'not-needed',
    approvedBy: [],
    notices: [],
    ...over,
  };
}

/** A changed baseline that waits for one of two owners. */
export function protectedFile(over: Partial<FileDecision> = {}): FileDecision {
  return {
    path: 'tools/catalog.baseline.json',
    role: 'baseline',
    catalogs: [''],
    pullRequest: 7,
    asked: true,
    verdict: 'baseline-change',
    error: null,
    today: { base: 'absent', now: 'absent' },
    owners: ['@olga', '@acme/agent-security'],
    ownersKnown: true,
    approved: false,
    needed: 1,
    approvedBy: [],
    blockedBy: [],
    refusals: [],
    reviewsKnown: true,
    missingPermission: null,
    ownerFaults: [],
    unknownAuthors: [],
    pushersRead: true,
    ...over,
  };
}

export function refusal(login: string | null, code: RefusalCode, permission: string | null = null): Refusal {
  return { login, code, permission };
}

export function changedBaseline(
  before: Catalog | null,
  after: Catalog | null,
  row: Row = 'baseline-changed',
  verdict: Verdict = 'baseline-change',
): CatalogDecision {
  return compared(before, after, { row, verdict });
}

/** An inventory of tools of one capability, each with its class of side effects. */
export function inventory(...tools: readonly { readonly name: string; readonly effect: string }[]): Catalog {
  return catalogOf({
    schema_version: 'openmed.agent.tool_inventory.v1',
    tools: tools.map(({ name, effect }) => ({
      tool_id: `tool:org.example/${name}`,
      version: '1.0.0',
      capability_class: 'capability:org.example/files',
      side_effect_class: effect,
      schema_digest: `sha256:${'0'.repeat(64)}`,
    })),
  });
}

export function catalogAt(path: string): Catalog {
  return parseCatalog(readFileSync(path));
}

export function comparison(before: Catalog, after: Catalog): Comparison {
  return { before, after, diff: diffCatalogs(before, after) };
}
