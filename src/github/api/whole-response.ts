import { GateError } from '../../errors/index.js';

/** What is asked of a `fetch` here: the part of its options that octokit sets. */
export interface FetchOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  /** `manual` hands a redirect back as an answer. */
  readonly redirect?: 'follow' | 'manual';
}

/** A `fetch` that has read the whole body when it answers; a body that breaks off is a network fault. */
export type WholeFetch = (url: string, options: FetchOptions) => Promise<WholeResponse>;

/** The part of a `Response` that octokit reads. */
export interface WholeResponse {
  readonly status: number;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: null;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** An answer that was read to its end; names of headers are in lower case. */
export function wholeResponse(answer: {
  readonly status: number;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Uint8Array;
}): WholeResponse {
  const { bytes, ...head } = answer;
  return {
    ...head,
    body: null,
    text: () => Promise.resolve(new TextDecoder().decode(bytes)),
    arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
  };
}

/**
 * The bytes of a body. Throws GateError `too_large` for more than `maxBytes`, when so many have come, and what the
 * stream throws.
 */
export async function bytesOf(body: AsyncIterable<unknown>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue;
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) throw new GateError('too_large', 'github');
  }
  return Buffer.concat(chunks, length);
}
