import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { VERDICTS } from '../../src/gate/index.js';

const README = readFileSync('README.md', 'utf8');
const ACTION = parse(readFileSync('action.yml', 'utf8'));
const CAPTURE = parse(readFileSync('capture/action.yml', 'utf8'));

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

function sectionOf(heading: string): string {
  const [, section = ''] = README.split(`\n${heading}\n`);
  return section.split(/\n##+ /)[0] ?? '';
}

/** The blocks of a section, each with the path that stands before it. */
function filesOf(heading: string): readonly (readonly [string, string])[] {
  const blocks = sectionOf(heading).matchAll(/^`([^`\n]+)`\n\n```yaml\n(.*?)^```$/gms);
  return [...blocks].map(([, path = '', text = '']) => [path, text]);
}

/** An example by its file in examples/workflows. */
function example(file: string) {
  const text = readFileSync(join('examples/workflows', file), 'utf8');
  return { text, workflow: parse(text) };
}

function actionsOf(steps: readonly Step[]): readonly string[] {
  return steps.map(({ uses, run }) => uses?.split('@')[0] ?? `run ${run}`);
}

/** The first cells of a section's table, by row, without their code marks. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const lines = sectionOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

/** Whether a file is there, with the heading if one is named, as GitHub makes anchors of headings. */
function leads(file: string, heading: string | undefined): boolean {
  if (!existsSync(file)) return false;
  if (heading === undefined) return true;
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
  return headings.includes(heading);
}

describe('the set-ups', () => {
  test.each([
    ['### Committed candidate, hardened', 'committed', ['tool-catalog', 'tool-catalog-review']],
    ['### Captured candidate, hardened', 'captured', ['tool-catalog-capture']],
  ])('%s: what is shown is the examples, to the letter', (heading, folder, workflows) => {
    const shown = filesOf(heading);
    expect(shown.map(([path]) => path)).toEqual([
      ...workflows.map((name) => `.github/workflows/${name}.yml`),
      '.github/tool-catalog-gate.yml',
    ]);
    for (const [path, text] of shown) expect(text).toBe(example(join(folder, basename(path))).text);
  });

  const hardened = ['committed', 'captured'];

  test.each(hardened)(
    '%s: decides with the workflow of the default branch, and runs nothing else',
    (folder) => {
      const { text, workflow } = example(`${folder}/tool-catalog.yml`);
      expect(Object.keys(workflow.on)).toEqual([
        'pull_request_target',
        'merge_group',
        'push',
        'workflow_run',
      ]);
      expect(workflow.permissions).toEqual({});
      const [job, ...others] = Object.values<{ steps: Step[] }>(workflow.jobs);
      expect(others).toEqual([]);
      expect(actionsOf(job?.steps ?? [])).toEqual(['tool-catalog-gate/tool-catalog-gate']);
      expect(text).not.toContain('secrets.');
    },
  );

  test.each(hardened)('%s: looks again after what its own workflows are called', (folder) => {
    const { workflow } = example(`${folder}/tool-catalog.yml`);
    const settings = parse(example(`${folder}/tool-catalog-gate.yml`).text);
    const files = ['review-workflow', 'capture-workflow'].flatMap((key) => settings[key] ?? []);
    const names = files.map((path) => example(`${folder}/${basename(path)}`).workflow.name);
    expect(workflow.on.workflow_run.workflows).toEqual(names);
  });

  test('a review’s workflow has no rights and runs nothing of the pull request', () => {
    const { text, workflow } = example('committed/tool-catalog-review.yml');
    expect(workflow.permissions).toEqual({});
    expect(text).not.toContain('uses:');
    expect(example('captured/tool-catalog-review.yml').text).toBe(text);
  });

  test.each(['captured/tool-catalog-capture.yml', 'simple/tool-catalog-captured.yml'])(
    '%s captures without secrets, without write permission and without leaving the token behind',
    (file) => {
      const { text, workflow } = example(file);
      const { capture } = workflow.jobs;
      expect(workflow.permissions).toEqual({});
      expect(capture.permissions).toEqual({ contents: 'read' });
      expect(text).not.toContain('secrets.');
      expect(capture.steps[0]).toMatchObject({ with: { 'persist-credentials': false } });
      expect(capture.steps.at(-1)).toMatchObject({ with: { 'if-no-files-found': 'error' } });
    },
  );

  test('the captured commit is the head, so that baseline and catalog are of one', () => {
    const { workflow } = example('captured/tool-catalog-capture.yml');
    expect(workflow.jobs.capture.steps[0].with.ref).toBe(
      '${{ github.event.pull_request.head.sha || github.sha }}',
    );
  });

  const deciding = [
    'committed/tool-catalog.yml',
    'captured/tool-catalog.yml',
    'simple/tool-catalog.yml',
    'simple/tool-catalog-captured.yml',
  ];

  test.each(deciding)(
    '%s: only what decides about a pull request has the name of the required check',
    (file) => {
      const { text, workflow } = example(file);
      expect(Object.keys(workflow.jobs)).toContain('tool-catalog');
      const { name } = workflow.jobs['tool-catalog'];
      expect(name).toMatch(/== 'push' && 'tool-catalog audit'/);
      expect(name).toMatch(/== '(?:workflow_run|pull_request_review)' && 'tool-catalog follow-up'/);
      expect(name).toMatch(/\|\| 'tool-catalog' }}$/);
      expect(text).not.toContain('concurrency:');
    },
  );

  test('a job behind another one runs whatever became of that', () => {
    const { workflow } = example('simple/tool-catalog-captured.yml');
    const gate = workflow.jobs['tool-catalog'];
    expect(gate).toMatchObject({ needs: 'capture', if: 'always()' });
    expect(gate.steps[0]['continue-on-error']).toBe(true);
    const { path } = gate.steps[0].with;
    expect(path).toContain('${{ github.run_id }}-${{ github.run_attempt }}');
    expect(gate.steps[1].with.candidate).toBe(`${path}/catalog.json`);
  });
});

test('the actions of others are named by full commit id, with the version beside it', () => {
  const examples = readdirSync('examples', { recursive: true, encoding: 'utf8' }).map((name) =>
    join('examples', name),
  );
  const documents = [
    'README.md',
    ...readdirSync('docs').map((name) => join('docs', name)),
    ...examples,
  ].filter((path) => /\.(?:md|yml)$/.test(path));
  const uses = documents.flatMap((path) => readFileSync(path, 'utf8').match(/\buses: .*/g) ?? []);
  const others = uses.filter((line) => !line.startsWith('uses: tool-catalog-gate/'));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('what the demo points at stands there', () => {
  const named = [...readFileSync('scripts/demo.mjs', 'utf8').matchAll(/README, "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, heading = ''] of named) expect(README).toMatch(new RegExp(`^#+ ${heading}$`, 'm'));
});

test('every step of ours, in whatever document, has inputs that there are', () => {
  const documents = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))].filter((path) =>
    path.endsWith('.md'),
  );
  const texts = documents.map((path) => readFileSync(path, 'utf8'));
  const steps = texts.flatMap((text) => [
    ...text.matchAll(/^```yaml\n(- uses: tool-catalog-gate\/.*?)^```$/gms),
  ]);
  expect(steps.length).toBeGreaterThan(2);
  for (const [, step = ''] of steps) {
    const [{ uses, with: inputs }] = parse(step);
    const action = uses.includes('/capture@') ? CAPTURE : ACTION;
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
  }
});

test('the demonstration names sections that there are', () => {
  const sections = [...readFileSync('scripts/demo.mjs', 'utf8').matchAll(/\(README, "(.*?)"\)/g)];
  expect(sections.length).toBeGreaterThan(0);
  for (const [, section = ''] of sections) expect(README).toMatch(new RegExp(`^##+ ${section}$`, 'm'));
});

test('links of documents lead to files and headings that there are', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].concat(
    readdirSync('docs')
      .filter((name) => name.endsWith('.md'))
      .map((name) => join('docs', name)),
  );
  const broken = documents.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)]
      .filter(([, file = '', heading]) => !leads(file === '' ? path : join(dirname(path), file), heading))
      .map(([link]) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

describe('the tables', () => {
  test('of verdicts, each once, the worst last', () => {
    const named = rowsOf('## What happens on a pull request').map(([verdict]) => verdict);
    expect(named.toSorted()).toEqual([...VERDICTS].sort());
    expect(named.at(-1)).toBe('could-not-check');
  });

  test('of inputs, with the defaults that action.yml sets', () => {
    const declared = Object.entries<{ default?: string }>(ACTION.inputs).map(([name, input]) => [
      name,
      input.default ?? '',
    ]);
    const named = rowsOf('## Inputs').map(([name, value]) => [name, value]);
    expect(named.toSorted()).toEqual(declared.toSorted());
  });

  test('of outputs', () => {
    expect(
      rowsOf('## Outputs')
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(Object.keys(ACTION.outputs).sort());
  });
});
