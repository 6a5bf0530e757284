import type { Verdict } from '../../gate/index.js';

/** A verdict in words: what reports call it, and what `docs/troubleshooting.md` says of it. */
export interface VerdictWords {
  /** In a first line. */
  readonly name: string;
  /** What follows from it, in a few words. */
  readonly outcome: string;
  /** The first line of a report with it. */
  readonly sample: string;
  readonly meaning: string;
  readonly author: string;
  readonly owner: string;
  readonly maintainer: string;
}

/** Each text is Markdown of our own. */
export const VERDICT_WORDS: Readonly<Record<Verdict, VerdictWords>> = {
  'could-not-check': {
    name: 'Could not check',
    outcome: 'could not check',
    sample: 'Could not check: no verdict on the tools',
    meaning:
      'Something that the verdict needs could not be read, found or understood. The code in the report says what.',
    author:
      'Look up the code below. Where it is about a file of yours, fix the file; where GitHub did not answer, run again.',
    owner: 'There is nothing to approve yet.',
    maintainer:
      'Where a permission is named, add that line under `permissions:` of the job that runs the gate.',
  },
  drift: {
    name: 'Drift',
    outcome: 'not in the baseline',
    sample: 'Drift: the tools changed, the baseline did not',
    meaning: 'The tools are not those of the committed baseline.',
    author:
      'If the change is wanted, run the command of the report (`update-hint`), look at what it changed, and commit the new baseline in the same pull request. If it is not, take it back: `git checkout BASE -- FILE` for a committed catalog, else the change of the server that made it. What the report lists as inherited the base branch has already: fix that there, in a pull request of its own.',
    owner:
      'There is nothing to approve before baseline and tools agree, but for a baseline that was changed beside inherited drift where `fail-on-drift: new` lets that pass.',
    maintainer:
      'Set `update-hint` to the command that writes the baseline, so that the report can name it. With `fail-on-drift: new` a pull request does not fail for inherited drift alone.',
  },
  'policy-violation': {
    name: 'Policy violation',
    outcome: 'breaks the policy',
    sample: 'Policy violation: the tools do not hold to the policy',
    meaning: 'The tools do not hold to the policy of the base branch.',
    author: 'Bring the tools in line with the findings, each of which names its tool and place.',
    owner: 'An approval does not help: the policy decides.',
    maintainer: 'Where the policy is wrong, change it on the base branch first, with its owners.',
  },
  'baseline-change': {
    name: 'Baseline change',
    outcome: 'waits for an owner',
    sample: 'Baseline change: tools and baseline changed alike; an owner has to approve',
    meaning: 'The pull request changes the baseline, and an owner has to approve exactly that catalog.',
    author: 'Ask the owners that the report names. You cannot approve what you wrote yourself.',
    owner:
      'Look at each change of the list. Your approval is for the digest in the report: it holds until the baseline changes again, and for no other catalog.',
    maintainer: 'Where owners or reviews could not be read, the report names the permission that is missing.',
  },
  'protected-change': {
    name: 'Protected change',
    outcome: 'waits for an owner',
    sample:
      'Protected change: the tools are unchanged, a file that protects them is not; an owner has to approve',
    meaning: 'The tools are as they were; a file that decides what the gate does is not.',
    author: 'Ask the owners of that file, or take the change of it out of the pull request.',
    owner: 'Look at the file itself: it decides what the gate will do once it is merged.',
    maintainer: 'Each such file needs an owner in CODEOWNERS.',
  },
  approved: {
    name: 'Approved',
    outcome: 'approved',
    sample: 'Approved: tools and baseline changed alike, and the owners approved exactly that',
    meaning: 'The baseline changes, and owners have approved exactly this catalog.',
    author: 'Nothing to do. A push that changes the catalog needs a new approval.',
    owner: 'Nothing to do.',
    maintainer: 'Nothing to do.',
  },
  unchanged: {
    name: 'Unchanged',
    outcome: 'nothing to do',
    sample: 'Unchanged: the tools are those of the baseline',
    meaning: 'Tools and baseline are what they were on the base branch.',
    author: 'Nothing to do.',
    owner: 'Nothing to do.',
    maintainer: 'Nothing to do.',
  },
};
