// npm run bench [PART…]: ratios from one run, medians of alternating runs. Each part says what it aims at; a ratio
// over its aim is printed as such and changes no exit code, since the machine decides much of it.
import { availableParallelism } from 'node:os';
import { parts } from './bench/parts.mjs';

const wanted = process.argv.slice(2);
console.log(`Node ${process.version}, ${availableParallelism()} cores`);
for (const { name, run } of parts.filter((part) => wanted.length === 0 || wanted.includes(part.name))) {
  for (const { what, ratio, aim, note } of await run()) {
    const verdict = aim === null ? '' : ratio <= aim ? ` (aim ${aim}: reached)` : ` (aim ${aim}: MISSED)`;
    console.log(`${name}  ${what}: ${ratio.toFixed(2)}${verdict}${note === '' ? '' : `  ${note}`}`);
  }
}
