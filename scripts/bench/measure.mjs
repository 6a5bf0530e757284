import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/** Runs a process of this Node to its end: milliseconds; throws unless it ends with the expected code. */
export async function processTime(args, { cwd, env, exit = 0 } = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const complaints = [];
  child.stderr.on('data', (chunk) => complaints.push(chunk));
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const milliseconds = performance.now() - started;
  if (code !== exit) throw new Error(`${args.join(' ')} ended with ${code}\n${Buffer.concat(complaints)}`);
  return milliseconds;
}

/** The largest resident set of a process of this Node, in bytes. */
export async function peakMemory(args, { cwd, env, exit = 0 } = {}) {
  const report = "process.on('exit', () => process._rawDebug(process.resourceUsage().maxRSS))";
  const preload = `data:text/javascript,${encodeURIComponent(report)}`;
  const child = spawn(process.execPath, ['--import', preload, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk) => (text += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== exit) throw new Error(`${args.join(' ')} ended with ${code}\n${text}`);
  return Number(text.trim().split('\n').at(-1)) * 1024;
}

/** The times of `rounds` runs of each, taken in turn so that a slower moment slows all of them. */
export async function alternatingTimes(runs, rounds) {
  const times = runs.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of runs.entries()) times[index].push(await run());
  }
  return times;
}

/**
 * A line of the table: how often `reference` goes into `times`, round by round. `aim` is the largest ratio that is
 * content, null where there is none.
 */
export function ratioLine(what, times, reference, aim, note = '') {
  const ratios = times.map((time, round) => time / reference[round]);
  const told = `${median(times).toFixed(0)} ms against ${median(reference).toFixed(0)} ms`;
  return { what, ...spreadOf(ratios), aim, note: note === '' ? told : note };
}

/** The median of some values, the least and the greatest. */
export function spreadOf(values) {
  return { value: median(values), low: Math.min(...values), high: Math.max(...values) };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
