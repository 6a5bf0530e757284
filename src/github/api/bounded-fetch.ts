import { GateError } from '../../errors/index.js';

/** The part of `fetch` that is used here. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** The part of a `Response` that octokit reads. */
export interface ReadResponse {
  readonly status: number;
  readonly url: string;
  readonly headers: Headers;
  readonly body: null;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * `fetch` that has read the whole body when it answers: a body that breaks off is a network fault here, where octokit
 * would take what came for the answer. A body of more than `largest` bytes (after decompression) is GateError
 * `too_large`.
 */
export function boundedFetch(
  fetch: Fetch,
  largest: number,
): (url: string, options: RequestInit) => Promise<ReadResponse> {
  return async (url, options) => {
    const response = await fetch(url, options);
    const bytes = await bodyOf(response, largest);
    return {
      status: response.status,
      url: response.url,
      headers: response.headers,
      body: null,
      text: () => Promise.resolve(new TextDecoder().decode(bytes)),
      arrayBuffer: () => Promise.resolve(bytes.buffer),
    };
  };
}

async function bodyOf(response: Response, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  if (response.body === null) return new Uint8Array(0);
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > largest) {
      await reader.cancel();
      throw new GateError('too_large', 'github');
    }
  }
  return joined(chunks, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
