import { Session } from 'node:inspector';
import type { Profiler } from 'node:inspector';
import { afterAll } from '@jest/globals';

// Blocks are counted in functions that the engine compiles from now on, at their first call: so a test imports this
// file before what it measures.
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
afterAll(() => session.disconnect());

/**
 * How many blocks of this project's code (function bodies, loop bodies, branches) a call runs, its awaits included:
 * what the call costs, the same on every machine and under every load. Work within the engine (a regular expression, a
 * copy of an array) counts as one step, however long it takes.
 */
export async function stepsOf(call: () => unknown): Promise<number> {
  takeCounts();
  await call();
  return takeCounts().reduce((sum, count) => sum + count, 0);
}

function takeCounts(): readonly number[] {
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error;
    scripts = result;
  });
  const ours = scripts.filter(({ url }) => /\/src\/[^?]*\.ts$/.test(url));
  return ours.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)));
}

/**
 * How many characters the engine's methods of strings and regular expressions look at during a call: what `stepsOf`
 * counts as one step each.
 */
export function charactersOf(call: () => unknown): number {
  let characters = 0;
  const restores = METHODS.map(([owner, name, lookedAt]) => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name);
    const method: unknown = descriptor?.value;
    if (descriptor === undefined || typeof method !== 'function') throw new Error('no such method');
    const value = function (this: unknown, ...args: readonly unknown[]): unknown {
      const start = this instanceof RegExp && (this.sticky || this.global) ? this.lastIndex : 0;
      const result: unknown = Reflect.apply(method, this, args);
      characters += lookedAt(this, args, result, start);
      return result;
    };
    Object.defineProperty(owner, name, { ...descriptor, value });
    return () => Object.defineProperty(owner, name, descriptor);
  });
  try {
    call();
  } finally {
    for (const restore of restores) restore();
  }
  return characters;
}

/** How much of its text a method with a result looked at; for a pattern, from where on. */
type LookedAt = (self: unknown, args: readonly unknown[], result: unknown, start: number) => number;

/** These look at one character, or make a text without looking. */
const CHEAP = ['constructor', 'at', 'charAt', 'charCodeAt', 'codePointAt', 'slice', 'substring', 'concat'];
const FINDING = ['indexOf', 'includes', 'startsWith', 'endsWith'];

const METHODS: readonly (readonly [object, string | symbol, LookedAt])[] = [
  ...methodsOf(String.prototype, (name) => (FINDING.includes(name) ? untilFound : wholeText)),
  ...methodsOf(RegExp.prototype, (name) => (['exec', 'test'].includes(name) ? untilMatched : wholeArgument)),
];

function methodsOf(owner: object, lookedAt: (name: string) => LookedAt) {
  return Reflect.ownKeys(owner)
    .filter((name) => !CHEAP.includes(String(name)))
    .filter((name) => typeof Object.getOwnPropertyDescriptor(owner, name)?.value === 'function')
    .map((name) => [owner, name, lookedAt(String(name))] as const);
}

function wholeText(self: unknown): number {
  return String(self).length;
}

function wholeArgument(_: unknown, [text]: readonly unknown[]): number {
  return String(text).length;
}

function untilFound(self: unknown, [wanted, from]: readonly unknown[], result: unknown): number {
  const end = typeof result === 'number' && result >= 0 ? result : result === true ? 0 : wholeText(self);
  return String(wanted).length + Math.max(0, end - Number(from ?? 0));
}

/** A sticky pattern that does not fit gives up where it is. */
function untilMatched(self: unknown, [text]: readonly unknown[], result: unknown, start: number): number {
  if (!(self instanceof RegExp)) return 0;
  const fits = result !== null && result !== false;
  if (fits && (self.sticky || self.global)) return self.lastIndex - start;
  return self.sticky ? 1 : String(text).length - start;
}
