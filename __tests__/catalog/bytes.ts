/** The UTF-8 bytes of a text. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The UTF-8 bytes of a value's JSON. */
export function jsonBytes(value: unknown): Uint8Array {
  return bytesOf(JSON.stringify(value));
}
