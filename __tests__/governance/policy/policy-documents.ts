import type { Catalog } from '../../../src/catalog/index.js';
import { parseCatalog } from '../../../src/catalog/index.js';
import type { CatalogPolicy } from '../../../src/governance/index.js';
import { parsePolicy } from '../../../src/governance/index.js';
import { DATE_CLASS, PURPOSE, TEXT_CLASS } from '../clinical-schema.js';

export const PROJECTION = { workflow_purpose: PURPOSE, granted_data_classes: [TEXT_CLASS, DATE_CLASS] };

export const COVERAGE = {
  policy_profile: 'policy:org.example/minimum@1.0.0',
  decisions: [
    { data_class: TEXT_CLASS, action: 'redact', replacement: '[text]' },
    { data_class: DATE_CLASS, action: 'allow' },
  ],
  all: [
    { path: ['text'], data_class: TEXT_CLASS },
    { path: ['documents', '*', 'text'], data_class: TEXT_CLASS },
    { path: ['written'], data_class: DATE_CLASS },
  ],
};

/** A policy document that asks for what is given. */
export function policyDocument(members: object): object {
  return { schema_version: 'tool-catalog-gate.policy.v1', ...members };
}

export function bytesOf(document: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(document));
}

export function policyOf(members: object): CatalogPolicy {
  return parsePolicy(bytesOf(policyDocument(members)));
}

/** A manifest of tools with these input schemas. */
export function manifestOf(schemas: { readonly [name: string]: unknown }): Catalog {
  const tools = Object.entries(schemas).map(([name, inputSchema]) => ({ name, inputSchema }));
  return parseCatalog(bytesOf({ tools }), { format: 'mcp' });
}
