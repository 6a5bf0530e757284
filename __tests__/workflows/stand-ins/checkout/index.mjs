// Checks out a commit of the repository that act runs in: detached, one commit deep, as actions/checkout does.
import { execFileSync } from 'node:child_process';

const { GITHUB_SHA, GITHUB_WORKSPACE, INPUT_REF, STAND_IN_REPOSITORY } = process.env;

function git(...args) {
  execFileSync('git', args, { cwd: GITHUB_WORKSPACE, stdio: 'ignore' });
}

git('init', '--quiet');
git('fetch', '--depth=1', `file://${STAND_IN_REPOSITORY}`, INPUT_REF || GITHUB_SHA);
git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
