import type { Inputs, Settings } from '../settings/index.js';
import type { Checkout, CommitReader } from '../git/index.js';
import type { Api, Environment } from '../github/index.js';
import type { Subject } from './subject.js';
import type { WhereItLeft } from './where-it-left.js';

/** What a run of the gate is given. */
export interface GateContext {
  readonly inputs: Inputs;
  readonly environment: Environment;
  /** Absolute. */
  readonly workspace: string;
  /** null without a token. */
  readonly api: Api | null;
  /** The client with `owners-token`, which may be able to read teams; null without a token. */
  readonly ownersApi: Api | null;
}

/** A run whose settings and commits are known. */
export interface GateSession extends GateContext {
  readonly settings: Settings;
  readonly subject: Subject;
  readonly commits: CommitReader;
  readonly checkout: Checkout | null;
  readonly whereItLeft: WhereItLeft;
}
