import { runCli } from '../../src/cli.js';
import type { Terminal } from '../../src/cli/terminal.js';
import { GateError } from '../../src/errors/index.js';

/** What the terminal of a test is: files by path (`-` is standard input), and what else differs from the usual. */
export interface FakeOptions {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly isTerminal?: boolean;
  readonly environment?: Terminal['environment'];
  readonly directory?: string;
  /** What is answered to one question after the other; nobody is there to answer more. */
  readonly answers?: readonly string[];
  /** Takes what is written to both outputs, in its order. */
  readonly record?: string[];
  /** Seconds since the epoch. */
  readonly now?: number;
  /** Answers of the clock, one a question; the last one stays. */
  readonly clock?: readonly number[];
}

/** How a run ended: its exit code and both outputs. */
export interface Run {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command line with a terminal that is not there. */
export async function runFake(programArguments: readonly string[], options: FakeOptions = {}): Promise<Run> {
  const out: string[] = [];
  const error: string[] = [];
  const terminal = fakeTerminal(options);
  const code = await runCli(programArguments, {
    ...terminal,
    write: (text) => void (out.push(text), options.record?.push(text)),
    writeError: (text) => void (error.push(text), options.record?.push(text)),
  });
  return { code, out: out.join(''), error: error.join('') };
}

function fakeTerminal(options: FakeOptions): Omit<Terminal, 'write' | 'writeError'> {
  const files = new Map(Object.entries(options.files ?? {}));
  const clock = [...(options.clock ?? [0])];
  const answers = [...(options.answers ?? [])];
  return {
    ask: () => Promise.resolve(answers.shift() ?? null),
    read: (path, limits, field) => {
      const bytes = Buffer.from(files.get(path) ?? '');
      if (!files.has(path)) return Promise.reject(new GateError('not_found', field));
      if (path === '-') files.delete(path);
      return bytes.length > limits.maxBytes
        ? Promise.reject(new GateError('too_large', field))
        : Promise.resolve(bytes);
    },
    readDirectory: (path, choose) =>
      Promise.resolve().then(() => {
        const names = [...files.keys()]
          .filter((name) => name.startsWith(`${path}/`))
          .map((name) => name.slice(path.length + 1));
        if (names.length === 0) return null;
        return choose(names).map((name) => ({
          path: name,
          bytes: Buffer.from(files.get(`${path}/${name}`) ?? ''),
        }));
      }),
    isTerminal: () => options.isTerminal ?? false,
    environment: options.environment ?? {},
    directory: options.directory ?? '/nowhere',
    now: () => options.now ?? 0,
    elapsed: () => (clock.length > 1 ? clock.shift() : clock[0]) ?? 0,
  };
}
