import { endUnforeseen, runAction } from './action.js';

// What GitHub's runner starts: dist/index.js.
process.once('uncaughtException', () => process.exit(endUnforeseen()));
void runAction(process.env).then((exitCode) => {
  process.exitCode = exitCode;
});
