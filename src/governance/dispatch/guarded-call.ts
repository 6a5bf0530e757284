import { GateError } from '../../errors/index.js';
import type { JsonObject, JsonValue } from '../../json/index.js';
import type { ArgumentFinding, ArgumentReport, SafeArguments } from '../classification/index.js';
import { argumentReportJson } from '../classification/index.js';
import { isCapabilityRequest } from '../grants/index.js';
import { lintReportJson, lintToolContractValue, schemaValue } from '../lint/index.js';
import type { ProjectionPlan } from '../projection/index.js';
import { planDataProjectionValue } from '../projection/index.js';
import type { AccessRequest, AccessTicket } from '../tickets/index.js';
import { verifyAccessTicket } from '../tickets/index.js';
import { sealedType } from '../values/index.js';
import type { ClassifiedCall, ClassifiedResult, Classify } from './classified-dispatch.js';
import { classifiedForDispatch, classifyDocument, classifyPlain } from './classified-dispatch.js';

/** A call that is guarded by everything: schema, ticket, projection, grant and classification. */
export interface GuardedCall<Result, Given = unknown, Safe = SafeArguments> extends ClassifiedCall<
  Result,
  Given,
  Safe
> {
  /** The tool's input schema, given as the arguments are. */
  readonly schema: Given;
  /** Of accessTicket; null for none. */
  readonly ticket: AccessTicket | null;
  /** Of accessRequest; its purpose and its projection are what the plan is made for. */
  readonly access: AccessRequest;
}

/** As GuardedCall, of a schema and arguments that were read from documents, whose number literals keep their form. */
export type GuardedCallValue<Result> = GuardedCall<Result, JsonValue, JsonObject>;

export interface GuardedResult<Result> extends ClassifiedResult<Result> {
  readonly plan: ProjectionPlan;
}

const results = sealedType<GuardedResult<unknown>>('GuardedResult', ['value', 'report', 'plan']);

/**
 * Guards one call by all contracts: the schema is linted, the ticket verified, the projection planned for what the
 * access asks for, the grant verified, the arguments classified, each found to be in the plan, and only then the call
 * made. Throws, in this order: `schema: invalid_tool_schema`, whose `evidence` is the lint's report; as
 * verifyAccessTicket does; `request: invalid_request`, `scope_mismatch` (grant and ticket are asked for another tool or
 * action); as planDataProjection does; as dispatchWithArgumentClassification does; `arguments: projection_denied` (an
 * argument that is not in the plan, or of another class there), whose `evidence` is the report; and whatever the call
 * throws, unchanged.
 */
export async function callGuarded<Result>(call: GuardedCall<Result>): Promise<GuardedResult<Result>> {
  const given = { ...call };
  return await guarded(given, schemaValue(given.schema), classifyPlain);
}

/** As callGuarded, of a schema and arguments that were read from documents. */
export async function callGuardedValue<Result>(
  call: GuardedCallValue<Result>,
): Promise<GuardedResult<Result>> {
  const given = { ...call };
  return await guarded(given, given.schema, classifyDocument);
}

async function guarded<Result, Given, Safe>(
  call: GuardedCall<Result, Given, Safe>,
  schema: JsonValue,
  classify: Classify<Given, Safe>,
): Promise<GuardedResult<Result>> {
  const { ticket, access, request, now, dispatch } = call;
  const lint = lintToolContractValue(schema);
  if (!lint.passed) throw new GateError('invalid_tool_schema', 'schema', null, lintReportJson(lint));
  verifyAccessTicket(ticket, access, now);
  if (!isCapabilityRequest(request)) throw new GateError('invalid_request', 'request');
  if (request.tool !== access.toolAction.tool || request.action !== access.toolAction.action)
    throw new GateError('scope_mismatch', 'request');
  const plan = planDataProjectionValue(schema, {
    workflowPurpose: access.purpose,
    grantedDataClasses: access.projection,
  });
  const { arguments: safe, report } = classifiedForDispatch(call, classify);
  requirePlanned(report, plan);
  return results.seal({ value: await dispatch(safe), report, plan });
}

/**
 * Requires that each argument lies in a field of the plan and has the class that the field declares. Throws
 * `arguments: projection_denied`, whose `evidence` is the arguments' report.
 */
function requirePlanned(report: ArgumentReport, plan: ProjectionPlan): void {
  const classes = new Map(plan.rationale.entries.map((entry) => [entry.field_path, entry.data_class]));
  const isPlanned = (finding: ArgumentFinding) => classes.get(fieldOf(finding.path)) === finding.data_class;
  if (![...report.allowed, ...report.redacted, ...report.blocked].every(isPlanned))
    throw new GateError('projection_denied', 'arguments', null, argumentReportJson(report));
}

/** The field that a scalar belongs to: its path with `*` for each index, but for those at the end. */
function fieldOf(path: string): string {
  return path.replaceAll(/\/[0-9]+(?=\/|$)/g, '/*').replace(/(?:\/\*)+$/, '');
}
