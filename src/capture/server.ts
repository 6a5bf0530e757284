/** A server to capture: a command that speaks over its standard streams, or an address. */
export type Server = CommandServer | AddressServer;

export interface CommandServer {
  readonly is: 'command';
  readonly command: string;
  readonly arguments: readonly string[];
  readonly directory: string;
  /** Its whole environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Values among it that nothing may show. */
  readonly secrets: readonly string[];
}

export interface AddressServer {
  readonly is: 'address';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it is known to speak the HTTP+SSE transport of revision 2024-11-05. */
  readonly eventsOnly: boolean;
}
