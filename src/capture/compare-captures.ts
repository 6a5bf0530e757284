import type { Catalog, Entry } from '../catalog/index.js';
import { parseCatalog } from '../catalog/index.js';
import type { CatalogDiff, PlaceRule } from '../diff/index.js';
import { diffCatalogs, differingPlaces, isEmpty, placeRule } from '../diff/index.js';
import { GateError } from '../errors/index.js';
import { MAX_LIMITS } from '../limits.js';
import { neutralise, shownName, shownText } from '../report/index.js';

const MAX_PLACES = 20;

/**
 * Holds two captures of a server against each other by what they mean: the order of tools and of keys is no difference.
 * Throws GateError `unstable_capture` about `capture`, whose evidence are the names and pointers that differ, and what to
 * write into the settings file where such a place is to be left out of the comparison.
 */
export function requireAlike(first: string, second: string): void {
  if (first === second) return;
  const [before, after] = [catalogOf(first), catalogOf(second)];
  if (before === null || after === null) throw unstable(['They are no catalogs that the gate reads.']);
  const diff = diffCatalogs(before, after);
  if (isEmpty(diff)) return;
  const found = differences(before, diff);
  throw unstable([...cut(found.map(({ words }) => words)), ...remedy(found)]);
}

function unstable(lines: readonly string[]): GateError {
  return new GateError('unstable_capture', 'capture', null, lines.join('\n'));
}

function cut(lines: readonly string[]): readonly string[] {
  const more = lines.length - MAX_PLACES;
  return more > 0 ? [...lines.slice(0, MAX_PLACES), `and ${more} more`] : lines;
}

function catalogOf(text: string): Catalog | null {
  try {
    return parseCatalog(Buffer.from(text), { format: 'mcp', limits: MAX_LIMITS });
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}

/** Where two captures differ. */
interface Difference {
  readonly words: string;
  readonly rule: PlaceRule | null;
}

function differences(before: Catalog, diff: CatalogDiff): readonly Difference[] {
  const places = differingPlaces(before.format, diff).map((place) => ({
    words: `${place.entry === null ? '' : `${named(place.entry)}: `}${neutralise(place.pointer)}`,
    rule: placeRule(place),
  }));
  const only = [...diff.removed, ...diff.added].map((entry) => ({
    words: `${named(entry)}: in one of them only`,
    rule: null,
  }));
  return [...places, ...only];
}

/** The pointers as the settings file takes them; a line that would have to be escaped for a log is left out. */
function remedy(found: readonly Difference[]): readonly string[] {
  const lines = (['ignore', 'unordered'] as const).flatMap((key) => {
    const pointers = found.flatMap(({ rule }) =>
      rule?.key === key && neutralise(rule.pointer) === rule.pointer ? [`  - ${yamlText(rule.pointer)}`] : [],
    );
    return pointers.length === 0 ? [] : [`${key}:`, ...cut(pointers)];
  });
  const fixed = found.some(({ rule }) => rule === null)
    ? ['What is in one of them only, or a list of required properties, cannot be left out: fix the server.']
    : [];
  return lines.length === 0
    ? fixed
    : ['To leave these places out, write into the settings file of the base branch:', ...lines, ...fixed];
}

/** A plain scalar of YAML, or a quoted one. */
function yamlText(text: string): string {
  return /^[A-Za-z0-9/._~$-]+$/.test(text) ? text : JSON.stringify(text);
}

function named({ kind, key }: Entry): string {
  return neutralise(kind === 'tool' ? shownName(key) : `${kind} ${shownText(key)}`);
}
