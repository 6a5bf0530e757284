import { ENTRY_LISTS } from '../catalog.js';
import type { FormatAdapter } from './adapter.js';
import { readList } from './list.js';

/** The result of MCP's `tools/list`, the lists of prompts and resources beside it. */
export const MCP: FormatAdapter = {
  nameFields: new Map([
    ['tool', 'name'],
    ['prompt', 'name'],
    ['resource', 'uri'],
    ['resourceTemplate', 'uriTemplate'],
  ]),
  versionField: null,
  nestsFunctions: false,
  hasEnvelope: true,
  inputSchemas: ['inputSchema'],
  outputSchemas: ['outputSchema'],
  read: (reading, root) =>
    readList(reading, root, MCP, new Map([...ENTRY_LISTS].filter(([list]) => list !== 'tools'))),
};
