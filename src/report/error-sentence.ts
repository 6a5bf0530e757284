import type { GateError } from '../json/index.js';
import { codeSpan } from './code-span.js';
import { ERROR_SENTENCES } from './error-sentences.js';

/**
 * What went wrong and what to do next, as Markdown on one line: the field, the place where there is one, then a
 * fixed sentence for the code and the code itself. Nothing in it comes from an input but the error's own field, line and column.
 */
export function errorSentence(error: GateError): string {
  const place = error.place === null ? '' : `, line ${error.place.line}, column ${error.place.column}`;
  return `${codeSpan(error.field)}${place}: ${ERROR_SENTENCES[error.code]} (\`${error.code}\`)`;
}
