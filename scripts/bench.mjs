// npm run bench [-- PART… --json FILE]: ratios from one run, each the median of alternating runs with the least and the
// greatest of them. Each line says what it aims at; one over its aim is told as such and changes no exit code, since
// the machine decides much of it. Works on a fresh clone after npm ci; needs git.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { parts } from './bench/parts.mjs';

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const machine = {
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
};
console.log(
  `Node ${machine.node}, ${machine.platform}, ${machine.cores} × ${machine.cpu}, ${machine.memoryGiB} GiB\n`,
);
const columns = ['part', 'what', 'median', 'spread', 'aim', '', 'note'];
console.log(row(columns));
console.log(`|${columns.map(() => '---').join('|')}|`);

const lines = [];
for (const { name, run } of parts.filter(
  (part) => positionals.length === 0 || positionals.includes(part.name),
)) {
  for (const line of await run()) {
    lines.push({ part: name, ...line });
    console.log(row(cells(name, line)));
  }
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ machine, lines }, null, 2)}\n`);

function cells(part, { what, value, low, high, aim, note }) {
  const verdict = aim === null ? '' : value <= aim ? 'reached' : 'MISSED';
  const spread = low === high ? '' : `${low.toFixed(2)}–${high.toFixed(2)}`;
  return [part, what, value.toFixed(2), spread, aim ?? '', verdict, note];
}

function row(texts) {
  return `| ${texts.join(' | ')} |`;
}
