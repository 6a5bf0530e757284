import { PACKAGE_VERSION } from '../package-version.js';
import type { Capability } from './capture-plan.js';
import { STATELESS_REVISION } from './capture-plan.js';

/** What the capture is called towards a server. */
export const CLIENT_INFO = JSON.stringify({ name: 'tool-catalog-gate', version: PACKAGE_VERSION });

/**
 * What is declared, as a client of any revision declares it. What a client can be asked for it can be asked for as a task
 * too (revision 2025-11-25, "Tasks"): servers list tools that do so only then.
 */
export function declared(capabilities: readonly Capability[]): string {
  const plain = capabilities.map((capability) => [capability, {}] as const);
  const asTasks = capabilities.flatMap((capability) => {
    const request = REQUESTS.get(capability);
    return request === undefined ? [] : [[capability, { [request]: {} }] as const];
  });
  const tasks = asTasks.length === 0 ? {} : { tasks: { requests: Object.fromEntries(asTasks) } };
  return JSON.stringify({ ...Object.fromEntries(plain), ...tasks });
}

const REQUESTS: ReadonlyMap<Capability, string> = new Map([
  ['sampling', 'createMessage'],
  ['elicitation', 'create'],
]);

/** The `_meta` that each request of revision 2026-07-28 carries (its page "Overview", `_meta`). */
export function clientMeta(capabilities: readonly Capability[]): string {
  const prefix = 'io.modelcontextprotocol/';
  return [
    `{"${prefix}protocolVersion":"${STATELESS_REVISION}"`,
    `"${prefix}clientInfo":${CLIENT_INFO}`,
    `"${prefix}clientCapabilities":${declared(capabilities)}}`,
  ].join(',');
}
