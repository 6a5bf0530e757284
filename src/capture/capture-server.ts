import { catalogDigest, catalogFaults, parseCatalog } from '../catalog/index.js';
import type { GateError } from '../errors/index.js';
import { DEFAULT_LIMITS, MAX_LIMITS } from '../limits.js';
import type { Captured } from './capture-once.js';
import { captureOnce } from './capture-once.js';
import type { CaptureSettings } from './capture-plan.js';
import { requireAlike } from './compare-captures.js';
import type { Server } from './server.js';

/** A server's catalog, captured as often as asked. */
export interface CapturedServer {
  /** The first capture: all the others mean the same. */
  readonly captured: Captured;
  /** The catalog's digest; null where the gate does not read it. */
  readonly digest: string | null;
  /** The first fault that the gate finds in it; null where it reads it. */
  readonly fault: GateError | null;
}

/**
 * Captures a server `repeat` times, each time connected anew. Throws GateError as captureOnce does, and
 * `unstable_capture`.
 */
export async function captureServer(server: Server, settings: CaptureSettings): Promise<CapturedServer> {
  const captured = await captureOnce(server, settings);
  for (let count = 1; count < settings.repeat; count += 1) {
    requireAlike(captured.text, (await captureOnce(server, settings)).text);
  }
  return { captured, ...readBack(captured.text) };
}

function readBack(text: string): Pick<CapturedServer, 'digest' | 'fault'> {
  const bytes = Buffer.from(text);
  const limits = { ...DEFAULT_LIMITS, maxBytes: MAX_LIMITS.maxBytes };
  const [fault = null] = catalogFaults(bytes, { limits });
  return { fault, digest: fault === null ? catalogDigest(parseCatalog(bytes, { limits })) : null };
}
