/** The bytes of an answer's body as they come; leaving early ends the connection. */
export async function* bodyChunks({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      const chunk: unknown = (await reader.read()).value;
      if (!(chunk instanceof Uint8Array)) return;
      yield chunk;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
