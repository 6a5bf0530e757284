export { clientReport, compareForClients } from './client-report.js';
export type { ClientOptions } from './client-report.js';
export { CLIENT_RULES } from './client-rules.js';
export type {
  CatalogSize,
  ClientFinding,
  ClientOutcome,
  ClientReport,
  ClientRule,
  ComparedClientFinding,
} from './client-rules.js';
