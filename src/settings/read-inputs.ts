import { MAX_LIMITS } from '../json/index.js';
import { MAX_CAPTURE_MINUTES } from '../limits.js';
import { DECIDING_NAMES, decidingSettings } from './deciding-settings.js';
import type { DecidingSettings, ReadSetting } from './deciding-settings.js';
import { givenInputs } from './given-inputs.js';
import {
  booleanValue,
  choiceValue,
  countValue,
  inputOrigin,
  lineValue,
  nameValue,
  pathValue,
  referenceValue,
  tokenValue,
} from './setting-value.js';

export type CommentWhen = 'on-drift' | 'always' | 'never';
export type Detail = 'fingerprints' | 'pointers' | 'values';

/** The step's inputs, each read once. null: not given; its default is set where inputs and settings file meet. */
export interface Inputs extends DecidingSettings {
  /** Path of a second capture. */
  readonly candidateRepeat: string | null;
  /** Most minutes to wait for the capture. */
  readonly captureTimeout: number | null;
  /** Name of the job that decides, where its workflow has several. */
  readonly decidingJob: string | null;
  readonly comment: CommentWhen | null;
  readonly id: string | null;
  /** What an author runs to propose a new baseline: one line, shown in a code span. */
  readonly updateHint: string | null;
  readonly checkRun: boolean | null;
  readonly detail: Detail | null;
  readonly maxBytes: number | null;
  readonly maxDepth: number | null;
  /** The file that defines the running job, as GitHub names it; null on a runner that does not tell. */
  readonly jobWorkflow: string | null;
  readonly githubToken: string | null;
  /** The token of a dedicated App, which makes the check runs. */
  readonly checkToken: string | null;
  readonly ownersToken: string | null;
}

/** How a verdict is shown: inputs alone say it, and it decides nothing. */
export interface Presentation {
  readonly comment: CommentWhen;
  readonly id: string | null;
  readonly updateHint: string | null;
  readonly checkRun: boolean;
  readonly detail: Detail;
}

const OTHER_NAMES = {
  candidateRepeat: 'candidate-repeat',
  captureTimeout: 'capture-timeout',
  decidingJob: 'deciding-job',
  comment: 'comment',
  id: 'id',
  updateHint: 'update-hint',
  checkRun: 'check-run',
  detail: 'detail',
  maxBytes: 'max-bytes',
  maxDepth: 'max-depth',
  jobWorkflow: 'job-workflow',
  githubToken: 'github-token',
  checkToken: 'check-token',
  ownersToken: 'owners-token',
} as const;

/** Every input's name, as action.yml declares it. */
export const INPUT_NAMES: readonly string[] = [
  ...Object.values(DECIDING_NAMES),
  ...Object.values(OTHER_NAMES),
];

/**
 * The inputs of the Action, from the `INPUT_` variables that the runner sets (the name in upper case, `-` kept; an
 * input that is not given is empty). Read once, strictly. Throws GateError on the input's name: `unknown_input` for a
 * variable that is none of ours (a typo in the workflow), `invalid_input` for a value that is not understood, and
 * `absolute_path`, `outside_workspace`, `invalid_path` for paths.
 */
export function readInputs(env: NodeJS.ProcessEnv): Inputs {
  const given = givenInputs(env, INPUT_NAMES);
  const read: ReadSetting = (name, parse) => {
    const text = given.get(name);
    return text === undefined ? null : parse(text, inputOrigin(name));
  };
  return {
    ...decidingSettings(read),
    candidateRepeat: read(OTHER_NAMES.candidateRepeat, pathValue),
    captureTimeout: read(OTHER_NAMES.captureTimeout, countValue(0, MAX_CAPTURE_MINUTES)),
    decidingJob: read(OTHER_NAMES.decidingJob, lineValue),
    comment: read(OTHER_NAMES.comment, choiceValue(['on-drift', 'always', 'never'])),
    id: read(OTHER_NAMES.id, nameValue),
    updateHint: read(OTHER_NAMES.updateHint, lineValue),
    checkRun: read(OTHER_NAMES.checkRun, booleanValue),
    detail: read(OTHER_NAMES.detail, choiceValue(['fingerprints', 'pointers', 'values'])),
    maxBytes: read(OTHER_NAMES.maxBytes, countValue(1, MAX_LIMITS.maxBytes)),
    maxDepth: read(OTHER_NAMES.maxDepth, countValue(1, MAX_LIMITS.maxDepth)),
    jobWorkflow: read(OTHER_NAMES.jobWorkflow, referenceValue),
    githubToken: read(OTHER_NAMES.githubToken, tokenValue),
    checkToken: read(OTHER_NAMES.checkToken, tokenValue),
    ownersToken: read(OTHER_NAMES.ownersToken, tokenValue),
  };
}

/** The step's presentation, defaults applied; it stands even where the other settings have a fault. */
export function presentationOf(inputs: Inputs): Presentation {
  return {
    comment: inputs.comment ?? 'on-drift',
    id: inputs.id,
    updateHint: inputs.updateHint,
    checkRun: inputs.checkRun ?? false,
    detail: inputs.detail ?? 'fingerprints',
  };
}
