import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inventoryFiles, manifestFiles } from './catalog-files.mjs';
import { alternatingTimes, median, peakMemory, processTime, ratioLine, spreadOf } from './measure.mjs';

const CLI = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const PLAIN = fileURLToPath(new URL('plain-compare.mjs', import.meta.url));
const MIB = 1024 * 1024;
const ROUNDS = 11;

/** (b) Two inventories of 10,000 records, against a script that only reads, parses and compares by key. */
export const manyRecords = () =>
  inFolder(async (folder) => [
    await against('two inventories of 10,000 records', inventoryFiles(folder, 10_000), 'tool_id', 2.6),
  ]);

/** (c) Two MCP manifests of 1 MiB, against the same. */
export const usualManifests = () =>
  inFolder(async (folder) => [
    await against('two manifests of 1 MiB', manifestFiles(folder, MIB), 'name', 1.9),
  ]);

/** (d) Two MCP manifests of 30 MiB, against the same; and how much memory that takes. */
export const largeManifests = () =>
  inFolder(async (folder) => {
    const files = manifestFiles(folder, 30 * MIB);
    const peak = await peakMemory(commandLine(files), { exit: 1 });
    return [
      await against('two manifests of 30 MiB', files, 'name', 1.6),
      { what: 'two manifests of 30 MiB, peak memory in MiB', ...spreadOf([peak / MIB]), aim: 350, note: '' },
    ];
  });

/** (e) How the time grows from 1,250 to 10,000 records, the start of the program taken off. */
export const growth = () =>
  inFolder(async (folder) => {
    const run = (args, exit) => () => processTime(args, { exit });
    const [start, few, many] = await alternatingTimes(
      [
        run([CLI, '--version'], 0),
        run(commandLine(inventoryFiles(folder, 1_250)), 1),
        run(commandLine(inventoryFiles(folder, 10_000)), 1),
      ],
      ROUNDS,
    );
    const base = median(start);
    const beyond = (times) => times.map((time) => time - base);
    return [ratioLine('10,000 records / 1,250', beyond(many), beyond(few), 8)];
  });

async function against(what, files, key, aim) {
  const [plain, ours] = await alternatingTimes(
    [
      () => processTime([PLAIN, ...files, key], { exit: 1 }),
      () => processTime(commandLine(files), { exit: 1 }),
    ],
    ROUNDS,
  );
  return ratioLine(`${what} / plain comparison`, ours, plain, aim);
}

function commandLine(files) {
  return [CLI, 'diff', ...files, '--output', 'json', '--max-bytes', String(64 * MIB)];
}

async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'tool-catalog-gate-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
