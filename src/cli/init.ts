import { GateError } from '../errors/index.js';
import { repositoryPath } from '../git/index.js';
import type { SetUp, SetUpOptions, WrittenFile } from '../init/index.js';
import { SET_UPS, writeSetUp } from '../init/index.js';
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
  about: 'the committed catalog (default tools/catalog.json), or what the capture is called (catalog.json)',
};
const OWNERS: Option = {
  name: 'owners',
  value: 'owner',
  about: '@user or @org/team, at least two people: nobody can approve their own change',
  many: true,
};
const BRANCH: Option = { name: 'branch', value: 'name', about: 'the default branch (default main)' };
const COMMAND: Option = {
  name: 'command',
  value: 'command',
  about: 'what starts the server whose catalog is captured (default node server.js)',
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
  const options = await optionsOf(terminal, given);
  const files = writeSetUp(terminal.directory, options);
  terminal.write(`${[...files.map(fileLine), '', ...nextSteps(options, files)].join('\n')}\n`);
  return 0;
}

async function optionsOf(terminal: Terminal, given: Given): Promise<SetUpOptions> {
  const setUp = choiceOf(given, SET_UP) ?? (await askSetUp(terminal));
  const owners = valuesOf(given, OWNERS);
  const named = owners.length > 0 ? owners.join(',') : await askOwners(terminal);
  return {
    setUp,
    baseline: repositoryPath(valueOf(given, BASELINE) ?? 'tools/catalog.baseline.json', 'baseline'),
    candidate: repositoryPath(
      valueOf(given, CANDIDATE) ?? (setUp === 'captured' ? 'catalog.json' : 'tools/catalog.json'),
      'candidate',
    ),
    owners: ownersOf(named),
    branch: branchOf(valueOf(given, BRANCH) ?? 'main'),
    command: commandOf(valueOf(given, COMMAND) ?? 'node server.js'),
  };
}

async function askSetUp(terminal: Terminal): Promise<SetUp> {
  const answer = await terminal.ask(
    'Is the catalog a committed file, or captured from a server? committed or captured (or simple, one file): ',
  );
  const setUp = SET_UPS.find((kind) => kind === answer);
  if (setUp === undefined) throw new GateError('missing_input', 'set-up');
  return setUp;
}

async function askOwners(terminal: Terminal): Promise<string> {
  return (await terminal.ask('Who approves changes of the baseline? @user or @org/team, two people: ')) ?? '';
}

/** `@user` and `@org/team`, parted by commas or spaces. */
function ownersOf(text: string): readonly string[] {
  const owners = text.split(/[\s,]+/).filter((owner) => owner !== '');
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
  kept: 'is there, left as it is:',
};

function fileLine({ path, outcome }: WrittenFile): string {
  return `${WORDS[outcome]} ${path}`;
}

function nextSteps(options: SetUpOptions, files: readonly WrittenFile[]): readonly string[] {
  const { setUp, baseline, candidate, owners, branch } = options;
  const hasBaseline = files.some(({ path }) => path === baseline);
  const steps = [
    ...(owners.length > 0
      ? []
      : [`Name the owners of ${baseline} and .github/ in .github/CODEOWNERS: two people.`]),
    ...(hasBaseline
      ? []
      : [
          setUp === 'captured'
            ? `Capture the first baseline: tool-catalog-gate capture --out ${baseline} -- ${options.command}`
            : `Put the catalog at ${candidate} and a copy of it at ${baseline}.`,
        ]),
    'Commit the files, and merge them as a pull request of its own.',
    `On GitHub, require the check tool-catalog for ${branch} (Settings, Rules, Rulesets: "Require status checks").`,
    'There too, require a review from code owners ("Require a pull request before merging").',
    'Then look whether anything is missing: tool-catalog-gate doctor',
  ];
  return ['What remains:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}
