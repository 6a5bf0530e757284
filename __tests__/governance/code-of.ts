import { GateError } from '../../src/errors/index.js';

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

/** A proxy that everything fails on, even the question whether it is an array. */
export function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
