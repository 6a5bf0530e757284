const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const NUMBER = '(?:0|[1-9][0-9]*)';
const VERSION = `${NUMBER}\\.${NUMBER}\\.${NUMBER}`;
const IDENTIFIER = new RegExp(`^[a-z]+:${LABEL}(?:\\.${LABEL})+/[a-z][a-z0-9-]{0,63}(?:@${VERSION})?$`);
const SEMVER = new RegExp(`^${VERSION}$`);

const MOST_CHARACTERS = 512;
const MOST_NAMESPACE_CHARACTERS = 253;
const MOST_VERSION_CHARACTERS = 64;

/**
 * Whether a text is a governance identifier of a kind, `KIND:NAMESPACE/NAME` or `KIND:NAMESPACE/NAME@VERSION`
 * (OpenMed v1, "Governance identifiers"), and whether it names a version; null where it is none.
 */
export function identifierForm(text: string, kind: 'tool' | 'capability'): 'plain' | 'versioned' | null {
  if (text.length > MOST_CHARACTERS || !text.startsWith(`${kind}:`) || !IDENTIFIER.test(text)) return null;
  if (text.indexOf('/') - kind.length - 1 > MOST_NAMESPACE_CHARACTERS) return null;
  return text.includes('@') ? 'versioned' : 'plain';
}

/** Whether a text is a tool's version: `N.N.N`, 64 characters at most (OpenMed v1, "Tool inventory"). */
export function isToolVersion(text: string): boolean {
  return text.length <= MOST_VERSION_CHARACTERS && SEMVER.test(text);
}
