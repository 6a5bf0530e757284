// npm run captures: captures published servers twice each, byte by byte alike, and holds each capture against what the
// server itself answered, recorded on the way. Needs npm, python3 with venv, and go; installs into a temporary folder
// (or into the one that CAPTURES_FOLDER names, which is kept). Then counts what clients refuse (docs/clients.md) in each of
// them, and in the captures of the shared corpus, where that is there.
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import { fileURLToPath } from 'node:url';
import { parseCatalog } from '../lib/catalog/index.js';
import { clientReport } from '../lib/clients/index.js';
import { recordAddress } from './captures/record.mjs';
import { GO, NPM, PYPI, SERVERS } from './captures/servers.mjs';

const CLI = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const RECORD = fileURLToPath(new URL('captures/record.mjs', import.meta.url));
const STATELESS = '2026-07-28';

function run(folder, command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GOBIN: join(folder, 'bin') },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${status}\n${stdout}\n${stderr}`);
}

function install(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const packages = Object.entries(NPM).map(([name, version]) => `${name}@${version}`);
  run(folder, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages);
  run(folder, 'python3', '-m', 'venv', 'venv');
  run(folder, 'venv/bin/pip', 'install', '--quiet', ...PYPI);
  for (const program of GO) run(folder, 'go', 'install', program);
  // What the server for git shows.
  run(folder, 'git', 'init', '--quiet');
}

function capture(folder, options, target) {
  const child = spawn(
    process.execPath,
    [CLI, 'capture', '--timeout', '60', '--repeat', '1', ...options, ...target],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [out, error] = [[], []];
  child.stdout.on('data', (chunk) => out.push(chunk));
  child.stderr.on('data', (chunk) => error.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) =>
      resolve({ code, text: Buffer.concat(out).toString(), said: Buffer.concat(error).toString() }),
    );
  });
}

/** The tools that a server listed last, all pages, of what it answered. */
function toolsIn(recorded) {
  let [listing, last] = [[], null];
  for (const line of recorded.split(/\r?\n/)) {
    const result = resultIn(line.replace(/^data: ?/, ''));
    if (!Array.isArray(result?.tools)) continue;
    listing.push(...result.tools);
    if (result.nextCursor === undefined || result.nextCursor === null) [listing, last] = [[], listing];
  }
  return last;
}

function resultIn(text) {
  try {
    return JSON.parse(text).result;
  } catch {
    return undefined;
  }
}

/** Whether a capture holds each entry as it was answered, and all of them. */
function isWhole(text, recorded) {
  const entries = text
    .split('\n')
    .filter((line) => line.startsWith('    '))
    .map((line) => line.trim().replace(/,$/, ''));
  return (
    entries.every((entry) => recorded.includes(entry)) &&
    isDeepStrictEqual(JSON.parse(text).tools, toolsIn(recorded))
  );
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listens(port) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const is = await new Promise((resolve) => {
      const socket = createConnection(port, 'localhost');
      socket.on('connect', () => resolve(true) || socket.destroy());
      socket.on('error', () => resolve(false));
    });
    if (is) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server does not listen.');
}

async function withServer(folder, { serve, path }, use) {
  const port = await freePort();
  const [command, ...args] = serve.map((part) => part.replace('{port}', String(port)));
  const server = spawn(command, args, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  });
  try {
    await listens(port);
    return await use(`http://localhost:${port}`, path);
  } finally {
    server.kill();
  }
}

function digestIn({ said }) {
  return /digest (\S+)/.exec(said)?.[1] ?? '';
}

async function look(folder, { options = [] }, target, recordedTarget, log) {
  const first = await capture(folder, options, target);
  const second = await capture(folder, options, target);
  const through = await capture(folder, options, recordedTarget);
  const revision = /protocol ([0-9-]+)/.exec(first.said)?.[1] ?? '';
  const other =
    revision === STATELESS ? await capture(folder, [...options, '--protocol', '2025-11-25'], target) : null;
  const failed = [first, second, through].find(({ code }) => code !== 0);
  if (failed !== undefined) return { said: failed.said };
  writeFileSync(log.replace(/\.log$/, '.json'), first.text);
  return {
    revision,
    counts: /: (.*?); protocol/.exec(first.said)?.[1],
    bytes: Buffer.byteLength(first.text),
    'byte-equal': first.text === second.text,
    whole: isWhole(through.text, readFileSync(log, 'utf8')) && through.text === first.text,
    'in both revisions':
      other === null ? '' : other.code === 0 ? digestIn(other) === digestIn(first) : 'refuses the older',
  };
}

async function lookAt(folder, server) {
  const log = join(folder, 'recorded.log');
  if (server.command !== undefined) {
    const record = ['--', process.execPath, RECORD, log, ...server.command];
    return look(folder, server, ['--', ...server.command], record, log);
  }
  return withServer(folder, server, async (origin, path) => {
    const standIn = await recordAddress(log, origin);
    const at = (base) => ['--url', `${base}${path}`];
    const found = await look(folder, server, at(origin), at(standIn.origin), log);
    standIn.close();
    return found;
  });
}

/** Captures that others made, by name. */
function corpusCaptures() {
  const root = join(process.env.TOOL_CATALOG_GATE_SHARED ?? '../shared', 'corpus');
  return ['npm', 'github-mcp-server'].flatMap((name) => {
    const source = join(root, name);
    if (!existsSync(source)) return [];
    return readdirSync(source)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [`${name}/${file}`, readFileSync(join(source, file))]);
  });
}

async function countFindings(captures) {
  const all = new Map();
  let free = 0;
  for (const [name, bytes] of captures) {
    const { findings } = await clientReport(parseCatalog(bytes));
    if (findings.length === 0) free += 1;
    for (const { code, entry, path } of findings) {
      const examples = all.get(code) ?? [];
      all.set(code, [...examples, `${name}: ${entry ?? ''} ${path}`]);
    }
  }
  console.log(`\nWhat clients refuse: ${free} of ${captures.length} captures break no rule.`);
  for (const [code, examples] of all)
    console.log(`${code}: ${examples.length}\n  ${examples.slice(0, 3).join('\n  ')}`);
}

const kept = process.env.CAPTURES_FOLDER;
const folder = kept ?? mkdtempSync(join(tmpdir(), 'captures-'));
try {
  if (kept === undefined || process.argv.includes('--install')) install(folder);
  const rows = {};
  const captured = [];
  for (const server of SERVERS) {
    rows[server.name] = await lookAt(folder, server);
    captured.push([server.name, readFileSync(join(folder, 'recorded.json'))]);
    console.log(server.name, JSON.stringify(rows[server.name]));
  }
  console.table(rows);
  const bad = Object.entries(rows).filter(
    ([, row]) => row['byte-equal'] !== true || row.whole !== true || row['in both revisions'] === false,
  );
  console.log(
    `${Object.keys(rows).length - bad.length} of ${Object.keys(rows).length} captures are byte-equal and whole.`,
  );
  await countFindings([...captured, ...corpusCaptures()]);
  process.exitCode = bad.length === 0 ? 0 : 1;
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}
