import { FORMATS } from '../../catalog/index.js';
import { MAX_LIMITS } from '../../json/index.js';
import { MAX_APPROVALS, MAX_CAPTURE_MINUTES, MAX_HINT_LENGTH, MAX_NAME_LENGTH } from '../../limits.js';
import { DETAILS } from '../detail.js';

const PATH = 'a path from the root of the repository';
const LINE = `one line of at most ${MAX_HINT_LENGTH} characters`;
const POINTERS = 'a list of JSON Pointers, such as `/tools/NAME/description`';

/** What the value of an input, or of a key of the settings file, must be; Markdown of our own. */
export const SETTING_TAKES: ReadonlyMap<string, string> = new Map([
  ['catalogs', 'lines such as `name: baseline.json => candidate.json`'],
  ['baseline', PATH],
  ['candidate', PATH],
  ['candidate-source', words(['workspace', 'commit', 'artifact'])],
  ['candidate-repeat', PATH],
  ['artifact', LINE],
  ['capture-workflow', 'a file in `.github/workflows/`'],
  ['review-workflow', 'a file in `.github/workflows/`'],
  ['capture-timeout', `whole minutes up to ${MAX_CAPTURE_MINUTES}`],
  ['deciding-job', LINE],
  ['map', PATH],
  ['previous-baseline', PATH],
  ['format', words(['auto', ...FORMATS])],
  ['owners', 'a list of `@user` and `@org/team`'],
  ['approvals', `a whole number from 0 to ${MAX_APPROVALS}`],
  ['policy', PATH],
  ['policy-mode', words(['new', 'all'])],
  ['fail-on-drift', words(['true', 'false', 'new'])],
  ['ignore', POINTERS],
  ['unordered', POINTERS],
  ['guarded-branches', 'a list of the names of branches, without stars'],
  ['comment', words(['on-drift', 'always', 'never'])],
  ['check-run', words(['true', 'false'])],
  ['detail', words(DETAILS)],
  ['id', `at most ${MAX_NAME_LENGTH} letters, digits, \`.\`, \`_\` and \`-\``],
  ['update-hint', LINE],
  ['max-bytes', `a whole number from 1 to ${MAX_LIMITS.maxBytes}`],
  ['max-depth', `a whole number from 1 to ${MAX_LIMITS.maxDepth}`],
]);

function words(choices: readonly string[]): string {
  const spans = choices.map((choice) => `\`${choice}\``);
  return `${spans.slice(0, -1).join(', ')} or ${spans.at(-1) ?? ''}`;
}
