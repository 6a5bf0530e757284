import { GateError } from '../../errors/index.js';
import type { JsonObject, JsonValue } from '../../json/index.js';
import type {
  ArgumentClassifier,
  ArgumentReport,
  ClassifiedArguments,
  SafeArguments,
} from '../classification/index.js';
import { argumentReportJson, isArgumentClassifier } from '../classification/index.js';
import type { CapabilityRequest, GrantVerification } from '../grants/index.js';
import { isCapabilityRequest, verifyCapabilityGrant } from '../grants/index.js';
import { sealedType } from '../values/index.js';

/**
 * A call that is guarded by a grant and a classification. `Given` is how the arguments are given, `Safe` how their copy
 * is passed on.
 */
export interface ClassifiedCall<Result, Given = unknown, Safe = SafeArguments> extends GrantVerification {
  /** Anything that readCapabilityGrant takes. */
  readonly grant: unknown;
  /** Of capabilityRequest. */
  readonly request: CapabilityRequest;
  /** Of argumentClassifier. */
  readonly classifier: ArgumentClassifier;
  /** An object; read once, not changed. */
  readonly arguments: Given;
  /** Called once with the safe copy, after everything was checked. */
  readonly dispatch: (args: Safe) => Result | Promise<Result>;
}

/** As ClassifiedCall, of arguments that were read from a document, whose number literals keep their form. */
export type ClassifiedCallValue<Result> = ClassifiedCall<Result, JsonValue, JsonObject>;

/** What a guarded call gave, with the report of its arguments. The result is protected data. */
export interface ClassifiedResult<Result> {
  readonly value: Result;
  readonly report: ArgumentReport;
}

const results = sealedType<ClassifiedResult<unknown>>('ClassifiedResult', ['value', 'report']);

/**
 * Verifies a grant, classifies the arguments, and only then calls. OpenMed v1, "Argument classification"
 * ("Dispatch"). Throws, in this order: `request: invalid_request`; `classifier: invalid_classifier`;
 * `dispatch: invalid_dispatch` (no function); `policy: policy_profile_mismatch` (the request's against the
 * classifier's); as verifyCapabilityGrant does; as the classifier does; `arguments: blocked_by_policy`, whose
 * `evidence` is the report; and whatever the call throws, unchanged.
 */
export async function dispatchWithArgumentClassification<Result>(
  call: ClassifiedCall<Result>,
): Promise<ClassifiedResult<Result>> {
  const given = { ...call };
  const { arguments: safe, report } = classifiedForDispatch(given, classifyPlain);
  return results.seal({ value: await given.dispatch(safe), report });
}

/** As dispatchWithArgumentClassification, of arguments that were read from a document. */
export async function dispatchWithArgumentClassificationValue<Result>(
  call: ClassifiedCallValue<Result>,
): Promise<ClassifiedResult<Result>> {
  const given = { ...call };
  const { arguments: safe, report } = classifiedForDispatch(given, classifyDocument);
  return results.seal({ value: await given.dispatch(safe), report });
}

/** Classifies arguments in the form that they are given in. */
export type Classify<Given, Safe> = (
  classifier: ArgumentClassifier,
  args: Given,
) => ClassifiedArguments<Safe>;

export const classifyPlain: Classify<unknown, SafeArguments> = (classifier, args) =>
  classifier.classify(args);
export const classifyDocument: Classify<JsonValue, JsonObject> = (classifier, args) =>
  classifier.classifyValue(args);

/** Checks everything of a call, and gives the safe copy. Throws as dispatchWithArgumentClassification does. */
export function classifiedForDispatch<Given, Safe>(
  call: ClassifiedCall<unknown, Given, Safe>,
  classify: Classify<Given, Safe>,
): ClassifiedArguments<Safe> {
  const { grant, request, keys, now, classifier, arguments: args, dispatch } = call;
  if (!isCapabilityRequest(request)) throw new GateError('invalid_request', 'request');
  if (!isArgumentClassifier(classifier)) throw new GateError('invalid_classifier', 'classifier');
  if (typeof dispatch !== 'function') throw new GateError('invalid_dispatch', 'dispatch');
  if (request.policy_profile !== classifier.policyProfile)
    throw new GateError('policy_profile_mismatch', 'policy');
  verifyCapabilityGrant(grant, request, { keys, now });
  const classified = classify(classifier, args);
  if (classified.report.blocked.length > 0)
    throw new GateError('blocked_by_policy', 'arguments', null, argumentReportJson(classified.report));
  return classified;
}
