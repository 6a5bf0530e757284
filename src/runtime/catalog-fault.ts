import { GateError } from '../errors/index.js';

/** Why a run catalog is refused: the contract's reasons, all on field `catalog`. */
export type CatalogReason =
  | 'invalid_snapshot'
  | 'invalid_bindings'
  | 'invalid_selection'
  | 'invalid_schema'
  | 'tool_unavailable'
  | 'implementation_changed'
  | 'schema_changed'
  | 'side_effect_changed'
  | 'catalog_unavailable'
  | 'unreviewed_tool'
  | 'invocation_failed';

/** The error of a refused run catalog. */
export function catalogFault(reason: CatalogReason): GateError {
  return new GateError(reason, 'catalog');
}
