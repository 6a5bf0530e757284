import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLE, makePullRequestOf, stepEnvironment } from '../sample-step.mjs';
import { manifest } from './catalog-files.mjs';
import { alternatingMedians, peakMemory, processTime } from './measure.mjs';

const MIB = 1024 * 1024;
const ROUNDS = 5;
const TOOLS = 10_000;

/**
 * (f) 500 catalogs of 20 tools in one step, against one catalog of the same 10,000 tools: the Action's bundle from
 * local git, without a token, one tool of twenty changed.
 */
export async function manyCatalogs() {
  const folder = mkdtempSync(join(tmpdir(), 'tool-catalog-gate-bench-'));
  try {
    const [one, many] = [stepOf(folder, 1), stepOf(folder, 500)];
    const [oneTime, manyTime] = await alternatingMedians(
      [one, many].map((options) => () => processTime([BUNDLE], options)),
      ROUNDS,
    );
    const [onePeak, manyPeak] = [await peakMemory([BUNDLE], one), await peakMemory([BUNDLE], many)];
    const note = (unit, now, before) => `(${now.toFixed(0)} ${unit} against ${before.toFixed(0)} ${unit})`;
    return [
      {
        what: '500 catalogs of 20 tools / one of 10,000',
        ratio: manyTime / oneTime,
        aim: 3,
        note: note('ms', manyTime, oneTime),
      },
      {
        what: '500 catalogs of 20 tools / one of 10,000, peak memory',
        ratio: manyPeak / onePeak,
        aim: 1.2,
        note: note('MiB', manyPeak / MIB, onePeak / MIB),
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How to start the step on a pull request that leaves the baselines of so many catalogs as they were: drift. */
function stepOf(parent, catalogs) {
  const folder = join(parent, String(catalogs));
  mkdirSync(folder);
  const tools = TOOLS / catalogs;
  const documents = (file, candidate) =>
    Object.fromEntries(
      Array.from({ length: catalogs }, (_, index) => [
        `servers/${index}/${file}`,
        manifest(index * tools, tools, candidate),
      ]),
    );
  const base = { ...documents('baseline.json', false), ...documents('tools.json', false) };
  const pullRequest = makePullRequestOf(folder, base, documents('tools.json', true));
  const inputs = {
    INPUT_BASELINE: '',
    INPUT_CANDIDATE: '',
    INPUT_CATALOGS: 'servers: servers/*/baseline.json => servers/*/tools.json',
    'INPUT_MAX-BYTES': String(64 * MIB),
  };
  return { cwd: pullRequest.workspace, env: { ...stepEnvironment(folder, pullRequest), ...inputs }, exit: 1 };
}
