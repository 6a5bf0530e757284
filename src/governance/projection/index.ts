export {
  DATA_PROJECTION_PLAN_SCHEMA_VERSION,
  planDataProjection,
  planDataProjectionValue,
  projectionPlanJson,
  projectionRationale,
} from './data-projection.js';
export type { ProjectionPlan } from './data-projection.js';
export { projectionAuthority } from './projection-authority.js';
export type { ProjectionRequest } from './projection-authority.js';
export { DATA_PROJECTION_RATIONALE_SCHEMA_VERSION, projectionRationaleJson } from './projection-rationale.js';
export type {
  ProjectionDecision,
  ProjectionRationale,
  ProjectionReason,
  RationaleEntry,
} from './projection-rationale.js';
