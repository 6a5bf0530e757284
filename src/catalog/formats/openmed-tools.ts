import type { FormatAdapter } from './adapter.js';
import { TOOLS_BY_NAME } from './adapter.js';
import { readList } from './list.js';

/** What OpenMed's registry document (`tools.json`) holds beside its tools. */
export const REGISTRY_MEMBERS: readonly string[] = ['schema_version', 'workflows'];

/** Tools as OpenMed's registry defines them: keyed by name and version. */
export const OPENMED_TOOLS: FormatAdapter = {
  nameFields: TOOLS_BY_NAME,
  versionField: 'version',
  nestsFunctions: false,
  hasEnvelope: false,
  inputSchemas: ['input_schema'],
  outputSchemas: ['output_schema'],
  read: (reading, root) => readList(reading, root, OPENMED_TOOLS),
};
