// Attests nothing: checks that every subject has its digest, and says which there are.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve(process.env.GITHUB_WORKSPACE, process.env['INPUT_SUBJECT-CHECKSUMS']);
const subjects = readFileSync(file, 'utf8').split('\n').filter(Boolean);
if (subjects.length === 0 || !subjects.every((line) => /^[0-9a-f]{64} [ *]\S/.test(line))) process.exit(1);
console.log(`subjects: ${subjects.map((line) => line.slice(66)).join(' ')}`);
