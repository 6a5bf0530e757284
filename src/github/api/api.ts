/** What GitHub answered to one call: never 401, 403, 429 or 5xx, which end in an error. */
export interface Answer {
  readonly status: number;
  /** Header names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Untrusted; read it with the functions of answer.ts. */
  readonly data: unknown;
}

/** The items of a list over all its pages. */
export interface Pages {
  /** The status of the last page asked for; no items where the first was refused. */
  readonly status: number;
  readonly items: readonly unknown[];
  /** Whether the list was read to its end. */
  readonly complete: boolean;
}

export interface GraphqlAnswer {
  readonly data: unknown;
  /** The `type` of each error (`FORBIDDEN`, `NOT_FOUND`, …), `UNKNOWN` where it has none. */
  readonly errors: readonly string[];
}

/** What stands at an address that GitHub names. */
export interface Download {
  /** GitHub's own status where it names no address, else that of the address. */
  readonly status: number;
  /** null where there is nothing to be had. */
  readonly bytes: Uint8Array | null;
}

export type Parameters = Readonly<Record<string, unknown>>;

/**
 * GitHub as the rest of this room sees it. Each method throws GateError `permission_missing` (its field names the
 * permission), `rate_limited`, `github_unavailable`, `github_refused` (a token that is not accepted) or `too_large`.
 */
export interface Api {
  /**
   * One call; `route` is a method and a URL template (`GET /repos/{owner}/{repo}`), `parameters` fill it, the query and
   * the body.
   */
  request(route: string, parameters?: Parameters): Promise<Answer>;
  /**
   * Every page of a list, 100 items each, at most `maxPages`; `list` names the member that holds the items where the
   * answer is an object.
   */
  paginate(route: string, parameters: Parameters, maxPages: number, list?: string): Promise<Pages>;
  /**
   * One call that GitHub answers with an address elsewhere (302), and what stands there, `maxBytes` at most: the address
   * is asked without the token, and only by https where GitHub is reached so.
   */
  download(route: string, parameters: Parameters, maxBytes: number): Promise<Download>;
  /** One query that only reads. */
  graphql(query: string, variables: Parameters): Promise<GraphqlAnswer>;
}
