import { GateError } from '../../src/json/index.js';

/** The message (`field: code`) of the gate error that a function throws, or `no error`; other errors pass through. */
export function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof GateError) return error.message;
    throw error;
  }
  return 'no error';
}

/** As codeOf, of a promise. */
export async function codeOfPromise(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
  } catch (error) {
    if (error instanceof GateError) return error.message;
    throw error;
  }
  return 'no error';
}
