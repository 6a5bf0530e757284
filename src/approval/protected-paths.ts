import { foldCase } from '../patterns/index.js';
import type { ProtectedRole } from '../gate/index.js';
import { SETTINGS_PATH } from '../gate/index.js';
import type { Settings } from '../settings/index.js';
import type { Environment, Repository } from '../github/index.js';
import { workflowOf } from '../github/index.js';

/** A file of the whole gate beside the baselines and CODEOWNERS. */
export interface GateFile {
  readonly role: ProtectedRole;
  readonly path: string;
}

/** The map, the policy, the settings file and the workflow that runs the gate. */
export function gateFiles(
  settings: Settings,
  repository: Repository,
  environment: Environment,
): readonly GateFile[] {
  const workflow = workflowPath(environment['GITHUB_WORKFLOW_REF'] ?? '', repository);
  return [
    ...fileOf('map', settings.map),
    ...fileOf('policy', settings.policy),
    ...fileOf('settings', SETTINGS_PATH),
    ...fileOf('workflow', workflow),
  ];
}

function fileOf(role: ProtectedRole, path: string | null): readonly GateFile[] {
  return path === null ? [] : [{ role, path }];
}

/**
 * The file in `OWNER/REPO/PATH@REF`, null where it is of another repository. Of a reusable workflow only the caller's
 * file is named (GitHub's page "Variables reference").
 */
function workflowPath(reference: string, { owner, repo }: Repository): string | null {
  const prefix = `${owner}/${repo}/`;
  const workflow = workflowOf(reference);
  if (!foldCase(workflow).startsWith(foldCase(prefix))) return null;
  const path = workflow.slice(prefix.length);
  return path === '' ? null : path;
}
