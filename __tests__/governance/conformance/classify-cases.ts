import { argumentClassifier, argumentReportJson } from '../../../src/governance/index.js';
import type { ArgumentClassifier, ArgumentClassifierOptions } from '../../../src/governance/index.js';
import { fromValue, pythonJson } from '../../../src/json/index.js';
import { parseDocument } from './document.js';
import { DATA_CLASSES } from './draft-schema.js';
import type { Draft } from './raw-json.js';
import { draftObject, isDraftObject, jsonText, literal } from './raw-json.js';
import type { Choices } from './seeded-random.js';

export interface ClassifyCase {
  readonly function: 'classify';
  readonly rules: Draft;
  readonly decisions: Draft;
  readonly profile: Draft;
  /** Hexadecimal, or null for no key. */
  readonly key: string | null;
  readonly arguments: string;
}

const NAMES = ['text', 'documents', 'a-b', '_x', '__proto__', 'constructor', 'n'] as const;
const ODD_NAMES = ['', 'a b', '0', 'é', '*', 'x'.repeat(129)] as const;
const SCALARS: readonly [Draft, ...Draft[]] = [
  null,
  true,
  false,
  0,
  -1,
  42,
  1.5,
  0.1,
  literal('1.0'),
  literal('-0'),
  literal('-0.0'),
  literal('1e3'),
  literal('1E-7'),
  literal('123456789012345678901234567890'),
  literal('5e-324'),
  literal('1.7976931348623157e308'),
  literal('0.30000000000000004'),
  literal('9007199254740993'),
  literal('1e22'),
  '',
  'synthetic-example',
  'Zoë "q" \\ \u{1f600}\n\u2028\u007f\u0000',
  '/a/b',
];
const ODD_SCALARS: readonly [Draft, ...Draft[]] = ['\ud800', 'x\udc00y', literal('1e400'), literal('-1e999')];
const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

export function classifyCase(choose: Choices): ClassifyCase {
  const args = draftArguments(choose, 0);
  const rules = uniqueRules(leafPaths(args).map((path) => draftRule(choose, path)));
  return {
    function: 'classify',
    rules: choose.once(8) ? oddRules(choose, rules) : rules,
    decisions: choose.once(8) ? oddDecisions(choose) : draftDecisions(choose),
    profile: choose.once(20)
      ? choose.one<Draft>(['policy:x', 'tool:org.example/x', null])
      : 'policy:org.example/p@1.0.0',
    key: choose.once(25) ? choose.one([null, '', KEY.slice(2)]) : KEY + (choose.once(4) ? KEY : ''),
    arguments: jsonText(choose.once(25) ? choose.one<Draft>([[], null, 'x', 7]) : args),
  };
}

export function answerClassify(given: ClassifyCase): string {
  const classified = classifierOf(given).classifyValue(parseDocument(given.arguments));
  return `${argumentReportJson(classified.report)} ${pythonJson(classified.arguments)}`;
}

export function answerClassifyOfPlainValue(given: ClassifyCase): string {
  const classified = classifierOf(given).classify(JSON.parse(given.arguments));
  return `${argumentReportJson(classified.report)} ${pythonJson(fromValue(classified.arguments, 'copy'))}`;
}

export function classifierOf({ rules, decisions, profile, key }: ClassifyCase): ArgumentClassifier {
  const hashKey = key === null ? null : new Uint8Array(Buffer.from(key, 'hex'));
  const options = { rules, policy: { policyProfile: profile, decisions }, hashKey };
  return argumentClassifier(options as unknown as ArgumentClassifierOptions);
}

function draftArguments(choose: Choices, level: number): Draft {
  const names = Array.from({ length: choose.below(4) + (level === 0 ? 1 : 0) }, () =>
    choose.once(80) ? choose.one(ODD_NAMES) : choose.one(NAMES),
  );
  return draftObject(names.map((name) => [name, draftArgument(choose, level + 1)]));
}

function draftArgument(choose: Choices, level: number): Draft {
  if (level < 4 && choose.once(4)) return draftArguments(choose, level);
  if (level < 4 && choose.once(4))
    return Array.from({ length: choose.below(4) }, () => draftArgument(choose, level + 1));
  return choose.once(60) ? choose.one(ODD_SCALARS) : choose.one(SCALARS);
}

function leafPaths(
  draft: Draft,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] {
  if (Array.isArray(draft)) return draft.flatMap((item: Draft, index) => leafPaths(item, [...path, index]));
  if (isDraftObject(draft))
    return Object.entries(draft).flatMap(([key, value]) => leafPaths(value, [...path, key]));
  return [path];
}

function draftRule(choose: Choices, path: readonly (string | number)[]): Draft {
  const generalised = path.map((step) => (typeof step === 'number' && !choose.once(5) ? '*' : step));
  return { path: generalised, dataClass: choose.one(DATA_CLASSES) };
}

/** Rules of different paths; one that came to nothing is made up for, since no rule at all is its own error. */
function uniqueRules(rules: readonly Draft[]): readonly Draft[] {
  const byPath = new Map(
    rules.map((rule) => [isDraftObject(rule) ? jsonText(rule['path'] ?? null) : '', rule]),
  );
  return byPath.size === 0 ? [{ path: ['n'], dataClass: DATA_CLASSES[0] }] : [...byPath.values()];
}

function oddRules(choose: Choices, rules: readonly Draft[]): Draft {
  const dataClass = DATA_CLASSES[0];
  const odd: readonly [Draft, ...Draft[]] = [
    { path: [], dataClass },
    { path: ['a b'], dataClass },
    { path: ['a', -1], dataClass },
    { path: ['a', true], dataClass },
    { path: ['a', 1.5], dataClass },
    { path: 'text', dataClass },
    { path: ['text'], dataClass: 'data:x' },
    { path: ['text'], dataClass: null },
    { path: ['text'], dataClass: 'data:org.example/undecided' },
    { path: ['documents', 0, '*', 'text'], dataClass },
  ];
  if (choose.once(5)) return [];
  if (choose.once(4)) return [...rules, ...rules.slice(0, 1)];
  if (choose.once(3)) return rules.slice(1).length === 0 ? [choose.one(odd)] : rules.slice(1);
  return [...rules, choose.one(odd)];
}

function draftDecisions(choose: Choices): readonly Draft[] {
  return DATA_CLASSES.map((dataClass) => {
    const action = choose.one(['allow', 'allow', 'redact', 'redact', 'block'] as const);
    if (action !== 'redact') return { dataClass, action, replacement: null };
    return { dataClass, action, replacement: choose.one<Draft>([null, '[redacted]', 0, -1.5, false, 'é']) };
  });
}

function oddDecisions(choose: Choices): Draft {
  const decisions = draftDecisions(choose);
  const dataClass = DATA_CLASSES[1];
  const odd: readonly [Draft, ...Draft[]] = [
    { dataClass, action: 'allow', replacement: 'x' },
    { dataClass, action: 'block', replacement: 0 },
    { dataClass, action: 'drop', replacement: null },
    { dataClass, action: null, replacement: null },
    { dataClass, action: 'redact', replacement: [] },
    { dataClass, action: 'redact', replacement: literal('1e400') },
    { dataClass: 'data:X', action: 'allow', replacement: null },
    { dataClass: null, action: 'drop', replacement: [] },
    { dataClass, action: 'drop', replacement: [] },
  ];
  if (choose.once(5)) return [];
  if (choose.once(4)) return [...decisions, ...decisions.slice(0, 1)];
  if (choose.once(4)) return decisions.slice(1);
  return [...decisions.slice(0, 1), choose.one(odd), ...decisions.slice(2)];
}
