// npm run lint:workflows: actionlint and zizmor over our workflows, the documented ones and the actions. Both must be in
// PATH (scripts/workflow-tools.sh). What is wanted all the same is suppressed in its place, with the reason.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function filesBelow(folder) {
  const names = readdirSync(folder, { recursive: true });
  return names.filter((name) => /\.ya?ml$/.test(name)).map((name) => join(folder, name));
}

const isWorkflow = (file) => /^jobs:/m.test(readFileSync(file, 'utf8'));
const own = filesBelow('.github').filter(isWorkflow).sort();
const documented = filesBelow('examples').filter(isWorkflow).sort();
const actions = ['action.yml', 'capture/action.yml'].filter(existsSync);

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error !== undefined)
    console.error(`${command} is missing: bash scripts/workflow-tools.sh FOLDER gets it.`);
  if (status !== 0) process.exitCode = 1;
}

const zizmor = ['--offline', '--no-progress', '--quiet'];
console.log(`${own.length} own workflows, ${documented.length} documented ones, ${actions.length} actions`);
run('actionlint', [...own, ...documented]);
run('zizmor', [...zizmor, '--persona', 'pedantic', ...own, ...actions]);
// Pedantry wants `concurrency`, which the documented workflows leave out: any workflow can hold a group.
run('zizmor', [...zizmor, ...documented]);
