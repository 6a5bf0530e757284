import { FORMATS } from '../catalog/index.js';
import type { Format } from '../catalog/index.js';
import type { FailOnDrift } from '../gate/index.js';
import { parseCatalogLines } from './catalog-line.js';
import type { CatalogLine } from './catalog-line.js';
import {
  choiceValue,
  countValue,
  failOnDriftValue,
  lineValue,
  ownersValue,
  pathValue,
  workflowValue,
} from './setting-value.js';
import type { Origin } from './setting-value.js';
import { MAX_APPROVALS } from '../limits.js';

/** The settings that decide: an input of the workflow or a key of the settings file may give each. null: not given. */
export interface DecidingSettings {
  readonly catalogs: readonly CatalogLine[] | null;
  readonly baseline: string | null;
  readonly candidate: string | null;
  readonly candidateSource: CandidateSource | null;
  /** Name of the artifact that holds a captured candidate. */
  readonly artifact: string | null;
  /** The workflow file that captures: `.github/workflows/FILE.yml`. */
  readonly captureWorkflow: string | null;
  /** The workflow file that reviews start, after which the gate looks again. */
  readonly reviewWorkflow: string | null;
  readonly map: string | null;
  readonly previousBaseline: string | null;
  readonly format: Format | 'auto' | null;
  /** `@user` or `@org/team`. */
  readonly owners: readonly string[] | null;
  readonly approvals: number | null;
  readonly policy: string | null;
  readonly policyMode: PolicyMode | null;
  readonly failOnDrift: FailOnDrift | null;
}

export type CandidateSource = 'workspace' | 'commit' | 'artifact';
export type PolicyMode = 'new' | 'all';

/** How each is written: the input's name and the file's key. */
export const DECIDING_NAMES = {
  catalogs: 'catalogs',
  baseline: 'baseline',
  candidate: 'candidate',
  candidateSource: 'candidate-source',
  artifact: 'artifact',
  captureWorkflow: 'capture-workflow',
  reviewWorkflow: 'review-workflow',
  map: 'map',
  previousBaseline: 'previous-baseline',
  format: 'format',
  owners: 'owners',
  approvals: 'approvals',
  policy: 'policy',
  policyMode: 'policy-mode',
  failOnDrift: 'fail-on-drift',
} as const satisfies Readonly<Record<keyof DecidingSettings, string>>;

/** Reads one setting by its written name: what `parse` makes of its text, null where it is not given. */
export type ReadSetting = <T>(name: string, parse: (text: string, origin: Origin) => T) => T | null;

/** The settings that decide, each by its own rule, wherever they are written. Throws what `read` throws. */
export function decidingSettings(read: ReadSetting): DecidingSettings {
  const names = DECIDING_NAMES;
  return {
    catalogs: read(names.catalogs, parseCatalogLines),
    baseline: read(names.baseline, pathValue),
    candidate: read(names.candidate, pathValue),
    candidateSource: read(names.candidateSource, choiceValue(['workspace', 'commit', 'artifact'])),
    artifact: read(names.artifact, lineValue),
    captureWorkflow: read(names.captureWorkflow, workflowValue),
    reviewWorkflow: read(names.reviewWorkflow, workflowValue),
    map: read(names.map, pathValue),
    previousBaseline: read(names.previousBaseline, pathValue),
    format: read(names.format, choiceValue(['auto', ...FORMATS])),
    owners: read(names.owners, ownersValue),
    approvals: read(names.approvals, countValue(0, MAX_APPROVALS)),
    policy: read(names.policy, pathValue),
    policyMode: read(names.policyMode, choiceValue(['new', 'all'])),
    failOnDrift: read(names.failOnDrift, failOnDriftValue),
  };
}
