import type { FormatAdapter } from './adapter.js';
import { TOOLS_BY_NAME } from './adapter.js';
import { readList } from './list.js';

/** Anthropic's tools. */
export const ANTHROPIC: FormatAdapter = {
  nameFields: TOOLS_BY_NAME,
  versionField: null,
  nestsFunctions: false,
  hasEnvelope: false,
  inputSchemas: ['input_schema'],
  outputSchemas: ['output_schema'],
  read: (reading, root) => readList(reading, root, ANTHROPIC),
};
