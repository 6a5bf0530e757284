/** The parts of `KIND:NAMESPACE/NAME` or `KIND:NAMESPACE/NAME@VERSION`. */
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

/** Characters of an identifier and of its namespace; a limit of the kinds that have a type of their own. */
export const MAX_IDENTIFIER_CHARACTERS = 512;
export const MAX_NAMESPACE_CHARACTERS = 253;
export const MAX_VERSION_CHARACTERS = 64;

/**
 * Splits an identifier by OpenMed's grammar (v1, "Governance identifiers"), null where it does not match. The kind is
 * any lower-case word, no length is limited. Label by label, so that no long text is held by one pattern.
 */
export function splitIdentifier(value: string): IdentifierParts | null {
  const [, kind = '', namespace = '', name = '', version = null] = HEAD.exec(value) ?? [];
  const labels = namespace.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null;
  if (!NAME.test(name) || (version !== null && !VERSION.test(version))) return null;
  return { kind, namespace, name, version };
}

/**
 * Whether a text is an identifier of a kind that a record holds, and whether it names a version; null where it is none.
 */
export function identifierForm(text: string, kind: 'tool' | 'capability'): 'plain' | 'versioned' | null {
  const parts = text.length > MAX_IDENTIFIER_CHARACTERS ? null : splitIdentifier(text);
  if (parts?.kind !== kind || parts.namespace.length > MAX_NAMESPACE_CHARACTERS) return null;
  return parts.version === null ? 'plain' : 'versioned';
}

/** Whether a text is a tool's version: `N.N.N`, 64 characters at most (OpenMed v1, "Tool inventory"). */
export function isToolVersion(text: string): boolean {
  return text.length <= MAX_VERSION_CHARACTERS && VERSION.test(text);
}
