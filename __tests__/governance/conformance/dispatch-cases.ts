import type { CapabilityConstraint } from '../../../src/governance/index.js';
import {
  argumentReportJson,
  capabilityRequest,
  dispatchWithArgumentClassification,
  dispatchWithArgumentClassificationValue,
} from '../../../src/governance/index.js';
import { fromValue, pythonJson } from '../../../src/json/index.js';
import type { ClassifyCase } from './classify-cases.js';
import { classifierOf, classifyCase } from './classify-cases.js';
import { parseDocument } from './document.js';
import type { VerifyCase } from './grant-cases.js';
import { keysOf, verifyCase } from './grant-cases.js';
import { isDraftObject } from './raw-json.js';
import type { Choices } from './seeded-random.js';

export interface DispatchCase {
  readonly function: 'dispatch';
  readonly classify: ClassifyCase;
  readonly verify: VerifyCase;
}

export function dispatchCase(choose: Choices): DispatchCase {
  const verify = verifyCase(choose);
  const classify = classifyCase(choose);
  const profile = isDraftObject(verify.request) ? (verify.request['policy_profile'] ?? null) : null;
  return {
    function: 'dispatch',
    classify: choose.once(8) ? classify : { ...classify, profile },
    verify: choose.once(4) ? verify : { ...verify, keys: 'f0'.repeat(32), now: 0 },
  };
}

export async function answerDispatch(given: DispatchCase): Promise<string> {
  const result = await dispatchWithArgumentClassificationValue({
    ...guardOf(given),
    arguments: parseDocument(given.classify.arguments),
    dispatch: pythonJson,
  });
  return `${argumentReportJson(result.report)} ${result.value}`;
}

export async function answerDispatchOfPlainValue(given: DispatchCase): Promise<string> {
  const result = await dispatchWithArgumentClassification({
    ...guardOf(given),
    arguments: JSON.parse(given.classify.arguments),
    dispatch: (args) => pythonJson(fromValue(args, 'copy')),
  });
  return `${argumentReportJson(result.report)} ${result.value}`;
}

function guardOf({ classify, verify }: DispatchCase) {
  return {
    grant: verify.as === 'object' ? JSON.parse(verify.manifest) : verify.manifest,
    request: capabilityRequest(verify.request as unknown as CapabilityConstraint),
    keys: keysOf(verify.keys),
    now: verify.now as number,
    classifier: classifierOf(classify),
  };
}
