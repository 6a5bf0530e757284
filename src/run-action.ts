import { endUnforeseen, runAction } from './action.js';

// What GitHub's runner starts: dist/index.js. A process that ends before the verdict is known would pass for a success.
process.exitCode = 2;
process.once('uncaughtException', () => process.exit(endUnforeseen()));
process.once('beforeExit', endUnforeseen);
void runAction(process.env).then((exitCode) => {
  process.off('beforeExit', endUnforeseen);
  process.exitCode = exitCode;
});
