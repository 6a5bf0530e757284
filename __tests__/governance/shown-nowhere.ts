import { inspect } from 'node:util';
import { expect } from '@jest/globals';

/** Expects that no ordinary way of printing, serialising or copying a value shows any of these texts. */
export function expectShownNowhere(value: unknown, secrets: readonly string[]): void {
  const views = [
    String(value),
    `${JSON.stringify(value)}`,
    inspect(value),
    inspect(value, { showHidden: true, depth: Infinity, getters: true }),
    inspect(value, { customInspect: false, showHidden: true, depth: Infinity }),
    inspect({ held: [value] }, { depth: Infinity }),
    JSON.stringify({ ...Object(value) }),
    JSON.stringify(Object.entries(Object(value))),
  ];
  for (const view of views) {
    for (const secret of secrets) expect(view).not.toContain(secret);
  }
}
