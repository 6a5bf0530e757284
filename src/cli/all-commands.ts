import type { ListedCommand } from './command.js';

/** Every command, in the order of the help: a comparison waits for no other command's code. */
export const ALL_COMMANDS: readonly ListedCommand[] = [
  {
    name: 'diff',
    about: 'compare two catalogs: what was added, removed and changed',
    load: async () => (await import('./diff.js')).DIFF,
  },
  {
    name: 'check',
    about: 'read a catalog strictly and say what it is, or every fault with its line',
    load: async () => (await import('./check.js')).CHECK,
  },
  {
    name: 'digest',
    about: 'print the digest of a catalog, which no order of tools or keys changes',
    load: async () => (await import('./digest.js')).DIGEST,
  },
  {
    name: 'gate',
    about: 'tell the verdict of a pull request before it is pushed, from local git alone',
    load: async () => (await import('./gate.js')).GATE,
  },
  {
    name: 'inventory',
    about: 'write the OpenMed tool inventory of a manifest: a baseline that holds no content',
    load: async () => (await import('./inventory.js')).INVENTORY,
  },
  {
    name: 'lint',
    about: 'lint an input schema, or those of all tools of a manifest, by the OpenMed tool contract',
    load: async () => (await import('./lint.js')).LINT,
  },
  {
    name: 'plan',
    about: 'plan which fields of an input schema a workflow may fill in (OpenMed data projection)',
    load: async () => (await import('./plan.js')).PLAN,
  },
  {
    name: 'policy check',
    about: 'check a governance policy alone, or with the catalog that it is for',
    load: async () => (await import('./policy-check.js')).POLICY_CHECK,
  },
  {
    name: 'policy classify',
    about: 'tell what a policy makes of the arguments of a call; no value is printed',
    load: async () => (await import('./policy-classify.js')).POLICY_CLASSIFY,
  },
  {
    name: 'grant issue',
    about: 'sign a grant of exact authorities that expires (OpenMed capability grant)',
    load: async () => (await import('./grant-issue.js')).GRANT_ISSUE,
  },
  {
    name: 'grant verify',
    about: 'tell whether a grant authorises a call now',
    load: async () => (await import('./grant-verify.js')).GRANT_VERIFY,
  },
  {
    name: 'init',
    about: 'write what a repository needs for the gate: workflows, settings, owners, first baseline',
    load: async () => (await import('./init.js')).INIT,
  },
  {
    name: 'doctor',
    about: 'look at a repository on GitHub and say what the gate still needs there',
    load: async () => (await import('./doctor.js')).DOCTOR,
  },
  {
    name: 'rollup',
    about: 'sum up the reports of many repositories and catalogs: verdicts, ages of drift, approvals',
    load: async () => (await import('./rollup.js')).ROLLUP,
  },
];
