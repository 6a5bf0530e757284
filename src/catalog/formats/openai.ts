import type { FormatAdapter } from './adapter.js';
import { TOOLS_BY_NAME } from './adapter.js';
import { readList } from './list.js';

/** OpenAI's tools, flat or nested in `function`, and its older `functions`. */
export const OPENAI: FormatAdapter = {
  nameFields: TOOLS_BY_NAME,
  versionField: null,
  nestsFunctions: true,
  hasEnvelope: false,
  inputSchemas: ['parameters'],
  outputSchemas: [],
  read: (reading, root) => readList(reading, root, OPENAI),
};
