import type { ProtectedRole, RefusalCode } from '../../gate/index.js';

/** What a protected file is. */
export const ROLE_WORDS: Readonly<Record<ProtectedRole, string>> = {
  baseline: 'baseline',
  map: 'map',
  policy: 'policy',
  settings: 'settings',
  codeowners: 'code owners',
  workflow: 'workflow',
};

/** What a review lacks that does not count, after the reviewer's name. */
export const REFUSAL_WORDS: Readonly<Record<RefusalCode, string>> = {
  no_standing_review: 'has only commented',
  dismissed: 'the approval was dismissed',
  changes_requested: 'requested changes, which blocks',
  not_a_person: 'is a bot or a deleted account',
  is_author: 'is the author of the pull request',
  not_an_owner: 'does not own this file',
  team_unreadable: 'the token cannot read whether they are in an owning team',
  ownership_unreadable: 'the token cannot read whether they own this file',
  no_write_access: 'has no write access',
  permission_unreadable: 'the token cannot read their access',
  wrote_the_change: 'wrote the change',
  authors_unreadable: 'the authors of the change could not all be read',
  pushed_the_change: 'pushed the change',
  reviewed_commit_unreadable: 'the commit they reviewed could not be read',
  approved_another_catalog: 'approved another catalog',
  approved_before_base_moved: 'approved before the base branch moved',
  force_push_unreadable: 'a force-push came after the review and could not be read',
  force_pushed_from_another_catalog: 'a force-push after the review changed the catalog',
  base_change_unreadable: 'whether the base branch became another one could not be read',
  too_many_commits:
    'was not looked into: more than 1,000 commits of this pull request touch the file, so squash them, or split the change',
  too_many_requests: 'was not looked into any more',
  approved_for_another_base: 'approved before the pull request was given another base branch',
};
