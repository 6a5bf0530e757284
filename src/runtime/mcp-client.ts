/**
 * What is needed of a client of the Model Context Protocol: that of `@modelcontextprotocol/sdk` (version 1) has it, and
 * that of `@modelcontextprotocol/client` (version 2). It must be connected. Neither package is imported here, so that a
 * bundler never looks for one.
 */
export interface McpClient {
  request(
    request: { readonly method: string; readonly params?: { readonly [name: string]: unknown } },
    resultSchema: unknown,
    options?: { readonly timeout?: number },
  ): Promise<unknown>;
  setNotificationHandler(notification: unknown, handler: () => Promise<void>): void;
}

/** Takes every value as it is: version 1 of the SDK parses by Zod's methods, version 2 by Standard Schema's. */
const ANYTHING = {
  parse: (value: unknown) => value,
  safeParse: (value: unknown) => ({ success: true, data: value }),
  '~standard': { version: 1, vendor: 'tool-catalog-gate', validate: (value: unknown) => ({ value }) },
} as const;

const LIST_CHANGED = 'notifications/tools/list_changed';

/** How version 1 is told a notification: by a schema whose `method` is a literal. */
const LIST_CHANGED_SCHEMA = {
  ...ANYTHING,
  shape: { method: { value: LIST_CHANGED, _def: { value: LIST_CHANGED } } },
} as const;

/** A server's answer to a request, as the client's transport read it. Rejects as the client does. */
export async function requestRaw(
  client: McpClient,
  request: Parameters<McpClient['request']>[0],
  timeout: number | undefined,
): Promise<unknown> {
  return await client.request(request, ANYTHING, timeout === undefined ? {} : { timeout });
}

/** Calls a handler whenever the server says that its tools changed. Version 2 takes the method by name, 1 does not. */
export function onToolListChanged(client: McpClient, handler: () => Promise<void>): void {
  try {
    client.setNotificationHandler(LIST_CHANGED, handler);
  } catch {
    client.setNotificationHandler(LIST_CHANGED_SCHEMA, handler);
  }
}
