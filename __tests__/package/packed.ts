import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cleanEnvironment } from '../clean-environment.js';

/** The package as `npm pack` makes it, and a new user's project that it was installed into without a network. */
export interface Packed {
  readonly tarball: string;
  /** What it needs at run time, packed too. */
  readonly needed: readonly string[];
  /** What the tarball holds, sorted. */
  readonly files: readonly string[];
  readonly project: string;
  remove(): void;
}

/** Types are checked elsewhere; this only writes the library down. */
const COMPILER = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.lib.json', '--noCheck'];
const SHIPPED = ['package.json', 'README.md', 'LICENSE', 'dist', 'docs', 'action.yml'];

/** Builds the library beside copies of everything else, packs it, and installs the package. */
export function packPackage(): Packed {
  const root = mkdtempSync(join(tmpdir(), 'gate-package-'));
  const [source, project] = [join(root, 'source'), join(root, 'project')];
  mkdirSync(source);
  mkdirSync(project);
  for (const name of SHIPPED) cpSync(name, join(source, name), { recursive: true });
  execFileSync(process.execPath, [...COMPILER, '--outDir', join(source, 'lib')]);
  copyGenerated(join(source, 'lib'));
  const [{ filename = '', files = [] } = {}] = JSON.parse(
    npm(root, source, 'pack', '--json', '--ignore-scripts', '--pack-destination', root),
  );
  const tarball = resolve(root, filename);
  writeFileSync(join(project, 'package.json'), '{ "name": "user", "version": "1.0.0", "private": true }\n');
  // What the package needs comes from here too, so that nothing is asked of a registry.
  const needed = runtimeDependencies().map((name) => packDependency(name, root));
  npm(root, project, 'install', '--ignore-scripts', '--save-dev', ...needed, tarball);
  return {
    tarball,
    needed,
    files: files.map(({ path }: { readonly path: string }) => path).sort(),
    project,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** What the package needs at run time, and what that needs in turn. */
function runtimeDependencies(): readonly string[] {
  const found = new Set<string>();
  const visit = (manifest: string): void => {
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const name of Object.keys(dependencies)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(join('node_modules', name, 'package.json'));
    }
  };
  visit('package.json');
  return [...found];
}

function packDependency(name: string, root: string): string {
  const folder = resolve('node_modules', name);
  const [{ filename = '' } = {}] = JSON.parse(
    npm(root, folder, 'pack', '--json', '--ignore-scripts', '--pack-destination', root),
  );
  return resolve(root, filename);
}

/** As the build does with validators that were compiled ahead. */
function copyGenerated(lib: string): void {
  const generated = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.generated\.(?:js|d\.ts)$/.test(file),
  );
  for (const file of generated) cpSync(join('src', file), join(lib, file));
}

function npm(home: string, directory: string, ...args: readonly string[]): string {
  return execFileSync('npm', args, {
    cwd: directory,
    encoding: 'utf8',
    env: cleanEnvironment(home),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
