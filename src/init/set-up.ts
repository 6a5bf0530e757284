import { MAX_HINT_LENGTH } from '../limits.js';
import { WORKFLOW_FILES } from './workflow-files.generated.js';

export const SET_UPS = ['committed', 'captured', 'simple'] as const;

/**
 * How the gate is set up: `committed` and `captured` are hardened (the workflow that decides is the default branch's),
 * `simple` is one file that the pull request can edit. See README, "Set it up".
 */
export type SetUp = (typeof SET_UPS)[number];

/** What the files of a set-up are filled in with. */
export interface SetUpOptions {
  readonly setUp: SetUp;
  /** Path of the committed baseline. */
  readonly baseline: string;
  /** Path of the committed candidate; of a captured one, the file's name in the artifact. */
  readonly candidate: string;
  /** `@user` or `@org/team`. */
  readonly owners: readonly string[];
  /** The default branch. */
  readonly branch: string;
  /** What starts the server whose catalog is captured. */
  readonly command: string;
}

/** A file that a set-up needs, by its path in the repository. */
export interface SetUpFile {
  readonly path: string;
  readonly text: string;
}

const SETTINGS = 'tool-catalog-gate.yml';

/** What the examples are written with. */
const EXAMPLE = {
  baseline: 'tools/catalog.baseline.json',
  committed: 'tools/catalog.json',
  captured: 'catalog.json',
  branch: 'main',
  command: 'node server.js',
} as const;

/** The workflow and settings files of a set-up, filled in; none of them is written. */
export function setUpFiles(options: SetUpOptions): readonly SetUpFile[] {
  const folder = `${options.setUp}/`;
  return Object.entries(WORKFLOW_FILES)
    .filter(([name]) => name.startsWith(folder) && name !== 'simple/tool-catalog-captured.yml')
    .map(([name, text]) => {
      const file = name.slice(folder.length);
      const path = file === SETTINGS ? `.github/${file}` : `.github/workflows/${file}`;
      return { path, text: filledIn(text, options) };
    });
}

/** What makes a baseline of the server's tools of now; the `capture` of the command line, as it is installed by npm. */
export function captureCommand({ baseline, command }: SetUpOptions): string {
  return `npx tool-catalog-gate capture --out ${quoted(baseline)} -- ${command}`;
}

function filledIn(text: string, options: SetUpOptions): string {
  const { setUp, baseline, candidate, branch, command } = options;
  const example = setUp === 'captured' ? EXAMPLE.captured : EXAMPLE.committed;
  const hint = setUp === 'captured' ? captureCommand(options) : `cp ${quoted(candidate)} ${quoted(baseline)}`;
  return text
    .replace(/^( *update-hint: ).*\n/gm, (_line, key: string) =>
      hint.length > MAX_HINT_LENGTH ? '' : `${key}${scalar(hint)}\n`,
    )
    .replaceAll(`baseline: ${EXAMPLE.baseline}`, `baseline: ${scalar(baseline)}`)
    .replaceAll(`candidate: ${example}`, `candidate: ${scalar(candidate)}`)
    .replaceAll(`branches: [${EXAMPLE.branch}]`, `branches: [${scalar(branch)}]`)
    .replaceAll(`command: ${EXAMPLE.command}`, `command: ${scalar(command)}`)
    .replaceAll(`out: ${EXAMPLE.captured}`, `out: ${scalar(candidate)}`)
    .replaceAll(`path: ${EXAMPLE.captured}`, `path: ${scalar(candidate)}`)
    .replaceAll('# zizmor: ignore[unpinned-uses] no release to pin yet', '')
    .replace(/[ \t]+$/gm, '');
}

/** A text as a YAML scalar: as it is where that is plain, else in double quotes, which JSON's are. */
function scalar(text: string): string {
  return /^[A-Za-z0-9_./][\w ./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|~|[\d.]+)$/i.test(text)
    ? text
    : JSON.stringify(text);
}

/** A path as one word of a shell. */
function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

/** The files that other set-ups need and this one does not. */
export function otherFiles(options: SetUpOptions): readonly string[] {
  const own = new Set(setUpFiles(options).map(({ path }) => path));
  const all = SET_UPS.flatMap((setUp) => setUpFiles({ ...options, setUp })).map(({ path }) => path);
  return [...new Set(all)].filter((path) => !own.has(path));
}

/** The lines that make the owners own the baseline, its settings and the workflows. */
export function codeOwnersLines({ baseline, owners }: SetUpOptions): readonly string[] {
  const who = owners.join(' ');
  return [`/${baseline.replaceAll(' ', '\\ ')} ${who}`, `/.github/ ${who}`];
}
