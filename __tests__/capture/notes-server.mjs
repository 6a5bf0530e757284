// A server of the SDK's second major version, which speaks protocol revision 2026-07-28, and the older ones unless it
// is told not to: node notes-server.mjs [stdio|http] [modern]. Over HTTP it prints its address on standard error.
import { createServer } from 'node:http';
import process from 'node:process';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { McpServer, createMcpHandler, fromJsonSchema } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

const [, , transport = 'stdio', era] = process.argv;
const legacy = era === 'modern' ? 'reject' : undefined;

function notes() {
  const server = new McpServer(
    { name: 'notes', version: '1.2.3' },
    { instructions: 'Search before you read.', capabilities: { tools: { listChanged: true } } },
  );
  const schema = (properties) =>
    fromJsonSchema({ type: 'object', properties, required: Object.keys(properties) });
  server.registerTool(
    'search_notes',
    { description: 'Searches the notes.', inputSchema: schema({ query: { type: 'string' } }) },
    () => ({ content: [] }),
  );
  server.registerTool(
    'read_note',
    {
      description: 'Reads one note – “whole”.',
      inputSchema: schema({ id: { type: 'integer', maximum: 9007199254740991 } }),
      annotations: { readOnlyHint: true },
    },
    () => ({ content: [] }),
  );
  return server;
}

if (transport === 'stdio') serveStdio(notes, legacy === undefined ? {} : { legacy });
else {
  const handler = createMcpHandler(notes, legacy === undefined ? {} : { legacy });
  const listener = createServer(toNodeHandler(handler));
  listener.listen(0, '127.0.0.1', () =>
    process.stderr.write(`http://127.0.0.1:${listener.address().port}/mcp\n`),
  );
}
