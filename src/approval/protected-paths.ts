import type { ProtectedRole } from '../gate/index.js';
import { SETTINGS_PATH } from '../gate/index.js';

/** A file of the whole gate beside the baselines and CODEOWNERS. */
export interface GateFile {
  readonly role: ProtectedRole;
  readonly path: string;
}

/** Where the files of the whole gate stand; null for one that it does without. */
export interface GatePaths {
  readonly map: string | null;
  readonly policy: string | null;
  /** The file that runs the gate. */
  readonly workflow: string | null;
}

/** The map, the policy, the settings file and the workflow that runs the gate. */
export function gateFiles({ map, policy, workflow }: GatePaths): readonly GateFile[] {
  return [
    ...fileOf('map', map),
    ...fileOf('policy', policy),
    ...fileOf('settings', SETTINGS_PATH),
    ...fileOf('workflow', workflow),
  ];
}

function fileOf(role: ProtectedRole, path: string | null): readonly GateFile[] {
  return path === null ? [] : [{ role, path }];
}
