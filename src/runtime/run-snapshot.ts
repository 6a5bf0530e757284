import type { InventoryRecord } from '../catalog/index.js';
import type { RunId } from '../governance/index.js';
import { isRunId, sealedType } from '../governance/index.js';
import type { Digest, JsonObject } from '../json/index.js';
import { digestOf, jsonArray, jsonObject, pythonJson } from '../json/index.js';
import { catalogFault } from './catalog-fault.js';
import { isDigest } from './digest-form.js';
import { inventoryRecords } from './inventory-records.js';

export const RUN_CATALOG_SCHEMA_VERSION = 'openmed.agent.tool_catalog_binding.v1';

/** One reviewed tool and the registration that was reviewed; the names are those of the wire format. */
export interface RunBinding {
  readonly tool: InventoryRecord;
  readonly implementation_id: Digest;
}

/** What was reviewed for one run; holds no runtime name and nothing executable, and grants nothing by itself. */
export interface RunSnapshot {
  readonly runId: RunId;
  /** In the inventory's order. */
  readonly bindings: readonly RunBinding[];
  /** Names this review, the run included. */
  readonly digest: Digest;
}

const DOMAIN = 'openmed.agent.run-tool-catalog.v1';

const snapshots = sealedType<RunSnapshot>('RunSnapshot', ['runId', 'bindings', 'digest']);

/**
 * A snapshot of bindings in any order. Throws on field `catalog`: `invalid_snapshot` (no run id), `invalid_bindings`.
 */
export function runSnapshot(runId: RunId, bindings: readonly RunBinding[]): RunSnapshot {
  if (!isRunId(runId)) throw catalogFault('invalid_snapshot');
  const ordered = orderedBindings(bindings);
  const digest = digestOf(`${DOMAIN}\0${pythonJson(snapshotObject(runId, ordered))}`);
  return snapshots.seal({ runId, bindings: ordered, digest });
}

/** A snapshot as the contract's document, in Python JSON. */
export function runSnapshotJson(snapshot: RunSnapshot): string {
  return pythonJson(snapshotObject(snapshot.runId, snapshot.bindings));
}

/** Whether a value was made by runSnapshot. */
export function isRunSnapshot(value: unknown): value is RunSnapshot {
  return snapshots.holds(value);
}

/** What names a tool within a snapshot: its identifier with its version. */
export function bindingKey(tool: Pick<InventoryRecord, 'tool_id' | 'version'>): string {
  return `${tool.tool_id}@${tool.version}`;
}

function orderedBindings(bindings: readonly RunBinding[]): readonly RunBinding[] {
  const identities = new Map(bindings.map(({ tool, implementation_id: id }) => [bindingKey(tool), id]));
  const records = inventoryRecords(bindings.map(({ tool }) => tool));
  if (records === null) throw catalogFault('invalid_bindings');
  return Object.freeze(
    records.map((tool) => {
      const id = identities.get(bindingKey(tool));
      if (!isDigest(id)) throw catalogFault('invalid_bindings');
      return Object.freeze({ tool, implementation_id: id });
    }),
  );
}

function snapshotObject(runId: RunId, bindings: readonly RunBinding[]): JsonObject {
  return jsonObject([
    ['schema_version', RUN_CATALOG_SCHEMA_VERSION],
    ['run_id', runId.value],
    ['bindings', jsonArray(bindings.map(bindingObject))],
  ]);
}

function bindingObject({ tool, implementation_id: id }: RunBinding): JsonObject {
  return jsonObject([
    ['tool', jsonObject(Object.entries(tool))],
    ['implementation_id', id],
  ]);
}
