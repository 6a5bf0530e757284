export { dispatchWithArgumentClassification } from './classified-dispatch.js';
export type { ClassifiedCall, ClassifiedResult } from './classified-dispatch.js';
export { callGuarded } from './guarded-call.js';
export type { GuardedCall, GuardedResult } from './guarded-call.js';
