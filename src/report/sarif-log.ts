import { digestOf } from '../json/index.js';
import type { EntryLocation } from './places/index.js';
import { MAX_SARIF_RESULTS } from '../limits.js';

type SarifLevel = 'error' | 'warning' | 'note';

/** A kind of result, in the order in which results are reported. */
export interface SarifRule {
  readonly id: string;
  /** A few words of our own. */
  readonly text: string;
  readonly level: SarifLevel;
}

export interface SarifPlaces {
  readonly location: EntryLocation;
  /** The same place in the baseline, where that is another one. */
  readonly baseline: EntryLocation | null;
}

export interface SarifResult {
  readonly rule: string;
  /** Plain text; may hold escaped names. */
  readonly text: string;
  /** Asked for only where the result is shown. */
  readonly places: () => SarifPlaces;
  /** The base branch has it already: a note, whatever its rule says. */
  readonly isInherited?: true;
  /** What makes it the same result from one run to the next: nothing of lines, order or values. */
  readonly identity: readonly (string | boolean | null)[];
}

/**
 * A SARIF 2.1.0 log of one run as JSON on one line with a line feed. Results come in the order of their
 * rules, then as given; past 5,000 they are left out and counted in the run's `resultsLeftOut`.
 */
export function sarifLog(
  rules: readonly SarifRule[],
  results: readonly SarifResult[],
  version: string,
): string {
  const order = new Map(rules.map(({ id }, index) => [id, index]));
  const sorted = results.toSorted((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
  const shown = sorted.slice(0, MAX_SARIF_RESULTS);
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'tool-catalog-gate', version, rules: rules.map(ruleDocument) } },
        columnKind: 'utf16CodeUnits',
        results: shown.map((result) => resultDocument(result, order.get(result.rule) ?? 0)),
        properties: { resultsLeftOut: sorted.length - shown.length },
      },
    ],
  };
  return `${JSON.stringify(document)}\n`;
}

const HELP =
  'Look at the place shown. If the change is wanted, propose the new baseline in the same pull request and have an owner approve it; if not, undo the change.';

function ruleDocument({ id, text, level }: SarifRule) {
  const name = id.replace(/(?:^|_)([a-z])/gu, (_, letter: string) => letter.toUpperCase());
  return {
    id,
    name,
    shortDescription: { text },
    fullDescription: { text: `In a tool catalog that is compared with its baseline: ${text}.` },
    help: { text: HELP },
    defaultConfiguration: { level },
  };
}

function resultDocument(result: SarifResult, ruleIndex: number) {
  const { rule, text, places, identity, isInherited = false } = result;
  const { location, baseline } = places();
  const hash = digestOf(JSON.stringify([rule, ...identity])).slice('sha256:'.length);
  return {
    ruleId: rule,
    ruleIndex,
    ...(isInherited ? { level: 'note', properties: { inherited: true } } : {}),
    message: { text: messageText(text) },
    locations: [{ physicalLocation: physicalLocation(location) }],
    ...(baseline === null
      ? {}
      : {
          relatedLocations: [
            { id: 1, message: { text: 'The baseline' }, physicalLocation: physicalLocation(baseline) },
          ],
        }),
    partialFingerprints: { primaryLocationLineHash: `${hash.slice(0, 32)}:1`, 'toolCatalogGate/v1': hash },
  };
}

function physicalLocation({ path, place }: EntryLocation) {
  const region = place === null ? {} : { region: { startLine: place.line, startColumn: place.column } };
  return { artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' }, ...region };
}

function uriOf(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

// SARIF 2.1.0, sections 3.11.5 and 3.11.6: braces hold placeholders, square brackets links.
function messageText(text: string): string {
  return text.replace(/[{}]/gu, '$&$&').replace(/[[\]]/gu, '\\$&');
}
