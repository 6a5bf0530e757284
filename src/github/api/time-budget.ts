import type { Clock } from './clock.js';

/** The time that calls may take together. Calls side by side count once; time between calls does not count. */
export interface TimeBudget {
  /** Milliseconds left, never below 0. */
  left(): number;
  /** Runs `work` and counts its time. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** A budget of `milliseconds` of `clock`. */
export function timeBudget(milliseconds: number, clock: Clock): TimeBudget {
  let spent = 0;
  let running = 0;
  let since = 0;

  const used = () => spent + (running > 0 ? clock.now() - since : 0);
  const start = () => {
    if (running === 0) since = clock.now();
    running += 1;
  };
  const stop = () => {
    running -= 1;
    if (running === 0) spent += clock.now() - since;
  };

  return {
    left: () => Math.max(0, milliseconds - used()),
    async during(work) {
      start();
      try {
        return await work();
      } finally {
        stop();
      }
    },
  };
}
