import type { Server } from './server.js';

/** Revisions that begin with a handshake, newest first. */
export const HANDSHAKE_REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;
/** The revision without one: each request carries what the client is. */
export const STATELESS_REVISION = '2026-07-28';
export const REVISIONS = [STATELESS_REVISION, ...HANDSHAKE_REVISIONS] as const;
export type Revision = (typeof REVISIONS)[number];

/** What a client can declare that servers make their lists depend on. */
export const CAPABILITIES = ['roots', 'sampling', 'elicitation'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** What is captured: tools alone, with the server's instructions, or with all its other lists too. */
export type Scope = 'tools' | 'instructions' | 'all';

/** How servers are captured. */
export interface CaptureSettings {
  readonly scope: Scope;
  readonly capabilities: readonly Capability[];
  /** null: the newest that the server speaks. */
  readonly revision: Revision | null;
  /** How many captures must be alike. */
  readonly repeat: number;
  /** How long no change of the lists may be announced, in milliseconds. */
  readonly settle: number;
  readonly bounds: CaptureBounds;
}

/** Bounds of one capture of one server. */
export interface CaptureBounds {
  readonly milliseconds: number;
  readonly pages: number;
  /** Of all that the server writes. */
  readonly bytes: number;
}

/** A server, what it is called, and the file that its catalog goes to; null: standard output. */
export interface Target {
  readonly name: string;
  readonly server: Server;
  readonly out: string | null;
}
