/** What doctor looks at. */
export type CheckCode =
  | 'settings_file'
  | 'gate_workflow'
  | 'workflow_hardened'
  | 'workflow_permissions'
  | 'workflow_merge_queue'
  | 'review_workflow'
  | 'capture_workflow'
  | 'baseline'
  | 'branch_protected'
  | 'check_required'
  | 'check_source'
  | 'code_owner_review'
  | 'codeowners'
  | 'codeowners_valid'
  | 'owned'
  | 'owner_can_approve'
  | 'two_owners';

/** One thing that was looked at. */
export interface Finding {
  readonly code: CheckCode;
  /** `unknown`: the token cannot read it, or GitHub did not answer. */
  readonly state: 'ok' | 'missing' | 'unknown';
  /** The path, branch, check or owner that it is about; null where it is about the repository. */
  readonly about: string | null;
  /** What is missing in particular, such as a permission; null where the code says it. */
  readonly detail: string | null;
}

export function ok(code: CheckCode, about: string | null = null): Finding {
  return { code, state: 'ok', about, detail: null };
}

export function missing(code: CheckCode, about: string | null = null, detail: string | null = null): Finding {
  return { code, state: 'missing', about, detail };
}

export function unknownYet(code: CheckCode, about: string | null, detail: string | null): Finding {
  return { code, state: 'unknown', about, detail };
}
