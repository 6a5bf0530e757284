import { GateError } from '../errors/index.js';
import type { CapturedServer } from './capture-server.js';
import { captureServer } from './capture-server.js';
import type { CaptureSettings, Target } from './capture-plan.js';
import { writeWhole } from './write-whole.js';

/** What came of one server. */
export interface CaptureResult {
  readonly target: Target;
  readonly captured: CapturedServer | GateError;
}

/**
 * Captures servers one after the other and writes each catalog that is whole; what one of them fails with keeps no other
 * from being captured.
 */
export async function runCaptures(
  targets: readonly Target[],
  settings: CaptureSettings,
): Promise<readonly CaptureResult[]> {
  const results: CaptureResult[] = [];
  for (const target of targets) results.push({ target, captured: await captured(target, settings) });
  return results;
}

async function captured(target: Target, settings: CaptureSettings): Promise<CapturedServer | GateError> {
  try {
    const result = await captureServer(target.server, settings);
    if (target.out !== null) writeWhole(target.out, result.captured.text);
    return result;
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
}
