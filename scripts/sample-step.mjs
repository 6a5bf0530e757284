// A small pull request and one step of the gate on it, as GitHub's runner would start it: for the demonstration and
// the benchmark. Needs git.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the runner runs. */
export const BUNDLE = fileURLToPath(new URL('../dist/index.js', import.meta.url));

/** A pull request that changes the tools of `tools.json` and leaves `tools.baseline.json` as it was. */
export function makePullRequest(folder, before, after) {
  const base = { 'tools.baseline.json': { tools: before }, 'tools.json': { tools: before } };
  return makePullRequestOf(folder, base, { 'tools.json': { tools: after } });
}

/**
 * Makes base, head and GitHub's test merge of the two in a folder, which is left checked out at the merge. Takes the
 * documents of the base by path, those that the head changes, texts of the base beside them, and how many commits the
 * head has.
 */
export function makePullRequestOf(folder, before, after, texts = {}, commits = 1) {
  const workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=demo', '-c', 'user.email=demo@example.test', ...args], {
      cwd: workspace,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
      encoding: 'utf8',
    }).trim();
  const write = (contents) => {
    for (const [path, text] of Object.entries(contents)) {
      mkdirSync(dirname(join(workspace, path)), { recursive: true });
      writeFileSync(join(workspace, path), text);
    }
  };
  const asText = (documents) =>
    Object.fromEntries(
      Object.entries(documents).map(([path, document]) => [path, `${JSON.stringify(document, null, 2)}\n`]),
    );

  git('init', '--quiet', '--initial-branch=main');
  write({ ...asText(before), ...texts });
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add the tools and their baseline');
  const base = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '-b', 'change');
  for (let count = 1; count < commits; count += 1) {
    git('commit', '--quiet', '--allow-empty', '--message', `Get ready, part ${count}`);
  }
  write(asText(after));
  git('add', '.');
  git('commit', '--quiet', '--message', 'Change the tools');
  const head = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '--detach', base);
  git('merge', '--quiet', '--no-ff', '--message', 'Merge', head);
  return { workspace, base, head, merge: git('rev-parse', 'HEAD') };
}

/** The environment of the step: no token, so no network. */
export function stepEnvironment(folder, { workspace, base, head, merge }) {
  const file = (name, content = '') => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const repo = { full_name: 'demo/notes', default_branch: 'main' };
  const event = {
    action: 'opened',
    number: 1,
    pull_request: {
      number: 1,
      state: 'open',
      user: { login: 'demo', type: 'User' },
      head: { sha: head, ref: 'change', repo },
      base: { sha: base, ref: 'main', repo },
    },
    repository: repo,
  };
  mkdirSync(join(folder, 'temp'));
  return {
    PATH: process.env.PATH,
    HOME: folder,
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event)),
    GITHUB_OUTPUT: file('output'),
    GITHUB_REF: 'refs/pull/1/merge',
    GITHUB_REPOSITORY: repo.full_name,
    GITHUB_SHA: merge,
    GITHUB_STEP_SUMMARY: file('summary.md'),
    GITHUB_WORKFLOW_REF: `${repo.full_name}/.github/workflows/tool-catalog.yml@refs/pull/1/merge`,
    GITHUB_WORKFLOW_SHA: merge,
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: join(folder, 'temp'),
    INPUT_BASELINE: 'tools.baseline.json',
    INPUT_CANDIDATE: 'tools.json',
    'INPUT_UPDATE-HINT': 'npm run capture',
  };
}
