import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every twentieth tool is another one in the candidate. */
const isChanged = (index) => index % 20 === 0;

/** Two inventories of so many records, as files: their paths. */
export function inventoryFiles(folder, records) {
  return twoFiles(folder, `inventory-${records}`, (candidate) => ({
    schema_version: 'openmed.agent.tool_inventory.v1',
    tools: Array.from({ length: records }, (_, index) => record(index, candidate && isChanged(index))),
  }));
}

/** Two MCP manifests of about so many bytes, as files: their paths. */
export function manifestFiles(folder, bytes) {
  const tools = Math.ceil(bytes / Buffer.byteLength(JSON.stringify([tool(1000, false)], null, 2)));
  return twoFiles(folder, `manifest-${bytes}`, (candidate) => manifest(0, tools, candidate));
}

/** A manifest of so many tools from a number on, or its candidate, in which every twentieth is another one. */
export function manifest(first, tools, candidate) {
  return {
    tools: Array.from({ length: tools }, (_, index) =>
      tool(first + index, candidate && isChanged(first + index)),
    ),
  };
}

function twoFiles(folder, name, documentOf) {
  return ['baseline', 'candidate'].map((side) => {
    const file = join(folder, `${name}-${side}.json`);
    writeFileSync(file, JSON.stringify(documentOf(side === 'candidate'), null, 2));
    return file;
  });
}

function record(index, changed) {
  return {
    tool_id: `tool:org.example.team-${index % 37}/tool-${index}`,
    version: `1.${index % 7}.${index % 11}`,
    capability_class: `capability:org.example/class-${index % 13}`,
    side_effect_class: 'read-only',
    schema_digest: `sha256:${createHash('sha256').update(`${index} ${changed}`).digest('hex')}`,
  };
}

function tool(index, changed) {
  const property = (number) => ({
    type: 'string',
    description: `What property ${number} of tool ${index} is for, in a sentence of usual length.`,
    minLength: 1,
    maxLength: 200 + number,
  });
  const properties = Array.from({ length: 8 }, (_, number) => [`property_${number}`, property(number)]);
  return {
    name: `tool_${index}`,
    title: `Tool ${index}`,
    description: `Does thing ${index}${changed ? ' otherwise' : ''}, and says how that went.`,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: ['property_0', 'property_1'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, openWorldHint: index % 2 === 0 },
  };
}
