import type { CommentWhen, Detail, Inputs } from './read-inputs.js';

/** How a verdict is shown: inputs alone say it, and it decides nothing. */
export interface Presentation {
  readonly comment: CommentWhen;
  readonly id: string | null;
  readonly updateHint: string | null;
  readonly checkRun: boolean;
  readonly detail: Detail;
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
