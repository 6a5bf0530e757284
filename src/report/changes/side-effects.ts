import type { Entry, Format, SideEffectClass } from '../../catalog/index.js';
import { isSideEffectClass, namedPart, statedSideEffects } from '../../catalog/index.js';
import { isObject, member } from '../../json/index.js';

/** What an entry may do. */
export interface SideEffects {
  readonly class: SideEffectClass;
  /** Whether the definition says so; else it is what MCP assumes where nothing is said. */
  readonly isStated: boolean;
}

/** Formats whose tools can carry MCP's annotations. */
const ANNOTATED: ReadonlySet<Format> = new Set<Format>(['mcp', 'directory', 'directory-by-file', 'map']);

/**
 * The side effects of a tool: an inventory's own class, or what MCP's annotations stand for (see `statedSideEffects`);
 * null for an entry that is no tool, and in the formats that say nothing of side effects.
 */
export function sideEffectsOf(format: Format, { kind, definition }: Entry): SideEffects | null {
  if (kind !== 'tool') return null;
  const own = member(definition, 'side_effect_class');
  if (isSideEffectClass(own)) return { class: own, isStated: true };
  const part = namedPart(format, definition);
  const annotations = member(part, 'annotations');
  if (!ANNOTATED.has(format) && annotations === undefined) return null;
  const hint = (name: string) => (isObject(annotations) ? member(annotations, name) : undefined);
  const isStated = hint('readOnlyHint') === true || typeof hint('destructiveHint') === 'boolean';
  return { class: statedSideEffects(part), isStated };
}
