// Preloaded into the bundle by tests of its patience: a wait is soon over, and the clocks then stand where they would
// have stood. What the bundle does takes the time that it takes, so that a busy machine does not use up its patience.
const WAIT_PACE = 100;
/** A call that is given up after 30 s is given up after 6 s: an answer on a busy machine comes sooner. */
const CALL_PACE = 5;

const { AbortController, AbortSignal, Date, DOMException, performance, setTimeout: wait } = globalThis;
const now = Date.now;
const passed = performance.now.bind(performance);
let skipped = 0;

Date.now = () => now() + skipped;
performance.now = () => passed() + skipped;
globalThis.setTimeout = (callback, milliseconds = 0, ...rest) =>
  waitLess(() => callback(...rest), milliseconds, WAIT_PACE);
AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException('Too slow', 'TimeoutError'));
  waitLess(expire, milliseconds, CALL_PACE).unref();
  return controller.signal;
};

function waitLess(then, milliseconds, pace) {
  const end = Date.now() + milliseconds;
  return wait(() => {
    skipped += Math.max(0, end - Date.now());
    then();
  }, milliseconds / pace);
}
