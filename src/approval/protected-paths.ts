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
  /** The files that run the gate. */
  readonly workflows: readonly string[];
  /** The file that captures, and the one that reviews start. */
  readonly captureWorkflow: string | null;
  readonly reviewWorkflow: string | null;
}

/** The map, the policy, the settings file and the workflows that the gate rests on. */
export function gateFiles(paths: GatePaths): readonly GateFile[] {
  const { map, policy, captureWorkflow, reviewWorkflow } = paths;
  const workflows = new Set([...paths.workflows, captureWorkflow, reviewWorkflow]);
  return [
    ...fileOf('map', map),
    ...fileOf('policy', policy),
    ...fileOf('settings', SETTINGS_PATH),
    ...[...workflows].flatMap((path) => fileOf('workflow', path)),
  ];
}

function fileOf(role: ProtectedRole, path: string | null): readonly GateFile[] {
  return path === null ? [] : [{ role, path }];
}
