import { GateError } from '../errors/index.js';
import { shownAnswer } from './channel/index.js';

/** What a server wrote that is no message: how often, and what first, cut and escaped. */
export interface Noise {
  readonly count: number;
  readonly first: string;
}

export const NO_NOISE: Noise = { count: 0, first: '' };

/** The noise with one line more; a blank one is none. */
export function withLine({ count, first }: Noise, line: string): Noise {
  if (line.trim() === '') return { count, first };
  return { count: count + 1, first: count === 0 ? shownAnswer(line) : first };
}

/** The noise of a server in a line; none where there was none. */
export function noiseLines({ count, first }: Noise): readonly string[] {
  return count === 0
    ? []
    : [
        `${count} line${count === 1 ? '' : 's'} on standard output passed over, since no message; the first: ${first}`,
      ];
}

/** An error of a capture with the noise as a part of its evidence, since it tells what else was started; any other as it is. */
export function withNoise(error: unknown, noise: Noise): unknown {
  if (!(error instanceof GateError) || noise.count === 0) return error;
  const { code, field, place, evidence } = error;
  return new GateError(
    code,
    field,
    place,
    [...(evidence === null ? [] : [evidence]), ...noiseLines(noise)].join('\n'),
  );
}
