import { shownText } from '../report/index.js';
import type { CheckCode, Finding } from './finding.js';

/** What is well, and what to do where it is not. */
const WORDS: Readonly<Record<CheckCode, { readonly ok: string; readonly fix: string }>> = {
  settings_file: {
    ok: 'The settings file is on the default branch',
    fix: 'Put the settings that decide into it on the default branch: a pull request can edit the inputs of a workflow',
  },
  gate_workflow: {
    ok: 'A workflow runs the gate',
    fix: 'Add the workflow that runs the gate: tool-catalog-gate init',
  },
  workflow_hardened: {
    ok: 'GitHub runs the workflow as the default branch has it (pull_request_target)',
    fix: 'A pull request can edit this workflow for its own run. Use one of the hardened set-ups (README, "Set it up")',
  },
  workflow_permissions: {
    ok: 'The job has the permissions that the gate needs',
    fix: "Add to the job's permissions",
  },
  workflow_merge_queue: {
    ok: 'The workflow runs in the merge queue',
    fix: 'Add merge_group to its events: the queue waits for the check',
  },
  review_workflow: {
    ok: 'The review workflow is there',
    fix: 'Add it and name it in the settings as review-workflow: an approval turns the check green only when something asks again',
  },
  capture_workflow: {
    ok: 'The capture workflow is there',
    fix: 'Add it and name it in the settings as capture-workflow: the gate waits for its artifact',
  },
  baseline: { ok: 'The baseline is there and can be read', fix: 'Commit a baseline that can be read' },
  branch_protected: {
    ok: 'The default branch is protected',
    fix: 'Protect the default branch (Settings, Rules)',
  },
  check_required: {
    ok: 'The check of the gate is required',
    fix: 'Require the check tool-catalog (Settings, Rules, "Require status checks")',
  },
  check_source: {
    ok: 'The required check is accepted from one app alone',
    fix: 'Choose the app whose check counts (GitHub Actions, or the App of check-token), beside the name of the required check',
  },
  code_owner_review: {
    ok: 'Reviews from code owners are required',
    fix: 'Require a review from code owners (Settings, Rules, "Require a pull request before merging")',
  },
  codeowners: {
    ok: 'There is a CODEOWNERS file',
    fix: 'Add .github/CODEOWNERS: what nobody owns cannot be approved',
  },
  codeowners_valid: { ok: 'GitHub finds no error in CODEOWNERS', fix: 'Fix what GitHub finds in CODEOWNERS' },
  owned: { ok: 'Somebody owns', fix: 'Name its owners in CODEOWNERS' },
  owner_can_approve: {
    ok: 'This owner can approve',
    fix: 'Give this owner write access, or name another: an owner who cannot write cannot approve',
  },
  two_owners: {
    ok: 'More than one person owns the baseline',
    fix: 'Name a second owner: nobody can approve their own change. A sole maintainer can set approvals: 0, and the report says so',
  },
};

const SIGNS = { ok: 'ok', missing: 'MISSING', unknown: 'unknown' } as const;

/** A finding in one line: what it is about, and the next step where something is missing. */
export function findingLine({ code, state, about, detail }: Finding): string {
  const words = WORDS[code];
  const subject = about === null ? '' : ` (${shownText(about)})`;
  const sign = SIGNS[state].padEnd(8);
  switch (state) {
    case 'ok':
      return `${sign}${words.ok}${subject}.`;
    case 'missing':
      return `${sign}${words.fix}${detail === null ? '' : `: ${shownText(detail)}`}${subject}.`;
    case 'unknown':
      return `${sign}${words.ok}? The token cannot tell${detail === null ? '' : `; it needs ${shownText(detail)}`}${subject}.`;
  }
}
