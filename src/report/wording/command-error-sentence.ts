import type { ErrorCode, GateError } from '../../errors/index.js';
import { codeSpan, shownText } from '../escape/index.js';
import { errorSentence } from './error-sentence.js';

/** What is done otherwise where no workflow and no token is about. */
const COMMAND_SENTENCES: Partial<Readonly<Record<ErrorCode, string>>> = {
  invalid_input: 'This value is not understood.',
  missing_input: 'A required option is missing. Give it.',
  conflicting_input: 'Two options exclude each other. Leave one out.',
  input_differs_from_settings:
    'The option and the settings file of the base branch differ. Leave the option out, or make both equal.',
  token_missing:
    'There is no token. Set GITHUB_TOKEN or GH_TOKEN to one that may read the repository (with the GitHub CLI: `GH_TOKEN=$(gh auth token)`).',
  permission_missing:
    'The token lacks this permission, or there is no such repository. Check the name of the repository, and give the token this permission.',
  github_refused:
    'GitHub refused the token. Check that it has not expired, in GITHUB_TOKEN or GH_TOKEN (with the GitHub CLI: `GH_TOKEN=$(gh auth token)`).',
  not_a_file:
    'This is no catalog but a directory, a project or a device. Name the file of the catalog, such as `tools/catalog.json`, or a directory of one-tool files; `--format directory` reads any directory as one.',
  no_tools:
    'There are no tools here: no list of them in the file, or no `*.json` and `*.snap` files directly in the directory. Name the file of the catalog, such as `tools/catalog.json`; an empty catalog is `{"tools":[]}`.',
  not_a_repository: 'There is no Git repository here that can be read. Run the command in one.',
  commit_not_found:
    'Git knows no such branch, tag or commit here. Check its spelling, or fetch it (`git fetch origin`).',
  merge_base_unknown:
    'HEAD and the base branch have no commit in common here, or several. Merge the base branch. In a shallow clone, fetch the whole history (`git fetch --unshallow`).',
  object_not_found: 'Git has no such object here. Fetch the whole history (`git fetch --unshallow`).',
};

/** What is called otherwise where there are no inputs. */
const COMMAND_FIELDS: ReadonlyMap<string, string> = new Map([['github-token', 'token']]);

/**
 * The sentence of an error for whoever typed a command: `option` is the option that it is about, `--` included, null
 * where it is about none; `given` what was given for it where that may be shown.
 */
export function commandErrorSentence(error: GateError, option: string | null, given: string | null): string {
  const sentence = COMMAND_SENTENCES[error.code];
  if (option === null && sentence === undefined) return errorSentence(error, given);
  const place = error.place === null ? '' : `, line ${error.place.line}, column ${error.place.column}`;
  const name = codeSpan(option ?? COMMAND_FIELDS.get(error.field) ?? error.field);
  const where = given === null ? name : `${codeSpan(shownText(given))} (${name})`;
  const usual = errorSentence(error);
  const said =
    sentence === undefined ? usual.slice(usual.indexOf(': ') + 2) : `${sentence} (\`${error.code}\`)`;
  return `${where}${place}: ${said}`;
}

/** What a command says of a file in the working tree that is not as HEAD has it. */
export function uncommittedSentence(path: string): string {
  return `${codeSpan(shownText(path))} in the working tree is not the one of HEAD, which is what was read. Commit it to have it compared.`;
}
