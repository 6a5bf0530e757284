import { GateError } from '../errors/index.js';
import type { ClassifiedCall, ClassifiedResult } from '../governance/index.js';
import { dispatchWithArgumentClassification, isCapabilityRequest } from '../governance/index.js';
import type { RunToolCatalog } from './run-tool-catalog.js';
import type { ToolRegistry } from './tool-registry.js';

/** A guarded call of a reviewed tool. */
export interface ReviewedCall extends Omit<ClassifiedCall<unknown>, 'dispatch'> {
  readonly catalog: RunToolCatalog;
  readonly registry: ToolRegistry;
  /** The reviewed tool's identifier, without its version. */
  readonly toolId: string;
  readonly version: string;
}

/**
 * Verifies a grant, classifies the arguments, checks that the tool is as it was reviewed, and only then calls it.
 * Throws `request: invalid_request`, `scope_mismatch` (the grant is asked for another tool than is called), and as
 * dispatchWithArgumentClassification and the catalog's `invoke` do.
 */
export async function invokeWithArgumentClassification(
  call: ReviewedCall,
): Promise<ClassifiedResult<unknown>> {
  const given = { ...call };
  const { catalog, registry, toolId, version, request } = given;
  if (!isCapabilityRequest(request)) throw new GateError('invalid_request', 'request');
  if (request.tool !== toolId && request.tool !== `${toolId}@${version}`)
    throw new GateError('scope_mismatch', 'request');
  return await dispatchWithArgumentClassification({
    ...given,
    dispatch: (args) => catalog.invoke(registry, toolId, version, args),
  });
}
