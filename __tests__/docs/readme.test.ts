import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { VERDICTS } from '../../src/gate/index.js';

const README = readFileSync('README.md', 'utf8');
const ACTION = parse(readFileSync('action.yml', 'utf8'));

const EVENTS = {
  pull_request: { types: ['opened', 'synchronize', 'reopened', 'edited', 'ready_for_review'] },
  pull_request_review: { types: ['submitted', 'edited', 'dismissed'] },
  merge_group: null,
  push: { branches: ['main'] },
};
const GATE_PERMISSIONS = { contents: 'read', 'pull-requests': 'write', actions: 'write' };

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

/** The one workflow of a section. */
function workflowOf(heading: string) {
  const blocks = [...sectionOf(heading).matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => text);
  expect(blocks).toHaveLength(1);
  return { text: blocks[0] ?? '', workflow: parse(blocks[0] ?? '') };
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

describe('the workflow of a committed candidate', () => {
  const { workflow } = workflowOf('### The catalog is a committed file');

  test('runs on every event that decides, with the permissions that are needed', () => {
    expect(workflow.on).toEqual(EVENTS);
    expect(workflow.permissions).toEqual(GATE_PERMISSIONS);
  });

  test('is one job that runs no code of the pull request', () => {
    expect(Object.keys(workflow.jobs)).toEqual(['tool-catalog']);
    const { steps } = workflow.jobs['tool-catalog'];
    expect(actionsOf(steps)).toEqual(['tool-catalog-gate/tool-catalog-gate']);
    expect(steps[0].with['candidate-source']).toBe('commit');
  });
});

describe('the workflow of a captured candidate', () => {
  const { text, workflow } = workflowOf('### The catalog is captured from a server');
  const { capture, 'tool-catalog': gate } = workflow.jobs;

  test('runs on every event that decides, and grants nothing to all of its jobs', () => {
    expect(workflow.on).toEqual(EVENTS);
    expect(workflow.permissions).toEqual({});
  });

  test('captures without secrets, without write permission and without leaving the token behind', () => {
    expect(capture.permissions).toEqual({ contents: 'read' });
    expect(text).not.toContain('secrets.');
    expect(capture.steps[0]).toMatchObject({ with: { 'persist-credentials': false } });
    expect(capture.steps.at(-1)).toMatchObject({ with: { 'if-no-files-found': 'error' } });
  });

  test('gates in another job, which runs always and has no checkout', () => {
    expect(gate).toMatchObject({ needs: 'capture', if: 'always()', permissions: GATE_PERMISSIONS });
    expect(actionsOf(gate.steps)).toEqual([
      'actions/download-artifact',
      'tool-catalog-gate/tool-catalog-gate',
      'actions/upload-artifact',
    ]);
    expect(gate.steps[0]['continue-on-error']).toBe(true);
  });

  test('uploads the report and the proposed baseline whatever the verdict', () => {
    const upload = gate.steps.at(-1);
    expect(upload.if).toBe('always()');
    expect(upload.with.path.trim().split('\n')).toEqual([
      '${{ steps.gate.outputs.report-json }}',
      '${{ steps.gate.outputs.report-markdown }}',
      gate.steps[1].with.candidate,
    ]);
  });
});

test('the actions of others are named by full commit id, with the version beside it', () => {
  const documents = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))].filter((path) =>
    path.endsWith('.md'),
  );
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
  const steps = texts.flatMap((text) => [...text.matchAll(/^```yaml\n(- uses: .*?)^```$/gms)]);
  expect(steps.length).toBeGreaterThan(2);
  for (const [, step = ''] of steps) {
    const [{ with: inputs }] = parse(step);
    expect(Object.keys(ACTION.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
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
