import { endUnforeseen, runWatch } from './watch.js';

// What GitHub's runner starts: dist/watch/index.js. A process that ends before the issue is kept would pass for a success.
process.exitCode = 2;
process.once('uncaughtException', () => process.exit(endUnforeseen()));
process.once('beforeExit', endUnforeseen);
void runWatch(process.env).then((exitCode) => {
  process.off('beforeExit', endUnforeseen);
  process.exitCode = exitCode;
});
