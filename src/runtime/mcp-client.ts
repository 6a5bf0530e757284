/**
 * What is needed of a client of the Model Context Protocol: that of `@modelcontextprotocol/sdk` has it. It must be
 * connected.
 */
export interface McpClient {
  request(
    request: { readonly method: string; readonly params?: { readonly [name: string]: unknown } },
    resultSchema: unknown,
    options?: { readonly timeout?: number },
  ): Promise<unknown>;
  setNotificationHandler(notificationSchema: unknown, handler: () => Promise<void>): void;
}
