/** What clients of tools, and the models behind them, are known to refuse; docs/clients.md names the source of each. */
export const CLIENT_RULES = [
  'schema_missing',
  'schema_invalid',
  'dialect_unknown',
  'ref_unresolvable',
  'root_not_object',
  'root_combinator',
  'name_characters',
  'name_too_long',
  'names_clash',
  'too_many_tools',
] as const;
/** One thing that a client is known to refuse. */
export type ClientRule = (typeof CLIENT_RULES)[number];

/** A rule that a catalog breaks, and where. */
export interface ClientFinding {
  readonly code: ClientRule;
  /** The tool's key; null for a finding about the catalog as a whole. */
  readonly entry: string | null;
  /** A JSON Pointer into the tool's definition, empty for the definition itself. Property names: shown only where `detail` allows it. */
  readonly path: string;
}

/** What a catalog costs those who load it. */
export interface CatalogSize {
  readonly tools: number;
  /** Bytes of the tools' definitions as compact JSON. */
  readonly bytes: number;
  /** An estimate, `bytes / 4`: every model counts otherwise. */
  readonly tokens: number;
}

/** What clients make of one catalog. */
export interface ClientReport {
  /** Sorted by tool, path and code; what is said of the catalog as a whole comes last. */
  readonly findings: readonly ClientFinding[];
  readonly size: CatalogSize;
}

/** A finding about a candidate, beside the baseline that the change is built on. */
export interface ComparedClientFinding extends ClientFinding {
  /** Whether the baseline has it not. */
  readonly isNew: boolean;
}

/** What clients make of a candidate, beside the baseline that the change is built on. */
export interface ClientOutcome {
  /** Those that are new; the others too where all were asked for. */
  readonly findings: readonly ComparedClientFinding[];
  /** null where there is no baseline, or one without definitions. */
  readonly before: CatalogSize | null;
  readonly after: CatalogSize;
}
