import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { publint } from 'publint';
import { cleanEnvironment } from '../clean-environment.js';
import { write } from '../git/temporary.js';
import { packPackage } from './packed.js';
import type { Packed } from './packed.js';

const ROOMS = ['errors', 'json', 'catalog', 'diff', 'clients', 'governance', 'gate', 'report', 'runtime'];
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

let packed: Packed;
beforeAll(() => {
  packed = packPackage();
});
afterAll(() => packed.remove());

/** Runs something in the new user's project; its end and both outputs. */
function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: packed.project,
    encoding: 'utf8',
    env: cleanEnvironment(packed.project),
  });
  return { status, stdout, stderr };
}

describe('the package', () => {
  test('holds what is needed and nothing else', () => {
    const known = [
      /^(?:LICENSE|README\.md|package\.json)$/,
      /^dist\/package\.json$/,
      /^dist\/sbom\.cdx\.json$/,
      /^dist\/cli\/index\.js$/,
      /^dist\/cli\/[0-9]+\.index\.js$/,
      /^dist\/cli\/licenses\.txt$/,
      /^docs\/[a-z]+\.schema\.json$/,
      new RegExp(`^lib/(?:(?:${ROOMS.join('|')})/(?:[a-z]+/)?)?[a-z0-9-]+(?:\\.generated)?\\.(?:js|d\\.ts)$`),
    ];
    expect(packed.files.filter((file) => !known.some((pattern) => pattern.test(file)))).toEqual([]);
    for (const room of ROOMS) expect(packed.files).toContain(`lib/${room}/index.d.ts`);
    expect(packed.files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'dist/cli/index.js', 'lib/index.d.ts', 'lib/index.js']),
    );
  });

  test('opens every public room and nothing behind them', () => {
    const doors = Object.keys(manifest.exports).filter((door) => door !== './package.json');
    expect(doors.sort()).toEqual(['.', ...ROOMS.map((room) => `./${room}`)].sort());
    const specifiers = doors.map((door) => door.replace(/^\./, manifest.name));
    const script = `for (const name of ${JSON.stringify(specifiers)}) console.log(name, Object.keys(await import(name)).length > 0);`;
    const { stdout } = run(process.execPath, '--input-type=module', '--eval', script);
    expect(stdout).toBe(specifiers.map((name) => `${name} true\n`).join(''));
    const behind = run(
      process.execPath,
      '--input-type=module',
      '--eval',
      `await import('${manifest.name}/lib/cli.js')`,
    );
    expect(behind.stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  test('is one that publint has nothing to say of', async () => {
    const tarball = readFileSync(packed.tarball);
    const { messages } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test('has types that every way of resolving ES modules finds', () => {
    const attw = 'node_modules/@arethetypeswrong/cli/dist/index.js';
    const args = [attw, packed.tarball, '--profile', 'esm-only', '--no-definitely-typed', '--no-color'];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status === 0 ? '' : stdout).toBe('');
  });
});

describe('importing the library', () => {
  // What changes by an import is printed; the process must end by itself. Node's own loader reads one variable a
  // module.
  const SCRIPT = `
    const read = [];
    const env = process.env;
    process.env = new Proxy(env, {
      get: (target, name) => { read.push(String(name)); return target[name]; },
      has: (target, name) => { read.push(String(name)); return name in target; },
      ownKeys: (target) => { read.push('all'); return Reflect.ownKeys(target); },
    });
    const resources = () => process.getActiveResourcesInfo().filter((name) => !/^(?:TTY|Pipe)Wrap$/.test(name));
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const globals = new Set(Reflect.ownKeys(globalThis));
    const prototypes = [Object, Array, String, Map, Promise].map(({ prototype }) => Reflect.ownKeys(prototype).length);
    const library = await import('tool-catalog-gate');
    process.env = env;
    // What loads modules closes its files some turns later.
    for (let turns = 0; turns < 10_000 && resources().length > 0; turns += 1) await turn();
    console.log(JSON.stringify({
      read: read.filter((name) => !['FORCE_COLOR', 'WATCH_REPORT_DEPENDENCIES'].includes(name)),
      globals: Reflect.ownKeys(globalThis).filter((name) => !globals.has(name)).map(String),
      prototypes: [Object, Array, String, Map, Promise].every(
        ({ prototype }, index) => Reflect.ownKeys(prototype).length === prototypes[index],
      ),
      resources: resources(),
      listeners: process.eventNames().map(String),
      catalog: library.parseCatalog(new TextEncoder().encode('{"tools":[]}')).format,
    }));`;

  test('does nothing else', () => {
    writeFileSync(join(packed.project, 'import.mjs'), SCRIPT);
    const bare = run(
      process.execPath,
      '--input-type=module',
      '--eval',
      'console.log(JSON.stringify(process.eventNames().map(String)))',
    );
    const { status, stdout, stderr } = run(process.execPath, 'import.mjs');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual({
      read: [],
      globals: [],
      prototypes: true,
      resources: [],
      listeners: JSON.parse(bare.stdout),
      catalog: 'mcp',
    });
  });
});

describe('a new user', () => {
  const tool = (name: string, description: string) => ({
    name,
    description,
    inputSchema: { type: 'object' },
  });
  const catalog = (...tools: readonly unknown[]) => JSON.stringify({ tools });
  const gate = (...args: readonly string[]) => run('npx', '--no-install', 'tool-catalog-gate', ...args);

  beforeAll(() => {
    write(
      packed.project,
      'tools/catalog.baseline.json',
      catalog(tool('read', 'Reads.'), tool('list', 'Lists.')),
    );
    write(packed.project, 'tools/catalog.json', catalog(tool('list', 'Lists.'), tool('read', 'Reads all.')));
  });

  test('asks for help and for the version', () => {
    expect(gate('--help').stdout).toMatch(/^Usage: tool-catalog-gate /);
    expect(gate('--version').stdout).toBe(`${manifest.version}\n`);
  });

  test('checks a catalog', () => {
    const { status, stdout } = gate('check', 'tools/catalog.json');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^mcp, 2 tools\ndigest sha256:[0-9a-f]{64}\n$/);
  });

  test('sees what changed', () => {
    const { status, stdout } = gate(
      'diff',
      'tools/catalog.baseline.json',
      'tools/catalog.json',
      '--output',
      'text',
    );
    expect(status).toBe(1);
    expect(stdout).toContain('Drift: 1 changed, 0 added, 0 removed, 1 unchanged');
    expect(gate('diff', 'tools/catalog.json', 'tools/catalog.json').status).toBe(0);
    expect(gate('diff', 'tools/none.json', 'tools/catalog.json').status).toBe(2);
  });

  test('makes a baseline that holds no content, and compares with it', () => {
    const mapped = (name: string) => ({
      tool_id: `tool:org.example/${name}`,
      version: '1.0.0',
      capability_class: 'capability:org.example/files',
    });
    const map = {
      schema_version: 'tool-catalog-gate.map.v1',
      tools: { read: mapped('read'), list: mapped('list') },
    };
    write(packed.project, 'tools/map.json', JSON.stringify(map));
    const { status, stdout } = gate('inventory', 'tools/catalog.json', '--map', 'tools/map.json');
    expect(status).toBe(0);
    expect(stdout).not.toContain('Reads');
    write(packed.project, 'tools/inventory.json', stdout);
    const same = ['diff', 'tools/inventory.json', 'tools/catalog.json', '--map', 'tools/map.json'];
    expect(gate(...same).status).toBe(0);
    const other = ['diff', 'tools/inventory.json', 'tools/catalog.baseline.json', '--map', 'tools/map.json'];
    expect(gate(...other).status).toBe(1);
  });

  test('uses the library', () => {
    const script = `
      import { readFileSync } from 'node:fs';
      import { diffCatalogs, isEmpty, parseCatalog } from 'tool-catalog-gate';
      const [before, after] = ['tools/catalog.baseline.json', 'tools/catalog.json'].map((file) => parseCatalog(readFileSync(file)));
      console.log(isEmpty(diffCatalogs(before, before)), isEmpty(diffCatalogs(before, after)));`;
    const { stdout } = run(process.execPath, '--input-type=module', '--eval', script);
    expect(stdout).toBe('true false\n');
  });
});
