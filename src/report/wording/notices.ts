import type { PointerUses, RuledCatalog } from '../../catalog/index.js';
import { SETTINGS_PATH } from '../../gate/index.js';
import type { Decision, Notice, NoticeCode, ProtectedRole } from '../../gate/index.js';
import { compareCodePoints } from '../../json/index.js';
import { codeSpan, neutralise, shownText } from '../escape/index.js';
import { errorSentence } from './error-sentence.js';
import { someOf } from './name-list.js';

// The first lines stay few; the whole lists stand in the JSON report.
const MAX_ITEMS = 8;

/**
 * What a notice is about: the gate itself, its settings as they will be and the capture, which come first, or the set-up of
 * the repository.
 */
interface NoticeWords {
  readonly about: 'gate' | 'settings' | 'capture' | 'setup';
  readonly words: string;
}

const NOTICES: Readonly<Record<NoticeCode, NoticeWords>> = {
  workflow_changed: { about: 'gate', words: 'the workflow that runs it' },
  settings_changed: { about: 'gate', words: 'its settings' },
  codeowners_changed: { about: 'gate', words: 'the code owners' },
  policy_not_in_force: { about: 'gate', words: 'the policy, which is not in force before it is merged' },
  diff_hidden: { about: 'gate', words: 'a rule that hides the diff of the baseline' },
  settings_invalid: {
    about: 'settings',
    words: 'The settings file of this change is not understood, so nothing can be checked once it is merged:',
  },
  settings_misnamed: {
    about: 'settings',
    words: 'This file is not read:',
  },
  capture_run: { about: 'capture', words: 'See what the capture did:' },
  base_not_guarded: {
    about: 'setup',
    words:
      'The base branch is not guarded, so the pull request was judged as if into the default branch. If it should count as a base, protect it and name it under `guarded-branches` in the settings file of the default branch.',
  },
  branch_not_protected: {
    about: 'setup',
    words: 'The base branch is not protected: anyone with write access can push past the gate.',
  },
  check_not_required: {
    about: 'setup',
    words: 'The base branch does not require this check, so a pull request can be merged although it fails.',
  },
  code_owner_review_not_required: {
    about: 'setup',
    words:
      'The base branch does not require a review by code owners, so nothing asks for one if the gate is removed.',
  },
  codeowners_not_owned: {
    about: 'setup',
    words: 'CODEOWNERS does not own itself, so anyone can change who the owners are.',
  },
  protected_file_not_owned: { about: 'setup', words: 'Nobody owns this file in CODEOWNERS.' },
  rules_unreadable: {
    about: 'setup',
    words: 'The rules of the base branch could not be read, so it is not known what they require.',
  },
};

const CHANGED_ROLES: ReadonlyMap<ProtectedRole, string> = new Map([
  ['workflow', 'the workflow that runs it'],
  ['settings', 'its settings'],
  ['codeowners', 'the code owners'],
  ['policy', 'the policy'],
  ['map', 'the map'],
]);

/**
 * What a reader must know before anything else, as Markdown blocks: what the change does to the gate itself, what was
 * left out of the comparison, and that a snapshot was compared with itself.
 */
export function firstNotices(decision: Decision): readonly string[] {
  return firstWords(decision).map(alertOf);
}

/** The same as lines of plain text. */
export function firstNoticeLines(decision: Decision): readonly string[] {
  return firstWords(decision).map(lineOf);
}

/** What the owners of two catalogs say about their comparison, each thing as an alert in Markdown. */
export function ruleNotices(rules: PointersInUse): readonly string[] {
  return ruleWords(rules, null).map(alertOf);
}

/** The same as lines of plain text. */
export function ruleNoticeLines(rules: PointersInUse): readonly string[] {
  return ruleWords(rules, null).map(lineOf);
}

function alertOf({ alert, title, lines: [first = '', ...more] }: FirstWords): string {
  return `${[`> [!${alert}]`, `> **${title}** ${first}`, ...more.map((line) => `> ${line}`)].join('\n')}\n\n`;
}

function lineOf({ title, lines }: FirstWords): string {
  return neutralise([title, ...lines].join(' '));
}

/** What is said before anything else, its first words in bold. */
interface FirstWords {
  readonly alert: 'CAUTION' | 'NOTE';
  readonly title: string;
  readonly lines: readonly string[];
}

function firstWords(decision: Decision): readonly FirstWords[] {
  return [
    ...captureNotice(decision),
    ...settingsNotices(decision),
    ...gateChanges(decision),
    ...snapshotNotice(decision),
    ...ruleWords(
      {
        ignored: decision.catalogs.flatMap(({ ignored }) => ignored),
        unordered: decision.catalogs.flatMap(({ unordered }) => unordered),
      },
      'the settings of the base branch',
    ),
  ];
}

/** One sentence of plain Markdown for each thing in the set-up of the repository that weakens the gate. */
export function setupSentences(notices: readonly Notice[]): readonly string[] {
  return notices.flatMap((notice) => {
    const { about, words } = NOTICES[notice.code];
    return about === 'setup' ? [`${pathPrefix(notice)}${words}${permissionSuffix(notice)}`] : [];
  });
}

function captureNotice({ notices }: Decision): readonly FirstWords[] {
  return notices.flatMap(({ code, path }) =>
    NOTICES[code].about === 'capture' && path !== null
      ? [{ alert: 'NOTE', title: NOTICES[code].words, lines: [`<${path}>`] }]
      : [],
  );
}

/** What becomes of the gate when the change is merged, whatever is decided about it now. */
function settingsNotices({ notices }: Decision): readonly FirstWords[] {
  return notices.flatMap(({ code, path, error }) => {
    const { about, words: title } = NOTICES[code];
    if (about !== 'settings') return [];
    const said =
      error === undefined
        ? `${codeSpan(shownText(path ?? ''))}. The settings file is ${codeSpan(SETTINGS_PATH)}.`
        : errorSentence(error);
    return [{ alert: 'CAUTION', title, lines: [said] }];
  });
}

function gateChanges(decision: Decision): readonly FirstWords[] {
  const items = [
    ...decision.files.flatMap((file) => item(CHANGED_ROLES.get(file.role), file.path)),
    ...decision.notices.flatMap(({ code, path }) =>
      NOTICES[code].about === 'gate' ? item(NOTICES[code].words, path) : [],
    ),
  ];
  if (items.length === 0) return [];
  const distinct = [...new Set(items)].sort(compareCodePoints);
  const subject = decision.event?.startsWith('pull_request') ? 'This pull request' : 'This change';
  const but = hasInputsOfItsOwn(decision)
    ? ', but for the inputs of the step: those are what the changed workflow says'
    : '';
  return [
    {
      alert: 'CAUTION',
      title: `${subject} changes the gate itself:`,
      lines: [`${someOf(distinct, MAX_ITEMS)}.`, `What decides was read from the base branch${but}.`],
    },
  ];
}

/** GitHub runs the workflow file of the commit under test, except on `pull_request_target`. */
function hasInputsOfItsOwn({ event, files, notices }: Decision): boolean {
  if (event === 'pull_request_target') return false;
  return (
    files.some(({ role }) => role === 'workflow') || notices.some(({ code }) => code === 'workflow_changed')
  );
}

function item(words: string | undefined, path: string | null): readonly string[] {
  if (words === undefined) return [];
  return [path === null ? words : `${words} (${codeSpan(shownText(path))})`];
}

function snapshotNotice(decision: Decision): readonly FirstWords[] {
  return decision.catalogs.some((catalog) => catalog.snapshot)
    ? [
        {
          alert: 'NOTE',
          title: 'Only approval is gated here:',
          lines: [
            'baseline and candidate are one committed file, so nothing says that the tools are really so.',
          ],
        },
      ]
    : [];
}

/** Pointers by which a comparison was changed, and how often each was of use. */
export type PointersInUse = Pick<RuledCatalog, 'ignored' | 'unordered'>;

function ruleWords({ ignored, unordered }: PointersInUse, by: string | null): readonly FirstWords[] {
  return [
    ...pointerWords('Left out of the comparison', ignored, by),
    ...pointerWords('Compared in any order', unordered, by),
  ];
}

function pointerWords(
  title: string,
  pointers: readonly PointerUses[],
  by: string | null,
): readonly FirstWords[] {
  const uses = new Map<string, number>();
  for (const place of pointers) uses.set(place.pointer, (uses.get(place.pointer) ?? 0) + place.uses);
  if (uses.size === 0) return [];
  const places = [...uses]
    .sort(([a], [b]) => compareCodePoints(a, b))
    .map(
      ([pointer, count]) => `${codeSpan(shownText(pointer))} (${count === 1 ? 'once' : `${count} times`})`,
    );
  const list = `${someOf(places, MAX_ITEMS)}.`;
  return by === null
    ? [{ alert: 'NOTE', title: `${title}:`, lines: [list] }]
    : [{ alert: 'NOTE', title, lines: [`by ${by}: ${list}`] }];
}

function pathPrefix(notice: Notice): string {
  return notice.path === null ? '' : `${codeSpan(shownText(notice.path))}: `;
}

function permissionSuffix(notice: Notice): string {
  return notice.permission === null ? '' : ` The token needs ${codeSpan(shownText(notice.permission))}.`;
}
