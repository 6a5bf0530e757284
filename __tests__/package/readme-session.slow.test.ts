import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cleanEnvironment } from '../clean-environment.js';
import { packPackage } from './packed.js';
import type { Packed } from './packed.js';

interface Step {
  readonly commands: string;
  /** null where the README does not say what is printed. */
  readonly printed: string | null;
}

/** The shell blocks of a section of the README, each with the text block behind it. */
function sessionOf(heading: string): readonly Step[] {
  const [, section = ''] = readFileSync('README.md', 'utf8').split(`\n## ${heading}\n`);
  const [text = ''] = section.split('\n## ');
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, kind, body = '']) => ({
    kind,
    body,
  }));
  return blocks.flatMap(({ kind, body }, index) => {
    if (kind !== 'sh') return [];
    const next = blocks[index + 1];
    return [{ commands: body, printed: next?.kind === 'text' ? next.body : null }];
  });
}

const STRICT = [
  'example.ts',
  ...['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--verbatimModuleSyntax'],
  ...['--module', 'nodenext', '--target', 'es2023'],
  ...['--types', 'node', '--typeRoots', resolve('node_modules/@types')],
];

const session = sessionOf('Command line');
let packed: Packed;
let project: string;

beforeAll(() => {
  packed = packPackage();
  project = mkdtempSync(join(tmpdir(), 'gate-session-'));
  writeFileSync(join(project, 'package.json'), '{ "name": "user", "version": "1.0.0", "private": true }\n');
  cpSync('examples/notes', join(project, 'tools'), { recursive: true });
});
afterAll(() => {
  packed.remove();
  rmSync(project, { recursive: true, force: true });
});

/** As a new user's shell runs it, but that the package comes from the tarball and nothing from the network. */
function run(commands: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', fromTarball(commands)], {
    cwd: project,
    encoding: 'utf8',
    env: cleanEnvironment(project),
  });
  return { status, stdout, stderr };
}

function fromTarball(commands: string): string {
  return commands.replace(
    /^(npm install .*)tool-catalog-gate$/gm,
    (_, install) => `${install}${[...packed.needed, packed.tarball].join(' ')}`,
  );
}

test('the README shows how to install, check, diff and make an inventory', () => {
  const [first, ...others] = session;
  expect(first?.commands).toBe('npm install --save-dev tool-catalog-gate\n');
  const commands = others.flatMap((step) => step.commands.trimEnd().split('\n'));
  const verbs = commands.map((command) => /^npx tool-catalog-gate (\w+) /.exec(command)?.[1]);
  expect(verbs).toEqual(['check', 'diff', 'inventory', 'check', 'diff']);
});

test.each(session)('step $# prints what the README says', ({ commands, printed }) => {
  const { status, stdout, stderr } = run(commands);
  const expected = printed?.startsWith('Drift') === true ? 1 : 0;
  if (status !== expected) throw new Error(`exit ${String(status)}: ${stderr}`);
  if (printed !== null) expect(stdout).toBe(printed);
});

test('the example of the library compiles under strict settings and prints what the README says', () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('\n## Library\n');
  const [, example = '', printed = ''] = /^```ts\n(.*?)^```\n\n```text\n(.*?)^```$/ms.exec(section) ?? [];
  cpSync(join(packed.project, 'node_modules'), join(project, 'node_modules'), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "name": "user", "version": "1.0.0", "type": "module" }\n');
  writeFileSync(join(project, 'example.ts'), example);
  const compiled = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...STRICT], {
    cwd: project,
    encoding: 'utf8',
  });
  expect([compiled.status, compiled.stdout]).toEqual([0, '']);
  expect(run('node example.js').stdout).toBe(printed);
});
