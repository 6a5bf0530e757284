/** How many bytes may still come from a server, whichever way they come. */
export interface ByteBudget {
  /** Whether so many more are within the limit. */
  readonly take: (bytes: number) => boolean;
}

export function byteBudget(limit: number): ByteBudget {
  let left = limit;
  return {
    take: (bytes) => {
      left -= bytes;
      return left >= 0;
    },
  };
}
