import type { CaptureResult } from './run-captures.js';

/** An output of the step and its value. */
export type StepOutput = readonly [name: string, value: string];

/** What the step puts out: of one server plainly, of those of a configuration JSON by name; nothing of one that failed. */
export function stepOutputs(results: readonly CaptureResult[], byName: boolean): readonly StepOutput[] {
  return [
    ['catalog', valueOf(results, byName, ({ target }) => target.out)],
    [
      'digest',
      valueOf(results, byName, ({ captured }) => (captured instanceof Error ? null : captured.digest)),
    ],
    [
      'tools',
      valueOf(results, byName, ({ captured }) =>
        captured instanceof Error ? null : (captured.captured.lists[0]?.entries.length ?? 0),
      ),
    ],
  ];
}

function valueOf(
  results: readonly CaptureResult[],
  byName: boolean,
  value: (result: CaptureResult) => string | number | null,
): string {
  const found = results.flatMap((result) => {
    const one = result.captured instanceof Error ? null : value(result);
    return one === null ? [] : [[result.target.name, one] as const];
  });
  return byName ? JSON.stringify(Object.fromEntries(found)) : String(found[0]?.[1] ?? '');
}
