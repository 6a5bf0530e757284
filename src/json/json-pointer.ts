/** A JSON Pointer (RFC 6901) of its tokens: `~` and `/` escaped; no token is the whole document, ``. */
export function jsonPointer(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
