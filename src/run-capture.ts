import { endUnforeseen, runCaptureAction } from './capture.js';

// What GitHub's runner starts: dist/capture/index.js. A process that ends before the capture does would pass for a
// success.
process.exitCode = 2;
process.once('uncaughtException', () => process.exit(endUnforeseen()));
process.once('beforeExit', endUnforeseen);
void runCaptureAction(process.env).then((exitCode) => {
  process.off('beforeExit', endUnforeseen);
  process.exitCode = exitCode;
});
