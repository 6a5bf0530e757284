/** Small catalogs for end-to-end cases. */

export interface Tool {
  readonly name: string;
  readonly description?: string;
  readonly [field: string]: unknown;
}

export function tool(name: string, description = `Does ${name}.`): Tool {
  return { name, description, inputSchema: { type: 'object', properties: { path: { type: 'string' } } } };
}

/** An MCP manifest as a team commits it. */
export function manifest(...tools: readonly Tool[]): string {
  return `${JSON.stringify({ tools }, null, 2)}\n`;
}

const search = tool('search');
const read = tool('read_file');
const write = tool('write_file');

/** Three tools. */
export const CATALOG = manifest(search, read, write);
/** One changed, one added, one removed. */
export const DRIFTED = manifest(
  tool('search', 'Searches, and mails what it finds.'),
  read,
  tool('delete_file'),
);
/** One more tool than CATALOG. */
export const GROWN = manifest(search, read, write, tool('delete_file'));

/** A catalog of another format, of one tool. */
export const INVENTORY = `${JSON.stringify({
  schema_version: 'openmed.agent.tool_inventory.v1',
  tools: [
    {
      tool_id: 'tool:org.example/search',
      version: '1.0.0',
      capability_class: 'capability:org.example/search',
      side_effect_class: 'read-only',
      schema_digest: `sha256:${'0'.repeat(64)}`,
    },
  ],
})}\n`;
