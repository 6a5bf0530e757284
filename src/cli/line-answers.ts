import { createInterface } from 'node:readline';

/** Answers to questions, a line each. */
export interface LineAnswers {
  /** The answer without the spaces around it; null where the input has ended, or was interrupted (Ctrl-C, Ctrl-D). */
  readonly ask: (question: string) => Promise<string | null>;
}

/**
 * Asks whoever sits at a terminal. Lines that were typed ahead answer the questions to come; between questions the input is
 * paused, so that it keeps no program from ending.
 */
export function lineAnswers(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): LineAnswers {
  const lines = createInterface({ input, output, terminal: true });
  const typed: string[] = [];
  let hasEnded = false;
  let waiting: ((answer: string | null) => void) | null = null;
  const answer = (line: string | null) => {
    const asked = waiting;
    waiting = null;
    if (asked === null && line !== null) typed.push(line);
    asked?.(line);
  };
  lines.on('line', answer);
  lines.on('close', () => {
    hasEnded = true;
    answer(null);
  });
  lines.pause();

  return {
    async ask(question) {
      const before = typed.shift();
      if (before !== undefined || hasEnded) {
        output.write(`${question}\n`);
        return before?.trim() ?? null;
      }
      lines.setPrompt(question);
      const line = await new Promise<string | null>((resolve) => {
        waiting = resolve;
        lines.prompt();
      });
      if (line === null) output.write('\n');
      else lines.pause();
      return line?.trim() ?? null;
    },
  };
}
