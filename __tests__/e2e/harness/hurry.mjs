// Preloaded into the bundle by tests of its patience: waits pass a hundred times as fast, and the clock with them.
const PACE = 100;

const { AbortController, AbortSignal, Date, DOMException, setTimeout: wait } = globalThis;
const now = Date.now;
const started = now();

Date.now = () => started + (now() - started) * PACE;
globalThis.setTimeout = (callback, milliseconds = 0, ...rest) => wait(callback, milliseconds / PACE, ...rest);
AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('Too slow', 'TimeoutError'));
  wait(expire, milliseconds / PACE).unref();
  return controller.signal;
};
