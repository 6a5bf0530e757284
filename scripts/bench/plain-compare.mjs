// node plain-compare.mjs BASELINE CANDIDATE KEY: only reads, parses and compares by key. What the command line is
// measured against.
import { readFileSync } from 'node:fs';

const [baseline, candidate, key] = process.argv.slice(2);
const toolsOf = (file) => JSON.parse(readFileSync(file, 'utf8')).tools;
const old = new Map(toolsOf(baseline).map((tool) => [tool[key], tool]));
const [added, changed] = [[], []];
for (const tool of toolsOf(candidate)) {
  const former = old.get(tool[key]);
  if (former === undefined) added.push(tool[key]);
  else if (JSON.stringify(former) !== JSON.stringify(tool)) changed.push(tool[key]);
  old.delete(tool[key]);
}
const removed = [...old.keys()];
console.log(JSON.stringify({ added, removed, changed }));
process.exitCode = added.length + removed.length + changed.length === 0 ? 0 : 1;
