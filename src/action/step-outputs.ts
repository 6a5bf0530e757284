import type { CatalogDecision, Decision } from '../gate/index.js';
import { ROW_VERDICTS } from '../gate/index.js';
import { inheritedCount } from '../report/index.js';

/** An output of the step and its value. */
export type StepOutput = readonly [name: string, value: string];

/**
 * What the step puts out of a decision. Of one catalog without a name counts and digests are plain, of named catalogs
 * they are JSON objects by name; what could not be compared is empty or missing there. No name in them can end a
 * quotation of a shell, wherever a workflow puts them.
 */
export function stepOutputs(decision: Decision): readonly StepOutput[] {
  return [
    ['verdict', decision.verdict],
    ['drift', driftOf(decision)],
    ['added', byName(decision, ({ diff }) => diff?.added.length ?? null)],
    ['removed', byName(decision, ({ diff }) => diff?.removed.length ?? null)],
    ['changed', byName(decision, ({ diff }) => diff?.changed.length ?? null)],
    ['members-changed', byName(decision, ({ diff }) => diff?.members.length ?? null)],
    ['inherited', byName(decision, inheritedOf)],
    ['unchanged', byName(decision, ({ diff }) => diff?.unchanged.length ?? null)],
    ['baseline-digest', byName(decision, ({ before }) => before?.digest ?? null)],
    ['candidate-digest', byName(decision, ({ after }) => after?.digest ?? null)],
    ['approval', decision.approval],
    ['approved-by', decision.approvedBy.join(',')],
  ];
}

/** null where it is not known: it could not be compared, or not be told apart. */
function inheritedOf(catalog: CatalogDecision): number | null {
  if (catalog.diff === null) return null;
  if (ROW_VERDICTS[catalog.row] !== 'drift') return 0;
  return catalog.inheritance?.known === true ? inheritedCount([catalog]) : null;
}

/** Neither yes nor no where it could not be checked. */
function driftOf({ verdict, catalogs }: Decision): string {
  if (verdict === 'could-not-check') return '';
  return String(catalogs.some(({ row }) => ROW_VERDICTS[row] === 'drift'));
}

function byName({ catalogs }: Decision, value: (catalog: CatalogDecision) => number | string | null): string {
  const [only] = catalogs;
  if (only === undefined) return '';
  if (catalogs.length === 1 && only.name === '') return String(value(only) ?? '');
  const members = catalogs.flatMap((catalog) => {
    const found = value(catalog);
    return found === null ? [] : [`"${plain(catalog.name)}":${JSON.stringify(found)}`];
  });
  return `{${members.join(',')}}`;
}

/**
 * A name within a JSON text. It can come from a path of the pull request, and workflows put outputs into scripts
 * (GitHub's page "Script injections"): all but the plainest characters are escaped, which JSON reads as the same.
 */
function plain(name: string): string {
  return name.replace(
    /[^A-Za-z0-9._/-]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
