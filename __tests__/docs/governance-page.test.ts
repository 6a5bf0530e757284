import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { transformSync } from '@swc/core';
import { parse } from 'yaml';
import { cleanEnvironment } from '../clean-environment.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'governance-page-')));
const modules = join(folder, 'node_modules');
const home = join(modules, 'tool-catalog-gate');

interface Block {
  readonly language: string;
  /** The name that the block is to be saved under, or empty. */
  readonly file: string;
  readonly text: string;
}

/** The fenced blocks of the page, in its order. */
function blocks(): readonly Block[] {
  const page = readFileSync('docs/governance.md', 'utf8');
  return [...page.matchAll(/^```(\w+) ?(\S*)\n([^]*?)^```$/gm)].map(
    ([, language = '', file = '', text = '']) => ({
      language,
      file,
      text,
    }),
  );
}

/** The package as a reader has installed it, made of the sources as they are. */
function install(): void {
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.d)\.(?:ts|js)$/.test(file)) continue;
    const target = join(home, 'src', file.replace(/\.ts$/, '.js'));
    const source = readFileSync(join('src', file), 'utf8');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.endsWith('.ts') ? compiled(source) : source);
  }
  const exported = { name: 'tool-catalog-gate', type: 'module', exports: { './*': './src/*/index.js' } };
  writeFileSync(join(home, 'package.json'), JSON.stringify(exported));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of ['@modelcontextprotocol', ...Object.keys(dependencies)])
    symlinkSync(resolve('node_modules', name), join(modules, name));
  mkdirSync(join(folder, 'bin'));
  const command = join(folder, 'bin', 'tool-catalog-gate');
  writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${join(home, 'src', 'run-cli.js')}" "$@"\n`);
  chmodSync(command, 0o755);
}

function compiled(source: string): string {
  const options = { parser: { syntax: 'typescript' as const }, target: 'es2022' as const };
  return transformSync(source, { swcrc: false, jsc: options, module: { type: 'es6' } }).code;
}

interface Step {
  readonly command: string;
  readonly output: string;
}

/** The commands of a console block, each with what it is said to print. */
function steps(text: string): readonly Step[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((step) => {
      const [command = '', ...output] = step.trimEnd().split('\n');
      return { command, output: output.join('\n') };
    });
}

describe('docs/governance.md', () => {
  beforeAll(install);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('every block is of a kind that is run here', () => {
    expect([...new Set(blocks().map(({ language }) => language))].sort()).toEqual([
      'console',
      'js',
      'json',
      'yaml',
    ]);
    expect(
      blocks().every(({ language, file }) => (language === 'js' || language === 'json') === (file !== '')),
    ).toBe(true);
  });

  test('its files and commands, one after the other, do what it says', () => {
    const path = [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(':');
    for (const { language, file, text } of blocks()) {
      if (file !== '') writeFileSync(join(folder, file), text);
      if (language !== 'console') continue;
      for (const { command, output } of steps(text)) {
        const run = spawnSync('bash', ['-c', command], {
          cwd: folder,
          encoding: 'utf8',
          env: { ...cleanEnvironment(folder), PATH: path },
        });
        expect([command, run.stdout.trimEnd()]).toEqual([command, output]);
      }
    }
  });

  test('its step gives the Action inputs that it has', () => {
    const { inputs } = parse(readFileSync('action.yml', 'utf8'));
    const given = blocks()
      .filter(({ language }) => language === 'yaml')
      .flatMap(({ text }) => parse(text));
    expect(given).toHaveLength(1);
    for (const step of given) {
      expect(step.uses).toBe('tool-catalog-gate/tool-catalog-gate@v0');
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)));
    }
  });
});
