import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import spawn from 'cross-spawn';
import type { CommandServer } from '../server.js';

/** Holds a value that no other program has, so that a server's processes are found wherever they went. */
const MARK = 'TOOL_CATALOG_GATE_CAPTURE';
const MARK_VALUE = randomUUID();

const PATIENCE_MILLISECONDS = 1000;
const POLL_MILLISECONDS = 20;
const IS_WINDOWS = process.platform === 'win32';

/** A server's process, which leads a process group of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Ends it and all processes that it left: asked first by the end of its input, unless `at-once`. */
  readonly end: (patience: 'patient' | 'at-once') => Promise<void>;
}

/** Starts a server. Whatever becomes of this process short of SIGKILL, the server is ended with it. */
export function startServer(server: CommandServer): ServerProcess {
  const child = spawn(server.command, [...server.arguments], {
    cwd: server.directory,
    env: { ...server.environment, [MARK]: MARK_VALUE },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own, which can be ended as a whole.
    detached: !IS_WINDOWS,
    windowsHide: true,
  });
  const state = { ended: false };
  child.once('exit', () => (state.ended = true));
  child.once('error', () => (state.ended = true));
  const unwatch = endWithThisProcess(child);
  return {
    child,
    end: async (patience) => {
      child.stdin?.end();
      if (patience === 'patient') await until(() => state.ended, PATIENCE_MILLISECONDS);
      await endAll(child);
      unwatch();
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
      child.unref();
    },
  };
}

async function endAll(child: ChildProcess): Promise<void> {
  if (!isAnyAlive(child)) return;
  signalAll(child, 'SIGTERM');
  await until(() => !isAnyAlive(child), PATIENCE_MILLISECONDS);
  signalAll(child, 'SIGKILL');
  await until(() => !isAnyAlive(child), PATIENCE_MILLISECONDS);
}

async function until(holds: () => boolean, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!holds() && performance.now() < end) await sleep(POLL_MILLISECONDS);
}

function isAnyAlive(child: ChildProcess): boolean {
  if (child.pid === undefined) return false;
  if (IS_WINDOWS) return child.exitCode === null && child.signalCode === null;
  return isGroupAlive(child.pid) || markedProcesses().length > 0;
}

/** A process that ended and that nobody waited for still counts as one of its group. */
function isGroupAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
  } catch {
    return false;
  }
  const ids = processIds();
  return ids.length === 0 || ids.some((pid) => groupOf(pid) === group);
}

function signalAll(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  if (IS_WINDOWS) {
    spawn.sync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  for (const pid of [-child.pid, ...markedProcesses()]) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended in the meantime.
    }
  }
}

/**
 * Processes that bear the mark in their environment, wherever in the tree they hang: those that left the group, daemons
 * among them. Linux alone shows them.
 */
function markedProcesses(): readonly number[] {
  const mark = `${MARK}=${MARK_VALUE}`;
  return processIds().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark) && groupOf(pid) !== null;
    } catch {
      return false;
    }
  });
}

function processIds(): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^[0-9]+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** The group of a process that lives; null for one that has ended (proc(5), `/proc/[pid]/stat`). */
function groupOf(pid: number): number | null {
  try {
    const [, state, group] =
      /^.*\) (\S) -?[0-9]+ ([0-9]+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state === undefined || state === 'Z' ? null : Number(group);
  } catch {
    return null;
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A terminal's Ctrl+C reaches only this process: the server is in a group of its own. */
function endWithThisProcess(child: ChildProcess): () => void {
  const kill = () => {
    signalAll(child, 'SIGKILL');
  };
  const killAndEnd = (signal: NodeJS.Signals) => {
    kill();
    unwatch();
    process.kill(process.pid, signal);
  };
  const unwatch = () => {
    process.off('exit', kill);
    for (const signal of SIGNALS) process.off(signal, killAndEnd);
  };
  process.once('exit', kill);
  for (const signal of SIGNALS) process.once(signal, killAndEnd);
  return unwatch;
}
