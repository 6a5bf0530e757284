import { examineRepository, findingLine } from '../doctor/index.js';
import type { Diagnosis } from '../doctor/index.js';
import { GateError } from '../errors/index.js';
import { createApi } from '../github/index.js';
import { localRepository, repositoryOfRemote } from '../git/index.js';
import type { Repository } from '../github/index.js';
import type { Command, Given, Option } from './command.js';
import { choiceOf, choiceOption, valueOf } from './command.js';
import type { ExitCode, Terminal } from './terminal.js';

const REPOSITORY: Option = {
  name: 'repository',
  value: 'owner/name',
  about: 'the repository to look at (default GITHUB_REPOSITORY, or the remote origin)',
  takes: { text: 'OWNER/NAME', holds: (value) => repositoryIn(value) !== null },
};

const OUTPUT = choiceOption({ name: 'output', value: 'kind', about: 'kind of report (default text)' }, [
  'text',
  'json',
]);

/** `doctor`: exit code 0 where nothing is missing, 1 where something is, 2 where something could not be told. */
export const DOCTOR: Command = {
  operands: [],
  options: [REPOSITORY, OUTPUT],
  notes: `Reads the repository on GitHub with the token in GITHUB_TOKEN or GH_TOKEN, and writes nothing. A token that
may read the repository is enough; rules of classic branch protection need more and stay unknown.`,
  run: doctor,
};

async function doctor(terminal: Terminal, given: Given): Promise<ExitCode> {
  const { environment } = terminal;
  const repository =
    repositoryIn(valueOf(given, REPOSITORY) ?? environment['GITHUB_REPOSITORY'] ?? '') ??
    repositoryOfRemote((await localRepository(terminal.directory))?.origin ?? '');
  if (repository === null) throw new GateError('missing_input', 'repository');
  const token = environment['GITHUB_TOKEN'] || environment['GH_TOKEN'] || null;
  if (token === null) throw new GateError('token_missing', 'environment');
  const diagnosis = await examineRepository(createApi({ token, environment }), repository);
  terminal.write(choiceOf(given, OUTPUT) === 'json' ? `${JSON.stringify(diagnosis)}\n` : textOf(diagnosis));
  return exitCode(diagnosis);
}

function repositoryIn(text: string): Repository | null {
  const [, owner, repo] = /^([\w.-]{1,100})\/([\w.-]{1,100})$/.exec(text) ?? [];
  return owner === undefined || repo === undefined ? null : { owner, repo };
}

function textOf({ branch, findings }: Diagnosis): string {
  const count = (state: string) => findings.filter((finding) => finding.state === state).length;
  const lacking = count('missing');
  const open = count('unknown');
  return [
    `The default branch is ${branch}.`,
    ...findings.map(findingLine),
    '',
    lacking === 0 && open === 0
      ? 'Nothing is missing.'
      : `${lacking} missing, ${open} unknown. README, "Set it up", says more of each.`,
    '',
  ].join('\n');
}

function exitCode({ findings }: Diagnosis): ExitCode {
  if (findings.some(({ state }) => state === 'missing')) return 1;
  return findings.every(({ state }) => state === 'ok') ? 0 : 2;
}
