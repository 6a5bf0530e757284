export { annotations } from './annotations.js';
export type { Annotation } from './annotations.js';
export { LIMITS, marker, renderDiffMarkdown, renderMarkdown, sizeOf } from './markdown/index.js';
export type { Budget, Limit, MarkdownOptions } from './markdown/index.js';
export { cellSpan, codeSpan, htmlText, neutralise, shownName, shownText } from './escape/index.js';
export { DIFF_VERSION, renderDiffJson } from './comparison.js';
export type { Comparison, DiffJsonOptions } from './comparison.js';
export { DETAILS } from './detail.js';
export type { Detail } from './detail.js';
export { catalogSources } from './places/index.js';
export type { CatalogSources, RepositoryPlace } from './places/index.js';
export type { ReportContext } from './context.js';
export {
  checkTitle,
  clientLine,
  commandErrorSentence,
  uncommittedSentence,
  errorSentence,
  followUpReport,
  followUpSentence,
  headline,
  inheritedCount,
  INTERRUPTED,
  nextStep,
  noteLines,
  sizeLine,
  writeWarning,
} from './wording/index.js';
export { REPORT_VERSION, renderJson } from './json.js';
export type { JsonOptions } from './json.js';
export type { Counted, FollowUpWords, NextStepOptions, WriteFault } from './wording/index.js';
export { renderDiffSarif, renderSarif } from './sarif.js';
export type { SarifOptions } from './sarif.js';
export { renderDecisionText, renderText } from './text.js';
export type { TextOptions } from './text.js';
export type { PointersInUse } from './wording/index.js';
