import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { stepOutputs } from '../../src/action/step-outputs.js';
import { decide } from '../../src/gate/index.js';
import type { CatalogEvidence, Decision, InheritanceGap } from '../../src/gate/index.js';
import {
  annotations,
  checkTitle,
  headline,
  nextStep,
  renderDecisionText,
  renderJson,
  renderMarkdown,
  renderSarif,
} from '../../src/report/index.js';
import {
  catalogEvidence,
  evidence,
  present,
  protectedFile,
  reviewedBy,
  reviewer,
} from '../gate/evidence-builders.js';
import { compared, decided, manifest, partlyInherited, sources } from './decisions.js';

const validate = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(
  JSON.parse(readFileSync('docs/report.schema.json', 'utf8')),
);

const tool = (name: string, description: string) => ({ name, description });
const BASELINE = manifest(tool('a', 'one'), tool('b', 'two'), tool('c', 'three'));
/** The base branch's: another a, no b. */
const THERE = manifest(tool('a', 'theirs'), tool('c', 'three'));
/** The change's, beside that: another c, and d. */
const CANDIDATE = manifest(tool('a', 'theirs'), tool('c', 'mine'), tool('d', 'four'));

const MIXED = partlyInherited(BASELINE, CANDIDATE, THERE);
const ALONE = partlyInherited(BASELINE, THERE, THERE);
const SOURCES = [sources(BASELINE, CANDIDATE)];

const markdown = (decision: Decision) =>
  renderMarkdown(decision, { detail: 'fingerprints', updateHint: null, budget: 'file', marker: null });
const text = (decision: Decision) =>
  renderDecisionText(decision, { detail: 'fingerprints', updateHint: null, color: false });
const json = (decision: Decision) => {
  const document = JSON.parse(renderJson(decision, { detail: 'fingerprints' }));
  validate(document);
  expect(validate.errors).toBeNull();
  return document;
};
const sarif = (decision: Decision) =>
  JSON.parse(renderSarif(decision, SOURCES, { detail: 'fingerprints', version: '1' })).runs[0].results;

describe('a drift of which the base branch has a part already', () => {
  test('stands apart in Markdown, what the change brings first', () => {
    const report = markdown(decided([MIXED]));
    expect(report).toContain(
      '**2 changed · 1 added · 1 removed** · 0 unchanged (2 of this change, 2 inherited from the base branch)',
    );
    const [own = '', inherited = ''] = report.split('#### Inherited from the base branch (2)');
    expect(inherited).toContain('The base branch has this drift already, and this change does not touch it.');
    const rowsIn = (part: string) => [...part.matchAll(/^\| (?:⚠️ )?`(\w)` \|/gmu)].map(([, name]) => name);
    expect(rowsIn(own).sort()).toEqual(['c', 'd']);
    expect(rowsIn(inherited.split('<details>')[0] ?? '').sort()).toEqual(['a', 'b']);
  });

  test('stands apart in text', () => {
    const report = text(decided([MIXED]));
    const [own = '', inherited = ''] = report.split('Inherited from the base branch (2)\n');
    expect(own).toContain('2 changed, 1 added, 1 removed, 0 unchanged (2 of this change, 2 inherited');
    expect(
      [...own.matchAll(/^ {2}([~+-]) (\w)/gmu)].map(([, sign, name]) => `${sign}${name}`).sort(),
    ).toEqual(['+d', '~c']);
    expect(
      [...inherited.matchAll(/^ {2}([~+-]) (\w)/gmu)].map(([, sign, name]) => `${sign}${name}`).sort(),
    ).toEqual(['-b', '~a']);
  });

  test('is named in JSON, which holds to its schema', () => {
    const [catalog] = json(decided([MIXED])).catalogs;
    expect(catalog.inherited).toEqual({
      known: true,
      gap: null,
      counts: { changed: 1, added: 0, removed: 1, members: 0 },
      members: [],
      changed: [{ kind: 'tool', key: 'a', version: null }],
      added: [],
      removed: [{ kind: 'tool', key: 'b', version: null }],
    });
    expect(catalog.diff.counts).toMatchObject({ changed: 2, added: 1, removed: 1 });
    expect(json(decided([MIXED], { failOnDrift: 'new' })).fail_on_drift).toBe('new');
    expect(json(decided([compared(BASELINE, CANDIDATE)])).catalogs[0].inherited).toBeNull();
  });

  test('is a note in SARIF, and the same result as on the base branch', () => {
    const results: readonly { level?: string; properties?: object; partialFingerprints: object }[] = sarif(
      decided([MIXED]),
    );
    const notes = results.filter(({ level }) => level !== undefined);
    expect(notes).toHaveLength(2);
    for (const note of notes) expect(note).toMatchObject({ level: 'note', properties: { inherited: true } });
    const there: readonly { partialFingerprints: object }[] = sarif(decided([compared(BASELINE, THERE)]));
    const known = there.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
    expect(notes.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints)).sort()).toEqual(
      known.sort(),
    );
  });

  test('is annotated behind what the change brings, and never as an error', () => {
    const all = annotations(decided([MIXED]), SOURCES);
    expect(all.map(({ level, title }) => `${level} ${title}`)).toEqual([
      'error Tool changed',
      'error Tool added',
      'warning Tool changed (inherited)',
      'warning Tool removed (inherited)',
    ]);
  });

  test('takes no annotation from what other catalogs or files bring', () => {
    const many = Array.from({ length: 12 }, (_, index) => tool(`t${index}`, 'x'));
    const there = manifest(...many);
    const first = partlyInherited(manifest(), there, there, { name: 'a' });
    const all = annotations(decided([first, { ...MIXED, name: 'b' }]), []);
    expect(all).toHaveLength(10);
    expect(all.slice(0, 2).map(({ title }) => title)).toEqual(['Tool changed', 'Tool added']);
    expect(all.at(-1)?.message).toMatch(/^7 more /u);
  });

  test('has one column more where there are several catalogs', () => {
    const report = markdown(decided([{ ...MIXED, name: 'a' }, compared(BASELINE, THERE, { name: 'b' })]));
    expect(report).toContain(
      '| Catalog | Verdict | Changed | Added | Removed | Of these inherited | Unchanged |',
    );
    expect(report).toContain('| `a` | Drift | 2 | 1 | 1 | 2 | 0 |');
    expect(report).toContain('| `b` | Drift | 1 | 0 | 1 | 0 | 1 |');
  });

  test('that holds a rename leaves its pair in one part', () => {
    const [before, there] = [manifest(tool('get_x', 'x'.repeat(9))), manifest(tool('get-x', 'x'.repeat(9)))];
    const report = text(decided([partlyInherited(before, there, there)]));
    expect(report).toMatch(/Inherited from the base branch \(2\)\n\n {2}> get-x/u);
  });
});

describe('its first lines', () => {
  test('say how much of it is inherited, and who fixes that', () => {
    const decision = decided([MIXED]);
    expect(headline(decision)).toBe(
      'Drift: the tools changed, the baseline did not; 2 of 4 differences are inherited from the base branch',
    );
    expect(nextStep(decision, { updateHint: null })).toBe(
      'If this change of the tools is wanted, update `tools/catalog.baseline.json` to match the tools and commit it in this pull request, and have an owner approve it. If it is not, undo it. A baseline made from these tools takes in what is inherited, too. To leave that out, fix it on the base branch first, in a pull request of its own, and update this branch.',
    );
    expect(checkTitle(decision)).toBe('4 tools differ: not in the baseline, 2 inherited');
  });

  test('say to an author who changed none of it that it is not theirs', () => {
    const decision = decided([ALONE]);
    expect(headline(decision)).toBe(
      'Drift: the base branch has this drift already, and this change does not touch it',
    );
    expect(nextStep(decision, { updateHint: 'make catalog' })).toBe(
      'Fix the drift on the base branch, in a pull request of its own: run `make catalog`, commit the updated `tools/catalog.baseline.json`, and have an owner approve it; or bring the tools there back to what the baseline says. Then update this branch.',
    );
    expect(checkTitle(decision)).toBe('1 tool changed, 1 removed: inherited');
  });

  test('say that it passes for that reason alone', () => {
    const decision = decided([ALONE], { failOnDrift: 'new', passes: true });
    const first = markdown(decision).split('\n')[0];
    expect(first).toBe(
      '### ⚠️ Drift: the base branch has this drift already, and this change does not touch it — reported only (`fail-on-drift: new`)',
    );
    expect(text(decision).split('\n')[0]).toBe(first?.slice('### ⚠️ '.length));
    expect(nextStep(decision, { updateHint: null })).not.toContain('update this branch');
    expect(checkTitle(decision)).toBe('1 tool changed, 1 removed: inherited (reported)');
  });

  test('name order alone only where the change’s own part is of that', () => {
    const of = (...required: readonly string[]) =>
      ({ name: 'a', inputSchema: { type: 'object', required } }) as const;
    const before = manifest(of('x', 'y'), 'b');
    const own = partlyInherited(before, manifest(of('y', 'x'), 'b', 'c'), manifest(of('x', 'y'), 'b', 'c'));
    const detail = { detail: 'pointers', updateHint: null } as const;
    expect(nextStep(decided([own]), detail)).toMatch(/^Only the order of items differs/u);
    const there = manifest(of('y', 'x'), 'b');
    const other = partlyInherited(before, manifest(of('y', 'x'), 'b', 'c'), there);
    expect(nextStep(decided([other]), detail)).toMatch(/^If this change of the tools is wanted/u);
    expect(nextStep(decided([partlyInherited(before, there, there)]), detail)).toMatch(
      /^Only the order of items differs.*Fix the drift on the base branch/u,
    );
  });

  test.each<readonly [InheritanceGap, string]>([
    [
      'captured',
      'the candidate was captured, or is not committed yet, so that there is none to compare it with',
    ],
    ['no_capture', 'there is no successful capture by a `push` of its commit'],
    ['absent', 'it has no candidate there'],
    ['unreadable', 'what it has there cannot be read as a catalog'],
    ['other_format', 'what it has there is of another format'],
    ['baseline_moves', 'the baseline moves to another path'],
  ])('say where it cannot be told: %s', (gap, words) => {
    const untold = compared(BASELINE, CANDIDATE, { inheritance: { known: false, gap } });
    const decision = decided([untold]);
    const sentence = `Nothing counts as inherited from the base branch: ${words}.`;
    expect(nextStep(decision, { updateHint: null })).toContain(sentence);
    expect(markdown(decision).split(sentence)).toHaveLength(2);
    expect(markdown(decision)).not.toContain('#### Inherited');
    expect(json(decision).catalogs[0].inherited).toMatchObject({ known: false, gap, changed: [] });
  });

  test('say to update the branch first where the base branch has got rid of the drift', () => {
    const catalog = partlyInherited(BASELINE, CANDIDATE, BASELINE);
    const { inheritance } = catalog;
    if (inheritance?.known !== true) throw new Error('its parts are known');
    const step = (isOutdated: boolean) =>
      nextStep(decided([{ ...catalog, inheritance: { ...inheritance, isOutdated } }]), { updateHint: null });
    expect(step(true)).toBe(
      `Update this branch first: the base branch has got rid of drift that is still here. ${step(false)}`,
    );
  });

  test('name what drifts on the base branch in another way', () => {
    const of = (text: string) => manifest(tool('a', text), tool('b', text), 'c');
    const catalog = partlyInherited(
      of('one'),
      manifest(tool('a', 'mine'), tool('b', 'theirs'), 'c'),
      of('theirs'),
    );
    expect(nextStep(decided([catalog]), { updateHint: null })).toContain(
      ' `a` drifts on the base branch already, in another way. ',
    );
    const both = partlyInherited(of('one'), of('mine'), of('theirs'));
    expect(nextStep(decided([both]), { updateHint: null })).toMatch(
      / `a`, `b` drift on the base branch already, in another way\.$/u,
    );
  });

  test('say nothing of it where that is known and nothing is inherited', () => {
    const decision = decided([partlyInherited(BASELINE, CANDIDATE, BASELINE)]);
    for (const report of [markdown(decision), text(decision)]) expect(report).not.toMatch(/inherit/iu);
  });
});

describe('a baseline that is changed beside inherited drift', () => {
  const head = manifest(tool('a', 'one'), tool('b', 'two'), tool('c', 'three'), tool('d', 'four'));
  const candidate = manifest(tool('a', 'theirs'), tool('c', 'three'), tool('d', 'four'));
  const beside = (over: Partial<CatalogEvidence> = {}) =>
    catalogEvidence({
      base: present(BASELINE),
      head: present(head),
      candidate: present(candidate),
      baseBranch: { known: true, candidate: present(THERE), tip: null },
      ...over,
    });

  test('is put to its owners first', () => {
    const decision = decide(evidence({ failOnDrift: 'new', catalogs: [beside()], files: [protectedFile()] }));
    expect(headline(decision)).toBe(
      'Drift: the base branch has this drift already, and this change does not touch it; an owner has to approve',
    );
    expect(nextStep(decision, { updateHint: null })).toMatch(
      /^Ask an owner of `tools\.baseline\.json` to review .* Fix the drift on the base branch, /u,
    );
    const digest = decision.catalogs[0]?.before?.digest.slice(0, 31);
    expect(text(decision)).toContain(
      `For an owner: Your approval makes \`${digest}…\` the baseline in \`tools.baseline.json\` (0 changed, 1 added, 0 removed, 3 unchanged)`,
    );
  });

  test('passes once they approved', () => {
    const files = [reviewedBy(reviewer())];
    const decision = decide(evidence({ failOnDrift: 'new', catalogs: [beside()], files }));
    expect([decision.passes, headline(decision)]).toEqual([
      true,
      'Drift: the base branch has this drift already, and this change does not touch it — reported only (`fail-on-drift: new`)',
    ]);
  });

  test('says so where it is the policy that fails', () => {
    const policy = { mode: 'new', failing: true, findings: [], exposures: [] } as const;
    const decision = decide(
      evidence({
        failOnDrift: 'new',
        catalogs: [beside({ head: present(BASELINE), candidate: present(THERE), policy })],
      }),
    );
    expect(headline(decision)).toMatch(/; but the tools do not hold to the policy$/u);
    expect(nextStep(decision, { updateHint: null })).toMatch(/^Bring the tools in line with the policy/u);
  });
});

test('every form of a report tells the same numbers', () => {
  const anyCatalog = fc
    .uniqueArray(
      fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd', 'e'), description: fc.constantFrom('1', '2') }),
      { selector: ({ name }) => name },
    )
    .map((tools) => manifest(...tools));
  fc.assert(
    fc.property(anyCatalog, anyCatalog, anyCatalog, (before, after, there) => {
      const catalog = partlyInherited(before, after, there);
      if (catalog.inheritance?.known !== true) return;
      const { diff, inheritance } = catalog;
      const sizeOf = (part: typeof diff) =>
        part === null ? 0 : part.changed.length + part.added.length + part.removed.length;
      const [own, inherited] = [sizeOf(inheritance.own), sizeOf(inheritance.inherited)];
      expect(own + inherited).toBe(sizeOf(diff));

      const decision = decided([catalog]);
      const outputs = Object.fromEntries(stepOutputs(decision));
      expect(outputs['inherited']).toBe(String(inherited));
      const { counts } = json(decision).catalogs[0].inherited;
      expect(counts.changed + counts.added + counts.removed).toBe(inherited);
      expect(sarif(decision).filter(({ level }: { level?: string }) => level === 'note')).toHaveLength(
        inherited,
      );
      const words = `(${own} of this change, ${inherited} inherited from the base branch)`;
      for (const report of [markdown(decision), text(decision)]) {
        expect(report.includes(words)).toBe(inherited > 0);
        expect(report.includes(`Inherited from the base branch (${inherited})`)).toBe(inherited > 0);
      }
      const annotated = annotations(decision, []).filter(({ title }) => title.endsWith(' (inherited)'));
      expect(annotated).toHaveLength(inherited);
      expect(headline(decision)).toContain(
        inherited === 0
          ? 'the tools changed'
          : own === 0
            ? 'the base branch has this'
            : `${inherited} of ${own + inherited} `,
      );
      expect(checkTitle(decision).length).toBeLessThanOrEqual(60);
    }),
    { numRuns: 200 },
  );
});
