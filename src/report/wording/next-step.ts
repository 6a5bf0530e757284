import type { CatalogDecision, Decision, Row } from '../../gate/index.js';
import { driftParts, isInheritedAlone } from '../../gate/index.js';
import { afterChange } from './after-change.js';
import { inheritedCount } from './counts.js';
import { driftedBeforeSentences, gapSentences, isForOwners } from './inheritance-words.js';
import { captureSentence } from './capture-sentence.js';
import { codeSpan, shownText } from '../escape/index.js';
import type { Detail } from '../detail.js';
import { codeSpans } from './name-list.js';
import type { Compared } from './order-step.js';
import { orderStep } from './order-step.js';
import { catalogErrorSentence, errorSentence } from './error-sentence.js';

/** Rows of drift in which the baseline is another one than that of the base branch. */
const BASELINE_CHANGED: readonly Row[] = ['baseline-changed-otherwise', 'new-baseline-otherwise'];

// A sentence stays a sentence.
const MAX_HINT = 400;

/** What a next step is made from. */
export interface NextStepOptions {
  /** Without it no place is named. */
  readonly detail?: Detail;
  /** What an author runs to propose a new baseline (input `update-hint`), else null. */
  readonly updateHint: string | null;
}

/**
 * What a reader does next, as Markdown on one line: plain sentences, with names, paths and the hint in code spans.
 * Nothing to do is said too.
 */
export function nextStep(decision: Decision, options: NextStepOptions): string {
  switch (decision.verdict) {
    case 'could-not-check':
      return afterError(decision, options.detail ?? 'fingerprints');
    case 'drift':
      return afterDrift(decision, options);
    case 'policy-violation':
      return AFTER_POLICY;
    case 'baseline-change':
    case 'protected-change':
      return afterChange(decision);
    case 'approved':
      return decision.approvedBy.length === 0
        ? 'Nothing to do.'
        : `Nothing to do: approved by ${codeSpans(decision.approvedBy)}.`;
    case 'unchanged':
      return 'Nothing to do.';
  }
}

const AFTER_POLICY =
  'Bring the tools in line with the policy, as the findings below say; or change the policy on the base branch first, with its owners.';

function afterError(decision: Decision, detail: Detail): string {
  if (decision.fault !== null) return errorSentence(decision.fault);
  const failed = decision.catalogs.filter((catalog) => catalog.error !== null);
  const [first] = failed;
  const file = decision.files.find((candidate) => candidate.asked && candidate.error !== null);
  const more = failed.length > 1 ? ` ${failed.length - 1} more could not be checked: see below.` : '';
  if (file?.error && (first === undefined || first.error === file.error)) {
    return `${errorSentence(file.error, file.path)}${more}`;
  }
  if (first?.error) {
    return `${catalogPrefix(first, decision)}${catalogErrorSentence(first.error, first)}${captureSentence(first, detail)}${more}`;
  }
  return 'See below what could not be checked.';
}

function catalogPrefix(catalog: CatalogDecision, decision: Decision): string {
  return decision.catalogs.length < 2 ? '' : `${codeSpan(shownText(catalog.name))}: `;
}

function afterDrift(decision: Decision, options: NextStepOptions): string {
  const drifting = decision.catalogs.filter((catalog) => catalog.verdict === 'drift');
  const own = drifting.filter((catalog) => !isInheritedAlone(catalog));
  if (own.length === 0) return afterInherited(drifting, decision, options);
  const isOutdated = own.some(({ inheritance }) => inheritance?.known === true && inheritance.isOutdated);
  return [
    ...(isOutdated
      ? ['Update this branch first: the base branch has got rid of drift that is still here.']
      : []),
    afterOwn(own, decision, options),
    ...driftedBeforeSentences(own),
    ...gapSentences(own),
    ...(inheritedCount(drifting) === 0
      ? []
      : [
          'A baseline made from these tools takes in what is inherited, too. To leave that out, fix it on the base branch first, in a pull request of its own, and update this branch.',
        ]),
  ].join(' ');
}

/** For an author who has changed none of it. */
function afterInherited(
  drifting: readonly CatalogDecision[],
  decision: Decision,
  options: NextStepOptions,
): string {
  const order = orderStep(drifting.flatMap(comparedIn), options.detail ?? 'fingerprints');
  const isFailing = decision.catalogs.some(({ policy }) => policy?.failing === true);
  return [
    ...(isForOwners(decision) && isFailing ? [AFTER_POLICY] : []),
    ...(isForOwners(decision) && decision.approval === 'missing' ? [afterChange(decision)] : []),
    ...(order === null ? [] : [order]),
    `Fix the drift on the base branch, in a pull request of its own: ${updateOf(drifting, options)}, and have an owner approve it; or bring the tools there back to what the baseline says.`,
    ...(decision.passes || isForOwners(decision) ? [] : ['Then update this branch.']),
  ].join(' ');
}

function updateOf(drifting: readonly CatalogDecision[], { updateHint }: NextStepOptions): string {
  const paths = codeSpans(drifting.map((catalog) => catalog.baselinePath));
  return updateHint === null
    ? `update ${paths} to match the tools and commit it`
    : `run ${hint(updateHint)}, commit the updated ${paths}`;
}

function afterOwn(
  drifting: readonly CatalogDecision[],
  decision: Decision,
  options: NextStepOptions,
): string {
  const where = hasPullRequest(decision) ? 'in this pull request' : 'in a pull request';
  const update = updateOf(drifting, options);
  // Where the baseline was changed, the tools may be as they were: there is no change of them to want or undo.
  if (drifting.every(({ row }) => BASELINE_CHANGED.includes(row)))
    return `Baseline and tools have to agree. ${update.charAt(0).toUpperCase()}${update.slice(1)} ${where}, or bring the tools to what it says. Where the baseline then still differs from the base branch, an owner has to approve it.`;
  const step = `If this change of the tools is wanted, ${update} ${where}, and have an owner approve it. If it is not, undo it.`;
  const order = orderStep(drifting.flatMap(comparedIn), options.detail ?? 'fingerprints');
  return order === null ? step : `${order} ${step}`;
}

/** The change's own part, where there is one. */
function comparedIn(catalog: CatalogDecision): readonly Compared[] {
  const { before, after } = catalog;
  const format = after?.format ?? before?.format;
  const diff = isInheritedAlone(catalog) ? catalog.diff : driftParts(catalog).own;
  return diff === null || format === undefined ? [] : [{ diff, format }];
}

function hint(text: string): string {
  return codeSpan(text.length <= MAX_HINT ? text : `${text.slice(0, MAX_HINT)}…`);
}

function hasPullRequest(decision: Decision): boolean {
  return decision.event?.startsWith('pull_request') === true;
}
