import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLE, makePullRequestOf, stepEnvironment } from '../sample-step.mjs';
import { manifest } from './catalog-files.mjs';
import { alternatingTimes, peakMemory, processTime, ratioLine } from './measure.mjs';

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
    const [oneTime, manyTime] = await alternatingTimes(
      [one, many].map((options) => () => processTime([BUNDLE], options)),
      ROUNDS,
    );
    const [onePeak, manyPeak] = [await peakMemory([BUNDLE], one), await peakMemory([BUNDLE], many)];
    const note = `${(manyPeak / MIB).toFixed(0)} MiB against ${(onePeak / MIB).toFixed(0)} MiB`;
    return [
      ratioLine('500 catalogs of 20 tools / one of 10,000', manyTime, oneTime, 3),
      ratioLine('500 catalogs of 20 tools / one of 10,000, peak memory', [manyPeak], [onePeak], 1.2, note),
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
