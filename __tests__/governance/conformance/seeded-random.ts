/** Repeatable choices: the same seed gives the same sequence on every machine. */
export interface Choices {
  /** An integer from 0 to below `count`. */
  below(count: number): number;
  one<T>(options: readonly [T, ...T[]]): T;
  /** True about once in `times`. */
  once(times: number): boolean;
}

/** The mulberry32 generator: 32 bits of state, no dependency. */
export function choices(seed: number): Choices {
  let state = seed >>> 0;
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * count);
  };
  return {
    below,
    one: (options) => options[below(options.length)] ?? options[0],
    once: (times) => below(times) === 0,
  };
}
