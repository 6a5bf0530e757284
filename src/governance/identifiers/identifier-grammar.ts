/** The parts of `KIND:NS/NAME` or `KIND:NS/NAME@VER`. */
export interface IdentifierParts {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  readonly version: string | null;
}

const HEAD = /^([a-z]+):([^/]*)\/([^@]*)(?:@([^]*))?$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)$/;

/**
 * Splits an identifier by the contract's grammar ("Governance identifiers"), null where it does not match. The kind is
 * any lower-case word, no length is limited. Label by label, so that no long text is held by one pattern.
 */
export function splitIdentifier(value: string): IdentifierParts | null {
  const [, kind = '', namespace = '', name = '', version = null] = HEAD.exec(value) ?? [];
  const labels = namespace.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null;
  if (!NAME.test(name) || (version !== null && !VERSION.test(version))) return null;
  return { kind, namespace, name, version };
}
