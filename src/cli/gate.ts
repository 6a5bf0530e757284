import type { Decision } from '../gate/index.js';
import { decideLocalChange } from '../run/index.js';
import type { DecidedChange } from '../run/index.js';
import { PACKAGE_VERSION } from '../package-version.js';
import {
  catalogSources,
  commandErrorSentence,
  renderDecisionText,
  renderJson,
  renderMarkdown,
  renderSarif,
  uncommittedSentence,
} from '../report/index.js';
import type { Inputs } from '../settings/index.js';
import { readInputs } from '../settings/index.js';
import type { Command, Given, Option } from './command.js';
import { FORMAT } from './catalog-input.js';
import { choiceOf, choiceOption, valueOf, valuesOf } from './command.js';
import { htmlPage } from './html-page.js';
import { MAX_BYTES, MAX_DEPTH } from './limit-options.js';
import { COLOR, DETAIL, isColored } from './output-options.js';
import { faultSentence } from './fault-sentence.js';
import { MAX_HINT_LENGTH } from '../limits.js';
import { progressOf } from './progress.js';
import type { ExitCode, Terminal } from './terminal.js';

const BASE: Option = {
  name: 'base',
  value: 'ref',
  about: 'the base branch: main, origin/main, …',
  required: true,
};

const OUTPUT = choiceOption(
  { name: 'output', value: 'kind', about: 'kind of report (default text on a terminal, else json)' },
  ['json', 'markdown', 'html', 'text', 'sarif'],
);

const UPDATE_HINT: Option = {
  name: 'update-hint',
  value: 'command',
  about: 'what an author runs to propose a new baseline',
  form: `one line of at most ${MAX_HINT_LENGTH} characters`,
};

/** Inputs of the Action that the command takes under the same names. */
const INPUTS: readonly Option[] = [
  { name: 'baseline', value: 'path', about: 'path of the committed baseline' },
  { name: 'candidate', value: 'path', about: 'path of the catalog to compare with it' },
  {
    name: 'catalogs',
    value: 'line',
    about: 'many catalogs',
    form: '`name: baseline => candidate`',
    many: true,
  },
  choiceOption(
    {
      name: 'candidate-source',
      value: 'source',
      about: 'the working tree or HEAD (default as the settings say, else workspace)',
    },
    ['workspace', 'commit'],
  ),
  { name: 'candidate-repeat', value: 'path', about: 'a second capture, which must be the same' },
  { name: 'map', value: 'path', about: 'map that makes an inventory of a manifest candidate' },
  { name: 'previous-baseline', value: 'path', about: 'where the base branch still has the baseline' },
  FORMAT,
  {
    name: 'owners',
    value: 'owner',
    about: 'who approves (default code owners of the base branch)',
    form: '@user and @org/team',
    many: true,
  },
  { name: 'policy', value: 'path', about: 'governance policy, read on the base branch' },
  choiceOption({ name: 'policy-mode', value: 'mode', about: 'which findings fail (default new)' }, [
    'new',
    'all',
  ]),
  choiceOption(
    { name: 'fail-on-drift', value: 'which', about: 'which drift ends with 1 (default true: all)' },
    ['true', 'new'],
  ),
  MAX_BYTES,
  MAX_DEPTH,
  UPDATE_HINT,
];

/** `gate --base REF`: the verdict that a pull request of HEAD would have; exit code 0 for `unchanged`, and for what `new` lets through. */
export const GATE: Command = {
  operands: [],
  options: [BASE, ...INPUTS, OUTPUT, DETAIL, COLOR],
  notes: `Paths count from the root of the repository. The baseline is read at HEAD and, as it was before your change, at the
merge base of HEAD and the base branch; settings, owners and policy on the base branch. Approvals are not looked for,
and the workflow file is not known. What is not given is as the settings file says; defaults hold where it says
nothing.
Exit code: 0 unchanged, or drift that the base branch has already where --fail-on-drift is new; 1 any other verdict,
2 could not check.`,
  run: gate,
};

async function gate(terminal: Terminal, given: Given): Promise<ExitCode> {
  const progress = progressOf(terminal);
  const change = await decideLocalChange({
    inputs: inputsOf(given),
    base: valueOf(given, BASE) ?? '',
    directory: terminal.directory,
  });
  progress('writing the report');
  terminal.writeError(uncommittedLines(change).join(''));
  terminal.write(await reportOf(change, given, terminal));
  terminal.writeError(errorLines(change, given, terminal).join(''));
  const { verdict } = change.decision;
  if (verdict === 'unchanged' || hasInheritedAlone(change.decision)) return 0;
  return verdict === 'could-not-check' ? 2 : 1;
}

/** Whether there is nothing but drift that the base branch has already, and the setting lets it pass. */
function hasInheritedAlone({ failOnDrift, passes, catalogs, files }: Decision): boolean {
  return (
    failOnDrift === 'new' &&
    passes &&
    catalogs.every(({ verdict, row }) => verdict === 'unchanged' || row === 'tools-changed') &&
    files.every(({ asked }) => !asked)
  );
}

function uncommittedLines({ uncommitted }: DecidedChange): readonly string[] {
  return uncommitted.map((path) => `${uncommittedSentence(path)}\n`);
}

/** Behind a report that a program reads, what could not be checked is said to whoever started it too. */
function errorLines({ decision }: DecidedChange, given: Given, terminal: Terminal): readonly string[] {
  if (kindOf(given, terminal) === 'text') return [];
  const errors = [decision.fault, ...decision.catalogs.map(({ error }) => error)];
  const sentences = errors.flatMap((error) =>
    error === null ? [] : [faultSentence(commandErrorSentence, error, GATE, given)],
  );
  return [...new Set(sentences)].map((sentence) => `${sentence}\n`);
}

function kindOf(given: Given, terminal: Terminal) {
  return choiceOf(given, OUTPUT) ?? (terminal.isTerminal() ? 'text' : 'json');
}

/** The options as the runner would hand them over as inputs, read by the Action's own rules. */
function inputsOf(given: Given): Inputs {
  const variables = INPUTS.map((option): [string, string] => {
    const value = option.many === true ? valuesOf(given, option).join('\n') : valueOf(given, option);
    return [`INPUT_${option.name.toUpperCase()}`, value ?? ''];
  });
  return readInputs(Object.fromEntries(variables));
}

async function reportOf(
  { decision, evidence }: DecidedChange,
  given: Given,
  terminal: Terminal,
): Promise<string> {
  const detail = choiceOf(given, DETAIL) ?? 'fingerprints';
  const updateHint = valueOf(given, UPDATE_HINT);
  switch (kindOf(given, terminal)) {
    case 'json':
      return renderJson(decision, { detail });
    case 'markdown':
      return renderMarkdown(decision, { detail, updateHint, budget: 'file', marker: null });
    case 'html':
      return htmlPage(
        renderMarkdown(decision, { detail, updateHint, budget: 'file', marker: null }),
        'The verdict on a tool catalog',
      );
    case 'text':
      return renderDecisionText(decision, { detail, updateHint, color: isColored(given, terminal) });
    case 'sarif':
      return renderSarif(decision, catalogSources(evidence.catalogs, true), {
        detail,
        version: PACKAGE_VERSION,
      });
  }
}
