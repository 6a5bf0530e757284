import { createParser } from 'eventsource-parser';
import type { EventSourceMessage } from 'eventsource-parser';
import { bodyChunks } from './body-chunks.js';
import type { ByteBudget } from './byte-budget.js';
import type { ChannelFault } from './channel.js';

/**
 * Reads the events of an answer until it ends; what is behind the last whole event is none (HTML, "Server-sent
 * events"). A stream that breaks off ends.
 */
export async function readEvents(
  response: Response,
  budget: ByteBudget,
  onEvent: (event: EventSourceMessage) => void,
): Promise<ChannelFault | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = createParser({ onEvent });
  try {
    for await (const chunk of bodyChunks(response)) {
      if (!budget.take(chunk.length)) return { code: 'too_much_output', evidence: null };
      parser.feed(decoder.decode(chunk, { stream: true }));
    }
  } catch (error) {
    return isNoUtf8(error) ? { code: 'invalid_utf8', evidence: null } : null;
  }
  return null;
}

function isNoUtf8(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}
