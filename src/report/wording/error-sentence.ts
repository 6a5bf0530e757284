import { SETTINGS_PATH } from '../../gate/index.js';
import type { CatalogDecision } from '../../gate/index.js';
import type { GateError } from '../../errors/index.js';
import { codeSpan, shownText } from '../escape/index.js';
import { ERROR_SENTENCES } from './error-sentences.js';
import { SETTING_TAKES } from './setting-takes.js';

/**
 * What went wrong and what to do next, as Markdown on one line: the file if it is known, the field, the place where
 * there is one, then a fixed sentence for the code and the code itself. Nothing in it comes from an input but that path
 * and the error's own field, line and column.
 */
export function errorSentence(error: GateError, path: string | null = null): string {
  const place = error.place === null ? '' : `, line ${error.place.line}, column ${error.place.column}`;
  const file = path ?? (/^settings(?:\.|$)/.test(error.field) ? SETTINGS_PATH : null);
  const where =
    file === null ? codeSpan(error.field) : `${codeSpan(shownText(file))} (${codeSpan(error.field)})`;
  return `${where}${place}: ${takesSentence(error) ?? ERROR_SENTENCES[error.code]} (\`${error.code}\`)`;
}

/** What an input, or a key of the settings file, takes that has another value. */
function takesSentence({ code, field }: GateError): string | null {
  if (code !== 'invalid_input' && code !== 'invalid_settings') return null;
  const takes = SETTING_TAKES.get(field.replace(/^settings\./, ''));
  if (takes === undefined) return null;
  const where = code === 'invalid_settings' ? ' Fix it in the settings file.' : '';
  return `This value is not understood: it takes ${takes}.${where}`;
}

/**
 * The same for the error of a catalog, with the path of its baseline or candidate where the error is about that file.
 */
export function catalogErrorSentence(error: GateError, catalog: CatalogDecision): string {
  return errorSentence(error, pathOfField(error.field, catalog));
}

function pathOfField(
  field: string,
  { baselinePath, candidatePath, previousBaselinePath }: CatalogDecision,
): string | null {
  switch (field.split(/[./]/, 1)[0]) {
    case 'baseline':
      return baselinePath;
    case 'candidate':
      return candidatePath;
    case 'previous-baseline':
      return previousBaselinePath;
    default:
      return null;
  }
}
