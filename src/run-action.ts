import { endUnforeseen, runAction, runPost } from './action.js';

// What GitHub's runner starts: dist/index.js, and behind the job's other steps dist/post.js, which is this with a word
// more. A process that ends before the verdict is known would pass for a success.
process.exitCode = 2;
process.once('uncaughtException', () => process.exit(endUnforeseen()));
process.once('beforeExit', endUnforeseen);
const run = process.argv[2] === 'post' ? runPost : runAction;
void run(process.env).then((exitCode) => {
  process.off('beforeExit', endUnforeseen);
  process.exitCode = exitCode;
});
