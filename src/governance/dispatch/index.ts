export {
  dispatchWithArgumentClassification,
  dispatchWithArgumentClassificationValue,
} from './classified-dispatch.js';
export type { ClassifiedCall, ClassifiedCallValue, ClassifiedResult } from './classified-dispatch.js';
export { dispatchWithCapabilityGrant } from './grant-dispatch.js';
export type { GrantedCall } from './grant-dispatch.js';
export { callGuarded, callGuardedValue } from './guarded-call.js';
export type { GuardedCall, GuardedCallValue, GuardedResult } from './guarded-call.js';
export { dispatchWithAccessTicket } from './ticket-dispatch.js';
export type { TicketedCall } from './ticket-dispatch.js';
