import type { Format } from '../catalog/index.js';
import type { FailOnDrift } from '../gate/index.js';
import { DEFAULT_LIMITS } from '../json/index.js';
import { GateError } from '../errors/index.js';
import type { Limits } from '../json/index.js';
import type { CatalogLine } from './catalog-line.js';
import { DECIDING_NAMES } from './deciding-settings.js';
import type { CandidateSource, DecidingSettings, PolicyMode } from './deciding-settings.js';
import type { SettingsFile } from './parse-settings-file.js';
import { presentationOf } from './read-inputs.js';
import type { Inputs, Presentation } from './read-inputs.js';

/** Every setting of a step, defaults applied. */
export interface Settings extends Presentation {
  /** The one catalog of `baseline` and `candidate`, with an empty name, or the lines of `catalogs`. */
  readonly catalogs: readonly CatalogLine[];
  readonly candidateSource: CandidateSource;
  readonly candidateRepeat: string | null;
  /** Name of the artifact that holds the candidate, where that is one. */
  readonly artifact: string;
  /** null where nothing is captured by a workflow of its own. */
  readonly captureWorkflow: string | null;
  readonly reviewWorkflow: string | null;
  /** Minutes. */
  readonly captureTimeout: number;
  readonly decidingJob: string;
  readonly map: string | null;
  readonly previousBaseline: string | null;
  readonly format: Format | 'auto';
  /** null: CODEOWNERS of the base branch's tip, path by path. */
  readonly owners: readonly string[] | null;
  readonly approvals: number;
  /** Whether the settings file turns approval off, for workflow files too: no input can. */
  readonly approvalsOff: boolean;
  readonly policy: string | null;
  readonly policyMode: PolicyMode;
  readonly ignore: readonly string[];
  readonly unordered: readonly string[];
  readonly failOnDrift: FailOnDrift;
  readonly limits: Limits;
  /** The file that defines the running job, as GitHub names it; null on a runner that does not tell. */
  readonly jobWorkflow: string | null;
  readonly githubToken: string | null;
  /** The `github-token` where it is not given. */
  readonly ownersToken: string | null;
}

const DEFAULT_ARTIFACT = 'tool-catalog';
const DEFAULT_CAPTURE_TIMEOUT = 10;
const DEFAULT_JOB = 'tool-catalog';

/**
 * One typed value from the step's inputs and the settings file of the base branch's tip (null: there is none). Where
 * the file holds a key, the input must be absent or equal. Throws GateError on the setting's name:
 * `input_differs_from_settings`; `missing_input` where no catalog is named, or an artifact without the workflow that
 * captures it; `conflicting_input` where `catalogs` stands
 * beside `baseline`, `candidate`, `previous-baseline` or `candidate-repeat` (each is about one catalog), a second
 * capture beside a committed candidate, or a previous baseline at the baseline's own path.
 */
export function mergeSettings(inputs: Inputs, file: SettingsFile | null): Settings {
  const given = file === null ? inputs : bothGiven(inputs, file);
  const { candidateRepeat } = inputs;
  const catalogs = catalogsOf(given, candidateRepeat);
  const candidateSource = given.candidateSource ?? 'workspace';
  refuseIf(candidateRepeat !== null && candidateSource === 'commit', 'candidate-repeat');
  if (candidateSource === 'artifact' && given.captureWorkflow === null)
    throw new GateError('missing_input', DECIDING_NAMES.captureWorkflow);
  refuseIf(given.artifact !== null && candidateSource !== 'artifact', DECIDING_NAMES.artifact);
  refuseIf(given.previousBaseline !== null && given.previousBaseline === given.baseline, 'previous-baseline');
  return {
    catalogs,
    candidateSource,
    candidateRepeat,
    artifact: given.artifact ?? DEFAULT_ARTIFACT,
    captureWorkflow: given.captureWorkflow,
    reviewWorkflow: given.reviewWorkflow,
    captureTimeout: inputs.captureTimeout ?? DEFAULT_CAPTURE_TIMEOUT,
    decidingJob: inputs.decidingJob ?? DEFAULT_JOB,
    map: given.map,
    previousBaseline: given.previousBaseline,
    format: given.format ?? 'auto',
    owners: given.owners,
    approvals: given.approvals ?? 1,
    approvalsOff: file?.approvals === 0,
    policy: given.policy,
    policyMode: given.policyMode ?? 'new',
    ignore: file?.ignore ?? [],
    unordered: file?.unordered ?? [],
    failOnDrift: given.failOnDrift ?? true,
    ...presentationOf(inputs),
    limits: {
      maxBytes: inputs.maxBytes ?? DEFAULT_LIMITS.maxBytes,
      maxDepth: inputs.maxDepth ?? DEFAULT_LIMITS.maxDepth,
    },
    jobWorkflow: inputs.jobWorkflow,
    githubToken: inputs.githubToken,
    ownersToken: inputs.ownersToken ?? inputs.githubToken,
  };
}

function bothGiven(inputs: DecidingSettings, file: DecidingSettings): DecidingSettings {
  return {
    catalogs: settled(DECIDING_NAMES.catalogs, inputs.catalogs, file.catalogs),
    baseline: settled(DECIDING_NAMES.baseline, inputs.baseline, file.baseline),
    candidate: settled(DECIDING_NAMES.candidate, inputs.candidate, file.candidate),
    candidateSource: settled(DECIDING_NAMES.candidateSource, inputs.candidateSource, file.candidateSource),
    artifact: settled(DECIDING_NAMES.artifact, inputs.artifact, file.artifact),
    captureWorkflow: settled(DECIDING_NAMES.captureWorkflow, inputs.captureWorkflow, file.captureWorkflow),
    reviewWorkflow: settled(DECIDING_NAMES.reviewWorkflow, inputs.reviewWorkflow, file.reviewWorkflow),
    map: settled(DECIDING_NAMES.map, inputs.map, file.map),
    previousBaseline: settled(
      DECIDING_NAMES.previousBaseline,
      inputs.previousBaseline,
      file.previousBaseline,
    ),
    format: settled(DECIDING_NAMES.format, inputs.format, file.format),
    owners: settled(DECIDING_NAMES.owners, inputs.owners, file.owners),
    approvals: settled(DECIDING_NAMES.approvals, inputs.approvals, file.approvals),
    policy: settled(DECIDING_NAMES.policy, inputs.policy, file.policy),
    policyMode: settled(DECIDING_NAMES.policyMode, inputs.policyMode, file.policyMode),
    failOnDrift: settled(DECIDING_NAMES.failOnDrift, inputs.failOnDrift, file.failOnDrift),
  };
}

/** Parsed settings are texts, numbers, booleans and lists of such values, so their JSON tells them apart. */
function settled<T>(name: string, input: T | null, key: T | null): T | null {
  if (key === null) return input;
  if (input === null || JSON.stringify(input) === JSON.stringify(key)) return key;
  throw new GateError('input_differs_from_settings', name);
}

function catalogsOf(given: DecidingSettings, candidateRepeat: string | null): readonly CatalogLine[] {
  const { catalogs, baseline, candidate, previousBaseline } = given;
  if (catalogs !== null) {
    refuseIf(baseline !== null, 'baseline');
    refuseIf(candidate !== null, 'candidate');
    refuseIf(previousBaseline !== null, 'previous-baseline');
    refuseIf(candidateRepeat !== null, 'candidate-repeat');
    return catalogs;
  }
  if (baseline === null) throw new GateError('missing_input', 'baseline');
  if (candidate === null) throw new GateError('missing_input', 'candidate');
  return [{ name: '', baseline, candidate }];
}

function refuseIf(conflict: boolean, name: string): void {
  if (conflict) throw new GateError('conflicting_input', name);
}
