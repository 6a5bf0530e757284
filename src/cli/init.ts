import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { GateError } from '../errors/index.js';
import { localRepository, repositoryOfRemote, repositoryPath } from '../git/index.js';
import type { LocalRepository } from '../git/index.js';
import type { SetUp, SetUpOptions, WrittenFile } from '../init/index.js';
import { SET_UPS, captureCommand, writeSetUp } from '../init/index.js';
import { isAccount } from '../patterns/index.js';
import type { Command, Given, Option } from './command.js';
import { choiceOf, choiceOption, valueOf, valuesOf } from './command.js';
import type { ExitCode, Terminal } from './terminal.js';

const SET_UP = choiceOption(
  { name: 'set-up', value: 'kind', about: 'how the gate is set up (README, "Set it up")' },
  SET_UPS,
);
const BASELINE: Option = {
  name: 'baseline',
  value: 'path',
  about: 'where the baseline is committed (default tools/catalog.baseline.json)',
};
const CANDIDATE: Option = {
  name: 'candidate',
  value: 'path',
  about:
    'the committed catalog (default tools/catalog.json), or what the capture is called (default catalog.json)',
};
const OWNERS: Option = {
  name: 'owners',
  value: 'owner',
  about: 'at least two people: nobody can approve their own change',
  form: '@user and @org/team',
  many: true,
};
const BRANCH: Option = {
  name: 'branch',
  value: 'name',
  about: "the default branch (default origin's, else the current one, else main)",
  form: 'the name of a branch, of letters, digits and . _ - /',
};
const COMMAND: Option = {
  name: 'command',
  value: 'command',
  about: 'what starts the server whose catalog is captured (default node server.js)',
  form: 'one line, without an expression of a workflow',
};

/** `init`: exit code 0 where everything is written. */
export const INIT: Command = {
  operands: [],
  options: [SET_UP, BASELINE, CANDIDATE, OWNERS, BRANCH, COMMAND],
  notes: `Writes workflows, settings, lines of CODEOWNERS and the first baseline into the working tree, and asks for
what was not given. No file is written over; commit what is there in a pull request of its own.`,
  run: init,
};

async function init(terminal: Terminal, given: Given): Promise<ExitCode> {
  const repository = await localRepository(terminal.directory);
  const options = await optionsOf(terminal, given, repository?.defaultBranch ?? 'main');
  const files = writeSetUp(repository?.root ?? terminal.directory, options);
  const lines = [
    ...placeLines(terminal.directory, repository),
    ...files.map(fileLine),
    '',
    ...nextSteps(options, files, repository),
  ];
  terminal.write(`${lines.join('\n')}\n`);
  return 0;
}

/** Where it is written, where that is not where it was started. */
function placeLines(directory: string, repository: LocalRepository | null): readonly string[] {
  if (repository === null)
    return [
      'There is no Git repository here, or Git is not installed: the files are below this directory, for the branch given or main.',
    ];
  return relative(realpathSync(repository.root), realpathSync(directory)) === ''
    ? []
    : ['Paths count from the root of the repository.'];
}

async function optionsOf(terminal: Terminal, given: Given, branch: string): Promise<SetUpOptions> {
  const setUp = choiceOf(given, SET_UP) ?? (await askSetUp(terminal));
  const owners = valuesOf(given, OWNERS);
  return {
    setUp,
    baseline: repositoryPath(valueOf(given, BASELINE) ?? 'tools/catalog.baseline.json', 'baseline'),
    candidate: repositoryPath(
      valueOf(given, CANDIDATE) ?? (setUp === 'captured' ? 'catalog.json' : 'tools/catalog.json'),
      'candidate',
    ),
    owners: owners.length > 0 ? ownersOf(owners.join(',')) : await askOwners(terminal),
    branch: branchOf(valueOf(given, BRANCH) ?? branch),
    command: commandOf(valueOf(given, COMMAND) ?? 'node server.js'),
  };
}

/** Until the answer is one of the choices; whoever answers no more leaves the option out. */
async function askSetUp(terminal: Terminal): Promise<SetUp> {
  const choices = SET_UPS.join(', ');
  let question =
    'How does the gate get the catalog? committed (a file), captured (from a server), or simple (one workflow file, which a pull request can edit): ';
  for (;;) {
    const answer = await terminal.ask(question);
    const setUp = SET_UPS.find((kind) => kind === answer?.toLowerCase());
    if (setUp !== undefined) return setUp;
    if (answer === null) throw new GateError('missing_input', SET_UP.name);
    question = `That is none of them. One of ${choices}: `;
  }
}

async function askOwners(terminal: Terminal): Promise<readonly string[]> {
  let question = 'Who approves changes of the baseline? @user or @org/team, two people: ';
  for (;;) {
    const owners = namesIn((await terminal.ask(question)) ?? '');
    if (owners.every(isAccount)) return owners;
    question = 'That is no list of owners. Each as @user or @org/team, parted by commas: ';
  }
}

/** Parted by commas or spaces. */
function namesIn(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((name) => name !== '');
}

function ownersOf(text: string): readonly string[] {
  const owners = namesIn(text);
  if (!owners.every(isAccount)) throw new GateError('invalid_input', 'owners');
  return owners;
}

/** What may be a branch's name in a workflow (git's page "git-check-ref-format"). */
function branchOf(name: string): string {
  if (!/^[A-Za-z0-9][\w./-]{0,199}$/.test(name)) throw new GateError('invalid_input', 'branch');
  return name;
}

/** One line of a shell, as a workflow's `run` takes it. */
function commandOf(command: string): string {
  if (command === '' || /[\r\n]|\$\{\{/.test(command)) throw new GateError('invalid_input', 'command');
  return command;
}

const WORDS: Readonly<Record<WrittenFile['outcome'], string>> = {
  created: 'created',
  extended: 'added to',
  kept: 'is there already:',
  differs: 'is there with another content, left as it is:',
  superfluous: 'belongs to another set-up, remove it:',
};

function fileLine({ path, outcome }: WrittenFile): string {
  return `${WORDS[outcome]} ${path}`;
}

function nextSteps(
  options: SetUpOptions,
  files: readonly WrittenFile[],
  repository: LocalRepository | null,
): readonly string[] {
  const { setUp, baseline, candidate, branch } = options;
  const hasBaseline = files.some(({ path }) => path === baseline);
  const differing = files.filter(({ outcome }) => outcome === 'differs').map(({ path }) => path);
  const origin = repositoryOfRemote(repository?.origin ?? '') === null ? ' --repository OWNER/NAME' : '';
  const steps = [
    ...(differing.length === 0
      ? []
      : [
          `Compare what was there before with what this set-up needs, or delete it and run init again: ${differing.join(', ')}`,
        ]),
    ...ownerSteps(options),
    ...(hasBaseline
      ? []
      : [
          setUp === 'captured'
            ? `Capture the first baseline: ${captureCommand(options)}`
            : `Put the catalog at ${candidate} and a copy of it at ${baseline}.`,
        ]),
    'Commit the files, and merge them as a pull request of its own.',
    `On GitHub, require the check tool-catalog for ${branch} (Settings, Rules, Rulesets: "Require status checks").`,
    'There too, require a review from code owners ("Require a pull request before merging").',
    `Then look whether anything is missing, with a token in GITHUB_TOKEN or GH_TOKEN: npx tool-catalog-gate doctor${origin}`,
  ];
  return ['What remains:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}

/** Nobody can approve their own change; a team may have any number of members. */
function ownerSteps({ owners, baseline }: SetUpOptions): readonly string[] {
  const [only, ...others] = owners;
  if (only === undefined)
    return [`Name the owners of ${baseline} and .github/ in .github/CODEOWNERS: two people.`];
  if (others.length > 0 || only.includes('/')) return [];
  return [
    `Nobody can approve their own change, and ${only} is the only owner: name a second one in CODEOWNERS, or, where one person maintains alone, write "approvals: 0" into .github/tool-catalog-gate.yml.`,
  ];
}
