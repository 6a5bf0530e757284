import { actionStart } from './action-start.mjs';
import { governance } from './governance.mjs';

/** Every part of the benchmark: its name on the command line, and a function that gives its lines. */
export const parts = [
  { name: 'a', run: actionStart },
  { name: 'governance', run: governance },
];
