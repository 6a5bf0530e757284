export { ACCESS_DENIAL_SCHEMA_VERSION, accessDenial } from './access-denial.js';
export { accessRequest, accessTicket } from './access-ticket.js';
export type { AccessRequest, AccessTicket, AccessTicketOptions } from './access-ticket.js';
export { recordSelector, recordSelectorOf } from './record-selector.js';
export type { RecordSelector } from './record-selector.js';
export { toolAction } from './tool-action.js';
export type { ToolAction } from './tool-action.js';
export { verifyAccessTicket } from './verify-ticket.js';
